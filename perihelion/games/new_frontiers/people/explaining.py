"""What tiles and goals say, composed of their effects: a tile of somebody's own set is explained as well as ours.

A sentence is a phrase of phrases; the words of each are in text/*.ftl. Nouns and what stands beside them carry the
`use` to which they are put, so that a language can decline them: `each` (for each …), `many` (… cost less), `against`
(against …), `after` (after settling …) and `on` (a good on an empty …).
"""

from typing import Final

from perihelion.kernel.table import Fact, Phrase, joined, named

from ..rules import terms
from ..rules.effects import EFFECTS
from ..rules.tables import KIND_NAMES, SUBJECTS, Goal, Tables
from ..rules.terms import Gain, Line, Power, Predicate, Test, Tile

Facts = dict[str, Fact]

NOUNS: Final = {
    "any": "tile",
    "colony": "colony",
    "home": "home",
    "dev": "development",
    "small": "small",
    "large": "large",
}
ADJECTIVES: Final = ("military", "windfall", "production")


def explanations(_: object, tables: Tables) -> dict[str, Phrase]:
    found = {f"{named('tile', tile.name)[1:]}-help": of_tile(tables, tile) for tile in tables.tiles}
    found |= {f"{named('goal', goal.name)[1:]}-help": of_goal(goal) for goal in tables.goals}
    return found


def of_tile(tables: Tables, tile: Tile) -> Phrase:
    parts = [what_it_is(tile), *[of_power(tables, power) for power in tile.powers]]
    if tile.kind == terms.ANY_KIND:
        parts.append(Phrase("tile-of-any-kind"))
    if not tile.for_sale:
        parts.append(Phrase("tile-not-for-sale"))
    parts += [of_line(line) for line in tile.lines]
    if not tile.variable:
        parts.append(Phrase("tile-points", {"points": tile.points}))
    return joined(parts, "one-after-another")


def what_it_is(tile: Tile) -> Phrase:
    if tile.sort in (terms.SMALL, terms.LARGE):
        return Phrase("tile-is-large" if tile.sort == terms.LARGE else "tile-is-small", {"cost": tile.cost})
    kind = "any" if tile.kind == terms.ANY_KIND else "none" if tile.kind < 0 else KIND_NAMES[tile.kind]
    goods = Phrase("tile-goods", {"good": terms.GOOD_TYPES[tile.good], "kind": kind})
    if tile.sort == terms.HOME:
        return Phrase("tile-is-home", {"goods": goods})
    message = "tile-is-military" if tile.military else "tile-is-world"
    return Phrase(message, {"value": tile.value, "colonists": tile.colonists, "goods": goods})


def of_power(tables: Tables, power: Power) -> Phrase:
    return Phrase(
        "power-sentence",
        {"type": named("power-type", terms.TYPES[power.type].lower()), "effect": of_effect(tables, power)},
    )


def of_effect(tables: Tables, power: Power) -> Phrase:
    facts: Facts = {"amount": power.amount, "kind": kind_word(power.good), "may": "yes" if power.may else "no"}
    facts["gain"] = of_gain(power.gain)
    effect = power.effect
    if effect.things and "g" in effect.parts.lower() and not power.of:
        facts["things"] = Phrase("each-good-produced", {"kind": kind_word(power.good)})
    elif effect.things:
        use, noun, *always = effect.things.split()
        tests = [[*each, *[Test(subject, False) for subject in always]] for each in power.of or [[]]]
        facts["things"] = things(tests, use, noun)
    if power.partner:
        facts["partner"] = named("tile", power.partner)
        facts["more"] = of_gain(power.partner_gain)
    return Phrase(f"effect-{power.name.replace('_', '-')}", facts)


def kind_word(kind: int) -> str:
    return "any" if kind == terms.ANY else KIND_NAMES[kind]


def of_gain(gain: Gain) -> Phrase:
    if gain.price:
        return Phrase("gain-price")
    items = (("chips", gain.chips), ("credits", gain.credits), ("colonists", gain.colonists))
    parts = [Phrase(f"gain-{what}", {"amount": amount}) for what, amount in items if amount]
    return joined(parts or [Phrase("gain-chips", {"amount": 0})], "one-and-another")


def of_line(line: Line) -> Phrase:
    if line.quantity:
        return Phrase(f"bonus-per-{line.quantity}", {"points": line.points, "most": line.most})
    return Phrase("bonus-each", {"points": line.points, "things": things(line.of, "each", "tile")})


# ---------------------------------------------------------------- conditions


def things(predicate: Predicate, use: str, noun: str) -> Phrase:
    """The tiles for which a condition holds, declined for their use."""
    return joined([thing(tests, use, noun) for tests in predicate], "one-or-another")


def thing(tests: list[Test], use: str, noun: str) -> Phrase:
    for test in tests:
        if test.subject in NOUNS and not test.negated:
            noun = NOUNS[test.subject]
    beside: dict[str, list[Phrase]] = {"marks": [], "adjectives": [], "rest": []}
    for test in tests:
        if test.subject in ("kw", "kind"):
            beside["marks"].append(of_test(test, use, noun))
        elif test.subject in ADJECTIVES:
            beside["adjectives"].append(of_test(test, use, noun))
        elif test.subject not in NOUNS or test.negated:
            beside["rest"].append(of_test(test, use, noun))
    facts: Facts = {"use": use, "noun": noun}
    for place, phrases in beside.items():
        facts[place] = joined(phrases, "close-together") if phrases else ""
    return Phrase("things", facts)


def of_test(test: Test, use: str, noun: str) -> Phrase:
    facts: Facts = {"use": use, "noun": noun, "not": "yes" if test.negated else "no", "number": test.number}
    if test.subject == "kw":
        facts["keyword"] = test.word.lower()
        facts["name"] = named("keyword", test.word.lower())
    elif test.subject == "kind":
        facts["kind"] = KIND_NAMES[test.number]
    elif test.subject == "power":
        facts["type"] = terms.TYPES[test.number].lower()
    elif test.subject in NOUNS:
        return Phrase("test-noun", {**facts, "other": NOUNS[test.subject]})
    subject = {"cost>=": "cost-least", "cost<=": "cost-most"}.get(test.subject, test.subject)
    return Phrase(f"test-{subject}", facts)


# ---------------------------------------------------------------- goals


def of_goal(goal: Goal) -> Phrase:
    steps = list(zip(goal.at, goal.points, strict=True))
    parts = [
        Phrase(
            "goal-step",
            {"count": count, "points": points, "more": "yes" if goal.open_top and count == goal.at[-1] else "no"},
        )
        for count, points in steps
    ]
    counted = Phrase(f"goal-counts-{SUBJECTS[goal.subject].replace('_', '-')}")
    return Phrase("goal-sentence", {"counted": counted, "steps": joined(parts, "one-then-another")})


def messages() -> list[str]:
    """Everything of which explanations are composed: both languages must have it."""
    found = EFFECTS.messages()
    found += [f"goal-counts-{subject.replace('_', '-')}" for subject in SUBJECTS]
    found += [
        f"test-{each}" for each in ("kw", "kind", "power", "arms", "grey", "colonists", "cost-least", "cost-most")
    ]
    found += [f"test-{each}" for each in (*ADJECTIVES, "noun")]
    found += [f"tile-{each}" for each in ("goods", "points", "of-any-kind", "not-for-sale")]
    found += [f"tile-is-{each}" for each in ("home", "large", "military", "small", "world")]
    found += [f"gain-{each}" for each in ("chips", "credits", "colonists", "price")]
    found += [f"bonus-{each}" for each in ("each", "per-kinds", "per-strength")]
    found += [f"one-{each}" for each in ("after-another", "and-another", "or-another", "then-another")]
    return [*found, "close-together", "each-good-produced", "goal-sentence", "goal-step", "power-sentence", "things"]
