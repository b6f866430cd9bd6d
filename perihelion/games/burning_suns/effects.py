"""The notation of abilities, parsed once into small integer programs (BSU-44).

    ability  = timing [ "[" cond { "," cond } "]" ] "=>" effect { ";" effect }
    timing   = "passive" | "status" | "activate" | "reveal" | ("before:" | "after:") action { "|" action }
    cond     = name [ "=" number ]                        all conditions must hold
    effect   = name "(" [ arg { "," arg } ] ")"           effects resolve from left to right
    arg      = value | key "=" value | effect             effects as arguments only inside choose(a, b)
    value    = number | "X" | word { "|" word }           word|word: any of these

passive: in force while the source is held and not blocked. status: offered in every status phase. activate: by the
activate action. reveal: for the empire that turned the tile up. before/after: triggered, one an action and empire
(BSU-38.10). X is the number of the record for the current force of the owner. pay and discard(who=self) are costs.

`SIGNATURES` lists every effect with its arguments; a word stands for the integer its domain gives it.
"""

import re
from typing import Final, final

Words = dict[str, int]

PASSIVE: Final = 0
STATUS: Final = 1
ACTIVATE: Final = 2
REVEAL: Final = 3
BEFORE: Final = 4
AFTER: Final = 5
TIMINGS: Final[Words] = {
    "passive": PASSIVE,
    "status": STATUS,
    "activate": ACTIVATE,
    "reveal": REVEAL,
    "before": BEFORE,
    "after": AFTER,
}

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
ACTIONS: Final = (
    "explore",
    "jump",
    "scan",
    "colonise",
    "diplomacy",
    "build",
    "battle",
    "bombard",
    "assault",
    "activate",
    "recruit",
    "mission",
)
ACTION: Final[Words] = {name: number for number, name in enumerate(ACTIONS)}
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
LIMIT: Final[Words] = {"fleet": FLEET, "army": ARMY, "agent": AGENT, "artefact": ARTEFACT, "build": BUILD_LIMIT}
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
PLACE: Final[Words] = {
    "home": HOME_PLACE,
    "controlled": CONTROLLED,
    "here": HERE,
    "own_fleet": OWN_FLEET,
    "own_army": OWN_ARMY,
    "any_tile": ANY_TILE,
    "anomaly": ON_ANOMALY,
    "uncontrolled": UNCONTROLLED,
}

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
WHO: Final[Words] = {
    "self": SELF,
    "opponent": OPPONENT,
    "each_other": EACH_OTHER,
    "chosen": CHOSEN,
    "up_to_two": UP_TO_TWO,
}

PER_FLEET4: Final = 0
PER_UNIQUE: Final = 1
PER_CONTROLLED: Final = 2
PER_ARTEFACT: Final = 3
PER_DESTROYED: Final = 4
PER_INHABITED: Final = 5
PER: Final[Words] = {
    "own_fleet4": PER_FLEET4,
    "unique": PER_UNIQUE,
    "controlled": PER_CONTROLLED,
    "artefact": PER_ARTEFACT,
    "destroyed": PER_DESTROYED,
    "inhabited": PER_INHABITED,
}

NO_OPPOSING_FLEET: Final = 0
NO_DREADNOUGHT: Final = 1
NO_JUMP_STOP: Final = 2
RULE: Final[Words] = {
    "opposing_fleet": NO_OPPOSING_FLEET,
    "dreadnought_role": NO_DREADNOUGHT,
    "jump_stop": NO_JUMP_STOP,
}
BAN: Final[Words] = {"hostile_diplomacy": 0, "battle": 1}
TILE: Final[Words] = {"anomaly": 0, "void": 1}
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
FROM: Final[Words] = {"deck": FROM_DECK, "faceup": FROM_FACE_UP, "any": FROM_ANY}
RECEIVED: Final[Words] = {"technology": TECHNOLOGY, "upgrade": UPGRADE, "resource": ANY_RESOURCE}
FORCES: Final = ("light", "neutral", "dark")

# Effects.
GAIN_CRYSTALS: Final = 0
PAY: Final = 1
TAX: Final = 2
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
REFRESH: Final = 43
PEEK: Final = 44
COUNT_AS: Final = 45
IGNORE: Final = 46
DISCARD_SELF: Final = 47
CHOOSE: Final = 48

X: Final = -99
"""In place of a number: the value of the record for the owner's force."""

EMPTY: Final[Words] = {}
# For every effect: its number, and for each argument where it goes ("n" a number, "a" and "b" words) and its words.
SIGNATURES: Final[dict[str, tuple[int, list[tuple[str, Words]]]]] = {
    "crystals": (GAIN_CRYSTALS, [("n", EMPTY)]),
    "pay": (PAY, [("n", EMPTY)]),
    "tax": (TAX, [("n", EMPTY)]),
    "steal": (STEAL, [("a", LOOT), ("n", EMPTY)]),
    "antimatter": (GAIN_ANTIMATTER, [("n", EMPTY)]),
    "hold_antimatter": (HOLD_ANTIMATTER, [("n", EMPTY)]),
    "add": (ADD, [("a", UNIT), ("n", EMPTY), ("b", PLACE)]),
    "join": (JOIN, [("a", NPC), ("n", EMPTY)]),
    "place_npc": (PLACE_NPC, [("a", NPC), ("n", EMPTY), ("b", PLACE)]),
    "deploy": (DEPLOY, [("n", EMPTY)]),
    "transfer": (TRANSFER, [("n", EMPTY)]),
    "leap": (LEAP, [("a", GROUP), ("b", PLACE)]),
    "destroy": (DESTROY, [("a", VICTIM), ("n", EMPTY)]),
    "damage": (DAMAGE, [("n", EMPTY), ("a", VICTIM)]),
    "cancel_damage": (CANCEL_DAMAGE, [("n", EMPTY)]),
    "salvage": (SALVAGE, [("n", EMPTY)]),
    "repair": (REPAIR_HULL, [("n", EMPTY)]),
    "reroll": (REROLL, [("a", SCOPE), ("n", EMPTY)]),
    "no_rerolls": (NO_REROLLS, [("a", SCOPE)]),
    "attack": (ATTACK, [("a", BODY), ("n", EMPTY)]),
    "dice": (DICE, [("a", UNIT), ("n", EMPTY)]),
    "hit_damage": (HIT_DAMAGE, [("a", UNIT), ("n", EMPTY)]),
    "unit_cost": (UNIT_COST, [("a", UNIT), ("n", EMPTY)]),
    "strike": (STRIKE, [("n", EMPTY)]),
    "discount": (DISCOUNT, [("a", GOODS), ("n", EMPTY)]),
    "limit": (LIMITS, [("a", LIMIT), ("n", EMPTY)]),
    "distance": (DISTANCES, [("a", DISTANCE), ("n", EMPTY)]),
    "boost": (BOOST, [("a", SCOPE), ("n", EMPTY)]),
    "perform": (PERFORM, [("a", ACTION)]),
    "instead": (INSTEAD, [("a", {name: 1 << number for name, number in ACTION.items()})]),
    "reveal": (REVEAL_TILES, [("n", EMPTY)]),
    "place_system": (PLACE_SYSTEM, [("n", EMPTY), ("a", {"up": 1, "down": 0})]),
    "return_tile": (RETURN_TILE, [("a", TILE), ("n", EMPTY)]),
    "swap_systems": (SWAP_SYSTEMS, [("n", EMPTY)]),
    "wormhole": (WORMHOLE, [("b", PLACE)]),
    "control": (CONTROL, [("n", EMPTY), ("a", {"own": 0, "other": 1})]),
    "seize": (SEIZE, [("a", KIND)]),
    "ban": (BANNED, [("a", BAN), ("b", PLACE)]),
    "draw": (DRAW, [("a", CARD), ("n", EMPTY)]),
    "search": (SEARCH, [("a", CARD), ("n", EMPTY)]),
    "receive": (RECEIVE, [("a", RECEIVED), ("n", EMPTY)]),
    "discard": (DISCARD, [("a", THROW), ("n", EMPTY)]),
    "replace": (REPLACE, [("a", UNIT), ("b", UNIT), ("n", EMPTY)]),
    "refresh": (REFRESH, [("a", {"market": 0})]),
    "peek": (PEEK, [("a", {"tile": 0}), ("n", EMPTY)]),
    "count_as": (COUNT_AS, [("a", {"any": 0})]),
    "ignore": (IGNORE, [("a", RULE)]),
    "discard_self": (DISCARD_SELF, []),
    "choose": (CHOOSE, []),
}
EFFECT_NAMES: Final = list(SIGNATURES)


@final
class Effect:
    """One effect as integers."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.n = 1
        self.a = 0
        self.b = 0
        self.who = NOBODY_NAMED
        self.dist = -1
        self.by_user = False
        self.per = -1
        self.scope = -1
        self.origin = FROM_ANY
        self.branches: list["Effect"] = []


@final
class Ability:
    """An ability with its conditions; where it stands is filled in by the tables."""

    def __init__(self, timing: int) -> None:
        self.timing = timing
        self.actions = 0  # a bit for every action that triggers it
        self.attacker = False
        self.defender = False
        self.bystander = False
        self.win = False
        self.lose = False
        self.success = False
        self.roll = False
        self.outnumbered = False
        self.min_enemy = 0
        self.fleet_here = 0
        self.effects: list[Effect] = []
        self.index = 0
        self.source = 0
        self.ref = 0
        self.slot = 0
        self.rank = 0  # BSU-39.3, less is stronger
        self.force = 3
        self.xs: list[int] = []
        self.name = ""


class BadAbility(ValueError):
    """An ability that the notation does not allow."""


TOKEN: Final = re.compile(r"\s*(=>|[A-Za-z_]\w*(?:\|[A-Za-z_]\w*)*|[+-]?\d+|[()=,;\[\]:])")


@final
class Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[str] = []
        at = 0
        while at < len(text.rstrip()):
            found = TOKEN.match(text, at)
            if found is None:
                raise BadAbility(f"{text!r}: cannot be read from {text[at:]!r}")
            self.tokens.append(found.group(1))
            at = found.end()
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        if not token:
            raise BadAbility(f"{self.text!r}: ends too early")
        self.at += 1
        return token

    def expect(self, token: str) -> None:
        if self.take() != token:
            raise BadAbility(f"{self.text!r}: {token!r} is missing")


def parse(text: str) -> Ability:
    reader = Reader(text)
    timing = reader.take()
    if timing not in TIMINGS:
        raise BadAbility(f"{text!r}: {timing!r} is no timing")
    ability = Ability(TIMINGS[timing])
    if reader.peek() == ":":
        reader.take()
        for name in reader.take().split("|"):
            ability.actions |= 1 << word(name, ACTION, text)
    if (ability.actions != 0) != (ability.timing in (BEFORE, AFTER)):
        raise BadAbility(f"{text!r}: actions belong to before and after")
    if reader.peek() == "[":
        read_conditions(reader, ability)
    reader.expect("=>")
    ability.effects.append(read_effect(reader))
    while reader.peek() == ";":
        reader.take()
        ability.effects.append(read_effect(reader))
    if reader.peek():
        raise BadAbility(f"{text!r}: {reader.peek()!r} is too much")
    return ability


def word(name: str, words: Words, text: str) -> int:
    if name not in words:
        raise BadAbility(f"{text!r}: {name!r} is none of {', '.join(words)}")
    return words[name]


def read_conditions(reader: Reader, ability: Ability) -> None:
    reader.expect("[")
    while True:
        name = reader.take()
        value = 0
        if reader.peek() == "=":
            reader.take()
            value = int(reader.take())
        set_condition(ability, name, value, reader.text)
        if reader.take() == "]":
            return


def set_condition(ability: Ability, name: str, value: int, text: str) -> None:
    if name == "attacker":
        ability.attacker = True
    elif name == "defender":
        ability.defender = True
    elif name == "bystander":
        ability.bystander = True
    elif name == "win":
        ability.win = True
    elif name == "lose":
        ability.lose = True
    elif name == "success":
        ability.success = True
    elif name == "roll":
        ability.roll = True
    elif name == "outnumbered":
        ability.outnumbered = True
    elif name == "min_enemy":
        ability.min_enemy = value
    elif name == "own_fleet_here":
        ability.fleet_here = value
    else:
        raise BadAbility(f"{text!r}: {name!r} is no condition")


def read_effect(reader: Reader) -> Effect:
    name = reader.take()
    if name not in SIGNATURES:
        raise BadAbility(f"{reader.text!r}: {name!r} is no effect")
    op, arguments = SIGNATURES[name]
    effect = Effect(op)
    reader.expect("(")
    count = 0
    while reader.peek() != ")":
        token = reader.take()
        if op == CHOOSE:
            reader.at -= 1
            effect.branches.append(read_effect(reader))
        elif reader.peek() == "=":
            reader.take()
            set_keyword(effect, token, reader.take(), reader.text)
        else:
            if count >= len(arguments):
                raise BadAbility(f"{reader.text!r}: {name} has too many arguments")
            set_argument(effect, arguments[count], token, reader.text)
            count += 1
        if reader.peek() == ",":
            reader.take()
        elif reader.peek() != ")":
            raise BadAbility(f"{reader.text!r}: a comma is missing in {name}")
    reader.expect(")")
    if count != len(arguments) or (op == CHOOSE and len(effect.branches) != 2):
        raise BadAbility(f"{reader.text!r}: {name} lacks arguments")
    return effect


def set_argument(effect: Effect, argument: tuple[str, Words], given: str, text: str) -> None:
    slot, words = argument
    if slot == "n":
        effect.n = number(given, text)
        return
    value = 0
    for name in given.split("|"):
        value |= word(name, words, text)
    if slot == "a":
        effect.a = value
    else:
        effect.b = value


def set_keyword(effect: Effect, name: str, given: str, text: str) -> None:
    if name == "per":
        effect.per = word(given, PER, text)
    elif name == "who":
        effect.who = word(given, WHO, text)
    elif name == "dist":
        effect.dist = number(given, text)
    elif name == "assign":
        effect.by_user = given == "user"
    elif name == "scope":
        effect.scope = word(given, SCOPE, text)
    elif name == "from":
        effect.origin = word(given, FROM, text)
    else:
        raise BadAbility(f"{text!r}: {name!r} is no keyword")


def number(given: str, text: str) -> int:
    if given == "X":
        return X
    try:
        return int(given)
    except ValueError:
        raise BadAbility(f"{text!r}: {given!r} is no number") from None
