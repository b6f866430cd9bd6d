"""The words of the ability notation as numbers: timings, actions, kinds of units, places, goods, effects."""

from typing import Final

from perihelion.kernel.fields import fields

Words = dict[str, int]


def numbered(words: str) -> Words:
    return {word: number for number, word in enumerate(words.split())}


SEATS: Final = 5  # at most

PASSIVE: Final = 0
STATUS: Final = 1
ACTIVATE: Final = 2
REVEAL: Final = 3
BEFORE: Final = 4
AFTER: Final = 5

EXPLORE: Final = 0
JUMP: Final = 1
SCAN: Final = 2
COLONISE: Final = 3
DIPLOMACY: Final = 4
BUILD: Final = 5
BATTLE: Final = 6
BOMBARD: Final = 7
ASSAULT: Final = 8
ACTIVATION: Final = 9
RECRUIT: Final = 10
MISSION: Final = 11
LEADER: Final = 12  # as a scope: every leader roll
ACTIONS: Final = fields("explore jump scan colonise diplomacy build battle bombard assault activate recruit mission")

ACTION: Final[Words] = numbered(" ".join(ACTIONS))
SCOPE: Final[Words] = {**ACTION, "leader": LEADER}

# Kinds of units and of all else that damage can meet.
DREADNOUGHT: Final = 0
BATTLECRUISER: Final = 1
FIGHTER: Final = 2
REGIMENT: Final = 3
TITAN: Final = 4
STARBASE: Final = 5
COLOSSUS: Final = 6
MERCENARY: Final = 7  # the first of five kinds
KINDS: Final = 12  # so many kinds of units an empire can have
DARK: Final = 12
LOCAL: Final = 13
CONSTRUCTION: Final = 14
TARGETS: Final = 15
THIS: Final = 15
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

FLEET: Final = 0
ARMY: Final = 1
AGENT: Final = 2
ARTEFACT: Final = 3
BUILD_LIMIT: Final = 4
LIMIT: Final[Words] = numbered("fleet army agent artefact build")
GROUP: Final[Words] = {"fleet": FLEET, "army": ARMY}
CARD: Final[Words] = {"agent": AGENT, "artefact": ARTEFACT}
CRYSTALS: Final = 0
ANTIMATTER: Final = 1
LOOT: Final[Words] = {"crystals": CRYSTALS, "antimatter": ANTIMATTER, **CARD}
RACE_CARD: Final = 4
TECHNOLOGY_THROWN: Final = 5
THROW: Final[Words] = {**CARD, "race_card": RACE_CARD, "technology": TECHNOLOGY_THROWN}

FLEET_BODY: Final = 20
ARMY_BODY: Final = 21
ENEMY_FLEET: Final = 22
HERE_BODY: Final = 23
BODY: Final[Words] = {
    "fleet": FLEET_BODY,
    "army": ARMY_BODY,
    "enemy_fleet": ENEMY_FLEET,
    "here": HERE_BODY,
    "this": THIS,
}

HOME_PLACE: Final = 0
CONTROLLED: Final = 1
HERE: Final = 2
OWN_FLEET: Final = 3
OWN_ARMY: Final = 4
ANY_TILE: Final = 5
ON_ANOMALY: Final = 6
UNCONTROLLED: Final = 7
PLACE: Final[Words] = numbered("home controlled here own_fleet own_army any_tile anomaly uncontrolled")

# Goods: 0 to 6 are the kinds of units.
ANY_UNIT: Final = 7
ANY_UNIQUE: Final = 8
TECHNOLOGY: Final = 9
UPGRADE: Final = 10
HIRED: Final = 11
CONSTRUCTED: Final = 12
ANY_RESOURCE: Final = 13
REPAIR: Final = 14
COLONISING: Final = 15
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

JUMP_DISTANCE: Final = 0
DIPLOMACY_DISTANCE: Final = 1
DISTANCE: Final[Words] = {"jump": JUMP_DISTANCE, "diplomacy": DIPLOMACY_DISTANCE}

NOBODY_NAMED: Final = -1
SELF: Final = 0
OPPONENT: Final = 1
EACH_OTHER: Final = 2
CHOSEN: Final = 3
UP_TO_TWO: Final = 4
WHO: Final[Words] = numbered("self opponent each_other chosen up_to_two")

PER_FLEET4: Final = 0
PER_UNIQUE: Final = 1
PER_CONTROLLED: Final = 2
PER_ARTEFACT: Final = 3
PER_DESTROYED: Final = 4
PER_INHABITED: Final = 5
PER: Final[Words] = numbered("own_fleet4 unique controlled artefact destroyed inhabited")

NO_OPPOSING_FLEET: Final = 0
NO_DREADNOUGHT: Final = 1
NO_JUMP_STOP: Final = 2
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

HOME: Final = 0
VOID: Final = 1
SPECIAL: Final = 2
HOSTILE: Final = 3
INHABITED: Final = 4
UNINHABITED: Final = 5
KIND: Final[Words] = {"inhabited": INHABITED, "uninhabited": UNINHABITED}
FROM_DECK: Final = 0
FROM_FACE_UP: Final = 1
FROM_ANY: Final = 2
FROM: Final[Words] = numbered("deck faceup any")
RECEIVED: Final[Words] = {"technology": TECHNOLOGY, "upgrade": UPGRADE, "resource": ANY_RESOURCE}
FORCES: Final = ("light", "neutral", "dark")

# Effects.
GAIN_CRYSTALS: Final = 0
PAY: Final = 1
STEAL: Final = 3
GAIN_ANTIMATTER: Final = 4
HOLD_ANTIMATTER: Final = 5
ADD: Final = 6
JOIN: Final = 7
PLACE_NPC: Final = 8
DEPLOY: Final = 9
TRANSFER: Final = 10
LEAP: Final = 11
DESTROY: Final = 12
DAMAGE: Final = 13
CANCEL_DAMAGE: Final = 14
SALVAGE: Final = 15
REPAIR_HULL: Final = 16
REROLL: Final = 17
NO_REROLLS: Final = 18
ATTACK: Final = 19
DICE: Final = 20
HIT_DAMAGE: Final = 21
UNIT_COST: Final = 22
STRIKE: Final = 23
DISCOUNT: Final = 24
LIMITS: Final = 25
DISTANCES: Final = 26
BOOST: Final = 27
PERFORM: Final = 28
INSTEAD: Final = 29
REVEAL_TILES: Final = 30
PLACE_SYSTEM: Final = 31
RETURN_TILE: Final = 32
SWAP_SYSTEMS: Final = 33
WORMHOLE: Final = 34
CONTROL: Final = 35
SEIZE: Final = 36
BANNED: Final = 37
DRAW: Final = 38
SEARCH: Final = 39
RECEIVE: Final = 40
DISCARD: Final = 41
REPLACE: Final = 42
PEEK: Final = 44
COUNT_AS: Final = 45
IGNORE: Final = 46
DISCARD_SELF: Final = 47
CHOOSE: Final = 48

X: Final = -99
"""In place of a number: the value of the record for the owner's force."""
