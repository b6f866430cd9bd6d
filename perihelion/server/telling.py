"""The lines about turns as a viewer is told them, each with the entry of the log that it ends with so far."""

from collections.abc import Iterable

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.server.messages import PartScene, ToldScene
from perihelion.server.scenes import Viewer
from perihelion.teaching.digest import Entry, Paragraph, line, line_of_others, paragraphs


def part(event: Event) -> PartScene:
    said = {"amount": event.amount, **event.facts}
    return PartScene(event.seat, f"event-{event.kind}", said, event.piece, event.origin, event.target)


def told_in(game: Game, paragraph: Paragraph, reader: Viewer) -> ToldScene:
    parts = [part(event) for event in line(game, paragraph, reader)]
    theirs = [part(event) for event in line_of_others(game, paragraph, reader)]
    at = paragraph.ply, paragraph.at, paragraph.seat
    return ToldScene(*at, paragraph.heading, paragraph.together, parts, theirs)


def lines_since(game: Game, entries: Iterable[Entry], reader: Viewer, since: int) -> dict[int, list[ToldScene]]:
    """The lines that reach beyond `since`, by the ply of their last entry."""
    found: dict[int, list[ToldScene]] = {}
    for paragraph in paragraphs(game, entries):
        if paragraph.last > since:
            found.setdefault(paragraph.last, []).append(told_in(game, paragraph, reader))
    return found
