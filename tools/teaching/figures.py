"""How the figures stand in docs/teaching.md: a table a part, between two marks."""

from collections.abc import Callable
from typing import Any, Final

from perihelion.arena.simulation import wilson
from tools.teaching.pupils import FIRST

Row = Callable[[dict[str, Any]], list[object]]


def share(value: float) -> str:
    return f"{100 * value:.1f}%"


def of_pupil(each: dict[str, Any]) -> list[object]:
    wins = each["wins"]
    first = f"{share(each['first'])} of {each['seats']} seats (bar {share(FIRST[each['seats']])})"
    return [each["games"], share(wins["random"]), share(wins["easy"]), first, mistakes(each["mistakes"])]


def mistakes(told: dict[str, dict[str, float]]) -> str:
    """What the pupil does wrong in a game, beside `easy`."""
    names = sorted({name for counted in told.values() for name in counted})
    return "; ".join(f"{name} {told['pupil'].get(name, 0)} : {told['easy'].get(name, 0)}" for name in names)


def of_hints(each: dict[str, Any]) -> list[object]:
    """The 95% interval with the share, and both claims apart."""
    low, high = wilson(each["honest"], each["named"])
    stands = f"{share(each['honest'])} ({share(low)} to {share(high)})"
    return [each["positions"], each["named"], stands, *(f"{stand} of {all_}" for stand, all_ in each["each"].values())]


def of_cares(each: dict[str, Any]) -> list[object]:
    """Points with half of their 95% interval, the dearest first."""
    costs = "; ".join(f"{tip} {mean:.1f} ± {half:.1f}" for tip, (mean, half) in each["costs"].items())
    return [each["games"], costs, ", ".join(each["refused"]) or "–"]


def of_puzzles(each: dict[str, Any]) -> list[object]:
    prefer = f"{each['prefer']} of {each['searches']}"
    return [each["puzzles"], prefer, each["clear"], listed(each["open"]), listed(each["behind"])]


def listed(names: list[str]) -> str:
    return ", ".join(name.removeprefix("puzzle-") for name in names) or "–"


FIGURES: Final[dict[str, tuple[list[str], Row]]] = {
    "reader": (
        ["Questions", "said in English", "in Polish"],
        lambda each: [each["questions"], each["said"]["en"], each["said"]["pl"]],
    ),
    "pupil": (
        [
            "Games",
            "wins against `random` (bar 95%)",
            "against `easy` (bar 35%)",
            "first game",
            "Mistakes a game, pupil : easy",
        ],
        of_pupil,
    ),
    "cares": (["Games", "Points lost by whoever does not heed the tip", "what the program sees to"], of_cares),
    "digest": (["Turns", "told apart (bar 90%)"], lambda each: [each["turns"], share(each["told"])]),
    "hints": (
        [
            "Positions",
            "with a reason named",
            "that stands after a longer search (bar 80%)",
            "what decides",
            "what it gains",
        ],
        of_hints,
    ),
    "puzzles": (
        ["Puzzles", "searches that prefer the answer", "leads clear of 0", "not clear", "behind"],
        of_puzzles,
    ),
}
