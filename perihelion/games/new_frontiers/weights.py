"""What the evaluation weighs, in points, and what follows from it for every tile; the numbers are in `weights.toml`."""

from typing import final

from perihelion.games.new_frontiers import effects as code
from perihelion.games.new_frontiers.effects import CONSUME, Power, Tile


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
        self.powers = [self.of_powers(tile) for tile in tiles]
        self.outlets = [self.outlets_of(tile) for tile in tiles]

    def of_powers(self, tile: Tile) -> float:
        value = 0.0
        for power in tile.powers:
            value += self.of_power(power)
        return value

    def of_gain(self, power: Power) -> float:
        gain = power.gain
        return self.credit * gain.credits + gain.chips + 0.7 * self.colonist * gain.colonists

    def of_power(self, power: Power) -> float:
        """Over a whole game, without what it needs beside it."""
        kind = power.code
        amount = power.amount
        if kind == code.STRENGTH:
            return self.strength * amount
        if kind in (code.STRENGTH_VS, code.TEMP_STRENGTH):
            return self.special_strength * amount
        if kind in (code.DEVELOP_DISCOUNT, code.SETTLE_DISCOUNT):
            general = self.discount if kind == code.DEVELOP_DISCOUNT else self.settle_discount
            return (self.special_discount if power.predicate else general) * amount
        if kind in (code.DEVELOP_GAIN, code.DEVELOP_GAIN_PRINTED, code.EXPLORE_GAIN, code.SETTLE_GAIN):
            return self.gain * self.of_gain(power)
        if kind in (code.PRODUCE_HERE, code.PRODUCE_PER, code.PRODUCE_MOST):
            return self.gain * self.of_gain(power)
        if kind in (code.EXPLORE_DRAW, code.SETTLE_DRAW):
            return self.draw * amount
        if kind == code.CONSUME_FREE:
            return self.cycles * self.of_gain(power)
        if power.type == CONSUME:
            return self.consume
        return self.of_rare_power(power)

    def of_rare_power(self, power: Power) -> float:
        kind = power.code
        if kind == code.TRADE_BONUS or kind == code.TRADE_BONUS_KIND:
            return self.trade_bonus * power.amount
        if kind == code.SETTLE_TWO:
            return self.settle_two
        if kind == code.CONTACT:
            return self.contact
        if kind == code.REPLACE:
            return self.replace
        if kind == code.DOOMED:
            return self.doomed
        return self.produce_windfall

    def outlets_of(self, tile: Tile) -> list[tuple[float, int]]:
        found: list[tuple[float, int]] = []
        for power in tile.powers:
            value = self.of_gain(power) + (2.0 * self.credit if power.gain.price else 0.0)
            if power.code == code.CONSUME_TWO:
                found += [(value / 2, code.ANY), (value / 2, code.ANY)]
            elif power.code == code.CONSUME_UPTO:
                for _ in range(power.amount):
                    found.append((value, power.good))
            elif power.code == code.CONSUME_ONE:
                found.append((value, power.good))
            elif power.code == code.CONSUME_PER_GOOD:
                found.append((value, code.ANY))
        return found
