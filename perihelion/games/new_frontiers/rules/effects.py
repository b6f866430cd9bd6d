"""The effects of powers, a row for each: what it does, whether it can, what it changes; see `Effect` for the columns.

A row has the columns that its moment asks for; one that it lacks is told when the game is loaded. What an effect is
worth to a bot is in `bots/weights.py`, its words are `effect-<name>` of the texts, its picture is its line of signs.
"""

from typing import Final

from perihelion.kernel.effect import BrokenCatalogue, Catalogue

from . import terms, worlds
from .state import Table
from .terms import ANY, Effect, Power


class Ability(Effect):
    """Nothing happens by itself: its action looks for it."""


class ForTiles(Effect):
    """A number for every tile that fits."""

    def adds(self, power: Power, subject: int) -> int:
        return power.amount if power.fits[subject] else 0


class ForKinds(Effect):
    """A number for a kind of goods, or for all (NFR-21.20)."""

    def adds(self, power: Power, subject: int) -> int:
        return power.amount if power.good == ANY or power.good == subject else 0


class Gains(Effect):
    """What is printed, once, if the tile fits."""

    def give(self, table: Table, seat: int, power: Power, tile: int) -> None:
        if power.fits[tile]:
            pay(table, seat, power, 1)

    def draws(self, power: Power) -> int:
        return 0

    def chips(self, power: Power, goods: int) -> int:
        return power.gain.chips


class Draws(Effect):
    """Worlds from the bag (NFR-21.5, NFR-21.12)."""

    def give(self, table: Table, seat: int, power: Power, tile: int) -> None:
        for _ in range(power.amount):
            worlds.draw(table, seat)

    def draws(self, power: Power) -> int:
        return power.amount

    def chips(self, power: Power, goods: int) -> int:
        return 0


class ProducePer(Gains):
    """NFR-21.18: for each colony that fits, or for each good of the kind produced now."""

    def give(self, table: Table, seat: int, power: Power, tile: int) -> None:
        empire = table.empires[seat]
        if power.of:
            times = len([colony for colony in empire.colonies if power.fits[table.as_declared(colony)]])
        else:
            times = sum(empire.produced) if power.good == ANY else empire.produced[power.good]
        if times:
            pay(table, seat, power, times)


class ProduceMost(Gains):
    """NFR-21.19, NFR-A-22: for strictly more goods than every single other player, and at least one."""

    def give(self, table: Table, seat: int, power: Power, tile: int) -> None:
        own = table.empires[seat].produced[power.good]
        for other in range(table.seats):
            if other != seat and table.empires[other].produced[power.good] >= own:
                return
        if own:
            pay(table, seat, power, 1)


class Consume(Effect):
    """One good."""

    def goods(self, power: Power, there: int) -> int:
        return min(1, there)

    def each_good(self) -> bool:
        return True

    def chips(self, power: Power, goods: int) -> int:
        return power.gain.chips


class ConsumeTwo(Consume):
    """NFR-21.22: two goods, rewarded together."""

    def goods(self, power: Power, there: int) -> int:
        return 2 if there >= 2 else 0

    def each_good(self) -> bool:
        return False


class ConsumeUpTo(Consume):
    """NFR-9.16, NFR-21.23: as many as possible."""

    def goods(self, power: Power, there: int) -> int:
        return min(power.amount, there)

    def chips(self, power: Power, goods: int) -> int:
        return power.amount * power.gain.chips


class ConsumePerGood(Effect):
    """NFR-14.34, NFR-21.25: for every good consumed in this action, and more beside another development."""

    def give(self, table: Table, seat: int, power: Power, tile: int) -> None:
        empire = table.empires[seat]
        credit = empire.consumed * power.gain.credits
        chips = empire.consumed * power.gain.chips
        if power.partner_tile in empire.developments:
            credit += power.partner_gain.credits
            chips += power.partner_gain.chips
        if credit or chips:
            table.gain(seat, credit, chips, 0, power.tile)

    def chips(self, power: Power, goods: int) -> int:
        return goods * power.gain.chips + power.partner_gain.chips


def pay(table: Table, seat: int, power: Power, times: int) -> None:
    gain = power.gain
    table.gain(seat, times * gain.credits, times * gain.chips, times * gain.colonists, power.tile)


ROWS: Final[list[Effect]] = [
    ForTiles("develop_discount", terms.DEVELOP_PRICE, "aP", "−# credit of", "many development"),
    Gains("develop_gain", terms.BOUGHT, "r", "+ gain"),
    Gains("develop_gain_printed", terms.BOUGHT, "rp", "of arrow gain", "after development"),
    Draws("explore_draw", terms.EXPLORED, "a", "+# world"),
    Gains("explore_gain", terms.EXPLORED, "r", "+ gain"),
    ForTiles("strength", terms.STRENGTH, "a", "+# shield"),
    ForTiles("strength_vs", terms.STRENGTH, "ap", "+# shield : of/military", "against world"),
    Ability("temp_strength", terms.ARMS, "ag", "good arrow +# shield"),
    ForTiles("settle_discount", terms.SETTLE_PRICE, "aP", "−# credit of", "many world"),
    Ability("contact", terms.CONTACT, "a", "shield arrow credit −#"),
    Ability("settle_two", terms.SETTLE_TWICE, "", "×2 world"),
    Draws("settle_draw", terms.AFTER_SETTLING, "a", "+# world"),
    Gains("settle_gain", terms.AFTER_SETTLING, "rP", "of + gain", "after world"),
    Ability("replace", terms.REPLACEMENT, "a", "world swap +#"),
    Ability("doomed", terms.DOOM, "", "swap 0 credit"),
    Gains("produce_here", terms.PRODUCED, "r", "+ gain"),
    Ability("produce_windfall", terms.FILLING, "aP", "+ good/of", "on colony windfall"),
    ProducePer("produce_per", terms.PRODUCE_OVER, "GrP", "good/of × gain", "each colony"),
    ProduceMost("produce_most", terms.PRODUCE_OVER, "gr", "> good arrow gain"),
    ForKinds("trade_bonus", terms.SALE, "a", "+# credit"),
    ForKinds("trade_bonus_kind", terms.SALE, "ag", "good +# credit"),
    Consume("consume", terms.FEEDING, "gr", "good arrow gain"),
    ConsumeTwo("consume_two", terms.FEEDING, "r", "good good arrow gain"),
    ConsumeUpTo("consume_upto", terms.FEEDING, "agr", "≤# good arrow gain"),
    Gains("consume_free", terms.CONSUME_FIRST, "r", "+ gain"),
    ConsumePerGood("consume_per_good", terms.CONSUME_LAST, "rw", "good × gain"),
]


def columns(row: Effect) -> str:
    return terms.MOMENTS[row.moment][1]


EFFECTS: Final[Catalogue[Effect]] = Catalogue(ROWS, base=Effect, needed=columns)
for each in ROWS:
    if "p" in each.parts.lower() and not each.things:
        raise BrokenCatalogue(f"the effect {each.notation!r} lacks 'things'")
