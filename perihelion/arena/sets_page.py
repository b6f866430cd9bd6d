"""A report on a component set as a page of the documentation."""

from collections.abc import Callable
from typing import Any

from perihelion.arena.aims import MISSED, verdicts
from perihelion.kernel.game import Game

Told = dict[str, Any]


def page_of(game: Game, reports: list[Told], say: Callable[[str], str], command: str) -> str:
    """One section for every number of seats; `say` gives a component's name."""
    lines = [
        f"# The set of {say('title')}, between bots",
        "",
        f"Written by `{command}`, set {reports[0]['set']}.",
        "In every game each seat draws its bot; intervals are Wilson's, 95%. Wins are also told as a multiple of the",
        "even share: 1.00 is even. An aim for a share is open where its interval leaves room for both answers.",
        "How many had to do with a component is told of the players in whose game it was.",
        "",
    ]
    for told in reports:
        lines += section(game, told, say)
    return "\n".join(lines).rstrip() + "\n"


def section(game: Game, told: Told, say: Callable[[str], str]) -> list[str]:
    lines = [
        f"## {told['seats']} seats, {told['games']} games",
        "",
        f"Seed {told['seed']}, commit {told['commit']}. Bots: {', '.join(told['bots'])}.",
        "",
        f"- rounds: {spread(told['rounds'])}; decisions: {spread(told['decisions'])}",
        f"- scores: {spread(told['scores'])}; of winners: {spread(told['winning_scores'])}",
        "- ends: " + ", ".join(f"{name} {rate(each)}" for name, each in told["endings"].items()),
        "",
        "| aim | found | |",
        "|---|---|---|",
        *[
            f"| {each.what} | {each.found} | {'**missed**' if each.state == MISSED else each.state} |"
            for each in verdicts(game, told)
        ],
        "",
        "| points by source | mean | winners | losers | of all points | winners with a quarter from it |",
        "|---|---|---|---|---|---|",
    ]
    for name, each in told["sources"].items():
        lines.append(
            f"| {name} | {each['mean']:.1f} | {each['winners']:.1f} | {each['losers']:.1f} "
            f"| {each['of_all_points']:.1%} | {each['winners_with_a_quarter']['share']:.0%} |"
        )
    lines += ["", "| won by | | games | won | times the even share |", "|---|---|---|---|---|"]
    for kind, groups in told["wins"].items():
        for name, won in groups.items():
            low, high = won["times_interval"]
            shown = name if kind in ("seat", "bot", "place") else say(name)
            lines.append(
                f"| {kind} | {shown} | {won['of']} | {won['share']:.1%} | {won['times']:.2f} ({low:.2f}–{high:.2f}) |"
            )
    return [*lines, "", *used(told, say)]


def used(told: Told, say: Callable[[str], str]) -> list[str]:
    lines = ["| what happens | a player | winner | loser | players | games |", "|---|---|---|---|---|---|"]
    for kind, each in told["events"].items():
        lines.append(
            f"| {kind} | {each['mean']:.2f} | {each['winners']:.2f} | {each['losers']:.2f} "
            f"| {each['players']['share']:.0%} | {each['games']['share']:.0%} |"
        )
    lines += [
        "",
        "| had to do with | of games | players | winners | losers | times a player |",
        "|---|---|---|---|---|---|",
    ]
    for name, each in told["components"].items():
        shares = " | ".join(f"{each[who]['share']:.1%}" for who in ("players", "winners", "losers"))
        lines.append(f"| {say(name)} | {each['games']} | {shares} | {each['mean']:.2f} |")
    return [*lines, ""]


def spread(told: Told) -> str:
    return f"{told['mean']:.1f} on average, median {told['median']}, {told['least']} to {told['most']}"


def rate(told: Told) -> str:
    low, high = told["interval"]
    return f"{told['share']:.1%} ({low:.1%}–{high:.1%})"
