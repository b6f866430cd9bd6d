"""What the evaluation weighs, in points; the numbers are in `weights.toml`."""

from math import exp
from typing import Final, final

from ..rules.cards import CUBES

MOST_ORE: Final = 60
"""More ore is worth no more."""


def less_and_less(first: float, enough: float, most: int) -> list[float]:
    """The worth of 0, 1, 2 … pieces: each is worth less than the one before, hardly anything far beyond `enough`."""
    return [first * enough * (1.0 - exp(-count / enough)) for count in range(most + 1)]


@final
class Weights:
    def __init__(self, given: dict[str, float]) -> None:
        self.usual_rounds = given["usual_rounds"]  # of a game
        self.rounds_a_disc = given["rounds_a_disc"]  # at least, for every achievement disc missing to the end
        self.fading = given["fading"]  # turns before the end from which on nothing but points counts less and less
        self.population = less_and_less(given["population"], given["enough_population"], CUBES)  # cubes at hand
        self.ore = less_and_less(given["ore"], given["enough_ore"], MOST_ORE)  # ore at hand
        self.stranded = given[
            "stranded"
        ]  # the first cube missing when nearly all lie at technologies; the next count more
        self.growth_symbol = given["growth_symbol"]  # a visible symbol, for every round still to come
        self.ore_symbol = given["ore_symbol"]
        self.empty_column = given["empty_column"]  # of a growth symbol, when its column is empty now
        self.strength = given["strength"]  # a level of a ship
        self.holding = given["holding"]  # of a system's worth, for the strength it needs, standing there
        self.ready = given["ready"]  # of a system's points, when it could be colonised
        self.colony = given["colony"]  # besides its points: what it is worth on the way to more
        self.risk = given["risk"]  # of a base without strength beside it: what is likely to be lost
        self.goal = given["goal"]  # of an achievement's points, when its condition is nearly met
        self.goal_extra = given["goal_extra"]  # added to an achievement's points
        self.opened_level = given["opened_level"]  # a first action that researches level III, or IIII
        self.way_to_colonise = given["way_to_colonise"]  # a first action that colonises
        self.way = given["way"]  # any further action or ability
        self.open_slot = given["open_slot"]  # a slot within reach, times its level
        self.research_card = given["research_card"]  # a research to come besides its points, times its level
        self.automation = given["automation"]  # a disc to come on the automation track, besides its points
        self.production = given["production"]  # the production phase to come
        self.jump = given["jump"]  # of what a jump could gain, before it is made
        # tastes, for each of these
        self.technology = given["technology"]  # times its level
        self.base = given["base"]  # a system controlled
        self.colonised = given["colonised"]
        self.automated = given["automated"]  # a disc or marker on the automation track
