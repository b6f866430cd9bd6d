"""Abilities in words, composed of their effects: so a card of somebody's own set is said properly as well.

An effect is the message `effect-<name>` with its arguments as facts: numbers, words to select by, and phrases for what
has a case or a number of its own (`units-…`, `victims-…`).
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from perihelion.kernel.retelling import signed
from perihelion.kernel.table import Fact, Phrase, joined, named

from ..rules import terms
from ..rules.abilities.effects import DOMAINS, EFFECTS, FROM_WORDS, PER_WORDS, SCOPE_WORDS, TIMINGS, WHO_WORDS
from ..rules.abilities.programs import Ability, Effect
from ..rules.tables import Tables

WORDS: Final = {kind: {number: word for word, number in words.items()} for kind, words in DOMAINS.items()}
WHENS: Final = {number: word for word, number in TIMINGS.items()}

Form = Callable[[str], str]
"""The message in which something is said: a sentence has it as it is, a card may have a shorter one."""


def as_it_is(message: str) -> str:
    return message


def ability_said(ability: Ability, x: int) -> Phrase:
    """A whole ability; `x` is what X stands for where its record gives one number for all forces, else 0."""
    when = WHENS[ability.timing]
    facts: dict[str, Fact] = {
        "effects": effects_said(ability.effects, x),
        "conditions": "",
    }
    if ability.timing in (terms.BEFORE, terms.AFTER):
        facts["actions"] = actions_said(ability.actions)
    for name in reversed(ability.conditions):
        number = {"min_enemy": ability.min_enemy, "own_fleet_here": ability.fleet_here}.get(name, 0)
        facts["conditions"] = Phrase(message("condition", name), {"n": number, "more": facts["conditions"]})
    said = Phrase(f"ability-{when}", facts)
    if not ability.xs or not any(map(has_x, ability.effects)):
        return said
    by_force: dict[str, Fact] = {force: ability.xs[number] for number, force in enumerate(terms.FORCES)}
    return Phrase("ability-by-force", {"ability": said, **by_force})


def effects_said(effects: list[Effect], x: int) -> Phrase:
    """One after the other; what only changes numbers stands beside the rest."""
    said = effect_said(effects[-1], x, as_it_is)
    for effect, following in reversed(list(pairwise(effects))):
        beside = effect.op in MODIFIERS or following.op in MODIFIERS
        first = effect_said(effect, x, as_it_is)
        said = Phrase("effects-both" if beside else "effects-then", {"first": first, "rest": said})
    return said


MODIFIERS: Final = (
    *range(terms.REROLL, terms.BOOST + 1),
    terms.HOLD_ANTIMATTER,
    terms.JOIN,
    terms.CANCEL_DAMAGE,
    terms.WORMHOLE,
    terms.BANNED,
    terms.COUNT_AS,
    terms.IGNORE,
)
"""Effects that change numbers or rules."""


GAINS: Final = (terms.GAIN_CRYSTALS, terms.GAIN_ANTIMATTER)


def has_x(effect: Effect) -> bool:
    return effect.n == terms.X or any(map(has_x, effect.branches))


def message(kind: str, word: str) -> str:
    return f"{kind}-{word.replace('_', '-')}"


def actions_said(actions: int) -> Phrase:
    listed = [Phrase(f"action-{name}") for number, name in enumerate(terms.ACTIONS) if actions >> number & 1]
    return joined(listed, "one-or-other")


def effect_said(effect: Effect, x: int, form: Form, also: bool = False) -> Phrase:
    """`also`: right behind another gain, so that "gain" need not be said again."""
    signature = EFFECTS.signatures[effect.op]
    n: Fact = effect.n if effect.n != terms.X else x or "X"
    facts: dict[str, Fact] = {"n": n, "signed": signed(n) if isinstance(n, int) else f"+{n}"}
    if effect.op in GAINS:
        facts["also"] = "yes" if also else "no"
    for argument in signature.arguments:
        facts |= said_as(argument.name, argument.kind, effect, n, form)
    if effect.branches:
        facts["first"], facts["second"] = [effect_said(branch, x, form) for branch in effect.branches]
    return Phrase(form(message("effect", signature.name)), facts)


def said_as(name: str, kind: str, effect: Effect, n: Fact, form: Form) -> dict[str, Fact]:
    """An argument as the facts of a sentence; one left out is empty."""
    if kind == "amount" or kind == "effect":
        return {}
    if name == "per":
        return {"per": Phrase(form(message("per", PER_WORDS[effect.per + 1]))) if effect.per >= 0 else ""}
    if name == "dist":
        return {"reach": Phrase(form("within"), {"n": effect.dist}) if effect.dist >= 0 else ""}
    if name == "who":
        return {"who": WHO_WORDS[effect.who + 1].replace("_", "-")}
    if name == "assign":
        return {"assign": Phrase(form("your-pick")) if effect.by_user else ""}
    if name == "scope":
        return {"scope": SCOPE_WORDS[effect.scope + 1]}
    if name == "from":
        return {"source": FROM_WORDS[effect.values["from"]]}
    if kind == "victims":
        hit = [
            word for word, mask in terms.VICTIM.items() if effect.a & mask == mask and not wider(effect.a, word, mask)
        ]
        said = "target" if effect.op == terms.DAMAGE else "victims"
        return {"victims": joined([Phrase(form(f"{said}-{word}"), {"n": n}) for word in hit], "one-or-other")}
    if kind == "actions":
        return {"actions": actions_said(effect.a)}
    word = WORDS[kind][effect.a if name == "a" else effect.b].replace("_", "-")
    facts: dict[str, Fact] = {"what" if name == "a" else "place": word}
    if kind in ("unit", "npc"):
        facts["units" if name == "a" else "new"] = Phrase(form(f"units-{word}"), {"n": n if name == "a" else 1})
    if kind in ("scope", "action"):
        facts["action"] = f"@action-{word}"
    if kind == "goods":
        facts["goods"] = Phrase(form(f"goods-{word}"))
    return facts


def wider(hit: int, word: str, mask: int) -> bool:
    """Whether another word says this one and more: "ship" is left out where "fleet" is hit."""
    return any([other & mask == mask and hit & other == other and each != word for each, other in terms.VICTIM.items()])


# ---------------------------------------------------------------- components


def explanations(data: dict[str, Any], tables: Tables) -> dict[str, Phrase]:
    """What every tile, card, resource and level does."""
    by_name = {name: [ability_said(*each) for each in all_of_it] for name, all_of_it in abilities_by_name(data, tables)}
    for tile in data["systems"]:
        by_name.setdefault(f"tile-{tile['id']}", [Phrase("no-benefits")])
    for ideology in data["ideologies"]:
        by_name[f"ideology-{ideology['id']}"] = levels_said(ideology)
    return {help_of(name): joined(said, "one-more") for name, said in by_name.items()}


def help_of(name: str) -> str:
    return f"{name.replace('_', '-')}-help"


def abilities_by_name(data: dict[str, Any], tables: Tables) -> list[tuple[str, list[tuple[Ability, int]]]]:
    """Every component with its abilities, each with what X stands for where its record gives one number, else 0."""
    found: dict[str, list[tuple[Ability, int]]] = {}
    for ability in tables.abilities:
        found.setdefault(ability.name, []).append((ability, 0))
    for tile in data["anomalies"]:
        kind = tables.anomaly_kinds.index(tile["kind"])
        found[f"tile-{tile['id']}"] = [(tables.abilities[tables.anomaly_ability[kind]], tile.get("x", 0))]
    return list(found.items())


def levels_said(ideology: dict[str, Any]) -> list[Phrase]:
    """The levels of an ideology, each with its one or two abilities and their forces."""
    found: list[Phrase] = []
    for level in sorted({record["level"] for record in ideology["abilities"]}):
        options = [record for record in ideology["abilities"] if record["level"] == level]
        said = [
            Phrase("of-force", {"force": named("force", each["force"]), "said": f"{named('level', each['id'])}-help"})
            for each in options
        ]
        found.append(Phrase("level-said", {"level": level, "said": joined(said, "either-level")}))
    return found
