"""Tournaments between bots: who meets whom, every match decided by its number alone, finished ones kept in a file.

All seat orders of a line-up are played with the same seeds, so no bot has the better seats or the better luck. The file
only grows, a line for every finished match: a run that was stopped goes on where it ended. The results do not depend
on the number of processes, nor on whether a cluster played them.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from perihelion.arena.cluster import on_cluster
from perihelion.arena.commit import commit
from perihelion.arena.match import SEEDS_APART, timed_match
from perihelion.arena.simulation import SEEDS_OF_A_RUN
from perihelion.bots import bot
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game, Options
from perihelion.kernel.registry import game as find_game

FORMAT: Final = "perihelion-arena/1"
KINDS: Final = ("round-robin", "gauntlet", "ladder")
"""Everybody meets everybody; the first meets each of the others; neighbours in the list meet."""
MATCH: Final = "match"
MIRROR: Final = "mirror"
SANITY: Final = "sanity"
WEAKEST: Final = "random"
CHUNK: Final = 4


class OtherTournament(PerihelionError):
    code = "error-other-tournament"
    says = "{file} holds the matches of another tournament, game version or component set; name another file"


@dataclass(frozen=True)
class Lineup:
    """Bots that meet; `purpose` tells a match from the controls: a bot against itself, the best against chance."""

    bots: tuple[str, ...]
    purpose: str = MATCH


@dataclass(frozen=True)
class Tournament:
    """A tournament as it is asked for; small and plain, so that it can be sent to other processes."""

    game: str
    bots: tuple[str, ...]
    kind: str = KINDS[0]
    rounds: int = 10  # seeds; each is played once for every order of the seats
    seed: int = 1
    seats: int = 2
    controls: bool = True
    options: Options = field(default_factory=dict)
    set_file: str | None = None

    def lineups(self) -> list[Lineup]:
        found = [Lineup(each) for each in self.meetings()]
        if self.controls:
            found.append(Lineup((self.bots[0],) * self.seats, MIRROR))
            if self.bots[0] != WEAKEST:
                found.append(Lineup((self.bots[0], *[WEAKEST] * (self.seats - 1)), SANITY))
        return found

    def meetings(self) -> list[tuple[str, ...]]:
        several = self.seats - 1
        if self.kind == "gauntlet":
            return [(self.bots[0], *[other] * several) for other in self.bots[1:]]
        if self.kind == "ladder":
            return [(one, *[other] * several) for one, other in zip(self.bots, self.bots[1:], strict=False)]
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        mixed = combinations_with_replacement(self.bots, self.seats)
        return [each for each in mixed if set(each) == set(self.bots)]

    def matches(self) -> list["Match"]:
        orders = list(permutations(range(self.seats)))
        lineups = self.lineups()
        found: list[Match] = []
        for turn in range(self.rounds):  # round by round, so that a part of a run is balanced as well
            for number, lineup in enumerate(lineups):
                found += [Match(len(found) + k, number, lineup, turn, order) for k, order in enumerate(orders)]
        return found


@dataclass(frozen=True)
class Match:
    number: int
    lineup_number: int
    lineup: Lineup
    turn: int
    order: tuple[int, ...]  # for every seat which bot of the line-up has it


@dataclass(frozen=True)
class Played:
    """A finished match as a line of the file keeps it; all lists are by bot of the line-up, not by seat."""

    number: int
    lineup: int
    turn: int
    order: list[int]
    scores: list[int]
    shares: list[float]
    places: list[int]
    tally: list[dict[str, int]]
    ending: str
    fingerprint: str
    moves: list[int]
    commit: str
    seconds: list[float]

    def result(self) -> dict[str, Any]:
        """All but what differs from run to run: the time it took, and which commit ran."""
        return {name: value for name, value in asdict(self).items() if name not in ("seconds", "commit")}


def play(tournament: Tournament, match: Match) -> Played:
    game = opened(tournament.game, tournament.set_file)
    seed = tournament.seed * SEEDS_OF_A_RUN + match.turn
    seated = [bot(match.lineup.bots[k]) for k in match.order]
    timed = timed_match(game, seated, seed, [seed + SEEDS_APART * (k + 1) for k in match.order], tournament.options)
    outcome = timed.outcome
    seat_of = [match.order.index(k) for k in range(len(match.order))]
    place = {seat: number for number, group in enumerate(outcome.ranking) for seat in group}
    return Played(
        match.number,
        match.lineup_number,
        match.turn,
        list(match.order),
        [outcome.scores[seat] for seat in seat_of],
        [outcome.share(seat) for seat in seat_of],
        [place[seat] for seat in seat_of],
        [timed.tally[seat] for seat in seat_of],
        outcome.ending,
        outcome.fingerprint,
        [timed.moves[seat] for seat in seat_of],
        commit(),
        [round(timed.seconds[seat], 4) for seat in seat_of],
    )


@cache
def opened(name: str, set_file: str | None) -> Game:
    return find_game(name, set_file)


def play_some(some: tuple[Tournament, list[Match]]) -> list[Played]:
    tournament, matches = some
    return [play(tournament, match) for match in matches]


def run(
    tournament: Tournament,
    file: Path | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> list[Played]:
    """Play what is not yet in the file; returns all matches in the order of their numbers.

    `ray` is the address of a cluster to play on; `jobs` then bounds one that is begun here ("local").
    """
    played = {each.number: each for each in (kept(tournament, file) if file is not None else [])}
    if progress is not None and played:
        progress(len(played))
    waiting = [match for match in tournament.matches() if match.number not in played]
    for some in finished(tournament, waiting, jobs, ray):
        if file is not None:
            with file.open("a", encoding="utf8") as stream:
                stream.writelines(json.dumps(asdict(each)) + "\n" for each in some)
        played.update({each.number: each for each in some})
        if progress is not None:
            progress(len(some))
    return [played[number] for number in sorted(played)]


def finished(tournament: Tournament, waiting: list[Match], jobs: int, ray: str | None) -> Iterator[list[Played]]:
    chunks = [(tournament, waiting[first : first + CHUNK]) for first in range(0, len(waiting), CHUNK)]
    if ray is not None:
        yield from on_cluster(play_some, chunks, ray, jobs)
        return
    if jobs == 1:
        yield from map(play_some, chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_some, chunks)


def header(tournament: Tournament) -> dict[str, Any]:
    stamp = opened(tournament.game, tournament.set_file).stamp
    plan: dict[str, Any] = json.loads(json.dumps(asdict(tournament)))
    return {"format": FORMAT, "stamp": stamp, "tournament": plan}


def kept(tournament: Tournament, file: Path) -> list[Played]:
    """The matches a file holds; begins the file when there is none. A line cut short is taken away."""
    wanted = header(tournament)
    lines = file.read_text(encoding="utf8").splitlines(keepends=True) if file.exists() else []
    if not lines:
        file.write_text(json.dumps(wanted) + "\n", encoding="utf8")
        return []
    whole = [line for line in lines if line.endswith("\n")]
    try:
        found = [json.loads(line) for line in whole]
        if not found or found[0] != wanted:
            raise OtherTournament(file=str(file))
        played = [Played(**each) for each in found[1:]]
    except (ValueError, TypeError):
        raise OtherTournament(file=str(file)) from None
    if len(whole) < len(lines):
        file.write_text("".join(whole), encoding="utf8")
    return played
