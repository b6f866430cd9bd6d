"""BTS-5: growth, ore production, trade."""

from support.rules import rule

from .bench import supply, table


@rule("BTS-5.1")
def test_exactly_one_of_three_is_chosen() -> None:
    bench = table().production(0)
    assert [move.args for move in bench.moves()] == [(0,), (1,), (2,)]
    bench.do("produce", "ore")
    assert bench.s.active == 1


@rule("BTS-5.4", "BTS-5.5", "BTS-5.6", "BTS-5.8", "BTS-2.12", "BTS-10.16")
def test_growth_takes_one_cube_from_the_column_of_every_visible_symbol() -> None:
    bench = table().production(0).do("produce", "growth")
    assert (supply(bench), bench.faction(0).pop) == ([2, 3, 3, 4, 4], 1)
    bench = table().mat(0, food_out=3).production(0).do("produce", "growth")
    assert (supply(bench), bench.faction(0).pop) == ([2, 2, 2, 4, 4], 3)


@rule("BTS-5.7")
def test_an_empty_column_yields_nothing_and_is_not_replaced() -> None:
    bench = table().mat(0, food_out=3, supply=[0, 2, 0, 4, 4]).production(0).do("produce", "growth")
    assert (supply(bench), bench.faction(0).pop) == ([0, 1, 0, 4, 4], 1)


@rule("BTS-5.9", "BTS-5.10", "BTS-9.2", "BTS-9.3", "BTS-18.1", "BTS-1.22")
def test_ore_production_counts_visible_symbols_from_an_endless_pool() -> None:
    bench = table().production(0).do("produce", "ore")
    assert bench.faction(0).ore == 1
    bench = table().mat(0, ore=500, ore_out=8).production(0).do("produce", "ore")
    assert bench.faction(0).ore == 506


@rule("BTS-5.11", "BTS-5.18")
def test_trade_is_any_number_of_exchanges_in_any_order() -> None:
    bench = table().mat(0, ore=4, pop=1).ships(0, "sol", 2).production(0).do("produce", "trade")
    bench.do("retire_ship", "sol", 2).do("sell_population").do("buy_population").do("sell_population")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (2, 1)
    bench.do("done")
    assert bench.s.active == 1
    bench = table().mat(0, ore=4, pop=1).production(0).do("produce", "trade").do("done")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (4, 1)


@rule("BTS-5.12", "BTS-5.13", "BTS-10.5")
def test_three_ore_buy_population_from_the_leftmost_column() -> None:
    bench = table().mat(0, ore=3, supply=[0, 0, 2, 1, 0]).production(0).do("produce", "trade").do("buy_population")
    assert (supply(bench), bench.faction(0).pop, bench.faction(0).ore) == ([0, 0, 1, 1, 0], 1, 0)
    bench = table().mat(0, ore=2, pop=1).production(0).do("produce", "trade")
    assert bench.why("buy_population") == ["BTS-5.12"]


@rule("BTS-5.11", "BTS-5.12", "BTS-5.15", "BTS-5.17", "BTS-21.31")
def test_after_each_exchange_another_one_is_offered_at_the_same_price() -> None:
    bench = table().mat(0, ore=8).ships(0, "sol", 1).production(0).do("produce", "trade")
    bench.do("buy_population").do("buy_population")
    assert (bench.faction(0).ore, bench.faction(0).pop) == (2, 2)
    assert bench.kinds() == {"sell_population", "retire_ship", "done"}  # a third cube would cost 3
    bench.do("sell_population").do("buy_population").do("sell_population").do("retire_ship", "sol", 1)
    assert (bench.faction(0).ore, bench.faction(0).pop) == (0, 2)
    assert bench.kinds() == {"sell_population", "done"}
    cheap = table().colonised(0, "kruger_60").mat(0, ore=4).production(0).do("produce", "trade")
    cheap.do("buy_population").do("buy_population")
    assert (cheap.faction(0).ore, cheap.faction(0).pop) == (0, 2)


@rule("BTS-5.14", "BTS-18.4")
def test_without_supply_no_population_can_be_bought() -> None:
    bench = table().mat(0, ore=9, pop=1, supply=[0] * 5).production(0).do("produce", "trade")
    assert bench.why("buy_population") == ["BTS-5.14"]


@rule("BTS-5.15", "BTS-A-5")
def test_one_ore_turns_any_ship_anywhere_into_population() -> None:
    bench = table().mat(0, ore=1).ships(0, "deep", 4).ships(0, "B1", 1).production(0).do("produce", "trade")
    assert bench.args("retire_ship") == [(6, 0), (8, 3)]
    bench.do("retire_ship", "deep", 4)
    assert (bench.faction(0).pop, bench.faction(0).ore, bench.strength(0, "deep")) == (1, 0, 0)
    bench = table().mat(0, pop=1).ships(0, "deep", 4).production(0).do("produce", "trade")
    assert bench.why("retire_ship", "deep", 4) == ["BTS-5.15"]


@rule("BTS-5.16")
def test_control_is_checked_when_a_ship_retires() -> None:
    bench = table().mat(0, ore=1).ships(0, "A1", 1).ships(1, "A1", 1).base(0, "A1")
    bench.production(0).do("produce", "trade").do("retire_ship", "A1", 1)
    assert bench.owner("A1") == 1


@rule("BTS-5.17", "BTS-10.9", "BTS-10.12")
def test_population_sold_goes_to_the_rightmost_free_place() -> None:
    bench = table().mat(0, pop=2, supply=[3, 3, 2, 3, 4]).production(0).do("produce", "trade").do("sell_population")
    assert (supply(bench), bench.faction(0).ore) == ([3, 3, 2, 4, 4], 1)
    bench.do("sell_population")
    assert supply(bench) == [3, 3, 3, 4, 4]
    bench = table().mat(0, pop=1).production(0).do("produce", "trade").do("sell_population")
    assert supply(bench) == [4, 3, 3, 4, 4]
