"""Ten positions of a recorded game for a blind reader, who names a legal move there and says what it is good for.

A position is a picture of the page, and what the board, the question and the reason for it say in words. Beside them
stand eight moves, of which some are legal and some are not: those that are not are moves that the same question took at
other moments. Of every position only what the first lesson asks for is asked, so that nothing else is needed than its
texts. What the reader answers is kept as

    {"1": {"legal": "adf", "move": "d", "good": "it covers an alien"}, …}

and `checked` holds it against the rules: letters that were taken for legal or not, each with the rule that refuses it,
and beside what the reader says of the move what a hint would say. That last is for whoever reads along.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from perihelion.bots import Position
from perihelion.bots.hard import Hard
from perihelion.bots.reasons import why
from perihelion.cli.boards import painter_for
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, read_record
from perihelion.kernel.rng import seeded
from perihelion.kernel.state import State
from perihelion.kernel.table import Prompt
from perihelion.teaching.lesson import lesson_of
from perihelion.words import Words
from perihelion.words.rules import rules_of
from tools.pictures.moments import RECORDS, choices
from tools.pictures.tables import NAMES

COUNT: Final = 10
FEWEST: Final = 2
MOST: Final = 5
"""Legal moves that a position shows, where there are as many: were it always the same number, a reader could count."""
LETTERS: Final = "abcdefgh"
SEARCH: Final = 150
"""Iterations of the hint."""
WIDTH: Final = 120


@dataclass(frozen=True)
class Asked:
    """A position, the moves that a reader is shown there, and which of them are legal."""

    number: int
    made: int
    """Choices that lead to it in the record."""
    state: State
    seat: int
    moves: tuple[int, ...]

    @property
    def legal(self) -> str:
        allowed = self.state.legal(self.seat)
        return "".join(letter for letter, move in zip(LETTERS, self.moves, strict=False) if move in allowed)


@dataclass(frozen=True)
class Met:
    """A choice of the record."""

    made: int
    state: State
    seat: int
    question: str


def record_of(game: Game) -> Record:
    """With as many seats as the first lesson has."""
    return read_record(RECORDS / game.id / f"{lesson_of(game, 'first').seats}-players.json")


@cache
def asked(game: Game) -> list[Asked]:
    """Positions in the order of the game, spread over the questions that the first lesson asks."""
    taught = {beat.ask for beat in lesson_of(game, "first").beats if beat.ask}
    found: dict[str, list[Met]] = {}
    for made, (state, seat, _) in enumerate(choices(record_of(game))):
        question = state.prompt(seat).question.message
        if question in taught and len(state.legal(seat)) >= MOST:
            found.setdefault(question, []).append(Met(made, state.clone(), seat, question))
    known = {question: Known.of(game, group) for question, group in found.items()}
    chosen = sorted(spread(list(found.values())), key=lambda each: each.made)
    return [
        Asked(number, each.made, each.state, each.seat, known[each.question].offered(each, number))
        for number, each in enumerate(chosen, 1)
    ]


def spread(groups: list[list[Met]]) -> list[Met]:
    """Ten of them: in turns one of every question, and of each those that lie far apart in the game."""
    share = [0] * len(groups)
    while sum(share) < min(COUNT, sum(map(len, groups))):
        for k, group in enumerate(groups):
            share[k] += share[k] < len(group) and sum(share) < COUNT
    return [
        group[(2 * k + 1) * len(group) // (2 * n)] for n, group in zip(share, groups, strict=True) for k in range(n)
    ]


@dataclass(frozen=True)
class Known:
    """The moves of one question that were possible at some time, and their words: others would give themselves away."""

    words: Words
    moves: list[int]
    said: set[str]

    @classmethod
    def of(cls, game: Game, met: list[Met]) -> "Known":
        words = Words("en", game)
        words.seated = lambda seat: NAMES[seat]
        moves = sorted({move for each in met for move in each.state.legal(each.seat)})
        known = cls(words, moves, set())
        known.said.update(known.says(each, move) for each in met for move in each.state.legal(each.seat))
        return known

    def says(self, each: Met, move: int) -> str:
        """Nothing where the game has no words for a move that it does not allow there."""
        with suppress(ValueError, KeyError, IndexError):
            return self.words.phrase(each.state.phrase(each.seat, move))
        return ""

    def offered(self, each: Met, seed: int) -> tuple[int, ...]:
        """Legal moves and others, shuffled; of the others as many different reasons as there are."""
        rng, legal = seeded(seed), each.state.legal(each.seat)
        moves = picked(rng, legal, FEWEST + rng.below(MOST - FEWEST + 1))
        most = len(LETTERS) - len(moves)
        refused: dict[str, list[int]] = {}
        for move in self.moves:
            if move not in legal and self.says(each, move) in self.said:
                refused.setdefault(" ".join(each.state.why_not(each.seat, move)), []).append(move)
        ways = [picked(rng, some, most) for _, some in sorted(refused.items())]
        others = [way[k] for k in range(most) for way in ways if k < len(way)][:most]
        return tuple(picked(rng, [*moves, *others], len(LETTERS)))


def picked(rng: Any, all_of: list[int], most: int) -> list[int]:
    left, found = list(all_of), []
    while left and len(found) < most:
        found.append(left.pop(rng.below(len(left))))
    return found


# -------------------------------------------------------------------- what a reader is given


TASK: Final = """# Positions

For each: which of the moves (a, b, …) may the player who is named make here? Name one that you would make, and say what
it is good for. Answers: {"1": {"legal": "adf", "move": "d", "good": "…"}, …}
"""


def told(game: Game, language: str) -> str:
    words = Words(language, game)
    return "\n".join([TASK, *[line for each in asked(game) for line in position(game, words, each)]]) + "\n"


def put(words: Words, prompt: Prompt) -> str:
    """A question and why it is put; on the page they stand on lines of their own."""
    question, reason = words.phrase(prompt.question), words.phrase(prompt.reason)
    return f"{question if question.endswith(('?', '.')) else f'{question}.'} {reason}"


def position(game: Game, words: Words, each: Asked) -> Iterator[str]:
    names = NAMES[: each.state.seats]
    words.seated = lambda seat: names[seat]
    page = StringIO()
    painter = painter_for(game, words, names)
    Console(file=page, width=WIDTH).print(painter.picture(each.state.view(each.seat), each.seat, each.seat, WIDTH))
    prompt = each.state.prompt(each.seat)
    yield f"## {each.number} ({picture_of(each, words.language)}): {names[each.seat]}\n"
    yield page.getvalue().rstrip()
    yield f"\n[{put(words, prompt)}]\n"
    for letter, move in zip(LETTERS, each.moves, strict=False):
        yield f"  {letter}) {words.phrase(each.state.phrase(each.seat, move))}"
    yield ""


def picture_of(each: Asked, language: str) -> str:
    return f"{each.number:02}-{language}.png"


# -------------------------------------------------------------------- what comes of the answers


def checked(game: Game, answers: dict[str, dict[str, str]], language: str) -> tuple[dict[str, int], list[str]]:
    """How many letters and how many moves were right, and a line for each fault and each reason."""
    words = Words(language, game)
    rules = {rule.id: rule.text for rule in rules_of(game, language)}
    right = {"positions": 0, "moves": 0, "letters": 0, "of": 0}
    lines: list[str] = []
    for each in asked(game):
        given = answers.get(str(each.number))
        if given is None:
            continue
        right["positions"] += 1
        words.seated = lambda seat: NAMES[seat]
        for letter, move in zip(LETTERS, each.moves, strict=False):
            legal = letter in each.legal
            right["of"] += 1
            right["letters"] += legal == (letter in given["legal"])
            if legal != (letter in given["legal"]):
                ids = [] if legal else each.state.why_not(each.seat, move)
                because = " ".join(f"{name} {rules.get(name, '')}" for name in ids)
                said = words.phrase(each.state.phrase(each.seat, move))
                lines.append(f"{each.number}{letter} {said}: {'legal' if legal else 'not legal'}. {because}".rstrip())
        right["moves"] += given["move"] in each.legal
        lines.append(f"{each.number} → {given['move']}: {given['good']}\n     hint: {hint(game, each, words)}")
    return right, lines


def hint(game: Game, each: Asked, words: Words) -> str:
    known = Position(game, each.state, each.seat)
    liked = Hard(str(SEARCH)).think(known, seeded(1))
    best = words.phrase(each.state.phrase(each.seat, liked[0].action))
    return f"{best}. {words.phrase(why(known, seeded(1), liked).reason)}"


def read(path: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(Path(path).read_text(encoding="utf8"))
    return found
