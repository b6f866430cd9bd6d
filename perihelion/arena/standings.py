"""What a tournament tells: win rates with intervals, scores, ratings, controls, time. As JSON and as CSV."""

import csv
import io
from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from statistics import mean, pstdev
from typing import Any

from perihelion.arena.extras import NeedsExtra
from perihelion.arena.simulation import wilson
from perihelion.arena.tournament import MATCH, MIRROR, SANITY, Lineup, Played, Tournament

Told = dict[str, Any]


def standings(tournament: Tournament, played: list[Played]) -> Told:
    """Everything at once; only `timing` and `commits` may differ between two runs."""
    lineups = tournament.lineups()
    return {
        "game": tournament.game,
        "kind": tournament.kind,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "rounds": tournament.rounds,
        "options": tournament.options,
        "games": len(played),
        "lineups": [lineup_told(lineup, matches_of(number, played)) for number, lineup in enumerate(lineups)],
        "bots": [bot_told(name, lineups, played) for name in tournament.bots],
        "ratings": ratings(tournament, played),
        "endings": dict(sorted(Counter(each.ending for each in played).items())),
        "timing": {name: seconds_a_move(name, lineups, played) for name in tournament.bots},
        "commits": sorted({each.commit for each in played}),
    }


def matches_of(number: int, played: list[Played]) -> list[Played]:
    return [each for each in played if each.lineup == number]


def lineup_told(lineup: Lineup, played: list[Played]) -> Told:
    """The first bot of a line-up against the others."""
    games = len(played)
    if not games:
        return {"bots": list(lineup.bots), "purpose": lineup.purpose, "games": 0}
    rate = mean(each.shares[0] for each in played)
    low, high = wilson(rate, games)
    fair = 1 / len(lineup.bots)
    told: Told = {
        "bots": list(lineup.bots),
        "purpose": lineup.purpose,
        "games": games,
        "win_rate": round(rate, 4),
        "interval": [low, high],
        "mean_scores": [round(mean(each.scores[k] for each in played), 2) for k in range(len(lineup.bots))],
        "mean_length": round(mean(sum(each.moves) for each in played), 2),
    }
    if lineup.purpose == MIRROR:
        told["holds"] = low <= fair <= high
    if lineup.purpose == SANITY:
        told["holds"] = low > fair
    return told


def places_of(name: str, lineups: list[Lineup], played: list[Played]) -> list[tuple[Played, int]]:
    """Every match of a bot with its number in the line-up; a control match counts for nobody."""
    found = []
    for each in played:
        lineup = lineups[each.lineup]
        if lineup.purpose == MATCH:
            found += [(each, k) for k, bot in enumerate(lineup.bots) if bot == name]
    return found


def bot_told(name: str, lineups: list[Lineup], played: list[Played]) -> Told:
    own = places_of(name, lineups, played)
    if not own:
        return {"bot": name, "games": 0}
    scores = [each.scores[k] for each, k in own]
    rate = mean(each.shares[k] for each, k in own)
    sources = sorted({source for each, k in own for source in each.tally[k]})
    return {
        "bot": name,
        "games": len(own),
        "win_rate": round(rate, 4),
        "interval": list(wilson(rate, len(own))),
        "mean_score": round(mean(scores), 2),
        "score_deviation": round(pstdev(scores), 2),
        "by_source": {source: round(mean(each.tally[k].get(source, 0) for each, k in own), 2) for source in sources},
    }


def seconds_a_move(name: str, lineups: list[Lineup], played: list[Played]) -> float:
    own = places_of(name, lineups, played)
    moves = sum(each.moves[k] for each, k in own)
    return round(sum(each.seconds[k] for each, k in own) / moves, 5) if moves else 0.0


def ratings(tournament: Tournament, played: list[Played]) -> list[Told]:
    """openskill's Plackett–Luce ratings, match after match in the order of their numbers."""
    if find_spec("openskill") is None:
        raise NeedsExtra(packages="openskill", extra="arena")
    model: Any = import_module("openskill.models").PlackettLuce()
    rated = {name: model.rating(name=name) for name in tournament.bots}
    lineups = tournament.lineups()
    for each in played:
        lineup = lineups[each.lineup]
        if lineup.purpose != MATCH or len(set(lineup.bots)) != len(lineup.bots):
            continue  # several copies of a bot in one match have one rating, which such a match cannot move fairly
        after = model.rate([[rated[name]] for name in lineup.bots], ranks=[float(place) for place in each.places])
        for name, (rating,) in zip(lineup.bots, after, strict=True):
            rated[name] = rating
    told = [
        {"bot": name, "mu": round(each.mu, 3), "sigma": round(each.sigma, 3), "ordinal": round(each.ordinal(), 3)}
        for name, each in rated.items()
    ]
    return sorted(told, key=lambda each: -each["mu"])


def as_csv(tournament: Tournament, played: list[Played]) -> str:
    """A line for every bot of every match."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(
        ["match", "purpose", "turn", "bot", "seat", "score", "place", "share", "ending", "moves", "seconds", "commit"]
    )
    lineups = tournament.lineups()
    for each in played:
        lineup = lineups[each.lineup]
        for k, name in enumerate(lineup.bots):
            writer.writerow(
                [each.number, lineup.purpose, each.turn, name, each.order.index(k), each.scores[k], each.places[k] + 1,
                 each.shares[k], each.ending, each.moves[k], each.seconds[k], each.commit]
            )  # fmt: skip
    return text.getvalue()
