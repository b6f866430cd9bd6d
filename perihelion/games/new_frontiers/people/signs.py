"""Powers as short lines of signs: pictures by name, goods of a kind, numbers; the page draws them as they come."""

from typing import Any, Final

from ..rules.terms import ANY, SORTS, TYPES, Gain, Power, Test

Sign = dict[str, Any]
"""`{"glyph": name}`, for a good with its `kind` (None for any), or `{"text": "+2"}`."""

PICTURES: Final = ("arrow", "credit", "shield", "swap", "world")


def signs(power: Power) -> list[Sign]:
    """The whole line, with the type of the power first."""
    found = [glyph(TYPES[power.type])]
    for word in power.effect.signs.split():
        if word in PICTURES:
            found.append(glyph(word))
        elif word == "gain":
            found += signs_of_gain(power.gain)
        elif word == "of" or word.startswith("of/") or (word == "good/of" and power.of):
            found += condition(power, word.removeprefix("of/"))
        elif word == "good/of" or word == "good":
            found.append(good(power.good))
        else:
            found.append({"text": word.replace("#", str(power.amount))})
    return found


def glyph(name: str) -> Sign:
    return {"glyph": name}


def good(kind: int) -> Sign:
    return {"glyph": "good", "kind": None if kind == ANY else kind}


def signs_of_gain(gain: Gain) -> list[Sign]:
    if gain.price:
        return [{"text": "="}, glyph("credit")]
    found: list[Sign] = []
    for name, amount in (("chip", gain.chips), ("credit", gain.credits), ("colonist", gain.colonists)):
        if amount:
            found += [{"text": str(amount)}, glyph(name)]
    return found


def condition(power: Power, plain: str) -> list[Sign]:
    """What tiles have to be: keywords, kinds, large, printed cost; but for one test that is plain."""
    return [sign for tests in power.of for test in tests if test.subject != plain for sign in signs_of_test(test)]


def signs_of_test(test: Test) -> list[Sign]:
    found: list[Sign] = []
    if test.subject == "kw":
        found = [glyph(test.word)]
    elif test.subject == "kind":
        found = [good(test.number)]
    elif test.subject == "power":
        found = [glyph(TYPES[test.number])]
    elif test.subject in ("military", "arms"):
        found = [glyph("shield")]
    elif test.subject == "colonists":
        found = [{"text": str(test.number)}, glyph("colonist")]
    elif test.subject == "cost>=":
        found = [{"text": f"{test.number}+"}]
    elif test.subject == "cost<=":
        found = [{"text": f"≤{test.number}"}]
    elif test.subject == "large":
        found = [{"text": "2"}, glyph("space")]
    elif test.subject not in SORTS:
        found = [glyph("good")]
    return [{"text": "≠"}, *found] if test.negated and found else found
