"""Players that are programs. A bot sees a `Position`, never the truth."""

from perihelion.bots.advice import Advice, advise
from perihelion.bots.bot import LEVELS, Bot, Position, UnknownBot, bot, bot_for, bots, check_style, is_bot, runs_code
from perihelion.bots.greedy import Greedy
from perihelion.bots.random import Random

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "Greedy",
    "Position",
    "Random",
    "UnknownBot",
    "advise",
    "bot",
    "bot_for",
    "bots",
    "check_style",
    "is_bot",
    "runs_code",
]
