"""Why a leader, a purchase, a repair or a card is refused, by rule id."""

from perihelion.games.burning_suns.empire import (
    build_limit,
    counts_as_any,
    force,
    full_hull,
    price,
    resource_price,
    unit_price,
)
from perihelion.games.burning_suns.galaxy import knows_way_to
from perihelion.games.burning_suns.second_reading import ALLOWED
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_SCAN,
)
from perihelion.games.burning_suns.tables import (
    AGENT_AT,
    ARTEFACT_AT,
    BUY,
    DECLINE,
    LEADER_AT,
    MARKET_AT,
    REPAIR_AT,
    TAKE_CRYSTALS,
    TAKE_DECK,
    TAKE_FACE_UP,
    USE,
)
from perihelion.games.burning_suns.terms import (
    AGENT,
    ARTEFACT,
    HIRED,
    REPAIR,
    STARBASE,
    TECHNOLOGY,
    TITAN,
    UPGRADE,
)


def refuse_leader(table: Table, seat: int, action: int) -> list[str]:
    if not LEADER_AT <= action < USE:
        return ["BSU-9.6"]
    leader, space = divmod(action - LEADER_AT, 36)
    found: list[str] = []
    if space % 3 == 1 and table.seats < 4:
        found.append("BSU-9.4")
    if table.leader_at[space] >= 0:
        found.append("BSU-9.1")
    if seat * 3 + leader in table.leader_at:
        found.append("BSU-9.2")
    return found


def refuse_purchase(table: Table, seat: int, action: int) -> list[str]:
    bought = table.frames[-1].count
    if action == DECLINE:
        return ALLOWED if bought else ["BSU-11.10"]
    if bought >= build_limit(table, seat):
        return ["BSU-27.2"]
    crystals = table.crystals[seat]
    race = table.tables.races[table.race[seat]]
    if BUY <= action < MARKET_AT:
        kind = action - BUY
        if kind >= TITAN and any([table.has(seat, place, kind) for place in range(table.galaxy.size)]):
            return ["BSU-27.16"]
        return ALLOWED if unit_price(table, seat, kind) <= crystals else ["BSU-27.2"]
    if MARKET_AT <= action < REPAIR_AT:
        space = action - MARKET_AT
        if space >= len(table.market) or table.market[space] < 0:
            return ["BSU-28.2"]
        resource = table.market[space]
        kind = table.tables.resources[resource].kind
        if kind == TECHNOLOGY and race.technology_spaces == 0:
            return ["BSU-29.2"]
        if kind == UPGRADE and not any(race.upgrade_spaces):
            return ["BSU-30.1"]
        if kind == HIRED and not any([fleet_at_home(table, seat, place) for place in range(table.galaxy.size)]):
            return ["BSU-31.2"]
        return ALLOWED if resource_price(table, seat, resource) <= crystals else ["BSU-27.2"]
    if REPAIR_AT <= action < REPAIR_AT + 3:
        return refuse_repair(table, seat, TITAN + action - REPAIR_AT)
    return ["BSU-27.1"]


def fleet_at_home(table: Table, seat: int, place: int) -> bool:
    """A fleet with a regular or unique unit in a system of its owner."""
    return table.control[place] == seat and any([table.has(seat, place, kind) for kind in (0, 1, 2, TITAN, STARBASE)])


def refuse_repair(table: Table, seat: int, kind: int) -> list[str]:
    places = [place for place in range(table.galaxy.size) if table.has(seat, place, kind)]
    if not places or table.hull[seat][kind - TITAN] >= full_hull(table, seat, kind):
        return ["BSU-27.17"]
    if table.control[places[0]] != seat:
        return ["BSU-27.7"]
    printed = table.tables.races[table.race[seat]].attack[kind]
    return ALLOWED if price(table, seat, REPAIR, printed) <= table.crystals[seat] else ["BSU-27.8"]


def refuse_card(table: Table, seat: int, action: int, kind: int) -> list[str]:
    what = ARTEFACT if kind == ASK_SCAN else AGENT
    if action == TAKE_CRYSTALS:
        return ALLOWED if kind == ASK_SCAN else ["BSU-40.1"]
    if action == TAKE_DECK:
        return ALLOWED if table.decks[what - AGENT] else ["BSU-45.5"]
    if action == TAKE_FACE_UP:
        return ALLOWED if table.face_up[what - AGENT] >= 0 else ["BSU-45.5"]
    if kind == ASK_SCAN or not AGENT_AT <= action < ARTEFACT_AT:
        return ["BSU-19.2" if kind == ASK_SCAN else "BSU-40.1"]
    agent = action - AGENT_AT
    owner = table.agent_owner[agent]
    if owner < 0 or owner == seat:
        return ["BSU-40.3"]
    own = force(table, seat) == table.tables.agent_force[agent] or counts_as_any(table, seat)
    theirs = force(table, owner) == table.tables.agent_force[agent] or counts_as_any(table, owner)
    if not own or theirs:
        return ["BSU-40.3"]
    return ALLOWED if knows_way_to(table, seat, owner) else ["BSU-40.11"]
