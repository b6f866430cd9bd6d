"""The words of the ability notation as numbers: timings, actions, kinds of units, places, goods, effects."""

from typing import Final

from perihelion.kernel.fields import fields

Words = dict[str, int]


def numbered(words: str) -> Words:
    return {word: number for number, word in enumerate(words.split())}


SEATS: Final = 5  # at most

PASSIVE, STATUS, ACTIVATE, REVEAL, BEFORE, AFTER = range(6)

EXPLORE, JUMP, SCAN, COLONISE, DIPLOMACY, BUILD, BATTLE, BOMBARD, ASSAULT, ACTIVATION, RECRUIT, MISSION = range(12)
LEADER: Final = 12  # as a scope: every leader roll
ACTIONS: Final = fields("explore jump scan colonise diplomacy build battle bombard assault activate recruit mission")

ACTION: Final[Words] = numbered(" ".join(ACTIONS))
SCOPE: Final[Words] = {**ACTION, "leader": LEADER}

# Kinds of units and of all else that damage can meet.
DREADNOUGHT, BATTLECRUISER, FIGHTER, REGIMENT, TITAN, STARBASE, COLOSSUS = range(7)
MERCENARY: Final = 7  # the first of five kinds
KINDS: Final = 12  # so many kinds of units an empire can have
DARK, LOCAL, CONSTRUCTION, TARGETS = range(12, 16)
THIS: Final = 62
"""The unit that an upgrade lies on: no number of any other word, or a price for colonising would be meant for it."""
UNIT_NAMES: Final = ("dreadnought", "battlecruiser", "fighter", "regiment", "titan", "starbase", "colossus")

UNIT: Final[Words] = {**{name: number for number, name in enumerate(UNIT_NAMES)}, "this": THIS}
NPC: Final[Words] = {"dark_ship": DARK, "local_force": LOCAL}
SHIPS: Final = 0b0001_1111_1000_0111  # BSU-44.16: dreadnought, battlecruiser, fighter, mercenaries, dark ship
UNIQUE: Final = 0b0111_0000
SPACE: Final = 0b0001_1111_1011_0111
GROUND: Final = 0b0010_0000_0100_1000
VICTIM: Final[Words] = {
    "regiment": 1 << REGIMENT,
    "ship": SHIPS,
    "unit": SHIPS | 1 << REGIMENT | 1 << LOCAL,
    "titan": 1 << TITAN,
    "starbase": 1 << STARBASE,
    "unique": UNIQUE,
    "construction": 1 << CONSTRUCTION,
    "fleet": SPACE,
    "army": GROUND,
}

FLEET, ARMY, AGENT, ARTEFACT, BUILD_LIMIT = range(5)
LIMIT: Final[Words] = numbered("fleet army agent artefact build")
GROUP: Final[Words] = {"fleet": FLEET, "army": ARMY}
CARD: Final[Words] = {"agent": AGENT, "artefact": ARTEFACT}
CRYSTALS, ANTIMATTER = range(2)
LOOT: Final[Words] = {"crystals": CRYSTALS, "antimatter": ANTIMATTER, **CARD}
RACE_CARD: Final = 4
TECHNOLOGY_THROWN: Final = 5
THROW: Final[Words] = {**CARD, "race_card": RACE_CARD, "technology": TECHNOLOGY_THROWN}

FLEET_BODY, ARMY_BODY, ENEMY_FLEET, HERE_BODY = range(20, 24)
BODY: Final[Words] = {
    "fleet": FLEET_BODY,
    "army": ARMY_BODY,
    "enemy_fleet": ENEMY_FLEET,
    "here": HERE_BODY,
    "this": THIS,
}

HOME_PLACE, CONTROLLED, HERE, OWN_FLEET, OWN_ARMY, ANY_TILE, ON_ANOMALY, UNCONTROLLED = range(8)
PLACE: Final[Words] = numbered("home controlled here own_fleet own_army any_tile anomaly uncontrolled")

# Goods: 0 to 6 are the kinds of units.
ANY_UNIT, ANY_UNIQUE, TECHNOLOGY, UPGRADE, HIRED, CONSTRUCTED, ANY_RESOURCE, REPAIR, COLONISING = range(7, 16)
GOODS_NUMBER: Final = 16
GOODS: Final[Words] = {
    **{name: number for number, name in enumerate(UNIT_NAMES)},
    "unit": ANY_UNIT,
    "unique": ANY_UNIQUE,
    "technology": TECHNOLOGY,
    "upgrade": UPGRADE,
    "mercenary": HIRED,
    "construction": CONSTRUCTED,
    "resource": ANY_RESOURCE,
    "repair": REPAIR,
    "colonise": COLONISING,
}

RESOURCE_KINDS: Final = ("technology", "upgrade", "mercenary", "construction")

JUMP_DISTANCE, DIPLOMACY_DISTANCE = range(2)
DISTANCE: Final[Words] = {"jump": JUMP_DISTANCE, "diplomacy": DIPLOMACY_DISTANCE}

NOBODY_NAMED: Final = -1
SELF, OPPONENT, EACH_OTHER, CHOSEN, UP_TO_TWO = range(5)
WHO: Final[Words] = numbered("self opponent each_other chosen up_to_two")

PER_FLEET4, PER_UNIQUE, PER_CONTROLLED, PER_ARTEFACT, PER_DESTROYED, PER_INHABITED = range(6)
PER: Final[Words] = numbered("own_fleet4 unique controlled artefact destroyed inhabited")

NO_OPPOSING_FLEET, NO_DREADNOUGHT, NO_JUMP_STOP = range(3)
RULE: Final[Words] = numbered("opposing_fleet dreadnought_role jump_stop")

BAN: Final[Words] = {"hostile_diplomacy": 0, "battle": 1}
TILE: Final[Words] = {"anomaly": 0, "void": 1}
PLACES: Final = 44
ABILITIES: Final = 320
"""So many the vocabulary has room for."""
LAYOUTS: Final = ("standard", "close", "wide")
"""The galaxies of the set, each for every number of players."""
UNKNOWN_BACK: Final = 5  # "?", an anomaly
HOME_BACK: Final = 6
SYSTEM_KINDS: Final = ("home", "void", "special", "hostile", "inhabited", "uninhabited")

HOME, VOID, SPECIAL, HOSTILE, INHABITED, UNINHABITED = range(6)
KIND: Final[Words] = {"inhabited": INHABITED, "uninhabited": UNINHABITED}
FROM_DECK, FROM_FACE_UP, FROM_ANY = range(3)
FROM: Final[Words] = numbered("deck faceup any")
RECEIVED: Final[Words] = {"technology": TECHNOLOGY, "upgrade": UPGRADE, "resource": ANY_RESOURCE}
FORCES: Final = ("light", "neutral", "dark")

# Effects.
GAIN_CRYSTALS: Final = 0
PAY: Final = 1
STEAL, GAIN_ANTIMATTER, HOLD_ANTIMATTER, ADD, JOIN, PLACE_NPC, DEPLOY, TRANSFER, LEAP, DESTROY, DAMAGE = range(3, 14)
CANCEL_DAMAGE, SALVAGE, REPAIR_HULL, REROLL, NO_REROLLS, ATTACK, DICE, HIT_DAMAGE, UNIT_COST, STRIKE = range(14, 24)
DISCOUNT, LIMITS, DISTANCES, BOOST, PERFORM, INSTEAD, REVEAL_TILES, PLACE_SYSTEM, RETURN_TILE = range(24, 33)
SWAP_SYSTEMS, WORMHOLE, CONTROL, SEIZE, BANNED, DRAW, SEARCH, RECEIVE, DISCARD, REPLACE = range(33, 43)
PEEK, COUNT_AS, IGNORE, DISCARD_SELF, CHOOSE = range(44, 49)

X: Final = -99
"""In place of a number: the value of the record for the owner's force."""
