"""Puzzles looked at anew, all in one way: do long searches prefer the answer, and does it pay when played out?"""

from typing import Any, Final

from perihelion.arena.match import play_out
from perihelion.bots import Position, bot
from perihelion.bots.hard import Hard
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded
from perihelion.teaching.course import Course
from perihelion.teaching.guide import prepared
from perihelion.teaching.lesson import Lesson
from perihelion.teaching.puzzles import puzzles_of
from tools.find_puzzles import RUNS, interval

WORLDS: Final = 60


def measure(game: Game, count: int, seed: int) -> dict[str, Any]:
    """`count` iterations a search. Of each puzzle, the smallest lead over a tempting answer counts."""
    found = {puzzle.id: looked_at(game, puzzle, count, seed) for puzzle in puzzles_of(game)}
    leads = {name: lead for name, (_, lead) in found.items()}
    return {
        "puzzles": len(found),
        "searches": RUNS * len(found),
        "prefer": sum(prefer for prefer, _ in found.values()),
        "doubted": [name for name, (prefer, _) in found.items() if prefer < RUNS],
        "clear": sum(middle > half for middle, half in leads.values()),
        "open": [name for name, (middle, half) in leads.items() if middle <= half],
        "behind": [name for name, (middle, _) in leads.items() if middle <= 0],
        "each": {name: [prefer, round(middle, 2), round(half, 2)] for name, (prefer, (middle, half)) in found.items()},
    }


def looked_at(game: Game, puzzle: Lesson, iterations: int, seed: int) -> tuple[int, tuple[float, float]]:
    """How many searches prefer the answer, and by how much it leads the closer tempting one, with its interval."""
    state, course = game.new(puzzle.seats, puzzle.seed, **puzzle.options), Course(game, puzzle)
    prepared(state, puzzle.prelude)
    position = Position(game, state, puzzle.learner)
    prefer = 0
    for run in range(RUNS):
        first = Hard(str(iterations)).think(position, seeded(seed * 1000 + run))[0]
        prefer += course.takes(state, first.action)
    tempting = [
        action
        for pattern, _ in course.beat.tempting
        for action in state.legal(puzzle.learner)
        if pattern.matches(game.actions, action)
    ]
    leads = [lead(game, position, course.beat.line[0], other, seed) for other in tempting]
    return prefer, min(leads, key=lambda each: each[0] - each[1])


def lead(game: Game, position: Position, best: int, other: int, seed: int) -> tuple[float, float]:
    """Points that the answer brings more than another, both played out by greedy bots in the same worlds."""
    seat = position.seat
    gains: list[float] = []
    for world in range(WORLDS):
        margins: list[int] = []
        for action in (best, other):
            state = position.sample(seeded(seed * 10_000 + world))
            state.apply(seat, action)
            play_out(game, state, [bot("greedy")] * state.seats, world)
            scores = state.scores()
            margins.append(scores[seat] - max(score for k, score in enumerate(scores) if k != seat))
        gains.append(margins[0] - margins[1])
    return interval(gains)
