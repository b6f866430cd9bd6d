"""Why an action is not allowed, by rule id: a second reading of the rules, one action at a time.

The answers that matter most at the table (planning, explore, jump, colonise, diplomacy, build and the three military
actions, damage, rerolls, cards) are judged here on their own. What an ability asks for is worked out anew from the
position and refused by the rule of its question; the list of legal actions itself is never looked at.
"""

from typing import Final

from perihelion.games.burning_suns import questions
from perihelion.games.burning_suns.empire import (
    build_limit,
    counts_as_any,
    distance,
    force,
    full_hull,
    ignores,
    price,
    resource_price,
    unit_price,
)
from perihelion.games.burning_suns.galaxy import diplomacy_banned, knows_way_to
from perihelion.games.burning_suns.names import RULES
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ASSAULT,
    ASK_BATTLE,
    ASK_BOMBARD,
    ASK_BUILD,
    ASK_COLONISE,
    ASK_DAMAGE,
    ASK_DIPLOMACY,
    ASK_EXPLORE,
    ASK_LEADER,
    ASK_RECRUIT,
    ASK_REROLL,
    ASK_SCAN,
    ASK_SITE,
    KEEP_CARDS,
    OPT_ANY_NPC,
    OPT_DOOMED,
    OPT_HOSTILE_PEACE,
    OPT_NO_ALLIANCE_OF_TWO,
    OPT_RACE_CARDS,
    OPT_TITAN_COLONISES,
    OPT_UNINHABITED_UNREST,
    PICK_SHEETS,
)
from perihelion.games.burning_suns.tables import (
    AGENT_AT,
    ALLY,
    ARTEFACT_AT,
    BUY,
    CANCEL,
    CHANGE,
    DARK_SHIPS,
    DECLINE,
    FORCE_AT,
    ION_STORM,
    KEEP,
    LEADER_AT,
    MAKE,
    MARKET_AT,
    OWNERS,
    PICK,
    PLACE_AT,
    REPAIR_AT,
    SEATS,
    SYSTEMS,
    TAKE_CRYSTALS,
    TAKE_DECK,
    TAKE_FACE_UP,
    UNIT_AT,
    USE,
)
from perihelion.games.burning_suns.terms import (
    AGENT,
    ARTEFACT,
    BATTLECRUISER,
    COLONISING,
    COLOSSUS,
    CONSTRUCTION,
    DIPLOMACY_DISTANCE,
    DREADNOUGHT,
    HIRED,
    HOME,
    HOSTILE,
    INHABITED,
    KINDS,
    MERCENARY,
    NO_DREADNOUGHT,
    NO_OPPOSING_FLEET,
    REGIMENT,
    REPAIR,
    SPECIAL,
    STARBASE,
    TECHNOLOGY,
    TITAN,
    UNINHABITED,
    UNIQUE,
    UPGRADE,
    VOID,
)

ALLOWED: Final[list[str]] = []


def refusals(table: Table, seat: int, action: int) -> list[str]:
    if not table.acting:
        return ["BSU-5.2"]
    kind = table.asked[0]
    rule = RULES[kind][1]
    if kind == PICK_SHEETS:
        return ALLOWED if table.picked[seat] < 0 and PICK <= action < KEEP else [rule]
    if kind == KEEP_CARDS:
        wanted = KEEP <= action < LEADER_AT and not table.hand[seat] >> (action - KEEP) & 1
        return ALLOWED if wanted and table.hand[seat].bit_count() < 4 else [rule]
    if seat != table.asked[1]:
        return [rule]  # the question is another seat's
    if kind in BY_PLACE:
        return refuse_place(table, seat, action, kind, rule)
    if kind in (ASK_BATTLE, ASK_BOMBARD):
        return refuse_target(table, seat, action, kind, rule)
    if kind in (ASK_DAMAGE, ASK_REROLL):
        return refuse_unit(table, action, kind, rule)
    if kind == ASK_LEADER:
        return refuse_leader(table, seat, action)
    if kind == ASK_BUILD:
        return refuse_purchase(table, seat, action)
    if kind in (ASK_SCAN, ASK_RECRUIT):
        return refuse_card(table, seat, action, kind)
    return ALLOWED if action in questions.options(table, table.asked) else [rule]


BY_PLACE: Final = (ASK_EXPLORE, ASK_COLONISE, ASK_DIPLOMACY, ASK_ASSAULT, ASK_SITE)


# ---------------------------------------------------------------- a slow reading of the galaxy


def reached(table: Table, seat: int) -> set[int]:
    """BSU-12.6: face-up tiles joined to something of the empire."""
    found = {
        place
        for place in range(table.galaxy.size)
        if table.control[place] == seat or table.fleet[seat][place] or table.army[seat][place]
    }
    waiting = list(found)
    while waiting:
        place = waiting.pop()
        for other in range(table.galaxy.size):
            joined = table.near[place] >> other & 1 and table.up >> other & 1
            if joined and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def steps_from_own(table: Table, seat: int) -> dict[int, int]:
    """BSU-17.4: steps from the nearest controlled system."""
    found = {place: 0 for place in range(table.galaxy.size) if table.control[place] == seat}
    waiting = sorted(found)
    while waiting:
        place = waiting.pop(0)
        for other in range(table.galaxy.size):
            if table.near[place] >> other & 1 and other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found


def opposed(table: Table, seat: int, place: int) -> bool:
    """BSU-18.12."""
    dark = table.dark[place]
    if dark >= 4 or (dark and table.opt[OPT_ANY_NPC]):
        return True
    for other in range(table.seats):
        ships = sum([table.has(other, place, kind) for kind in range(KINDS) if kind not in (REGIMENT, COLOSSUS)])
        if other != seat and ships >= 4 and table.lent[seat][other] < 0:
            return True
    return False


def blocked_by_fleet(table: Table, seat: int, place: int) -> bool:
    return opposed(table, seat, place) and not ignores(table, seat, NO_OPPOSING_FLEET)


# ---------------------------------------------------------------- places


def refuse_place(table: Table, seat: int, action: int, kind: int, rule: str) -> list[str]:
    if action == DECLINE:
        may_stop = kind == ASK_EXPLORE and table.frame().count > 0
        return ALLOWED if may_stop else ["BSU-11.10"]
    if kind == ASK_DIPLOMACY and ALLY <= action < ALLY + 3 * SEATS:
        return refuse_alliance(table, seat, action)
    place = action - PLACE_AT
    if not 0 <= place < table.galaxy.size or table.tile[place] < 0:
        return [rule]
    if kind == ASK_EXPLORE:
        return refuse_explore(table, seat, place)
    if kind == ASK_COLONISE:
        return refuse_colonise(table, seat, place)
    if kind == ASK_ASSAULT:
        return refuse_assault(table, seat, place)
    if kind == ASK_SITE:
        return refuse_site(table, seat, place)
    return refuse_diplomacy(table, seat, place)


def refuse_explore(table: Table, seat: int, place: int) -> list[str]:
    if table.up >> place & 1:
        return ["BSU-12.1"]
    if place == table.asked[2]:
        return ["BSU-12.1"]
    beside = [other for other in reached(table, seat) if table.near[place] >> other & 1]
    return ALLOWED if beside else ["BSU-12.7"]


def refuse_colonise(table: Table, seat: int, place: int) -> list[str]:
    found: list[str] = []
    if table.kind_at(place) != UNINHABITED or not table.up >> place & 1:
        return ["BSU-22.1"]
    settlers = [DREADNOUGHT]
    if ignores(table, seat, NO_DREADNOUGHT):
        settlers = [DREADNOUGHT, BATTLECRUISER, 2, *range(MERCENARY, KINDS)]
    if table.opt[OPT_TITAN_COLONISES]:
        settlers.append(TITAN)
    if not any([table.has(seat, place, kind) for kind in settlers]):
        found.append("BSU-22.1")
    if table.control[place] >= 0:
        found.append("BSU-22.5")
    if table.local[place]:
        found.append("BSU-13.13")
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-22.4")
    if price(table, seat, COLONISING, table.tables.colonise_cost[table.tile[place]]) > table.crystals[seat]:
        found.append("BSU-22.2")
    return found


def refuse_assault(table: Table, seat: int, place: int) -> list[str]:
    found: list[str] = []
    kind = table.kind_at(place)
    if table.tile[place] >= SYSTEMS or kind in (VOID, HOME):
        return ["BSU-4.24" if kind == HOME else "BSU-37.1"]
    if table.control[place] == seat:
        found.append("BSU-37.15")
    if not any([table.has(seat, place, each) for each in (BATTLECRUISER, TITAN, MERCENARY)]):
        found.append("BSU-37.1")
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-37.2")
    if kind == UNINHABITED and table.control[place] < 0 and table.local[place] == 0:
        found.append("BSU-13.14")
    return found


def refuse_site(table: Table, seat: int, place: int) -> list[str]:
    if table.control[place] != seat:
        return ["BSU-27.6"]
    resource = table.asked[3]
    if resource >= 0 and table.tables.resources[resource].kind == HIRED:
        escorts = [table.has(seat, place, kind) for kind in (0, 1, 2, TITAN, STARBASE)]
        return ALLOWED if any(escorts) else ["BSU-31.2", "BSU-27.18"]
    return ALLOWED


def refuse_diplomacy(table: Table, seat: int, place: int) -> list[str]:
    if place not in reached(table, seat):
        return ["BSU-23.11"]
    if steps_from_own(table, seat)[place] > distance(table, seat, DIPLOMACY_DISTANCE):
        return ["BSU-23.9"]
    owner = table.control[place]
    kind = table.kind_at(place)
    peaceful = not table.unrest >> place & 1
    if owner < 0:
        if kind != INHABITED:
            return ["BSU-23.2"]
        return ["BSU-13.13"] if table.local[place] else ALLOWED
    if owner == seat:
        if peaceful:
            return ["BSU-23.5", "BSU-23.6"]
        stays = kind in (HOSTILE, SPECIAL) and not table.opt[OPT_HOSTILE_PEACE]
        return ["BSU-25.14"] if stays else ALLOWED
    if kind == HOME:
        return ["BSU-23.13"]
    found: list[str] = []
    if table.lent[seat][owner] >= 0:
        found.append("BSU-24.5")
    if kind == UNINHABITED and not (table.opt[OPT_UNINHABITED_UNREST] and peaceful):
        found.append("BSU-25.15")
    if diplomacy_banned(table, place):
        found.append("BSU-23.16")
    return found


def refuse_alliance(table: Table, seat: int, action: int) -> list[str]:
    kind, other = divmod(action - ALLY, SEATS)
    if not table.opt[OPT_RACE_CARDS]:
        return ["BSU-4.37"]
    if table.seats == 2 and table.opt[OPT_NO_ALLIANCE_OF_TWO]:
        return ["BSU-24.16"]
    if other >= table.seats or other == seat:
        return ["BSU-23.7"]
    found: list[str] = []
    allied = table.lent[seat][other] >= 0
    if allied == (kind == MAKE):
        found.append("BSU-23.18")
    if (kind in (MAKE, CHANGE) and table.hand[seat] == 0) or (kind == MAKE and table.hand[other] == 0):
        found.append("BSU-23.18")
    assert kind <= CANCEL
    far = distance(table, seat, DIPLOMACY_DISTANCE)
    steps = steps_from_own(table, seat)
    theirs = [place for place in reached(table, seat) if table.control[place] == other and steps[place] <= far]
    if not theirs:
        found.append("BSU-23.15")
    return found


# ---------------------------------------------------------------- military actions


def refuse_target(table: Table, seat: int, action: int, kind: int, rule: str) -> list[str]:
    used = table.asked[2] if kind == ASK_BOMBARD else 0
    if action == DECLINE:
        return ALLOWED if used else ["BSU-11.10"]
    if kind == ASK_BOMBARD and PLACE_AT <= action < PLACE_AT + table.galaxy.size:
        return refuse_shot_at_system(table, seat, action - PLACE_AT, used)
    if action < FORCE_AT:
        return [rule]
    place, owner = divmod(action - FORCE_AT, OWNERS)
    if place >= table.galaxy.size or table.tile[place] < 0 or owner == seat:
        return [rule]
    if owner > DARK_SHIPS or SEATS > owner >= table.seats:
        return [rule]
    ships = table.dark[place] if owner == DARK_SHIPS else table.fleet[owner][place]
    if kind == ASK_BATTLE:
        if table.kind_at(place) == ION_STORM:
            return ["BSU-14.7", "BSU-35.3"]
        return ALLOWED if ships and table.fleet[seat][place] else ["BSU-35.1"]
    if used & 2:
        return ["BSU-36.1"]
    return ALLOWED if ships and table.army[seat][place] else ["BSU-36.3"]


def refuse_shot_at_system(table: Table, seat: int, place: int, used: int) -> list[str]:
    found: list[str] = []
    owner = table.control[place]
    if used & 1:
        return ["BSU-36.1"]
    if table.fleet[seat][place] == 0:
        return ["BSU-36.2"]
    if owner == seat:
        return ["BSU-36.5"]
    if table.kind_at(place) == HOME:
        return ["BSU-4.24"]
    if blocked_by_fleet(table, seat, place):
        found.append("BSU-36.4")
    if owner >= 0 and table.has(owner, place, COLOSSUS):
        found.append("BSU-36.10")
    if owner < 0:
        targets = table.local[place] > 0
    else:
        targets = table.has(owner, place, REGIMENT) > 0 or table.construction[place] >= 0
        targets = targets or table.has(owner, place, COLOSSUS) > 0
    if not targets:
        found.append("BSU-36.14")
    return found


def refuse_unit(table: Table, action: int, kind: int, rule: str) -> list[str]:
    fight = table.fight()
    side = table.asked[2]
    if action == DECLINE:
        return ALLOWED if kind == ASK_REROLL else [rule]
    unit = action - UNIT_AT
    if not 0 <= unit <= CONSTRUCTION:
        return [rule]
    if kind == ASK_REROLL:
        return ALLOWED if fight.misses[side][unit] else ["BSU-42.14"]
    if fight.counts[side][unit] == 0:
        return [rule]
    hull = table.hull[fight.owners[side]][unit - TITAN] if UNIQUE >> unit & 1 else fight.counts[side][unit]
    doomed = fight.marks[side][unit] >= hull
    return ["BSU-35.20"] if doomed and not table.opt[OPT_DOOMED] else ALLOWED


# ---------------------------------------------------------------- planning, building, cards


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
    bought = table.frame().count
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
