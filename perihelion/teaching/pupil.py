"""A player who knows what a lesson taught and nothing else: it shows whether the lesson leaves out what decides games.

`games/<game>/lessons/taught.toml` names for every term of `Game.explain` the lesson that teaches it:

    mission = "first"
    ring = "deeper"     # the pupil of the first lesson does not see it

The pupil takes the move after which the terms it was taught add up to most; what has no name counts for everybody.
"""

import tomllib
from typing import Final, final

from perihelion.bots.bot import Position
from perihelion.bots.greedy import Greedy
from perihelion.bots.reasons import UNSAID, kind
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.teaching.errors import BrokenLesson
from perihelion.words import Words

FILE: Final = "taught.toml"
ORDER: Final = ("first", "deeper", "courts")
"""The lessons as one takes them, the third in one game: whoever had one knows those before it."""


def terms_taught(game: Game) -> dict[str, str]:
    """The lesson of every term that has a name; BrokenLesson when a term or a lesson is unknown."""
    file = game.folder() / "lessons" / FILE
    given = tomllib.loads(file.read_text(encoding="utf8")) if file.is_file() else {}
    words = Words("en", game)
    for term, lesson in given.items():
        if not words.has(f"term-{term}"):
            raise BrokenLesson(file=FILE, game=game.id, place=term, problem="the evaluation has no such term")
        if lesson not in ORDER:
            raise BrokenLesson(file=FILE, game=game.id, place=term, problem=f"a term is taught by {' or '.join(ORDER)}")
    return given


@final
class Pupil(Greedy):
    """Of a game, after a lesson; ties are broken by chance."""

    def __init__(self, game: Game, lesson: str = ORDER[0]) -> None:
        had = ORDER[: ORDER.index(lesson) + 1]
        self.known = UNSAID | {term for term, taught in terms_taught(game).items() if taught in had}

    def worth(self, position: Position, after: State) -> float:
        return self.seen(position.game.explain(after, position.seat))

    def seen(self, terms: dict[str, float]) -> float:
        return sum(value for term, value in terms.items() if kind(term) in self.known)
