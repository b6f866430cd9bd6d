"""What stands on a card, a token or a level: short enough to be read there, composed of its effects as sentences are.

`cards` gives every component a line for its moment ("Before your assault") and below it what it does; `lines` only what
it does. Both have the ids of `explanations`. Where a sentence is too long for a card, BRIEF has a shorter message.
"""

from typing import Any, Final

from perihelion.kernel.table import Fact, Phrase, joined

from ..rules.abilities.effects import EFFECTS
from ..rules.abilities.programs import Ability, Effect
from ..rules.tables import Tables
from ..rules.terms import ACTIONS, AFTER, ASSAULT, BATTLE, BEFORE, DISCARD, FORCES, PAY, PER, SELF
from .explaining import GAINS, WHENS, Form, abilities_by_name, effect_said, has_x, help_of, message

SHORT: Final = ("crystals", "pay", "antimatter", "damage")
"""Effects whose sentence is short enough for a card as it is."""
BRIEF: Final = frozenset(
    [message("effect", row.name) for row in EFFECTS.signatures if row.name not in SHORT]
    + [message("per", word) for word in PER]
    + [f"goods-{word}" for word in ("titan", "starbase", "colossus", "unit", "unique", "resource")]
    + [f"victims-{word}" for word in ("regiment", "unit", "fleet", "army")]
    + ["units-regiment", "within", "your-pick"]
)
"""The messages that are too long for a card: `brief-<message>` says the same there."""
COMBATS: Final = 1 << BATTLE | 1 << ASSAULT
"""Actions that others begin as well: only those of an attacker are one's own."""


def brief(said: str) -> str:
    return f"brief-{said}" if said in BRIEF else said


def cards(data: dict[str, Any], tables: Tables) -> dict[str, Phrase]:
    """Of every tile, card, resource and level: when, and in the next line what; so for each of its abilities."""
    return {
        help_of(name): joined([on_a_card(ability, x) for ability, x in abilities], "card-next")
        for name, abilities in abilities_by_name(data, tables)
    }


def lines(data: dict[str, Any], tables: Tables) -> dict[str, Phrase]:
    """The same without the moments: what fits on a token."""
    return {
        help_of(name): joined([effects_in_brief(ability.effects, x, brief) for ability, x in abilities], "card-both")
        for name, abilities in abilities_by_name(data, tables)
    }


def on_a_card(ability: Ability, x: int) -> Phrase:
    facts: dict[str, Fact] = {
        "when": moment_of(ability),
        "effects": effects_in_brief(ability.effects, x, brief),
    }
    if not ability.xs or not any(map(has_x, ability.effects)):
        return Phrase("card-ability", facts)
    by_force: dict[str, Fact] = {force: ability.xs[number] for number, force in enumerate(FORCES)}
    return Phrase("card-ability-by-force", {**facts, **by_force})


def moment_of(ability: Ability) -> Phrase:
    """When an ability may be used, as its owner says it."""
    when = WHENS[ability.timing]
    conditions: Fact = ""
    for name in reversed(ability.conditions):
        number = {"min_enemy": ability.min_enemy, "own_fleet_here": ability.fleet_here}.get(name, 0)
        conditions = Phrase(message("if", name), {"n": number, "more": conditions})
    facts: dict[str, Fact] = {"conditions": conditions}
    if ability.timing in (BEFORE, AFTER):
        own = ability.attacker or not (ability.actions & COMBATS or ability.bystander)
        use: dict[str, Fact] = {"use": when, "own": "yes" if own else "no"}
        deeds = [Phrase(f"deed-{name}", use) for number, name in enumerate(ACTIONS) if ability.actions >> number & 1]
        facts["deeds"] = joined(deeds, "one-or-other")
    return Phrase(f"moment-{when}", facts)


def effects_in_brief(effects: list[Effect], x: int, form: Form) -> Phrase:
    """What is paid first has a colon behind it; the last is joined by "and"."""
    also_gained = [False, *[plain_gain(effect) for effect in effects[:-1]]]
    each_said = [effect_said(effect, x, form, also) for effect, also in zip(effects, also_gained, strict=True)]
    said = each_said[-1]
    for number in reversed(range(len(effects) - 1)):
        effect = effects[number]
        paid = effect.op == PAY or (effect.op == DISCARD and effect.who == SELF)
        last = number == len(effects) - 2
        by = "card-paid" if paid else "card-both" if last else "card-list"
        said = Phrase(by, {"first": each_said[number], "rest": said})
    return said


def plain_gain(effect: Effect) -> bool:
    """What is gained behind one "for each …" is said anew, or it would seem to be gained for each as well."""
    return effect.op in GAINS and effect.per < 0


def messages() -> list[str]:
    """Everything of which the words of cards are composed: both languages must have it."""
    found = [f"brief-{each}" for each in sorted(BRIEF)]
    found += [f"deed-{name}" for name in ACTIONS] + [f"moment-{word}" for word in WHENS.values()]
    return [*found, "card-ability", "card-ability-by-force", "card-both", "card-list", "card-next", "card-paid"]
