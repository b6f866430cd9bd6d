"""At which tables games are played: all pairs of the number of players and the values of the options."""

from dataclasses import dataclass
from itertools import combinations

from perihelion import Game, PerihelionError
from perihelion.kernel.game import Options, OptionValue

Value = tuple[str, OptionValue]
SEATS = "seats"
UNLIMITED: frozenset[Value] = frozenset({("round_cap", "none"), ("round_limit", "none"), ("round_limit", "no")})
"""Where rounds have no limit nothing ends a game in which nobody can do anything any more (BTS-A-64)."""


@dataclass(frozen=True)
class Table:
    seats: int
    options: Options


def may_last(options: Options) -> bool:
    """Whether a game so chosen may go on without end."""
    return not UNLIMITED.isdisjoint(options.items())


def allowed(game: Game, wish: dict[str, OptionValue]) -> bool:
    """Some values contradict each other; the game itself says so."""
    options = {name: value for name, value in wish.items() if name != SEATS}
    try:
        game.new(seats=int(wish.get(SEATS, game.seats[0])), seed=1, **options)
    except PerihelionError:
        return False
    return True


def pairs(game: Game) -> list[tuple[Value, Value]]:
    """Every two values of two different options, the number of players among them."""
    values: dict[str, tuple[OptionValue, ...]] = {SEATS: game.seats}
    values |= {option.name: option.values for option in game.options}
    return [
        ((one, first), (other, second))
        for one, other in combinations(values, 2)
        for first in values[one]
        for second in values[other]
    ]


def tables(game: Game) -> list[Table]:
    """The usual tables first, then some more that together hold every pair of values that the game allows.

    Each pair joins the first table it fits; a library for such lists loses pairs where values contradict each other.
    """
    wishes: list[dict[str, OptionValue]] = []
    for one, other in pairs(game):
        pair = dict([one, other])
        if any(wish.get(one[0]) == one[1] and wish.get(other[0]) == other[1] for wish in wishes):
            continue
        for wish in wishes:
            fits = all(name not in wish or _same(wish[name], value) for name, value in pair.items())
            if fits and allowed(game, wish | pair):
                wish |= pair
                break
        else:
            if allowed(game, pair):
                wishes.append(pair)
    usual = [Table(seats, {}) for seats in game.seats]
    return usual + [_table(game, wish) for wish in wishes]


def _same(one: OptionValue, other: OptionValue) -> bool:
    return type(one) is type(other) and one == other


def _table(game: Game, wish: dict[str, OptionValue]) -> Table:
    seats = wish.pop(SEATS, game.seats[0])
    return Table(int(seats), wish)
