"""What the evaluation weighs, in points, and what follows from it for every tile; the numbers are in `weights.toml`."""

from collections.abc import Callable
from typing import Final, final

from ..rules.effects import EFFECTS
from ..rules.terms import ANY, CONSUME_LAST, FEEDING, Power, Tile

MANY: Final = 99
"""More goods than any power takes."""


@final
class Weights:
    """`powers` has for every tile what its powers promise over a whole game, `outlets` what its Consume powers pay.

    An outlet is a good that can be consumed in one Trade-Consume: what it is worth, and its kind or ANY.
    """

    def __init__(self, given: dict[str, float], tiles: list[Tile]) -> None:
        # time
        self.usual_rounds = given["usual_rounds"]  # after which little is to be expected
        self.tempo = given["tempo"]  # what the others have to gain by a whole game more
        self.early = given["early"]  # the first place on the priority track instead of the last
        # at hand
        self.credit = given["credit"]  # while there is much to buy
        self.enough_credits = given["enough_credits"]  # beyond which they are worth a tenth
        self.useful_at_once = given["useful_at_once"]  # of credits and colonists, with no time left
        self.colonist = given["colonist"]
        # worlds and developments to come
        self.world = given["world"]  # of what the best discovered world brings, if it can be settled at once
        self.next_world = given["next_world"]  # of each further one, against the one before
        self.windfall = given["windfall"]  # a windfall good besides its price, when a world is settled
        self.production = given["production"]  # a world that produces, besides its good
        self.missing_strength = given["missing_strength"]  # the share lost for each strength that is missing
        self.world_price = given["world_price"]  # the share lost for each credit of the price
        self.world_lack = given["world_lack"]  # and for each that is not there
        self.world_colonist = given["world_colonist"]  # and for each colonist
        self.large = given["large"]  # of the points of the best large development on offer
        self.all_large = given["all_large"]  # of the points of all of them
        # goods
        self.cycles = given["cycles"]  # Produce and Trade-Consume with use, in a whole game
        self.windfall_cycle = given["windfall_cycle"]  # of that, for a windfall colony
        self.spare_good = given["spare_good"]  # of its price, a good without outlet
        # actions of others
        self.gift = given["gift"]  # of what the own action gives an average opponent
        self.gift_develop = given["gift_develop"]  # for each credit
        self.gift_settle = given["gift_settle"]
        self.gift_explore = given["gift_explore"]
        self.gift_produce = given["gift_produce"]  # for each colony that can hold a good
        self.gift_trade = given["gift_trade"]  # for each good
        # powers over a whole game, for each of their amount
        self.strength = given["strength"]
        self.special_strength = given["special_strength"]
        self.discount = given["discount"]
        self.settle_discount = given["settle_discount"]
        self.special_discount = given["special_discount"]
        self.gain = given["gain"]  # of what is gained each time
        self.trade_bonus = given["trade_bonus"]
        self.draw = given["draw"]
        self.settle_two = given["settle_two"]
        self.contact = given["contact"]
        self.replace = given["replace"]
        self.doomed = given["doomed"]
        self.produce_windfall = given["produce_windfall"]
        self.consume = given["consume"]
        # tastes
        self.colony = given["colony"]  # for every world settled
        self.discovery = given["discovery"]  # for every world discovered, settled or not
        self.development = given["development"]  # for every space of developments
        self.chip = given["chip"]  # for every point chip
        self.powers = [self.of_powers(tile) for tile in tiles]
        self.outlets = [self.outlets_of(tile) for tile in tiles]
        self.memory: dict[tuple[int, ...], Holdings] = {}  # of empires judged before (`prospects.holdings`)

    def of_powers(self, tile: Tile) -> float:
        value = 0.0
        for power in tile.powers:
            value += WORTHS[power.name](self, power)
        return value

    def of_gain(self, power: Power) -> float:
        gain = power.gain
        return self.credit * gain.credits + gain.chips + 0.7 * self.colonist * gain.colonists

    def outlets_of(self, tile: Tile) -> list[tuple[float, int]]:
        found: list[tuple[float, int]] = []
        for power in tile.powers:
            value = self.of_gain(power) + (2.0 * self.credit if power.gain.price else 0.0)
            if power.moment == FEEDING:
                goods = power.effect.goods(power, MANY)
                share = value if power.effect.each_good() else value / goods
                found += [(share, power.good)] * goods
            elif power.moment == CONSUME_LAST:
                found.append((value, ANY))
        return found


@final
class Holdings:
    """What the evaluation has found out about an empire's tiles and the goods on them, whatever else it has."""

    def __init__(self, points: int, powers: float, flows: tuple[float, float, float], large: list[int]) -> None:
        self.points = points  # printed, and those of "?" tiles
        self.powers = powers
        self.flows = flows
        self.large = large  # by tile the points of a "?" tile on offer, `NOT_COUNTED` before somebody asks


def of_gain(weights: Weights, power: Power) -> float:
    return weights.gain * weights.of_gain(power)


def of_consuming(weights: Weights, power: Power) -> float:
    return weights.consume


WORTHS: Final[dict[str, Callable[[Weights, Power], float]]] = {
    "develop_discount": lambda weights, power: (
        (weights.special_discount if power.of else weights.discount) * power.amount
    ),
    "develop_gain": of_gain,
    "develop_gain_printed": of_gain,
    "explore_draw": lambda weights, power: weights.draw * power.amount,
    "explore_gain": of_gain,
    "strength": lambda weights, power: weights.strength * power.amount,
    "strength_vs": lambda weights, power: weights.special_strength * power.amount,
    "temp_strength": lambda weights, power: weights.special_strength * power.amount,
    "settle_discount": lambda weights, power: (
        (weights.special_discount if power.of else weights.settle_discount) * power.amount
    ),
    "contact": lambda weights, power: weights.contact,
    "settle_two": lambda weights, power: weights.settle_two,
    "settle_draw": lambda weights, power: weights.draw * power.amount,
    "settle_gain": of_gain,
    "replace": lambda weights, power: weights.replace,
    "doomed": lambda weights, power: weights.doomed,
    "produce_here": of_gain,
    "produce_windfall": lambda weights, power: weights.produce_windfall,
    "produce_per": of_gain,
    "produce_most": of_gain,
    "trade_bonus": lambda weights, power: weights.trade_bonus * power.amount,
    "trade_bonus_kind": lambda weights, power: weights.trade_bonus * power.amount,
    "consume": of_consuming,
    "consume_two": of_consuming,
    "consume_upto": of_consuming,
    "consume_free": lambda weights, power: weights.cycles * weights.of_gain(power),
    "consume_per_good": of_consuming,
}
"""Over a whole game, without what a power needs beside it."""
EFFECTS.column_of(WORTHS, "worth")
