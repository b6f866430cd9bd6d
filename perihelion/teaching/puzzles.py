"""Puzzles: lessons of one move, in positions of games between strong bots where one answer is clearly best.

`games/<game>/lessons/puzzles.toml`, found and checked by `tools/find_puzzles.py`:

    rules_version = 2       # written for these rules; under others no puzzle is offered
    [[puzzles]]             # the first is puzzle-1, and so on
    seed = 7
    seats = 2
    learner = 1
    options = {}
    moves = '''
    0: place_tile[0,0,1]
    1: draw[85,4] draw[64,3]
    '''                     # how the position came about, every line a seat and its moves
    ask = "prompt-draw"     # the question
    line = "draw[67,0]"     # the best answer
    allow = ["draw[66,1]"]  # answers that come to the same
    tempting = ["draw[12,3]", "draw[14,0]"]     # wrong ones, each answered with a sentence of its own
    teaches = "mission"     # the term of the evaluation that makes the difference
    rules = ["WSS-7.2"]

The words are the messages lesson-puzzle-1-title, -say, -done, -tempting-1, -tempting-2 in
`text/puzzles.<language>.ftl`;
any other answer is told `puzzle-wrong`.
"""

import tomllib
from dataclasses import replace
from typing import Any, Final

from perihelion.kernel.game import Game
from perihelion.teaching.lesson import Beat, Lesson, Reading, ends_offered, every_lesson, found_in, lessons_of

FILE: Final = "puzzles.toml"
FIELDS: Final = frozenset(
    {"seed", "seats", "learner", "options", "moves", "ask", "line", "allow", "tempting", "teaches", "rules"}
)
PREFIX: Final = "puzzle-"
WRONG: Final = "puzzle-wrong"
SOLVED: Final = "puzzle-solved"
MINUTES: Final = 1

_read: dict[str, dict[str, Lesson]] = {}


def is_puzzle(lesson: Lesson) -> bool:
    return lesson.id.startswith(PREFIX)


def every_puzzle(game: Game) -> dict[str, Lesson]:
    """All puzzles of a game by id, also of other rules, read once; BrokenLesson when one cannot be used."""
    if game.stamp not in _read:
        file = game.folder() / "lessons" / FILE
        text = file.read_text(encoding="utf8") if file.is_file() else "rules_version = 0\n"
        _read[game.stamp] = PuzzleReading(game, FILE).puzzles(text)
    return _read[game.stamp]


def puzzles_of(game: Game) -> list[Lesson]:
    """The puzzles that are offered: those written for the rules of this program."""
    return [each for each in every_puzzle(game).values() if each.rules_version == game.rules_version]


def taught_by(game: Game, name: str) -> Lesson:
    """The lesson or the puzzle of that name."""
    known = every_puzzle(game) if name.startswith(PREFIX) else {}
    return found_in(game, name, {**every_lesson(game), **known})


def all_taught(game: Game) -> list[Lesson]:
    """What can be learned, lessons first."""
    return [*lessons_of(game), *puzzles_of(game)]


def ends_of(game: Game, lesson: Lesson) -> list[str]:
    """What may follow it."""
    return list(lesson.beats[-1].end) if is_puzzle(lesson) else ends_offered(game, lesson)


class PuzzleReading(Reading):
    """The file of a game's puzzles being read; every fault is told with the puzzle it is in."""

    def puzzles(self, text: str) -> dict[str, Lesson]:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self.wrong(str(error)) from None
        version = self.value(data, "rules_version", int)
        given = data.get("puzzles", [])
        if not isinstance(given, list) or not all(isinstance(each, dict) for each in given):
            raise self.wrong("a list of puzzles is needed")
        names = [f"{PREFIX}{number}" for number in range(1, len(given) + 1)]
        found: dict[str, Lesson] = {}
        for number, (name, each) in enumerate(zip(names, given, strict=True), 1):
            following = f"lesson:{names[number]}" if number < len(names) else ""
            found[name] = self.puzzle(name, each, version, following)
        return found

    def puzzle(self, name: str, data: dict[str, Any], version: int, following: str) -> Lesson:
        self.place = name
        self.known(data, FIELDS)
        teaches = self.value(data, "teaches", str)
        if not self.words[0].has(f"term-{teaches.partition(':')[0]}"):
            raise self.wrong(f"there is no term {teaches!r} of the evaluation")
        seats, learner, options = self.table(data)
        seed = self.value(data, "seed", int)
        prelude = self.replies({"moves": self.value(data, "moves", str)}, "moves", seats)
        self.place = name
        end = Beat(SOLVED, end=("play-on", *([following] if following else [])))
        whole = Lesson(
            name,
            self.game.id,
            MINUTES,
            seats,
            learner,
            seed,
            options,
            version,
            prelude,
            (),
            (self.question(name, data), end),
        )
        for message in (whole.title, SOLVED):
            self.said(message)
        return whole

    def question(self, name: str, data: dict[str, Any]) -> Beat:
        """The one beat of it."""
        line, tempting = self.value(data, "line", str), self.texts(data, "tempting")
        beat = self.beat(
            name,
            {
                "say": "say",
                "ask": self.value(data, "ask", str),
                "line": [line],
                "allow": [line, *self.texts(data, "allow")],
                "tempting": [{"move": move, "say": f"tempting-{n}"} for n, move in enumerate(tempting, 1)],
                "done": [{"move": "*", "say": "done"}],
                "rules": self.texts(data, "rules"),
            },
        )
        self.said(WRONG)
        return replace(beat, wrong=WRONG)
