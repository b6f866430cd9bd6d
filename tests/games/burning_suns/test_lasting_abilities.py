"""Passive abilities that act in fights, and those of resources: each changes by its amount exactly what it is about."""

import pytest
from games.burning_suns.builder import TABLES, Builder
from games.burning_suns.test_every_ability import LASTING, QUIET, crowded, give, numbers
from support.rules import rule

from perihelion.games.burning_suns.reading import numbers as second
from perihelion.games.burning_suns.rules.abilities.programs import Ability, Effect
from perihelion.games.burning_suns.rules.combat.fighting import lasting_cancels
from perihelion.games.burning_suns.rules.combat.military import attack
from perihelion.games.burning_suns.rules.combat.sides import (
    attack_of,
    damage_of,
    dice_of,
    force_of,
    grants,
    rerolls_left,
)
from perihelion.games.burning_suns.rules.empire import numbers as first
from perihelion.games.burning_suns.rules.empire.numbers import amount
from perihelion.games.burning_suns.rules.empire.sources import touch
from perihelion.games.burning_suns.rules.frames import Fight, Frame
from perihelion.games.burning_suns.rules.state import Table
from perihelion.games.burning_suns.rules.tables import (
    DARK_SHIPS,
    LOCAL_FORCES,
    OF_AGENT,
    OF_ANOMALY,
    OF_ARTEFACT,
    OF_BACK,
    OF_IDEOLOGY,
    OF_RESOURCE,
)
from perihelion.games.burning_suns.rules.terms import (
    ASSAULT,
    ATTACK,
    BANNED,
    BATTLE,
    BOMBARD,
    CANCEL_DAMAGE,
    DEPLOY,
    DICE,
    DISCOUNT,
    DISTANCES,
    FIGHTER,
    GOODS_NUMBER,
    HERE_BODY,
    HIT_DAMAGE,
    HOLD_ANTIMATTER,
    LIMITS,
    MERCENARY,
    NO_REROLLS,
    REGIMENT,
    REROLL,
    STRIKE,
    THIS,
    UNIT_COST,
    WORMHOLE,
)

Numbers = dict[str, int]

# Fights of seat 0: name, action, who attacks, where, whom, the shot of a bombard.
FIGHTS = (
    ("battle", BATTLE, 0, "mid", 1, 0),
    ("dark ships", BATTLE, 0, "mid", DARK_SHIPS, 0),
    ("assault", ASSAULT, 0, "i", 1, 0),
    ("local forces", ASSAULT, 0, "h", LOCAL_FORCES, 0),
    ("siege", ASSAULT, 1, "t", 0, 0),
    ("shot", BOMBARD, 0, "i", 1, 1),
)
ACTION_OF = {name: action for name, action, *_ in FIGHTS}


def rerolls(state: Table, frame: Frame, fight: Fight, side: int) -> int:
    fight.counts[side] = force_of(state, frame, fight, side)
    fight.pools[side] = grants(state, frame, fight, side)
    return rerolls_left(state, frame, fight, side)


def fighting(table: Builder) -> Numbers:
    """All that passive abilities can change for seat 0 in a fight, as the rules work it out."""
    found: Numbers = {}
    for name, action, attacker, label, other, shot in FIGHTS:
        state = table.state.clone()
        state.frames.append(Frame(action, attacker, 0))
        attack(state, attacker, table.labels[label], other, shot)
        frame, fight = state.frames[-1], state.fight()
        side = fight.owners.index(0)
        found[f"{name}: rerolls"] = rerolls(state, frame, fight, side)
        found[f"{name}: rerolls of the other side"] = rerolls(state, frame, fight, 1 - side)
        found[f"{name}: cancelled"] = lasting_cancels(state, 0, action)
        found[f"{name}: wave"] = force_of(state, frame, fight, side)[REGIMENT]
        for kind in range(MERCENARY):
            found[f"{name}: dice {kind}"] = dice_of(state, side, kind)
            found[f"{name}: damage {kind}"] = damage_of(state, side, kind)
            for turn in (1, 2):
                fight.turn = turn
                found[f"{name}: attack {kind} in turn {turn}"] = attack_of(state, side, kind)
    return found


def scene(ability: Ability) -> Builder:
    """Everybody can fight everybody; nothing of seat 0 but its race and organisation matters yet."""
    table = crowded().dark("mid", 2).local("h", 3)
    if ability.source != OF_IDEOLOGY:
        table.state.levels[0] = [0, -1, -1, -1]
    for owners in (table.state.agent_owner, table.state.artefact_owner):
        owners[:] = [-1 if owner == 0 else owner for owner in owners]
    table.state.technologies[0] = []
    table.units(1, "mid", fighter=3)
    touch(table.state, 0)
    return table


def receive(table: Builder, ability: Ability) -> None:
    """The source comes, where it can act: mercenaries to the fights, a construction to the besieged system."""
    resource = TABLES.resources[ability.ref] if ability.source == OF_RESOURCE else None
    if resource is not None and resource.name.startswith("con"):
        table.construction("t", resource.name)
    elif resource is not None and resource.unit >= 0:
        for label in ("mid", "i"):
            table.state.change_units(0, table.labels[label], resource.unit, 1)
    else:
        give(table, 0, ability)
    touch(table.state, 0)


def changes(ability: Ability) -> tuple[Builder, Numbers]:
    table = scene(ability)
    if ability.source == OF_IDEOLOGY:
        give(table, 0, ability)  # the sheet with all its other levels, and then without this one
        level = next(
            number
            for number in range(4)
            if ability.index in TABLES.levels[ability.ref][number][table.state.levels[0][number]]
        )
        option, table.state.levels[0][level] = table.state.levels[0][level], -1
        touch(table.state, 0)
        before = numbers(table) | fighting(table)
        table.state.levels[0][level] = option
        touch(table.state, 0)
    else:
        before = numbers(table) | fighting(table)
        receive(table, ability)
    after = numbers(table) | fighting(table)
    return table, {name: after[name] - before[name] for name in after if after[name] != before[name]}


def expected(table: Builder, ability: Ability, effect: Effect) -> Numbers:
    """What must have changed, and by how much."""
    number = amount(table.state, 0, ability, effect)
    kind = FIGHTER if effect.a == THIS else effect.a
    fights = {REROLL: "rerolls", CANCEL_DAMAGE: "cancelled"}
    if effect.op in fights:
        scope = effect.a if effect.op == REROLL else effect.scope
        names = [name for name, action in ACTION_OF.items() if action == scope]
        if ability.source == OF_BACK:  # an attack between allies ends what the alliance brings (BSU-24.15)
            names = [name for name in names if name in ("dark ships", "local forces")]
        return {f"{name}: {fights[effect.op]}": number for name in names}
    by_kind = {DICE: "dice", HIT_DAMAGE: "damage"}
    if effect.op in by_kind:
        here = ["battle", "dark ships", "assault", "shot"]  # a mercenary acts in its own fleet only
        where = list(ACTION_OF) if ability.source != OF_RESOURCE or TABLES.resources[ability.ref].unit < 0 else here
        return {f"{name}: {by_kind[effect.op]} {kind}": number for name in where}
    if effect.op == ATTACK and effect.a == HERE_BODY:
        return {f"siege: attack {REGIMENT} in turn {turn}": number for turn in (1, 2)}
    if effect.op == ATTACK:
        return {f"{name}: attack {kind} in turn 2": number for name in ACTION_OF}
    if effect.op == STRIKE:
        return {f"battle: attack {FIGHTER} in turn 1": number}
    if effect.op == DEPLOY:
        return {"assault: wave": number}
    outside = {LIMITS: f"limit {kind}", DISTANCES: f"distance {kind}", UNIT_COST: f"unit {kind}"}
    outside |= {HOLD_ANTIMATTER: "antimatter", BANNED: "banned"}
    return {outside[effect.op]: number}


REST = [ability for ability in LASTING if ability not in QUIET and ability.source != OF_ANOMALY]


@pytest.mark.parametrize("ability", REST, ids=lambda ability: f"{ability.index}-{ability.name}")
def test_it_changes_what_it_is_about_by_its_amount(ability: Ability) -> None:
    table, changed = changes(ability)
    for effect in ability.effects:
        if effect.op == NO_REROLLS:
            names = [name for name, action in ACTION_OF.items() if action == effect.a and name in ("battle", "assault")]
            assert effect.a == BOMBARD or names
            assert all(changed[f"{name}: rerolls of the other side"] < 0 for name in names)
        elif effect.op == WORMHOLE:
            assert changed["wormholes"] == 1 << table.labels["t"]
        else:
            wanted = expected(table, ability, effect)
            assert {name: changed.get(name, 0) for name in wanted} == wanted


HELD = [ability for ability in LASTING if ability.source != OF_ANOMALY]


@rule("BSU-39.9", "BSU-27.19")
@pytest.mark.parametrize("ability", HELD, ids=lambda ability: f"{ability.index}-{ability.name}")
def test_both_readings_add_up_alike(ability: Ability) -> None:
    table = scene(ability)
    if ability.source in (OF_AGENT, OF_ARTEFACT):  # some of them are out of their deck already
        owners = table.state.agent_owner if ability.source == OF_AGENT else table.state.artefact_owner
        owners[ability.ref] = 0
        touch(table.state, 0)
    else:
        receive(table, ability)
    for op in (DISCOUNT, UNIT_COST, ATTACK, HIT_DAMAGE, DICE):
        for what in range(GOODS_NUMBER):
            sums = [reading.total(table.state, 0, op, what) for reading in (first, second)]
            assert sums[0] == sums[1], (op, what)
    for what in range(5):
        assert first.limit(table.state, 0, what) == second.limit(table.state, 0, what), what
