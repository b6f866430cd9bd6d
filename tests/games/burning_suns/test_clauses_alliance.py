"""BSU-24 and rulings about allies, clause by clause: who can offer, what breaks an alliance, when it is looked at."""

import pytest
from games.burning_suns.builder import Builder, built, checked, storming
from support.rules import rule

from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.galaxy.places import opposing_fleet
from perihelion.games.burning_suns.rules.rounds import winners_of
from perihelion.games.burning_suns.rules.steps import STATUS_END


def neighbours(seats: int = 2) -> Builder:
    """Homes that see each other, two cards in each hand, and a system that a successful roll could win over."""
    table = built(seats).line("a").join("a", "home1").empire(0, organisation="eternity")
    table.tile("b", "inhabited_1", "home0").tile("c", "inhabited_2", "home0")
    for seat in range(seats):
        table.state.hand[seat] = 0b110
    return table


def talking(table: Builder, seat: int = 0) -> Builder:
    table.dice(1).begin(seat, "diplomacy")
    if table.state.actors() and table.asked() == "boost":
        table.do("roll")
    return table


def offers(table: Builder) -> set[tuple[int, ...]]:
    return {move.args for move in table.moves() if move.kind == "alliance"}


@rule("BSU-24.3", "BSU-24.16", "BSU-A-80", "BSU-23.18")
@pytest.mark.parametrize(("own", "theirs", "offered"), [(0b110, 0b1, True), (0, 0b110, False), (0b110, 0, False)])
def test_an_alliance_needs_a_race_card_of_either_side(own: int, theirs: int, offered: bool) -> None:
    table = neighbours()
    table.state.hand[:2] = [own, theirs]
    assert ((0, 1) in offers(talking(table))) == offered


@rule("BSU-24.8", "BSU-24.13", "BSU-A-33")
@pytest.mark.parametrize("apart", [2, 3, 4, 5])
def test_an_alliance_ends_at_a_difference_of_four_and_not_before(apart: int) -> None:
    table = built(length="long").ally(0, 1, 2, 3).antimatter(apart, 0)
    for level, least in ((1, 1), (2, 3), (3, 5)):
        if apart >= least:
            table.level(0, level)
    checked(table)
    assert table.state.allied(0, 1) == (apart < 4)


@rule("BSU-24.13", "BSU-A-33")
@pytest.mark.parametrize("moment", ["action", "status"])
def test_the_difference_is_looked_at_after_an_action_and_after_the_status_phase(moment: str) -> None:
    table = built(length="long").ally(0, 1, 2, 3).antimatter(4, 0).level(0, 1).level(0, 2)
    if moment == "status":
        table.state.frames.append(Frame(-1, 0, -1))
        table.step(STATUS_END)
    else:
        table.line("a").units(0, "home0", fighter=1).begin(0, "jump")
        while table.state.actors():
            table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert not table.state.allied(0, 1)


@rule("BSU-24.9", "BSU-A-52", "BSU-A-33")
@pytest.mark.parametrize("action", ["battle", "bombard", "assault"])
def test_each_military_action_against_an_ally_breaks_the_alliance_for_good(action: str) -> None:
    table = storming(1, battlecruiser=3).ally(0, 1, 2, 3)
    if action == "battle":
        table.units(1, "a", fighter=1)
    table.begin(0, action)
    if table.state.actors() and table.asked() == action:
        table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert not table.state.allied(0, 1)
    assert (table.state.gone[0] >> 2 & 1, table.state.gone[1] >> 3 & 1) == (1, 1)
    assert not table.state.hand[0] >> 2 & 1


@rule("BSU-24.10", "BSU-24.1")
def test_a_card_that_is_lent_is_in_nobodys_hand() -> None:
    table = talking(neighbours())
    table.do("alliance", 0, 1)
    if table.asked() == "give":
        table.do("race_card", 1)
    table.do("accept")
    if table.state.actors() and table.asked() == "give":
        table.do("race_card", 2)
    assert (table.state.lent[0][1], table.state.lent[1][0]) == (1, 2)
    assert table.state.hand[:2] == [0b100, 0b010]


@rule("BSU-A-7", "BSU-24.4", "BSU-18.12")
@pytest.mark.parametrize(("ships", "allied", "opposing"), [(4, False, True), (3, False, False), (4, True, False)])
def test_four_ships_of_somebody_not_allied_are_an_opposing_fleet(ships: int, allied: bool, opposing: bool) -> None:
    table = built().line("a").units(1, "a", fighter=ships)
    if allied:
        table.ally(0, 1)
    assert opposing_fleet(table.state, 0, table.labels["a"]) == opposing


@rule("BSU-A-11", "BSU-24.6", "BSU-24.7")
def test_allied_winners_break_no_tie_between_themselves_and_chains_do_not_win() -> None:
    table = built(4).ally(0, 1, 2, 3).ally(1, 2, 4, 5).antimatter(7, 2, 7, 1)
    assert winners_of(table.state, [0]) == 0b0011
    assert winners_of(table.state, [1]) == 0b0111


@rule("BSU-A-14")
def test_levels_are_lost_from_above() -> None:
    table = built(length="long").antimatter(0).level(0, 1).level(0, 2).level(0, 3)
    lost = []
    table.state.watch(lambda event: lost.append(event.amount) if event.kind == "level-lost" else None)
    checked(table)
    assert lost == [3, 2, 1]


@rule("BSU-24.8", "BSU-24.13")
def test_where_one_alliance_ends_another_with_a_difference_of_three_stands() -> None:
    table = built(4, length="long").ally(0, 1, 2, 3).ally(2, 3, 2, 3).antimatter(4, 0, 4, 1)
    for seat in (0, 2):
        table.level(seat, 1).level(seat, 2)
    checked(table.level(3, 1))
    assert (table.state.allied(0, 1), table.state.allied(2, 3)) == (False, True)
