"""The end of a game: who won, and the points by source."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from perihelion.kernel.state import State
from perihelion.words import Words


def print_result(console: Console, words: Words, state: State, names: list[str]) -> None:
    console.print(Text(words.say(f"ending-{state.ending()}")))
    winners = state.ranking()[0]
    if len(names) > 1:
        message = "cli-winner" if len(winners) == 1 else "cli-winners"
        console.print(Text(words.say(message, players=", ".join(names[seat] for seat in winners)), style="bold"))
    console.print(points_table(words, state, names))


def points_table(words: Words, state: State, names: list[str]) -> Table:
    """A row for every source, a column for every player, the best one first."""
    order = [seat for group in state.ranking() for seat in group]
    tally = state.tally()
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(words.say("cli-points"))
    for seat in order:
        table.add_column(names[seat], justify="right")
    for source in sources_of(tally):
        points = [str(tally[seat].get(source, 0)) for seat in order]
        table.add_row(source_name(words, source), *points)
    scores = state.scores()
    table.add_row(words.say("cli-total"), *[str(scores[seat]) for seat in order], style="bold")
    return table


def source_name(words: Words, source: str) -> str:
    return words.say(f"tally-{source.replace('_', '-')}")


def sources_of(tally: list[dict[str, int]]) -> list[str]:
    """All sources of points, in the order in which every seat has its own."""
    found: list[str] = []
    for own in tally:
        place = 0
        for source in own:
            if source in found:
                place = found.index(source)
            else:
                found.insert(place, source)
            place += 1
    return found
