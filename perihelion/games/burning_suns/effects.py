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

from perihelion.games.burning_suns.programs import Ability, Effect
from perihelion.games.burning_suns.terms import (
    ACTION,
    ACTIVATE,
    ADD,
    AFTER,
    ATTACK,
    BAN,
    BANNED,
    BEFORE,
    BODY,
    BOOST,
    CANCEL_DAMAGE,
    CARD,
    CHOOSE,
    CONTROL,
    COUNT_AS,
    DAMAGE,
    DEPLOY,
    DESTROY,
    DICE,
    DISCARD,
    DISCARD_SELF,
    DISCOUNT,
    DISTANCE,
    DISTANCES,
    DRAW,
    FROM,
    GAIN_ANTIMATTER,
    GAIN_CRYSTALS,
    GOODS,
    GROUP,
    HIT_DAMAGE,
    HOLD_ANTIMATTER,
    IGNORE,
    INSTEAD,
    JOIN,
    KIND,
    LEAP,
    LIMIT,
    LIMITS,
    LOOT,
    NO_REROLLS,
    NPC,
    PASSIVE,
    PAY,
    PEEK,
    PER,
    PERFORM,
    PLACE,
    PLACE_NPC,
    PLACE_SYSTEM,
    RECEIVE,
    RECEIVED,
    REFRESH,
    REPAIR_HULL,
    REPLACE,
    REROLL,
    RETURN_TILE,
    REVEAL,
    REVEAL_TILES,
    RULE,
    SALVAGE,
    SCOPE,
    SEARCH,
    SEIZE,
    STATUS,
    STEAL,
    STRIKE,
    SWAP_SYSTEMS,
    TAX,
    THROW,
    TILE,
    TRANSFER,
    UNIT,
    UNIT_COST,
    VICTIM,
    WHO,
    WORMHOLE,
    Words,
    X,
)

TIMINGS: Final[Words] = {
    "passive": PASSIVE,
    "status": STATUS,
    "activate": ACTIVATE,
    "reveal": REVEAL,
    "before": BEFORE,
    "after": AFTER,
}


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
