"""Leader rolls and the actions that are one: scan, recruit, mission (BSU-19, 20, 40, 41)."""

from perihelion.games.burning_suns.decks import card_sources, own_card, take_card
from perihelion.games.burning_suns.diplomacy import diplomacy_options
from perihelion.games.burning_suns.empire import counts_as_any, force, total
from perihelion.games.burning_suns.galaxy import knows_way_to
from perihelion.games.burning_suns.masks import moves_to
from perihelion.games.burning_suns.moving import add_units
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_BOOST,
    ASK_DIPLOMACY,
    ASK_LEADER_REROLL,
    ASK_MISSION,
    ASK_RECRUIT,
    ASK_REGIMENT,
    ASK_SCAN,
    BEGIN_ACTION,
    ROLLED,
)
from perihelion.games.burning_suns.tables import (
    ACCEPT,
    ACTION_AT,
    AGENT_AT,
    BOOST_ONE,
    DECLINE,
    PLACE_AT,
    ROLL,
    TAKE_CRYSTALS,
)
from perihelion.games.burning_suns.terms import (
    AGENT,
    ARTEFACT,
    BOOST,
    DIPLOMACY,
    LEADER,
    MISSION,
    RECRUIT,
    REGIMENT,
    REROLL,
    SCAN,
)
from perihelion.kernel.table import Event


def begin_roll(table: Table, seat: int, scope: int) -> None:
    frame = table.frames[-1]
    frame.scope = scope
    frame.boosts = 0
    frame.rerolled = 0
    frame.die = 0
    frame.success = -1
    table.question((ASK_BOOST, seat), boost_options(table, seat))


def boost_options(table: Table, seat: int) -> list[int]:
    """BSU-20.4: boosts for 3 crystals each, as many as wanted, then the roll."""
    return [BOOST_ONE, ROLL] if table.crystals[seat] >= table.tables.boost_price else [ROLL]


def boost(table: Table, seat: int, action: int) -> None:
    if action == BOOST_ONE:
        table.crystals[seat] -= table.tables.boost_price
        table.frames[-1].boosts += 1
        table.question((ASK_BOOST, seat), boost_options(table, seat))
    else:
        roll(table, seat)


def leader_value(table: Table, seat: int) -> int:
    """BSU-20.2: the leader's attack with paid and free boosts."""
    frame = table.frames[-1]
    value = table.tables.races[table.race[seat]].leaders[frame.leader] + frame.boosts
    value += total(table, seat, BOOST, LEADER)
    if frame.scope != LEADER:
        # BSU-41.8, 44.34: a boost for missions does not reach the action a mission gained.
        value += total(table, seat, BOOST, frame.scope)
    if frame.scope == MISSION:
        value += table.tables.organisations[table.organisation[seat]].mission_boost
    return value


def leader_rerolls(table: Table, seat: int) -> int:
    frame = table.frames[-1]
    found = total(table, seat, REROLL, LEADER)
    if frame.scope != LEADER:
        found += total(table, seat, REROLL, frame.scope)
    return found - frame.rerolled


def roll(table: Table, seat: int) -> None:
    table.reveal()
    frame = table.frames[-1]
    frame.die = 1 + table.rng.below(8)
    value = leader_value(table, seat)
    frame.success = 1 if frame.die <= value and frame.die < 8 else 0  # BSU-20.3
    if table.sink is not None:
        kind = "roll-succeeded" if frame.success else "roll-failed"
        table.emit(Event(kind, seat, amount=frame.die, facts={"value": min(7, value)}))
    if frame.success == 0 and leader_rerolls(table, seat) > 0:
        table.question((ASK_LEADER_REROLL, seat), reroll_options(table, seat))
    elif table.agenda[-1][0] == ROLLED:
        table.agenda.pop()
        rolled(table, seat)


def reroll_options(table: Table, seat: int) -> list[int]:
    return [DECLINE, ACCEPT]


def reroll(table: Table, seat: int, action: int) -> None:
    if action == ACCEPT:
        table.frames[-1].rerolled += 1
        roll(table, seat)


def rolled(table: Table, seat: int) -> None:
    """What the roll was for."""
    frame = table.frames[-1]
    won = frame.success == 1
    if frame.action == SCAN:
        if won:
            table.question((ASK_SCAN, seat), scan_options(table))
        else:
            table.crystals[seat] += table.tables.scan_failure  # BSU-19.5
    elif frame.action == RECRUIT:
        if won:
            table.question((ASK_RECRUIT, seat), recruit_options(table, seat))
        else:
            table.question((ASK_REGIMENT, seat), regiment_options(table, seat))
    elif frame.action == MISSION:
        if won:
            table.push((ASK_MISSION, seat))
    elif frame.action == DIPLOMACY and won:
        table.question((ASK_DIPLOMACY, seat), diplomacy_options(table, seat))


def roll_action(table: Table, seat: int) -> None:
    """The body of an action that is a leader roll."""
    table.agenda.append((ROLLED, seat))
    begin_roll(table, seat, table.frames[-1].action)


# ---------------------------------------------------------------- scan, recruit, mission


def scan_options(table: Table) -> list[int]:
    return [TAKE_CRYSTALS, *card_sources(table, ARTEFACT)]


def scan(table: Table, seat: int, action: int) -> None:
    if action == TAKE_CRYSTALS:
        table.crystals[seat] += table.tables.scan_success
    else:
        take_card(table, seat, ARTEFACT, action)


def recruit_options(table: Table, seat: int) -> list[int]:
    """BSU-40.2, 40.3."""
    found = card_sources(table, AGENT)
    for agent, owner in enumerate(table.agent_owner):
        if owner >= 0 and owner != seat and can_rob(table, seat, agent):
            found.append(AGENT_AT + agent)
    return found


def can_rob(table: Table, seat: int, agent: int) -> bool:
    owner = table.agent_owner[agent]
    if owner < 0 or owner == seat or not knows_way_to(table, seat, owner):
        return False
    wanted = table.tables.agent_force[agent]
    if counts_as_any(table, owner) or force(table, owner) == wanted:
        return False
    return force(table, seat) == wanted or counts_as_any(table, seat)


def recruit(table: Table, seat: int, action: int) -> None:
    if action >= AGENT_AT:
        table.frames[-1].opponent = table.agent_owner[action - AGENT_AT]
        own_card(table, seat, AGENT, action - AGENT_AT)
    else:
        take_card(table, seat, AGENT, action)


def regiment_options(table: Table, seat: int) -> list[int]:
    """BSU-40.10."""
    return moves_to(table.domain[seat])


def regiment(table: Table, seat: int, action: int) -> None:
    add_units(table, seat, action - PLACE_AT, REGIMENT, 1)


def mission_options(performable: list[bool]) -> list[int]:
    """BSU-41.2, 41.9: any other action that can be performed, or none."""
    return [DECLINE] + [ACTION_AT + action for action in range(MISSION) if performable[action]]


def mission(table: Table, seat: int, action: int) -> None:
    if action != DECLINE:
        table.push((BEGIN_ACTION, action - ACTION_AT, seat, table.frames[-1].leader, 1))
