"""One game, played again and again and checked on the way; whatever is wrong becomes a fault with its record."""

import random
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from perihelion import Game, State
from perihelion.kernel.history import History
from tools.soak import invariants
from tools.soak.seeker import Played, Seeker
from tools.soak.shown import Shown
from tools.soak.tables import Table, may_last, tables

CHECKED = 0.02
"""The share of decisions where everything is shown and tried; where a choice is new, it always is."""


@dataclass
class Fault:
    """Something that is wrong, and the game that comes to it."""

    game: str
    what: str
    where: str
    trace: str
    record: str
    times: int = 1


@dataclass
class Count:
    swift: int = 0  # games by chance, with the cheap invariants
    sought: int = 0  # games of the seeker, with all of them
    decisions: int = 0
    looked_at: int = 0  # decisions where everything was shown
    faults: dict[str, Fault] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)


class Soak:
    """One game's part of a soak."""

    def __init__(self, game: Game, seed: int, corpus: Path | None = None) -> None:
        self.game = game
        self.seed = seed
        self.seeker = Seeker(game)
        self.corpus = corpus
        if corpus is not None:
            self.seeker.load(corpus)
        self.shown = Shown(game)
        self.shown.remember(self.seeker.met)
        self.tables = cycle(tables(game))
        self.number = 0
        self.count = Count()

    def run(self, seconds: float = 0, games: int = 0) -> None:
        """For so long, or for so many games: swift ones and sought ones, the latter for two thirds of the time."""
        end = time.monotonic() + seconds
        spent = {"swift": 0.0, "sought": 0.0}
        started = self.number
        while self.number - started < games or (not games and time.monotonic() < end):
            begun = time.process_time()
            swift = self.number % 2 == 0 if games else 2 * spent["swift"] < spent["sought"]
            if swift:
                self.swift()
            else:
                self.sought()
            spent["swift" if swift else "sought"] += time.process_time() - begun
        if self.corpus is not None:
            self.seeker.save(self.corpus, self.shown)

    def _next(self) -> tuple[Table, int, random.Random]:
        self.number += 1
        seed = self.seed * 1_000_000 + self.number
        return next(self.tables), seed, random.Random(f"{self.game.id}/{seed}")

    def swift(self) -> None:
        """By chance, as fast as it goes: it ends, and the end adds up."""
        table, seed, rng = self._next()
        played = Played(table.seats, seed, table.options)
        try:
            state = self.game.new(seats=table.seats, seed=seed, **table.options)
            self._by_chance(state, played, rng)
            self._end(state, played)
        except Exception as error:
            self._fault(error, played)
        self.count.swift += 1
        self.count.decisions += len(played.log)

    def _by_chance(self, state: State, played: Played, rng: random.Random) -> None:
        draw, log = rng.random, played.log
        while (actors := state.acting) and len(log) < invariants.LONGEST:
            seat = actors[int(draw() * len(actors))]
            legal = state.choices[seat]
            action = legal[int(draw() * len(legal))]
            log.append((seat, action))
            state.apply(seat, action)

    def _end(self, state: State, played: Played) -> None:
        if state.over() or not may_last(played.options):
            assert state.over(), "the game does not end"
            invariants.end_is_sound(state)
        self.count.endings[state.ending() or "broken off"] += 1

    def sought(self) -> None:
        """By the seeker, from the beginning or from a position that is seldom visited."""
        table, seed, rng = self._next()
        way = self.seeker.start(rng) if rng.random() < 0.5 else None
        played = Played(way.seats, way.seed, way.options) if way else Played(table.seats, seed, table.options)
        try:
            history = History.begin(self.game, ["human"] * played.seats, played.seed, dict(played.options))
            history.state.watch(self.shown.event)
            for seat, action in way.log if way else ():
                history.play(seat, action)
                played.log.append((seat, action))
            while not history.state.over() and len(played.log) < invariants.LONGEST:
                self._decision(history, played, rng)
            self._end(history.state, played)
            if history.state.over():
                self.shown.end(history.state)
                invariants.record_is_sound(history)
        except Exception as error:
            self._fault(error, played)
        self.count.sought += 1
        self.count.decisions += len(played.log) - (len(way.log) if way else 0)

    def _decision(self, history: History, played: Played, rng: random.Random) -> None:
        state = history.state
        invariants.choices_are_sound(self.game, state)
        seat, action, choice = self.seeker.decide(state, rng)
        self._said(state, seat, action)
        new = self.seeker.note(choice, played)
        if new or rng.random() < CHECKED:
            self.count.looked_at += 1
            self.shown.decision(state, rng)
            invariants.position_is_whole(self.game, state, rng)
        horizon = state.horizon()
        reveals = state.preview(seat, action).stopped if new else None
        played.log.append((seat, action))
        history.play(seat, action)
        if reveals is not None:
            assert reveals == (history.state.horizon() > horizon), "the quote is wrong about what is revealed"
        if new or rng.random() < CHECKED:
            invariants.undo_and_redo(history, seat)

    def _said(self, state: State, seat: int, action: int) -> None:
        """What the one who moves reads, at every decision."""
        prompt = state.prompt(seat)
        for phrase in (prompt.question, prompt.reason, state.phrase(seat, action)):
            self.shown.say(phrase)

    def _fault(self, error: Exception, played: Played) -> None:
        """Kept once for each place where it arises, the shortest game that comes to it."""
        frames = traceback.extract_tb(error.__traceback__)
        own = [each for each in frames if "perihelion/" in each.filename] or frames
        where = f"{Path(own[-1].filename).name}:{own[-1].lineno} {own[-1].name}"
        what = f"{type(error).__name__}: {error}"
        key = f"{type(error).__name__} {where}"
        if isinstance(error, AssertionError):
            key += f" {str(error)[:40]}"
        known = self.count.faults.get(key)
        if known is not None:
            known.times += 1
            if len(known.record) <= 24 * len(played.log):
                return
        trace = "".join(traceback.format_exception(error))
        times = known.times if known else 1
        self.count.faults[key] = Fault(self.game.id, what, where, trace, self._record(played), times)

    def _record(self, played: Played) -> str:
        record = History.begin(self.game, ["human"] * played.seats, played.seed, dict(played.options)).record
        record.log = list(played.log)
        return record.to_json()
