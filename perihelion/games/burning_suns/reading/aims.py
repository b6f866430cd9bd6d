"""Why the aim of an ability is refused, by rule id (BSU-44.11 to 44.17)."""

from ..rules import terms
from ..rules.abilities.programs import Ability, Effect
from ..rules.state import Table
from ..rules.tables import DECLINE, EMPIRE_AT, FORCE_AT, OWNERS, PLACE_AT, REPAIR_AT, SYSTEMS, UNIT_AT
from .numbers import ALLOWED, damaged
from .paths import empire_near, near_enough, others_home, reached, strongest_ban
from .places import place_of, refuse_calm, refuse_turning, refuse_unrest


def refuse_ability_place(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, _, first = table.asked
    effect = table.tables.effect(ability, number, branch)
    if action == DECLINE:
        return (
            ALLOWED if effect.op in (terms.TRANSFER, terms.REVEAL_TILES, terms.PEEK, terms.REPLACE) else ["BSU-44.11"]
        )
    place = place_of(table, action, PLACE_AT)
    if place < 0:
        return ["BSU-44.11"]
    return refuse_aim(table, seat, table.tables.abilities[ability], effect, place, first)


def refuse_aim(table: Table, seat: int, ability: Ability, effect: Effect, place: int, first: int) -> list[str]:
    """An effect aimed at a place; `first` is the first system of a swap."""
    rule = ["BSU-44.11"]
    if effect.op in (terms.PLACE_SYSTEM, terms.RETURN_TILE):
        return ALLOWED if takes_new_tile(table, seat, effect, place) else ["BSU-2.15"]
    if table.tile[place] < 0:
        return rule
    if effect.op in (terms.REVEAL_TILES, terms.PEEK):
        looked_at = effect.op == terms.PEEK and table.peeked[seat] >> place & 1
        return refuse_turning(table, seat, place) or (["BSU-44.36"] if looked_at else ALLOWED)
    own = table.control[place] == seat
    if effect.op == terms.ADD and effect.b == terms.OWN_FLEET:
        fleets = [each for each in range(table.galaxy.size) if table.fleet[seat][each]]
        return ALLOWED if place in (fleets or [table.galaxy.homes[seat]]) else rule
    if effect.op in (terms.ADD, terms.SALVAGE):
        return ALLOWED if own else rule
    if effect.op == terms.TRANSFER:
        return ALLOWED if own and table.has(seat, place, terms.REGIMENT) else rule
    if effect.op == terms.REPLACE:
        return ALLOWED if table.has(seat, place, effect.a) else rule
    if not near_enough(table, seat, place, effect.dist):
        return rule
    return refuse_change(table, seat, ability, effect, place, first)


def takes_new_tile(table: Table, seat: int, effect: Effect, place: int) -> bool:
    """BSU-2.14, 2.15: a free place beside a face-up tile that is no home, with a revealed path to it."""
    galaxy = table.galaxy
    if place < galaxy.count or table.tile[place] >= 0:
        return False
    anomaly = effect.op == terms.RETURN_TILE and effect.a == 0
    wanted = terms.UNKNOWN_BACK if anomaly else 0
    left = [tile for tile in table.aside if table.tables.tile_back[tile] == wanted]
    if not (left if effect.op == terms.RETURN_TILE else table.stack):
        return False
    touching = galaxy.near_anomaly[place] if anomaly else galaxy.near_system[place]
    for other in range(galaxy.size):
        if not anomaly and galaxy.near_free[place] >> other & 1 and 0 <= table.tile[other] < SYSTEMS:
            touching |= 1 << other
    return any([touching >> other & 1 and table.kind_at(other) != terms.HOME for other in reached(table, seat)])


def refuse_change(table: Table, seat: int, ability: Ability, effect: Effect, place: int, first: int) -> list[str]:
    """Effects that change who holds a system, what stands there, or where it lies."""
    kind, owner = table.kind_at(place), table.control[place]
    if effect.op == terms.SEIZE:
        return ALLOWED if kind == effect.a and owner < 0 and table.local[place] == 0 else ["BSU-44.41"]
    if effect.op == terms.SWAP_SYSTEMS:
        return ALLOWED if kind != terms.HOME and table.tile[place] < SYSTEMS and place != first else ["BSU-44.11"]
    if effect.op == terms.PLACE_NPC:
        system = table.tile[place] < SYSTEMS and kind not in (terms.VOID, terms.HOME)
        fits = kind != terms.HOME if effect.b == terms.ANY_TILE else system and owner < 0
        return ALLOWED if fits else ["BSU-44.11"]
    if effect.n > 0:
        return refuse_calm(table, seat, place)
    return refuse_unrest(table, seat, place) or (
        ALLOWED if strongest_ban(table, place) > ability.rank else ["BSU-23.16"]
    )


def refuse_force(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, _ = table.asked
    if not FORCE_AT <= action < FORCE_AT + table.galaxy.size * OWNERS:
        return ["BSU-44.14"]
    place, owner = divmod(action - FORCE_AT, OWNERS)
    return refuse_hitting(table, seat, table.tables.effect(ability, number, branch), place, owner)


def refuse_hitting(table: Table, seat: int, effect: Effect, place: int, owner: int) -> list[str]:
    """BSU-44.13, 44.14: whose units where."""
    if owner == seat or terms.SEATS > owner >= table.seats or not hit_there(table, owner, place, effect.a):
        return ["BSU-44.13"]
    fight = table.frames[-1].fight
    if effect.who == terms.OPPONENT or (effect.who < 0 and effect.dist < 0):
        here = fight is not None and {seat, owner} <= set(fight.owners) and place == table.frames[-1].place
        return ALLOWED if here else ["BSU-44.13"]
    if others_home(table, seat, place):
        return ["BSU-4.24"]
    if effect.dist < 0 or (effect.who == terms.CHOSEN and owner >= terms.SEATS):
        return ["BSU-44.13"]
    return ALLOWED if near_enough(table, seat, place, effect.dist) else ["BSU-44.11"]


def hit_there(table: Table, owner: int, place: int, kinds: int) -> bool:
    if owner >= terms.SEATS:
        number, kind = (table.dark[place], terms.DARK) if owner == terms.SEATS else (table.local[place], terms.LOCAL)
        return number > 0 and kinds >> kind & 1 == 1
    built = kinds >> terms.CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0
    return bool(built) or any([kinds >> kind & 1 and table.has(owner, place, kind) for kind in range(terms.KINDS)])


def refuse_empire(table: Table, seat: int, action: int) -> list[str]:
    _, _, ability, number, branch, _, taken = table.asked
    effect = table.tables.effect(ability, number, branch)
    if action == DECLINE:
        return ALLOWED if effect.who == terms.UP_TO_TWO else ["BSU-44.13"]
    other = action - EMPIRE_AT
    if not 0 <= other < table.seats or taken >> other & 1:
        return ["BSU-44.13"]
    return refuse_victim(table, seat, effect, other)


def refuse_victim(table: Table, seat: int, effect: Effect, other: int) -> list[str]:
    """BSU-44.11–44.14: the empire that an effect takes something from."""
    fight = table.frames[-1].fight
    if other == seat:
        return ["BSU-44.13"]
    if effect.who == terms.OPPONENT and (fight is None or not {seat, other} <= set(fight.owners)):
        return ["BSU-44.13"]
    if effect.who != terms.OPPONENT and not empire_near(table, seat, other, effect.dist):
        return ["BSU-44.11"]
    if effect.op in (terms.DESTROY, terms.DAMAGE):
        places = [place for place in range(table.galaxy.size) if place != table.galaxy.homes[other]]
        return ALLOWED if any([hit_there(table, other, place, effect.a) for place in places]) else ["BSU-44.14"]
    things = {
        terms.CRYSTALS: table.crystals[other],
        terms.ANTIMATTER: table.antimatter[other],
        terms.AGENT: table.agent_owner.count(other),
        terms.ARTEFACT: table.artefact_owner.count(other),
        terms.RACE_CARD: table.hand[other],
        terms.TECHNOLOGY_THROWN: len(table.technologies[other]),
    }
    return ALLOWED if things[effect.a] else ["BSU-44.21" if effect.op == terms.STEAL else "BSU-44.43"]


def refuse_loss(table: Table, seat: int, action: int) -> list[str]:
    """BSU-44.14, 44.15: of an empire a place with such units but its home; of a force the kind of unit."""
    _, _, ability, number, branch, _, owner, force_at, _ = table.asked
    kinds = table.tables.effect(ability, number, branch).a
    if not force_at:
        place = place_of(table, action, PLACE_AT)
        if place < 0 or place == table.galaxy.homes[owner]:
            return ["BSU-44.14"]
        return ALLOWED if hit_there(table, owner, place, kinds) else ["BSU-44.15"]
    kind = action - UNIT_AT
    if not 0 <= kind <= terms.CONSTRUCTION or not kinds >> kind & 1:
        return ["BSU-44.16"]
    return ALLOWED if hit_there(table, owner, force_at - 1, 1 << kind) else ["BSU-44.15"]


def refuse_salvage(table: Table, seat: int, action: int) -> list[str]:
    if action == DECLINE:
        return ALLOWED
    lost = table.frames[-1].group
    return ALLOWED if UNIT_AT <= action < UNIT_AT + len(lost) and lost[action - UNIT_AT] else ["BSU-44.28"]


def refuse_hull(table: Table, seat: int, action: int) -> list[str]:
    unit = action - REPAIR_AT
    return ALLOWED if 0 <= unit < 3 and damaged(table, seat, terms.TITAN + unit) else ["BSU-44.29"]
