"""Digest value: from the line about a turn alone one can tell which of four positions followed it.

A turn of a bot is played, and three times more with other choices; the positions that look different to another seat
are the candidates. The line tells them apart if no other way of playing the turn that leads elsewhere is told alike.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from perihelion.bots import Bot, Position, bot
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.state import State
from perihelion.kernel.table import Event
from perihelion.teaching.digest import Entry, paragraphs, scored, with_points
from perihelion.teaching.digest import line as parts
from perihelion.words import Words
from tools.teaching.tables import begun

CANDIDATES: Final = 4
TRIES: Final = 12
"""Other ways of playing a turn that are tried to find three that lead elsewhere."""
TURNS_A_GAME: Final = 10
BAR: Final = 0.90
LONGEST: Final = 40
"""Decisions of a turn."""


@dataclass(frozen=True)
class Played:
    """A turn: where it led, how that looks to another seat, and what that seat is told."""

    state: State
    view: dict[str, Any]
    line: str


def measure(game: Game, count: int, seed: int) -> dict[str, Any]:
    words, looked, told = Words("en", game), 0, 0
    alike: list[str] = []
    for true, others in turns(game, words, count, seed):
        looked += 1
        if true.line in [other.line for other in others]:
            alike.append(true.line)
        else:
            told += 1
    return {"turns": looked, "told": told / max(1, looked), "alike": alike[:5]}


def turns(game: Game, words: Words, count: int, seed: int) -> Iterator[tuple[Played, list[Played]]]:
    found = 0
    for number in range(count):
        state = begun(game, 2, seed + number)
        rng, here = seeded(seed + number), 0
        while not state.over() and here < TURNS_A_GAME and found < count:
            true = played(game, words, state, bot("easy"), rng)
            if rng.below(3) == 0:
                others = elsewhere(game, words, state, true, rng)
                if others:
                    here, found = here + 1, found + 1
                    yield true, others
            state = true.state
        if found == count:
            return


def elsewhere(game: Game, words: Words, state: State, true: Played, rng: Rng) -> list[Played]:
    """Up to three other ways to play that turn, that lead to positions which look different."""
    found: list[Played] = []
    for _ in range(TRIES):
        other = played(game, words, state, bot("random"), rng)
        if all(other.view != each.view for each in [true, *found]):
            found.append(other)
        if len(found) == CANDIDATES - 1:
            break
    return found


def played(game: Game, words: Words, state: State, player: Bot, rng: Rng) -> Played:
    """One seat's decisions in a row; whoever chose at the same time has chosen, too."""
    events: list[Event] = []
    points: list[Event] = []
    state = state.clone()
    state.watch(events.append)
    seat, together = state.actors()[0], set[int]()

    def make(who: int, action: int) -> None:
        before = state.tally()
        state.apply(who, action)
        points.extend(scored(before, state.tally()))

    for _ in range(LONGEST):
        actors = state.actors()
        if not actors or actors[0] != seat:
            break
        together |= set(actors)
        make(seat, player.choose(Position(game, state, seat), rng))
    for other in sorted(together - {seat}):
        while other in state.actors() and seat not in state.actors():
            make(other, state.legal(other)[0])
    viewer = (seat + 1) % state.seats
    told = line(game, words, with_points(game.telling, events, points), seat, viewer)
    return Played(state, state.view(viewer), told)


def line(game: Game, words: Words, events: list[Event], mover: int, viewer: int) -> str:
    """Of a mover's turn as the viewer reads it, with the headings in between."""
    words.seated = lambda seat: f"Bot {seat + 1}"
    heard = [event for event in events if event.seen_by(viewer)]
    told = [each for paragraph in paragraphs(game, [Entry(1, mover, heard)]) for each in parts(game, paragraph, viewer)]
    return "; ".join(dict.fromkeys(words.event(event, f"Bot {event.seat + 1}") for event in told))
