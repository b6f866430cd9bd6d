"""What a component set should do, held against a report on it: aims of all games, and a game's own (`aims.toml`).

ends = ["antimatter"]                     the ends that the rulebook names; any other is a limit of this project

[[aim]]
what = "the median winner settles at least four worlds"
of = "events.settled.winners_median"      a path into the report; "*" stands for every name, what never happened is 0
least = 4                                 and `most`; one of them or both

An aim for a share is held against its whole interval: it holds or is missed where that is certain, else it is open.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from perihelion.kernel.game import Game

AIMS_FILE: Final = "aims.toml"
RAREST_END: Final = 0.03
EVEN: Final = (0.75, 1.25)
"""Of the even share, for a seat, a faction, a home …"""
STYLES_WIN: Final = (0.15, 0.45)
"""Of its games, for a style among mixed others."""
STYLES_WIN_OF_TWO: Final = (0.30, 0.70)
"""The same between two players, where even is one half."""
SHOWN: Final = 12
"""Names of components without use; the table below has them all."""

HOLDS: Final = "holds"
OPEN: Final = "open"
MISSED: Final = "missed"

Told = dict[str, Any]
Range = tuple[float, float]


@dataclass(frozen=True)
class Verdict:
    what: str
    found: str
    state: str
    miss: float
    """How far from the aim, as a part of its bound; 0 where it holds. What `tools/tune_set.py` makes small."""


def verdicts(game: Game, told: Told) -> list[Verdict]:
    aims = aims_of(game)
    return [ends(told, aims.get("ends")), evenness(told), use(told), styles(told), *held(aims.get("aim", []), told)]


def aims_of(game: Game) -> dict[str, Any]:
    file = game.folder() / AIMS_FILE
    return tomllib.loads(file.read_text(encoding="utf8")) if file.is_file() else {}


def ends(told: Told, named: list[str] | None) -> Verdict:
    """Of the ends that the rulebook names, or, where nobody tells them, of those that occurred."""
    shares = {name: told["endings"][name] for name in sorted(told["endings"])}
    never = {"share": 0.0, "interval": [0.0, 0.0]}
    named = list(shares) if named is None else named
    wanted = {name: shares.get(name, never) for name in named}
    found = ", ".join(f"{name} {each['share']:.1%}" for name, each in wanted.items())
    found += "; the rulebook names no other" if len(wanted) == 1 else ""
    limits = ", ".join(f"{name} {each['share']:.1%}" for name, each in shares.items() if name not in named)
    found += f"; ended by a limit of ours: {limits}" if limits else ""
    what = f"every end that the rulebook names occurs in at least {RAREST_END:.0%} of the games"
    miss = sum(outside(each["share"], RAREST_END, 1.0) for each in wanted.values())
    return Verdict(what, found, worst(within(each["interval"], (RAREST_END, 1.0)) for each in wanted.values()), miss)


def evenness(told: Told) -> Verdict:
    groups = {
        f"{kind} {name}": won for kind, found in told["wins"].items() if kind != "bot" for name, won in found.items()
    }
    states = {name: within(won["times_interval"], EVEN) for name, won in groups.items()}
    beyond = [f"{name} {groups[name]['times']:.2f}" for name, state in states.items() if state == MISSED]
    doubtful = sum(state == OPEN for state in states.values())
    found = ", ".join(beyond) or "none for certain"
    found += f"; {doubtful} of {len(states)} intervals reach beyond" if doubtful else ""
    miss = sum(outside(clamped(1.0, *groups[name]["times_interval"]), *EVEN) for name in groups)
    return Verdict(
        f"nothing dealt wins beyond {EVEN[0]} to {EVEN[1]} times its share", found, worst(states.values()), miss
    )


def use(told: Told) -> Verdict:
    unused = [name for name, used in told["components"].items() if not used["winners"]["share"]]
    shown = ", ".join(unused[:SHOWN]) + (" …" if len(unused) > SHOWN else "")
    found = f"{len(unused)} of {len(told['components'])}" + (f": {shown}" if unused else "")
    miss = len(unused) / max(1, len(told["components"]))
    return Verdict("no component is without use by winners", found, MISSED if unused else HOLDS, miss)


def styles(told: Told) -> Verdict:
    least, most = STYLES_WIN if told["seats"] > 2 else STYLES_WIN_OF_TWO
    rates = {name: won for name, won in told["wins"]["bot"].items() if ":" in name}
    states = {name: within(won["interval"], (least, most)) for name, won in rates.items()}
    found = ", ".join(
        f"{name.partition(':')[2]} {won['share']:.0%} ({won['interval'][0]:.0%}–{won['interval'][1]:.0%})"
        for name, won in rates.items()
        if states[name] != HOLDS
    )
    what = f"every style wins {least:.0%} to {most:.0%} of its games among mixed others"
    miss = sum(outside(won["share"], least, most) for won in rates.values())
    return Verdict(what, found or "all within", worst(states.values()), miss)


def held(aims: list[dict[str, Any]], told: Told) -> list[Verdict]:
    """Aims as `aims.toml` has them, against a report."""
    found: list[Verdict] = []
    for aim in aims:
        least, most = aim.get("least", float("-inf")), aim.get("most", float("inf"))
        values = at(told, aim["of"].split("."))
        state = worst(within(interval, (least, most)) for _, interval in values)
        farthest = max((value for value, _ in values), key=lambda value: max(least - value, value - most))
        miss = sum(outside(value, least, most) for value, _ in values)
        found.append(Verdict(aim["what"], f"{farthest:g}", state, miss))
    return found


# -------------------------------------------------------------------- figures and ranges


def within(interval: Iterable[float], bounds: Range) -> str:
    low, high = interval
    if bounds[0] <= low and high <= bounds[1]:
        return HOLDS
    return MISSED if high < bounds[0] or low > bounds[1] else OPEN


def worst(states: Iterable[str]) -> str:
    found = set(states)
    return MISSED if MISSED in found else OPEN if OPEN in found else HOLDS


def clamped(value: float, low: float, high: float) -> float:
    return min(high, max(low, value))


def outside(value: float, least: float, most: float) -> float:
    """How far a value lies from a range, as a part of the bound that it misses."""
    if least <= value <= most:
        return 0.0
    bound = least if value < least else most
    return abs(value - bound) / (abs(bound) or 1.0)


def at(told: Any, path: list[str]) -> list[tuple[float, Range]]:
    """The numbers that a path leads to, each with its interval; one that has none is taken as it is."""
    if not path:
        return [(float(told), (float(told), float(told)))]
    if path == ["share"] and "interval" in told:
        return [(told["share"], tuple(told["interval"]))]
    if path[0] == "*":
        return [value for each in told.values() for value in at(each, path[1:])]
    return at(told[path[0]], path[1:]) if path[0] in told else [(0.0, (0.0, 0.0))]
