"""How a component set plays between bots of mixed styles: what happens, what is used and what wins, with intervals.

Everything is read from what games tell anyway: events and the components they name, points by source, endings, and
`Game.traits`. The same seed gives the same report, whatever the number of processes.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from perihelion.arena.commit import commit
from perihelion.arena.match import SEEDS_APART, play_out
from perihelion.arena.simulation import SEEDS_OF_A_RUN, in_chunks, wilson
from perihelion.bots import bot
from perihelion.kernel.game import Game, Options
from perihelion.kernel.registry import game as find_game
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import Event

QUARTER: Final = 0.25
Told = dict[str, Any]


@dataclass(frozen=True)
class SetPlan:
    """A report as it is asked for; small and plain, so that it can be sent to other processes."""

    game: str
    bots: tuple[str, ...]  # every seat of every game draws one of them
    seats: int
    games: int
    seed: int = 1
    options: Options = field(default_factory=dict)
    set_file: Path | None = None

    def drawn(self, number: int) -> list[str]:
        """Who sits where in a game."""
        rng = seeded(self.seed * SEEDS_OF_A_RUN + number + SEEDS_APART * SEEDS_APART)
        return [self.bots[rng.below(len(self.bots))] for _ in range(self.seats)]


@dataclass
class Played:
    """What one seat did in a game, as far as the report needs it."""

    bot: str
    seat: int
    share: float  # of the win
    score: int
    tally: dict[str, int]
    traits: dict[str, str]
    events: Counter[str] = field(default_factory=Counter)
    things: Counter[str] = field(default_factory=Counter)  # that its events name


@dataclass
class Finished:
    rounds: int
    decisions: int
    ending: str
    events: Counter[str]  # of nobody in particular
    players: list[Played]
    components: list[str]  # that could be met in it


def in_all_styles(game: Game, names: Sequence[str]) -> list[str]:
    """Each bot as it is, and in every style of the game: `hard@20` becomes `hard@20`, `hard:settler@20`, …"""
    found: list[str] = []
    for name in names:
        kind, sign, parameter = name.partition("@")
        found += [name, *[f"{kind}:{style}{sign}{parameter}" for style in game.styles]]
    return found


def report(plan: SetPlan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Told:
    games: list[Finished] = []
    for some in in_chunks(play_some, plan, plan.games, jobs):
        games += some
        if progress is not None:
            progress(len(some))
    return told_of(plan, games)


def play_some(chunk: tuple[SetPlan, int, int]) -> list[Finished]:
    plan, first, end = chunk
    game = find_game(plan.game, plan.set_file)
    return [play(game, plan, number) for number in range(first, end)]


def play(game: Game, plan: SetPlan, number: int) -> Finished:
    seed = plan.seed * SEEDS_OF_A_RUN + number
    names = plan.drawn(number)
    state = game.new(plan.seats, seed, **plan.options)
    begun = [game.traits(state, seat) for seat in range(plan.seats)]
    events = [Counter[str]() for _ in range(plan.seats)]
    things = [Counter[str]() for _ in range(plan.seats)]
    others: Counter[str] = Counter()
    rounds = 1

    def see(event: Event) -> None:
        nonlocal rounds
        if event.kind == "round":
            rounds = max(rounds, event.amount)
        if event.seat < 0:
            others[event.kind] += 1
            return
        events[event.seat][event.kind] += 1
        for fact in event.facts.values():
            if isinstance(fact, str) and fact.startswith("@"):
                things[event.seat][fact[1:]] += 1

    state.watch(see)
    decisions = play_out(game, state, [bot(name) for name in names], seed)
    winners = state.ranking()[0]
    scores, tally = state.scores(), state.tally()
    players = [
        Played(
            names[seat],
            seat,
            1 / len(winners) if seat in winners else 0.0,
            scores[seat],
            tally[seat],
            {**game.traits(state, seat), **begun[seat]},
            events[seat],
            things[seat],
        )
        for seat in range(plan.seats)
    ]
    return Finished(rounds, decisions, state.ending(), others, players, game.components_in(state))


# -------------------------------------------------------------------- what the games tell


def told_of(plan: SetPlan, games: list[Finished]) -> Told:
    game = find_game(plan.game, plan.set_file)
    players = [player for each in games for player in each.players]
    winners = [player for player in players if player.share]
    losers = [player for player in players if not player.share]
    return {
        "game": plan.game,
        "set": game.components.stamp,
        "seats": plan.seats,
        "games": len(games),
        "seed": plan.seed,
        "options": plan.options,
        "bots": list(plan.bots),
        "commit": commit(),
        "rounds": spread([each.rounds for each in games]),
        "decisions": spread([each.decisions for each in games]),
        "winning_scores": spread([player.score for player in winners]),
        "scores": spread([player.score for player in players]),
        "endings": {name: rate(count, len(games)) for name, count in counted(each.ending for each in games).items()},
        "sources": sources(players, winners, losers),
        "events": happened(games, players, winners, losers),
        "components": components(game, games),
        "wins": wins(plan, players),
    }


def counted(names: Any) -> dict[str, int]:
    found = Counter(names)
    return {name: found[name] for name in sorted(found)}


def rate(count: float, of: int) -> Told:
    """So many of so many, with Wilson's interval."""
    share = count / of if of else 0.0
    return {"share": round(share, 4), "of": of, "interval": [round(each, 4) for each in wilson(share, max(1, of))]}


def spread(values: list[int]) -> Told:
    ordered = sorted(values)
    mean = sum(ordered) / len(ordered)
    return {"mean": round(mean, 2), "median": ordered[len(ordered) // 2], "least": ordered[0], "most": ordered[-1]}


def mean_of(values: list[int]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0


def sources(players: list[Played], winners: list[Played], losers: list[Played]) -> Told:
    """Points by where they come from; the share is of all points gained, what was lost left out."""
    names = sorted({name for player in players for name in player.tally})
    gained = sum(max(0, points) for player in players for points in player.tally.values())
    found: Told = {}
    for name in names:
        own = [player.tally.get(name, 0) for player in players]
        large = [player for player in winners if player.tally.get(name, 0) >= QUARTER * max(1, player.score)]
        found[name] = {
            "mean": mean_of(own),
            "winners": mean_of([player.tally.get(name, 0) for player in winners]),
            "losers": mean_of([player.tally.get(name, 0) for player in losers]),
            "of_all_points": round(sum(max(0, points) for points in own) / max(1, gained), 4),
            "winners_with_a_quarter": rate(len(large), len(winners)),
        }
    return found


def happened(games: list[Finished], players: list[Played], winners: list[Played], losers: list[Played]) -> Told:
    """How often each kind of event happens to a player, and in how many games at all."""
    found: Told = {}
    for kind in sorted({kind for player in players for kind in player.events}):
        in_games = sum(any(kind in player.events for player in each.players) for each in games)
        found[kind] = {
            "mean": mean_of([player.events[kind] for player in players]),
            "winners": mean_of([player.events[kind] for player in winners]),
            "winners_median": sorted(player.events[kind] for player in winners)[len(winners) // 2],
            "losers": mean_of([player.events[kind] for player in losers]),
            "players": rate(sum(kind in player.events for player in players), len(players)),
            "games": rate(in_games, len(games)),
        }
    return found


def components(game: Game, games: list[Finished]) -> Told:
    """Of each component that events can name: the share of players, winners and losers who had to do with it, of those
    in whose game it was.

    A family none of whose components was ever named is told by no event and says nothing here.
    """
    told = {family_of(name) for each in games for player in each.players for name in player.things}
    having: dict[str, list[Finished]] = {}
    for each in games:
        for name in each.components:
            having.setdefault(name, []).append(each)
    return {
        name: use_of(name, having[name])
        for name in dict.fromkeys(each.removeprefix("@") for each in game.component_names())
        if name in having and family_of(name) in told
    }


def use_of(name: str, games: list[Finished]) -> Told:
    players = [player for each in games for player in each.players]
    who = {
        "players": players,
        "winners": [player for player in players if player.share],
        "losers": [player for player in players if not player.share],
    }
    return {
        "games": len(games),
        **{key: rate(sum(name in player.things for player in some), len(some)) for key, some in who.items()},
        "mean": mean_of([player.things[name] for player in players]),
    }


def family_of(name: str) -> str:
    return name.partition("-")[0]


def wins(plan: SetPlan, players: list[Played]) -> dict[str, dict[str, Told]]:
    """Win rates by seat, by bot and by everything that the game calls a trait; `times` the even share."""
    had: dict[str, dict[str, list[Played]]] = {"seat": {}, "bot": {}}
    for player in players:
        for kind, name in {"seat": str(player.seat + 1), "bot": player.bot, **player.traits}.items():
            had.setdefault(kind, {}).setdefault(name, []).append(player)
    found: dict[str, dict[str, Told]] = {}
    for kind, groups in had.items():
        found[kind] = {}
        for name in sorted(groups):
            won = rate(sum(player.share for player in groups[name]), len(groups[name]))
            times = [round(plan.seats * each, 3) for each in (won["share"], *won["interval"])]
            found[kind][name] = {**won, "times": times[0], "times_interval": times[1:]}
    return found
