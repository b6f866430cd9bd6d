"""Pictures of a game for the terminal: `boards/<game>.py` where there is one, a readable listing for any other game.

Another package brings a picture for its game with an entry point in the group `perihelion.terminal_boards`, named by
the id of the game, that leads to a class like `Painter`.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from perihelion.cli.boards.generic import Listing
from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.words import Words


class Painter(Protocol):
    """Draws what a seat may know. It gets views, never states, so it cannot show too much."""

    def __init__(self, game: Game, words: Words, names: list[str]) -> None: ...

    def picture(
        self, view: dict[str, Any], seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        """The table with the area of the player `focus`; `events` of a move being considered are marked."""
        ...


def painter_for(game: Game, words: Words, names: list[str]) -> Painter:
    module = f"{__name__}.{game.id.replace('-', '_')}"
    if find_spec(module) is not None:
        made: Painter = import_module(module).Painter(game, words, names)
        return made
    for point in entry_points(group="perihelion.terminal_boards", name=game.id):
        other: Painter = point.load()(game, words, names)
        return other
    return Listing(game, words, names)
