"""Fluent texts: those shared by all games (`words/text`) and those of one game (`games/<game>/text`)."""

import math
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.kernel.table import Event, Fact, Phrase
from perihelion.words.lazily import Entries, LazyBundle, entries_of

LANGUAGES: Final = ("pl", "en")


def choose_language(wanted: str | None) -> str:
    """The language that serves a wish such as "pl_PL.UTF-8"; English when we do not have it."""
    return "pl" if (wanted or "").lower().replace("_", "-").split("-")[0].split(".")[0] == "pl" else "en"


SEAT: Final = "seat-"
SHARED: Final = ("", "cli-")
"""The texts of every place where people play, then those of the terminal."""


@cache
def _shared(part: str, language: str) -> Entries:
    return _entries(files("perihelion.words") / "text" / f"{part}{language}.ftl")


def _entries(file: Traversable) -> Entries:
    return entries_of(file.read_text(encoding="utf8"))


def own_texts(game: Game | type[Game], language: str) -> list[Traversable]:
    """The files of a game's texts: `pl.ftl`, then what stands in files of its own, such as `lessons.pl.ftl`."""
    folder = (game.folder() if isinstance(game, Game) else files(game.package)) / "text"
    found = [file for file in folder.iterdir() if file.name.endswith(f".{language}.ftl")]
    return [folder / f"{language}.ftl", *sorted(found, key=lambda file: file.name)]


def without_words(message: str) -> str:
    """Things that only somebody's own component set has: technology-solar-sail is "Solar sail", and has no help."""
    if message.endswith("-help"):
        return ""
    _, _, name = message.partition("-")
    words = (name or message).replace("-", " ")
    return words[0].upper() + words[1:]


def unnamed(game: Game) -> list[tuple[str, str]]:
    """What people can meet in a game and a language has no words for: the language and the message that is missing."""
    found: list[tuple[str, str]] = []
    for language in LANGUAGES:
        words = Words(language, game)
        found += [(language, name) for name in game.component_names() if not words.has(name)]
    return found


TOO_LARGE: Final = 10**18
"""A count of nothing in any game, but of what a damaged record says. From 28 digits on Babel does not write numbers."""
MOST_DIGITS: Final = 40


def written(number: float) -> str:
    """One that is too large to be counted in sentences, or is none at all."""
    if isinstance(number, float) and not math.isfinite(number):
        return "?" if math.isnan(number) else "∞" if number > 0 else "−∞"
    digits = round(int(number).bit_length() * math.log10(2))
    if digits > MOST_DIGITS:
        return f"{'−' if number < 0 else ''}10^{digits}"
    return str(int(number)).replace("-", "−")


class Words:
    """Says phrases in one language, with the texts of a game when one is given.

    Of a game's class, not opened with a set, it says all but what is composed of the effects in that set.
    """

    def __init__(self, language: str, game: Game | type[Game] | None = None) -> None:
        self.language = language
        self.seated: Callable[[int], str] = str
        """Who sits where: the fact "@seat-1" is a player's name."""
        self._bundle = LazyBundle(language)
        for part in SHARED:
            self._bundle.add(_shared(part, language))
        self._composed: dict[str, Phrase] = {}
        if isinstance(game, Game):
            self._composed = game.explanations()
        if game is not None:
            for own in own_texts(game, language):
                self._bundle.add(_entries(own))

    def has(self, message: str) -> bool:
        return message in self._composed or self._bundle.has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """The sentence of that id; one composed of effects; or the name in the id when there is none."""
        if message in self._composed:
            return self.phrase(self._composed[message])
        if message.startswith(SEAT):
            return self.seated(int(message.removeprefix(SEAT)))
        if not self._bundle.has_message(message):
            return without_words(message)
        found = self._bundle.get_message(message)
        if found.value is None:
            return without_words(message)
        text, _ = self._bundle.format_pattern(found.value, {name: self._fact(fact) for name, fact in facts.items()})
        return str(text)

    def _fact(self, fact: Fact) -> Any:
        if isinstance(fact, int | float) and not abs(fact) < TOO_LARGE:
            return written(fact)
        if isinstance(fact, Phrase):
            return self.phrase(fact)
        if isinstance(fact, str) and fact.startswith("@"):
            return self.say(fact[1:])
        return fact

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.message, **phrase.facts)

    def explained(self, phrase: Phrase) -> list[tuple[str, str]]:
        """The components a phrase names, each with what it does, as far as the texts explain it (`<name>-help`)."""
        names = [fact[1:] for fact in phrase.facts.values() if isinstance(fact, str) and fact.startswith("@")]
        return [(self.say(name), self.say(f"{name}-help")) for name in names if self.has(f"{name}-help")]

    def event(self, event: Event, player: str) -> str:
        """A line of the log: `event-<kind>` with the player's name, the amount, and the event's own facts."""
        return self.say(f"event-{event.kind}", player=player, amount=event.amount, **event.facts)

    def error(self, error: PerihelionError) -> str:
        return self.say(error.code, **error.facts)
