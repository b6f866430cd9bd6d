"""Victory, status, regroup and planning: one clause after another (BSU-5 to BSU-10)."""

import pytest
from games.burning_suns.builder import Builder, built
from games.burning_suns.test_rounds import ended, placed
from games.burning_suns.test_setup import first_round
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import income, uniques
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.places import gain_control, rebellion
from perihelion.games.burning_suns.rules.rounds import plan_end
from perihelion.games.burning_suns.rules.setup import fill_market
from perihelion.games.burning_suns.rules.steps import PLAN, REGROUP, ROUND, STATUS_END, STATUS_OF, TURN
from perihelion.games.burning_suns.rules.terms import ACTION
from perihelion.kernel.rng import seeded


@rule("BSU-5.19")
@pytest.mark.parametrize(("length", "last"), [("short", 20), ("long", 30)])
def test_the_last_round_is_played_and_no_other(length: str, last: int) -> None:
    for number in (last - 1, last):
        table = built(3, length=length).antimatter(3, 2, 1)
        table.state.round = number
        assert ended(table).state.over() == (number == last)


@rule("BSU-5.20")
def test_no_level_is_gained_before_the_status_phase_is_over() -> None:
    table = built().empire(0, "imperial").tile("s", "special_1", "home0").control(0, "s", unrest=True, blocked=1)
    table.units(0, "s", fighter=4, regiment=1)
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0).use("tile-special_1")
    assert (table.state.antimatter[0], table.asked()) == (1, "status")
    table.do("decline")
    assert not table.state.actors()
    assert table.step(STATUS_END).asked() == "level"


def status(table: Builder, seat: int = 0) -> Builder:
    table.state.frames.append(Frame(-1, seat, -1))
    return table.step(STATUS_OF, seat)


# ---------------------------------------------------------------- ties


@rule("BSU-6.1")
def test_unique_units_are_counted_one_each() -> None:
    table = built().units(0, "home0", starbase=1, colossus=1).units(1, "home1", titan=1)
    assert (uniques(table.state, 0), uniques(table.state, 1)) == (2, 1)
    assert ended(table.antimatter(8, 8)).state.ranking() == [[0], [1]]


@rule("BSU-6.6", "BSU-7.2", "BSU-7.6")
def test_income_is_all_that_a_status_phase_would_bring_now() -> None:
    table = built().empire(0, "imperial").level(0, 1, 0).artefact(0, "crystal_womb")  # one by force
    assert income(table.state, 0) == 4 + 1
    table.line("a").units(0, "a", fighter=4).units(0, "home0", fighter=5)
    assert income(table.state, 0) == 4 + 1 + 2  # one for each fleet of four
    table.tile("i", "inhabited_1", "home0").control(0, "i", unrest=True, blocked=0)
    assert income(table.state, 0) == 4 + 1 + 2
    table.tile("j", "inhabited_2", "home0").control(0, "j", unrest=True, blocked=1)
    assert income(table.state, 0) == 4 + 1 + 2 + 1
    status(table)
    assert table.state.crystals[0] == 8


# ---------------------------------------------------------------- status


@rule("BSU-7.2")
def test_what_is_more_than_crystals_is_offered() -> None:
    table = status(built().empire(0, "imperial"))
    assert table.usable() == {"level-imperial_0"}
    table.use("level-imperial_0")
    assert table.has(0, "home0", "regiment") == 1


@rule("BSU-7.4", "BSU-7.5")
def test_a_system_lost_pays_no_more_and_one_kept_pays_every_round() -> None:
    table = built().tile("i", "inhabited_1", "home0").control(0, "i")
    before = income(table.state, 0)
    status(table)
    status(table)
    assert table.state.crystals[0] == 2 * before
    gain_control(table.state, 1, table.labels["i"], False)
    assert income(table.state, 0) == before - 2
    other = built().tile("i", "inhabited_1", "home0").control(0, "i")
    rebellion(other.state, other.labels["i"])
    assert income(other.state, 0) == before - 2


@rule("BSU-7.8")
def test_status_benefits_come_in_player_order_and_crystals_unasked() -> None:
    table = built(3).artefact(0, "crystal_womb")
    for seat in range(3):
        table.empire(seat, "imperial")
    table.state.next_order = [2, 0, 1]
    table.step(ROUND)
    for seat in (2, 0, 1):
        assert (table.asked(), table.seat, table.usable()) == ("status", seat, {"level-imperial_0"})
        assert table.state.crystals[seat] > 0
        table.do("decline")
    assert table.state.crystals == [5, 4, 4]


@rule("BSU-7.9")
def test_after_the_status_phase_limits_and_alliances_of_all_are_checked() -> None:
    table = built(3).units(2, "home2", fighter=12).antimatter(4, 0, 4).ally(0, 1)
    table.state.levels = [[0, 0, 0, 0], [0, -1, -1, -1], [0, 0, 0, 0]]
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_END)
    assert table.has(2, "home2", "fighter") == 10
    assert not table.state.allied(0, 1)


# ---------------------------------------------------------------- regroup


@rule("BSU-8.1")
def test_the_order_is_not_rolled_for_again() -> None:
    for seed in range(4):
        table = built(4)
        table.state.rng = seeded(seed)
        table.state.next_order = [2, 3, 0, 1]
        table.step(ROUND)
        assert table.state.order == [2, 3, 0, 1]


@rule("BSU-8.6", "BSU-8.10")
def test_the_last_resource_of_the_market_goes_to_the_supply_in_round_one_too() -> None:
    for number in (1, 2):
        table = built()
        state = table.state
        state.market = [0, 1, 2, 3, 4, 5]
        state.supply = [0] * len(state.supply)
        state.round = number
        table.step(REGROUP)
        assert state.market == [5, 0, 1, 2, 3, 4]  # all there is in the supply
        assert sum(state.supply) == 0


class Last:
    """A generator that always takes the last of what there is, and keeps how much that was."""

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return bound - 1


@rule("BSU-8.7")
def test_every_resource_of_the_supply_is_as_likely() -> None:
    state = built().state
    last = Last()
    state.rng = last  # type: ignore[assignment]
    state.market = [3, -1, 3, 3, -1, 3]
    state.supply = [0] * len(state.supply)
    state.supply[1], state.supply[7] = 9, 1
    fill_market(state)
    assert last.bounds == [10, 9]
    assert state.market == [3, 7, 3, 3, 1, 3]


@rule("BSU-8.11")
def test_one_empty_deck_does_not_stop_the_other() -> None:
    table = built()
    table.state.decks[0] = []
    shown, top = table.state.face_up[0], table.state.decks[1][-1]
    table.step(REGROUP)
    assert table.state.face_up == [shown, top]


# ---------------------------------------------------------------- planning


@rule("BSU-9.8", "BSU-10.3")
@pytest.mark.parametrize("planning", ["normal", "advanced"])
def test_the_last_to_act_is_found_by_the_order_of_the_sheets(planning: str) -> None:
    table = built(3, planning=planning)
    table.state.order_sheets([3, 1, 0, 2])
    placed(table, (0, 11, 0), (1, 0, 0), (2, 7, 0))  # acting in this order
    plan_end(table.state)
    assert table.state.next_order == ([2, 0, 1] if planning == "normal" else [2, 1, 0])


@rule("BSU-9.9")
def test_passing_does_not_change_who_begins() -> None:
    table = placed(built(3), (0, ACTION["scan"], 0), (1, ACTION["recruit"], 0))
    table.state.next_order = [1, 2, 0]
    table.state.push((TURN, 0))
    table.state.settle()
    assert table.asked() == "perform"
    table.do("decline")
    assert table.state.next_order == [1, 2, 0]


@rule("BSU-10.2")
def test_the_planning_track_decides_who_places_a_leader() -> None:
    table = built(3, planning="advanced")
    table.state.order = [2, 1, 0]
    table.step(PLAN, 0)
    asked = []
    for _ in range(6):
        asked.append(table.seat)
        table.do("place_leader", *table.moves()[0].args)
    assert asked == [2, 1, 0, 2, 1, 0]


@rule("BSU-10.4")
def test_who_has_a_place_is_skipped() -> None:
    table = built(3, planning="advanced")
    placed(table, (0, 0, 0), (1, 1, 0), (2, 2, 0), (0, 7, 0), (2, 11, 0))
    plan_end(table.state)
    assert table.state.next_order == [2, 0, 1]


@rule("BSU-10.5")
def test_either_advanced_option_goes_without_the_other() -> None:
    planning = first_round(2, planning="advanced")
    assert sum(planning.fleet[0]) == 3  # the normal start
    start = placed(built(3, start="advanced"), (0, 0, 0), (1, 1, 0), (2, 2, 0))
    plan_end(start.state)
    assert start.state.next_order == [2, 0, 1]  # clockwise
