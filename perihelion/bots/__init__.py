"""Players that are programs. A bot sees a `Position`, never the truth."""

from perihelion.bots.bot import Bot, Position, UnknownBot, bot, bots
from perihelion.bots.greedy import Greedy
from perihelion.bots.random import Random

__all__ = ["Bot", "Greedy", "Position", "Random", "UnknownBot", "bot", "bots"]
