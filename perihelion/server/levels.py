"""Which bot plays which level. A level is offered only when there is a bot for it."""

from functools import cache
from typing import Final

from perihelion.bots import bots
from perihelion.bots.bot import WITHOUT_STYLE, UnknownBot
from perihelion.kernel.game import Game

LEVELS: Final = {"easy": "easy", "normal": "normal", "hard": "hard", "expert": "expert"}
LEARNED: Final = ("expert", "learned")
"""Levels that are more than others only where something was learned, and was shown to be worth it."""


@cache
def levels() -> dict[str, str]:
    """Our levels, then every other bot under its own name."""
    known = bots()
    found = {level: name for level, name in LEVELS.items() if name in known}
    return found | {name: name for name in known if name not in found.values()}


def offered(game: Game) -> dict[str, str]:
    """The levels of a game in the lobby."""
    learned = [found for seats in game.seats if (found := game.learned(seats))]
    worth = {name for name in LEARNED if any(each.has_won(name) for each in learned)}
    return {level: name for level, name in levels().items() if name in worth or name not in LEARNED}


def bot_of(game: Game, level: str) -> str:
    """The bot of a level, `normal` or `normal:settler`; a bot's own name is understood too."""
    known = levels()
    kind, sign, style = level.partition(":")
    name = known.get(kind, kind)
    if name not in known.values() or (sign and name in WITHOUT_STYLE):
        raise UnknownBot(name=level, known=", ".join(known))
    if sign:
        game.styled(style)  # refuses one that the game does not have
    return f"{name}{sign}{style}"
