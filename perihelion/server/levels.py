"""Which bot plays which level. A level is offered only when there is a bot for it."""

from functools import cache
from typing import Final

from perihelion.bots import bots
from perihelion.bots.bot import UnknownBot

LEVELS: Final = {"easy": "easy", "normal": "normal", "hard": "hard", "expert": "expert"}


@cache
def levels() -> dict[str, str]:
    """Our levels, then every other bot under its own name."""
    known = bots()
    found = {level: name for level, name in LEVELS.items() if name in known}
    return found | {name: name for name in known if name not in found.values()}


def bot_of(level: str) -> str:
    """The bot of a level; a bot's own name is understood too."""
    known = levels()
    if level in known:
        return known[level]
    if level in known.values():
        return level
    raise UnknownBot(name=level, known=", ".join(known))
