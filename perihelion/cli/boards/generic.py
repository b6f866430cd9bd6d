"""Any game without a picture of its own: its view as an indented list, names in the reader's language where known."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from perihelion.kernel.game import Game
from perihelion.kernel.table import Event
from perihelion.words import Words

INDENT = "  "


class Listing:
    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        self.known = self.named_things(game)

    def named_things(self, game: Game) -> dict[str, str]:
        """Component ids with the words for them: black_hole is known from the message zone-black-hole."""
        found: dict[str, str] = {}
        for message in game.component_names():
            _, _, name = message.partition("-")
            found.setdefault(name.replace("-", "_"), self.words.say(message))
        return found

    def picture(
        self, view: dict[str, Any], seat: int | None, focus: int, width: int, events: Sequence[Event] = ()
    ) -> RenderableType:
        return Group(*[Text(line, overflow="fold") for line in self.lines(view, 0)])

    def lines(self, node: Any, depth: int) -> Iterator[str]:
        pairs = node.items() if isinstance(node, dict) else enumerate(node, 1)
        for key, value in pairs:
            start = f"{INDENT * depth}{str(key).replace('_', ' ')}:"
            if is_short(value):
                yield f"{start} {self.short(value)}"
            else:
                yield start
                yield from self.lines(value, depth + 1)

    def short(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self.short(each) for each in value) or "–"
        if isinstance(value, dict):
            return ", ".join(f"{str(key).replace('_', ' ')} {self.short(each)}" for key, each in value.items()) or "–"
        if isinstance(value, bool):
            return self.words.say("cli-yes" if value else "cli-no")
        return "–" if value is None else self.known.get(str(value), str(value))


def is_short(value: Any) -> bool:
    """What fits on one line: a single value, or a few of them."""
    if isinstance(value, list):
        return all(not isinstance(each, list | dict) for each in value)
    if isinstance(value, dict):
        return len(value) <= 4 and all(not isinstance(each, list | dict) for each in value.values())
    return True
