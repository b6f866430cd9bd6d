"""Pictures of a view without a screen: text for `ansi`, pixels for `rgb_array`.

A game whose module in `perihelion/research/games` has a function `draw(layout, view, seat, image)` is drawn by it; of
any other game the text is drawn.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from perihelion.kernel.game import Game
from perihelion.kernel.state import State

Pixels = NDArray[np.uint8]
WIDTH: Final = 800
HEIGHT: Final = 600
PAPER: Final = "#14151f"
INK: Final = "#e8e8f0"
LINE: Final = 13
LONGEST: Final = 130


def as_text(game: Game, state: State, seat: int | None) -> str:
    """The view as an indented list, with the points so far."""
    head = f"{game.id}: points {', '.join(map(str, state.scores()))}; to move: {list(state.actors())}"
    return "\n".join([head, *lines_of(state.view(seat), 0)])


def lines_of(node: Any, depth: int) -> Iterator[str]:
    pairs = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in pairs:
        start = f"{'  ' * depth}{str(key).replace('_', ' ')}:"
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, list | dict) for one in value)):
            yield start
            yield from lines_of(value, depth + 1)
        else:
            told = " ".join(map(str, value)) if isinstance(value, list) else str(value)
            yield f"{start} {told}"


def as_pixels(game: Game, state: State, seat: int | None) -> Pixels:
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    module = f"perihelion.research.games.{game.id.replace('-', '_')}"
    own = import_module(module) if find_spec(module) is not None else None
    if own is not None and hasattr(own, "draw"):
        own.draw(game.layout(), state.view(seat), seat, image)
    else:
        write(image, as_text(game, state, seat))
    return np.asarray(image, dtype=np.uint8)


def write(image: Image.Image, text: str) -> None:
    """The text in two columns, as much of it as there is room for."""
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(size=10)
    rows = HEIGHT // LINE - 1
    for number, line in enumerate(text.splitlines()[: 2 * rows]):
        column, row = divmod(number, rows)
        shown = line[: LONGEST // 2].encode("ascii", "replace").decode()
        pen.text((8 + column * WIDTH // 2, 6 + row * LINE), shown, fill=INK, font=font)
