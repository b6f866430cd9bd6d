"""The notation of abilities, read once into small integer programs (BSU-44).

    ability  = timing [ "[" cond { "," cond } "]" ] "=>" effect { ";" effect }
    timing   = "passive" | "status" | "activate" | "reveal" | ("before:" | "after:") action { "|" action }
    cond     = name [ "=" number ]                        all conditions must hold
    effect   = a row of EFFECTS with its arguments        effects resolve from left to right

passive: in force while the source is held and not blocked. status: offered in every status phase. activate: by the
activate action. reveal: for the empire that turned the tile up. before/after: triggered, one an action and empire
(BSU-38.10). pay and discard(who=self) are costs. An amount X is the number of the record for the current force of the
owner. How an effect is said is the message `effect-<name>`; what it does is in `powers.py`, whether it can in
`possible.py`.
"""

from collections.abc import Callable
from typing import Final, final

from perihelion.kernel.effect import Catalogue, Kinds
from perihelion.kernel.notation import Reader

from .. import terms
from ..terms import Words
from .programs import Ability, Effect

TIMINGS: Final[Words] = {
    "passive": terms.PASSIVE,
    "status": terms.STATUS,
    "activate": terms.ACTIVATE,
    "reveal": terms.REVEAL,
    "before": terms.BEFORE,
    "after": terms.AFTER,
}
CONDITIONS: Final = ("attacker", "defender", "bystander", "win", "lose", "success", "roll", "outnumbered")
COUNTED: Final = ("min_enemy", "own_fleet_here")
"""Conditions that hold or do not, and those with a number."""
DOMAINS: Final[dict[str, Words]] = {
    "loot": terms.LOOT,
    "unit": terms.UNIT,
    "npc": terms.NPC,
    "place": terms.PLACE,
    "group": terms.GROUP,
    "scope": terms.SCOPE,
    "body": terms.BODY,
    "goods": terms.GOODS,
    "limited": terms.LIMIT,
    "distance": terms.DISTANCE,
    "action": terms.ACTION,
    "side": {"up": 1, "down": 0},
    "tile": terms.TILE,
    "whose": {"own": 0, "other": 1},
    "system": terms.KIND,
    "banned": terms.BAN,
    "card": terms.CARD,
    "received": terms.RECEIVED,
    "thrown": terms.THROW,
    "market": {"market": 0},
    "hidden": {"tile": 0},
    "force": {"any": 0},
    "rule": terms.RULE,
}
"""The words that an argument of a kind can be, and the number each stands for."""
ANYWHERE: Final = 99
PER_WORDS: Final = ("nothing", *terms.PER)
WHO_WORDS: Final = ("nobody", *terms.WHO)
SCOPE_WORDS: Final = ("any", *terms.SCOPE)
FROM_WORDS: Final = ("any", "deck", "faceup")
EACH: Final = f"per={'|'.join(PER_WORDS)}"
AT: Final = f"who={'|'.join(WHO_WORDS)}, dist={ANYWHERE}"


@final
class Row:
    """An effect: its place in the list is its number in programs, in sums and in records."""

    def __init__(self, notation: str) -> None:
        self.notation = notation


EFFECTS: Final = Catalogue(
    [
        Row(notation)
        for notation in (
            f"crystals(n: amount, {EACH})",
            "pay(n: amount)",
            "tax(n: amount)",
            f"steal(a: loot, n: amount, {AT})",
            "antimatter(n: amount)",
            "hold_antimatter(n: amount)",
            f"add(a: unit, n: amount, b: place, {EACH})",
            "join(a: npc, n: amount)",
            "place_npc(a: npc, n: amount, b: place)",
            "deploy(n: amount)",
            "transfer(n: amount)",
            "leap(a: group, b: place)",
            f"destroy(a: victims, n: amount, {AT}, assign=victim|user)",
            f"damage(n: amount, a: victims, {AT}, assign=victim|user)",
            f"cancel_damage(n: amount, scope={'|'.join(SCOPE_WORDS)})",
            "salvage(n: amount)",
            "repair(n: amount)",
            f"reroll(a: scope, n: amount, {EACH})",
            "no_rerolls(a: scope)",
            f"attack(a: body, n: amount, {EACH})",
            f"dice(a: unit, n: amount, {EACH})",
            f"hit_damage(a: unit, n: amount, {EACH})",
            f"unit_cost(a: unit, n: amount, {EACH})",
            f"strike(n: amount, {EACH})",
            f"discount(a: goods, n: amount, {EACH})",
            f"limit(a: limited, n: amount, {EACH})",
            f"distance(a: distance, n: amount, {EACH})",
            f"boost(a: scope, n: amount, {EACH})",
            "perform(a: action)",
            "instead(a: actions)",
            "reveal(n: amount)",
            "place_system(n: amount, a: side)",
            "return_tile(a: tile, n: amount)",
            "swap_systems(n: amount)",
            "wormhole(b: place)",
            f"control(n: amount, a: whose, dist={ANYWHERE})",
            f"seize(a: system, dist={ANYWHERE})",
            "ban(a: banned, b: place)",
            f"draw(a: card, n: amount, from={'|'.join(FROM_WORDS)})",
            "search(a: card, n: amount)",
            "receive(a: received, n: amount)",
            f"discard(a: thrown, n: amount, {AT})",
            "replace(a: unit, b: unit, n: amount)",
            "refresh(a: market)",
            "peek(a: hidden, n: amount)",
            "count_as(a: force)",
            "ignore(a: rule)",
            "discard_self",
            "choose(first: effect, second: effect)",
        )
    ],
    base=Row,
)


def amount(reader: Reader) -> int:
    return terms.X if reader.skip("X") else reader.signed()


def one_of(words: Words) -> Callable[[Reader], int]:
    def read(reader: Reader) -> int:
        return reader.choice(words)

    return read


def any_of(reader: Reader, words: Words) -> int:
    found = reader.choice(words)
    while reader.skip("|"):
        found |= reader.choice(words)
    return found


def read_effect(reader: Reader) -> Effect:
    op, values = EFFECTS.read(reader, KINDS)
    effect = Effect(op)
    effect.values = values
    effect.n = values.get("n", 1)
    effect.a = values.get("a", 0)
    effect.b = values.get("b", 0)
    effect.per = values.get("per", 0) - 1
    effect.who = values.get("who", 0) - 1
    effect.dist = -1 if values.get("dist", ANYWHERE) == ANYWHERE else values["dist"]
    effect.by_user = values.get("assign", 0) == 1
    effect.scope = values.get("scope", 0) - 1
    effect.origin = terms.FROM[FROM_WORDS[values.get("from", 0)]]
    if "first" in values:
        effect.branches = [values["first"], values["second"]]
    return effect


KINDS: Final[Kinds] = {
    **{kind: one_of(words) for kind, words in DOMAINS.items()},
    "amount": amount,
    "victims": lambda reader: any_of(reader, terms.VICTIM),
    "actions": lambda reader: any_of(reader, {name: 1 << number for name, number in terms.ACTION.items()}),
    "effect": read_effect,
}


def parse(text: str) -> Ability:
    """Raises `BadNotation` with the place in the text that does not fit."""
    reader = Reader(text)
    ability = Ability(reader.choice(TIMINGS))
    if ability.timing in (terms.BEFORE, terms.AFTER):
        reader.expect(":")
        ability.actions = any_of(reader, {name: 1 << number for name, number in terms.ACTION.items()})
    if reader.skip("["):
        read_condition(reader, ability)
        while reader.skip(","):
            read_condition(reader, ability)
        reader.expect("]")
    reader.expect("=>")
    ability.effects.append(read_effect(reader))
    while reader.skip(";"):
        ability.effects.append(read_effect(reader))
    reader.end()
    return ability


def read_condition(reader: Reader, ability: Ability) -> None:
    name = (*CONDITIONS, *COUNTED)[reader.choice((*CONDITIONS, *COUNTED))]
    ability.conditions.append(name)
    if name in COUNTED:
        reader.expect("=")
        number = reader.number()
        if name == "min_enemy":
            ability.min_enemy = number
        else:
            ability.fleet_here = number
    else:
        setattr(ability, name, True)
