"""What the effects of abilities do (BSU-44). Their steps are (kind, seat, ability, effect, branch, place, …)."""

from typing import Final

from perihelion.games.burning_suns import decks, leaders
from perihelion.games.burning_suns.abilities import can_do, performable
from perihelion.games.burning_suns.combat import gain_antimatter
from perihelion.games.burning_suns.dealings import run_on_empires
from perihelion.games.burning_suns.effect_steps import again, effect_of
from perihelion.games.burning_suns.empire import amount, times
from perihelion.games.burning_suns.losses import aim
from perihelion.games.burning_suns.moving import add_units
from perihelion.games.burning_suns.programs import Ability, Effect
from perihelion.games.burning_suns.setup import fill_market
from perihelion.games.burning_suns.sides import key_of
from perihelion.games.burning_suns.sources import keep_watch
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ABILITY_ROLLED,
    ASK_BRANCH,
    ASK_CARD,
    ASK_DRAW,
    ASK_INSTEAD,
    ASK_LEAP_FROM,
    ASK_NESTED,
    ASK_PLACE,
    ASK_RECEIVE,
    ASK_REPAIR,
    ASK_SALVAGE,
    ASK_TAX,
    BEGIN_ACTION,
    EFFECT,
    OPT_FREE_CARDS,
)
from perihelion.games.burning_suns.tables import (
    ACCEPT,
    ACTION_AT,
    DECLINE,
    NOWHERE,
    OF_AGENT,
    OF_CARD,
    PICK,
)
from perihelion.games.burning_suns.terms import (
    ADD,
    AGENT,
    ARTEFACT,
    ASSAULT,
    CANCEL_DAMAGE,
    CHOOSE,
    CONTROL,
    CONTROLLED,
    COUNT_AS,
    DAMAGE,
    DEPLOY,
    DESTROY,
    DISCARD,
    DISCARD_SELF,
    DRAW,
    GAIN_ANTIMATTER,
    GAIN_CRYSTALS,
    HERE,
    HOME_PLACE,
    IGNORE,
    INSTEAD,
    JOIN,
    LEADER,
    LEAP,
    LOCAL,
    NO_REROLLS,
    OWN_ARMY,
    OWN_FLEET,
    PAY,
    PEEK,
    PERFORM,
    PLACE_NPC,
    PLACE_SYSTEM,
    RECEIVE,
    REFRESH,
    REPAIR_HULL,
    REPLACE,
    RETURN_TILE,
    REVEAL_TILES,
    SALVAGE,
    SEARCH,
    SEIZE,
    STEAL,
    SWAP_SYSTEMS,
    TAX,
    TITAN,
    TRANSFER,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event

# ---------------------------------------------------------------- using an ability


def use(table: Table, seat: int, code: int) -> None:
    """BSU-38, 26.2, 26.5: a race card is gone as soon as it is used, whatever its roll brings."""
    ability = table.tables.abilities[code >> 6]
    if ability.source == OF_CARD:
        table.hand[seat] &= ~(1 << ability.slot)
        table.played[seat] |= 1 << ability.slot
        keep_watch(table, seat)
    if table.sink is not None:
        table.emit(Event("ability", seat, ability.name, facts={"source": "@" + ability.name.replace("_", "-")}))
    if ability.roll:
        table.push((ABILITY_ROLLED, seat, code >> 6, code & 63))
        leaders.begin_roll(table, seat, LEADER)
    else:
        push_effects(table, seat, code >> 6, code & 63)


def ability_rolled(table: Table, step: Step) -> None:
    """BSU-44.8."""
    if table.frames[-1].success == 1:
        push_effects(table, step[1], step[2], step[3])


def push_effects(table: Table, seat: int, ability: int, place: int) -> None:
    for number in range(len(table.tables.abilities[ability].effects) - 1, -1, -1):
        table.push((EFFECT, seat, ability, number, 0, place))


def counts_for_limit(table: Table, ability: Ability) -> bool:
    """BSU-38.10, A-38."""
    return not (ability.source == OF_CARD and table.opt[OPT_FREE_CARDS])


def run_effect(table: Table, step: Step) -> None:
    seat = step[1]
    ability = table.tables.abilities[step[2]]
    effect = effect_of(table, step)
    op = effect.op
    if op in PLAIN:
        run_plain(table, step, ability, effect)
    elif op in IN_FIGHT:
        run_in_fight(table, step, ability, effect)
    elif op == CHOOSE:
        table.push(again(step, ASK_BRANCH, 0))
    elif op in ASKS_PLACES:
        # The number of a change of control is its direction; it is made once.
        number = 1 if op == CONTROL else amount(table, seat, ability, effect)
        table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], number, -1))
    elif op in (DESTROY, DAMAGE):
        aim(table, step, effect)
    elif op in (STEAL, DISCARD):
        run_on_empires(table, step, ability, effect)
    elif op == ADD:
        run_add(table, step, ability, effect)
    elif op == LEAP:
        table.push(again(step, ASK_LEAP_FROM, 0))
    elif op == PERFORM:
        table.push((ASK_NESTED, seat, effect.a, 0))
    elif op == INSTEAD:
        table.push(again(step, ASK_INSTEAD, effect.a))
    elif op in ASKS_OTHER:
        table.push(again(step, ASKS_OTHER[op], amount(table, seat, ability, effect)))
    else:  # a modifier for this action
        number = amount(table, seat, ability, effect) if op not in FLAGS else 1
        rank = key_of(ability.rank, ability.timing, ability.force)
        table.modify(seat, op, effect.a, number, rank)


PLAIN: Final = (GAIN_CRYSTALS, PAY, TAX, GAIN_ANTIMATTER, REFRESH, DISCARD_SELF)
IN_FIGHT: Final = (JOIN, DEPLOY, CANCEL_DAMAGE, SALVAGE)
ASKS_PLACES: Final = (
    PLACE_NPC,
    TRANSFER,
    REVEAL_TILES,
    PEEK,
    PLACE_SYSTEM,
    RETURN_TILE,
    SWAP_SYSTEMS,
    CONTROL,
    SEIZE,
    REPLACE,
)
ASKS_OTHER: Final = {DRAW: ASK_DRAW, SEARCH: ASK_CARD, RECEIVE: ASK_RECEIVE, REPAIR_HULL: ASK_REPAIR}
FLAGS: Final = (NO_REROLLS, COUNT_AS, IGNORE)


def run_plain(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    seat = step[1]
    if effect.op == GAIN_CRYSTALS:
        number = amount(table, seat, ability, effect)
        number *= times(table, seat, effect.per) if effect.per >= 0 else 1
        table.crystals[seat] += number
        if table.sink is not None and number:
            table.emit(Event("crystals", seat, "crystal", amount=number))
    elif effect.op == PAY:
        table.crystals[seat] -= effect.n
    elif effect.op == GAIN_ANTIMATTER:
        gain_antimatter(table, seat, amount(table, seat, ability, effect))
    elif effect.op == TAX:
        demand_tax(table, seat, effect.n)
    elif effect.op == REFRESH:
        table.reveal()
        for space in range(len(table.market)):
            if table.market[space] >= 0:
                table.supply[table.market[space]] += 1
                table.market[space] = -1
        fill_market(table)
    elif ability.source == OF_AGENT:
        discard_if_owned(table, seat, AGENT, ability.ref)
    else:
        discard_if_owned(table, seat, ARTEFACT, ability.ref)


def discard_if_owned(table: Table, seat: int, what: int, card: int) -> None:
    owners = table.artefact_owner if what == ARTEFACT else table.agent_owner
    if owners[card] == seat:
        decks.discard_card(table, what, card)


def demand_tax(table: Table, seat: int, number: int) -> None:
    """BSU-44.20, A-70: pay, or the action ends unperformed."""
    frame = table.frames[-1]
    if table.crystals[frame.actor] < number:
        frame.stopped = 1
    else:
        table.push((ASK_TAX, frame.actor, seat, number))


def pay_tax(table: Table, step: Step, action: int) -> None:
    if action == ACCEPT:
        table.crystals[step[1]] -= step[3]
        table.crystals[step[2]] += step[3]
    else:
        table.frames[-1].stopped = 1


def run_in_fight(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    frame = table.frames[-1]
    fight = frame.fight
    seat = step[1]
    if fight is None or seat not in fight.owners:
        return
    side = 0 if fight.owners[0] == seat else 1
    number = amount(table, seat, ability, effect)
    if effect.op == JOIN:
        if (frame.action == ASSAULT) == (effect.a == LOCAL):
            fight.joined[side] += number
    elif effect.op == DEPLOY:
        fight.wave += number
    elif effect.op == CANCEL_DAMAGE:
        fight.cancels[side] += number
    else:
        frame.group = fight.lost[side][:TITAN]
        table.push(again(step, ASK_SALVAGE, number))


def run_add(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    """BSU-44.23."""
    seat = step[1]
    number = amount(table, seat, ability, effect)
    number *= times(table, seat, effect.per) if effect.per >= 0 else 1
    frame = table.frames[-1]
    if effect.b == OWN_ARMY:
        if frame.fight is not None and frame.fight.owners[0] == seat:
            frame.fight.wave += number
        elif frame.fight is not None:
            add_units(table, seat, frame.place, effect.a, number)
    elif effect.b == HOME_PLACE:
        add_units(table, seat, table.galaxy.homes[seat], effect.a, number)
    elif effect.b == HERE:
        place = step[5] if step[5] != NOWHERE else frame.place
        if table.control[place] == seat:
            add_units(table, seat, place, effect.a, number)
    elif effect.b in (CONTROLLED, OWN_FLEET) and number:
        table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], number, -1))


# ---------------------------------------------------------------- places


# ---------------------------------------------------------------- losses


# ---------------------------------------------------------------- empires and cards


# ---------------------------------------------------------------- leaps, salvage, repair, nested actions


def branch_options(table: Table, step: Step) -> list[int]:
    effect = effect_of(table, step)
    ability = table.tables.abilities[step[2]]
    found: list[int] = []
    for number in range(len(effect.branches)):
        if can_do(table, step[1], ability, effect.branches[number], step[5]):
            found.append(PICK + number)
    return found


def choose_branch(table: Table, step: Step, action: int) -> None:
    table.push((EFFECT, step[1], step[2], step[3], action - PICK + 1, step[5]))


def nested_options(table: Table, step: Step) -> list[int]:
    """BSU-14.9, 44.35: an action more, if it can be performed."""
    possible = performable(table, step[1], step[2], table.frames[-1].leader)
    return [DECLINE, ACCEPT] if possible else []


def nested(table: Table, step: Step, action: int) -> None:
    if action == ACCEPT:
        table.push((BEGIN_ACTION, step[2], step[1], table.frames[-1].leader, 0))


def instead_options(table: Table, step: Step) -> list[int]:
    return [ACTION_AT + action for action in range(12) if step[6] >> action & 1]


def instead(table: Table, step: Step, action: int) -> None:
    """BSU-44.35: in place of the first action; the trigger used counts for the new one."""
    table.frames[-1].stopped = 1
    table.push((BEGIN_ACTION, action - ACTION_AT, step[1], table.frames[-1].leader, 2))
