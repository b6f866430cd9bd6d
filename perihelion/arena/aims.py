"""What a component set should do, held against a report on it: aims of all games, and a game's own (`aims.toml`).

[[aim]]
what = "the median winner settles at least four worlds"
of = "events.settled.winners_median"      a path into the report; "*" stands for every name, what never happened is 0
least = 4                                 and `most`; one of them or both
"""

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from perihelion.kernel.game import Game

AIMS_FILE: Final = "aims.toml"
RAREST_END: Final = 0.03
EVEN: Final = (0.75, 1.25)
"""Of the even share, for a seat, a faction, a home … and its interval must leave room for it."""
STYLES_WIN: Final = (0.15, 0.45)
"""Of its games, for a style among mixed others."""
STYLES_WIN_OF_TWO: Final = (0.30, 0.70)
"""The same between two players, where even is one half."""


@dataclass(frozen=True)
class Verdict:
    what: str
    found: str
    holds: bool
    miss: float
    """How far from the aim, as a part of its bound; 0 where it holds. What `tools/tune_set.py` makes small."""


def verdicts(game: Game, told: dict[str, Any]) -> list[Verdict]:
    return [ends(told), evenness(told), use(told), styles(told), *own_aims(game, told)]


def ends(told: dict[str, Any]) -> Verdict:
    name, rarest = min(told["endings"].items(), key=lambda each: each[1]["share"])
    what = f"every end that occurs does so in at least {RAREST_END:.0%} of the games"
    least = rarest["share"]
    return Verdict(what, f"{name} {least:.1%}", least >= RAREST_END, outside(least, RAREST_END, 1.0))


def evenness(told: dict[str, Any]) -> Verdict:
    """Only what lies outside for certain counts against a set: its whole interval."""
    beyond: list[str] = []
    miss = 0.0
    for kind, groups in told["wins"].items():
        for name, won in groups.items() if kind != "bot" else ():
            low, high = won["times_interval"]
            if low > EVEN[1] or high < EVEN[0]:
                beyond.append(f"{kind} {name} {won['times']:.2f}")
                miss += outside(min(high, max(low, 1.0)), *EVEN)
    what = f"nothing dealt wins beyond {EVEN[0]} to {EVEN[1]} times its share, the whole interval outside"
    return Verdict(what, ", ".join(beyond) or "none", not beyond, miss)


def use(told: dict[str, Any]) -> Verdict:
    unused = [name for name, used in told["components"].items() if not used["winners"]["share"]]
    shown = ", ".join(unused[:12]) + (" …" if len(unused) > 12 else "")
    found = f"{len(unused)} of {len(told['components'])}: {shown}"
    miss = len(unused) / max(1, len(told["components"]))
    return Verdict("no component is without use by winners", found, not unused, miss)


def styles(told: dict[str, Any]) -> Verdict:
    least, most = STYLES_WIN if told["seats"] > 2 else STYLES_WIN_OF_TWO
    rates = {name: won["share"] for name, won in told["wins"]["bot"].items() if ":" in name}
    beyond = [f"{name} {share:.0%}" for name, share in rates.items() if not least <= share <= most]
    what = f"every style wins {least:.0%} to {most:.0%} of its games among mixed others"
    miss = sum(outside(share, least, most) for share in rates.values())
    return Verdict(what, ", ".join(beyond) or "all within", not beyond, miss)


def own_aims(game: Game, told: dict[str, Any]) -> list[Verdict]:
    file = game.folder() / AIMS_FILE
    return held(tomllib.loads(file.read_text(encoding="utf8"))["aim"], told) if file.is_file() else []


def held(aims: list[dict[str, Any]], told: dict[str, Any]) -> list[Verdict]:
    """Aims as `aims.toml` has them, against a report."""
    found: list[Verdict] = []
    for aim in aims:
        values = at(told, aim["of"].split("."))
        least, most = aim.get("least", float("-inf")), aim.get("most", float("inf"))
        holds = all(least <= value <= most for value in values)
        worst = max(values, key=lambda value: max(least - value, value - most))
        miss = sum(outside(value, least, most) for value in values)
        found.append(Verdict(aim["what"], f"{worst:g}", holds, miss))
    return found


def outside(value: float, least: float, most: float) -> float:
    """How far a value lies from a range, as a part of the bound that it misses."""
    if least <= value <= most:
        return 0.0
    bound = least if value < least else most
    return abs(value - bound) / (abs(bound) or 1.0)


def at(told: Any, path: list[str]) -> list[float]:
    """The numbers that a path leads to."""
    if not path:
        return [float(told)]
    if path[0] == "*":
        return [value for each in told.values() for value in at(each, path[1:])]
    return at(told[path[0]], path[1:]) if path[0] in told else [0.0]
