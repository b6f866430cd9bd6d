"""What components do in fewer words: as a card (about 44 characters) and as a line (about 26) hold it.

The sentences of `explaining` said with shorter messages: `effect-vp` is `card-vp` on a card. When an effect happens
stands beside its words on a card; only a transmitter, which has two moments, says it.
"""

from collections.abc import Mapping
from typing import Final, Literal

from perihelion.kernel.table import Fact, Phrase

from .explaining import Explained

Length = Literal["card", "line"]
FRAMES: Final = {f"explained-{name}" for name in ("system", "tile", "project", "instant", "permanent", "end")}
"""Sentences round an effect that a card does without."""
PLAIN: Final = {
    "listed-effects": "listed-and",
    "listed-sentences": "listed-effects",
    "listed-and": "listed-and",
    "listed-or": "listed-or",
}


def shortened(explained: Mapping[str, Phrase], length: Length) -> Explained:
    return {name: shorter(phrase, length, name.startswith("transmitter-")) for name, phrase in explained.items()}


def shorter(phrase: Phrase, length: Length, framed: bool) -> Phrase:
    """`framed`: says whether something happens at the start or in every round."""
    message, facts = phrase.message, phrase.facts
    rest = facts.get("rest")
    if isinstance(rest, Phrase) and rest.message == "explained-cost":  # stands beside the die
        return shorter(phrase_in(facts["first"]), length, framed)
    if message in FRAMES or (message == "explained-production" and not framed):
        return shorter(phrase_in(facts["effect"]), length, framed)
    if message == "explained-production":
        message = "explained-each-round"
    short = {name: fact_in(name, fact, length, framed) for name, fact in facts.items()}
    if message in PLAIN:
        return Phrase(PLAIN[message], short)
    return Phrase(f"{length}-{message.removeprefix('effect-').removeprefix('explained-')}", short)


def fact_in(name: str, fact: Fact, length: Length, framed: bool) -> Fact:
    if name == "actions" and isinstance(fact, Phrase) and fact.message == "listed-and":
        return Phrase(f"{length}-paid-several")  # three and more would not fit
    return shorter(fact, length, framed) if isinstance(fact, Phrase) else fact


def phrase_in(fact: Fact) -> Phrase:
    assert isinstance(fact, Phrase)
    return fact
