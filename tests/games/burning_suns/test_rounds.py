"""Rounds: status, regroup, planning, the order of play, the end (BSU-5 to BSU-11)."""

import random

import pytest
from games.burning_suns.builder import GAME, TABLES, Builder, built
from support.rules import rule

from perihelion.games.burning_suns.rules.empire.numbers import army_limit, income, limit
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.rounds import plan_end, ranking, round_end, standing_of
from perihelion.games.burning_suns.rules.steps import (
    PLAN,
    REGROUP,
    ROUND,
    STATUS_END,
    STATUS_OF,
    TURN,
)
from perihelion.kernel.rng import seeded

# ---------------------------------------------------------------- status and regroup


@rule("BSU-7.2", "BSU-7.5", "BSU-13.11", "BSU-6.6")
def test_income_is_paid_in_the_status_phase() -> None:
    table = built().tile("a", "inhabited_1", "home0").control(0, "a").agent(0, "quartermaster_pell")
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0)
    assert table.state.crystals[0] == 4 + 2 + 1 + 2 == income(table.state, 0)  # home, system, agent, merchants


@rule("BSU-7.8", "BSU-38.4", "BSU-44.2", "BSU-38.6")
def test_other_status_benefits_are_offered_once_each() -> None:
    table = built().empire(0, "imperial").tile("a", "hostile_5", "home0").control(0, "a", unrest=True, blocked=1)
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0)
    assert table.usable() == {"level-imperial_0", "tile-hostile_5"}
    table.use("tile-hostile_5")
    assert table.has(0, "a", "regiment") == 1
    assert table.usable() == {"level-imperial_0"}
    table.do("decline")
    assert not table.state.actors()
    assert table.has(0, "home0", "regiment") == 0


@rule("BSU-EX-66", "BSU-5.20", "BSU-7.9", "BSU-44.9", "BSU-5.7", "BSU-44.22", "BSU-5.14")
def test_levels_of_the_status_phase_come_at_its_end() -> None:
    table = built(3).tile("s", "special_1", "home0").control(0, "s", unrest=True, blocked=1).antimatter(1)
    table.units(0, "s", fighter=4, regiment=1)
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0).use("tile-special_1")
    assert table.state.antimatter[0] == 2
    assert table.state.levels[0][1] == -1
    table.step(STATUS_END)
    assert table.asked() == "level"
    table.do("pick", 0)
    table.control(-1, "s").empire(0)
    assert table.state.antimatter[0] == 2  # it was not tied to the source


@rule("BSU-44.9")
def test_a_benefit_may_need_a_fleet_of_four() -> None:
    table = built(3).tile("s", "special_1", "home0").control(0, "s", unrest=True, blocked=1)
    table.units(0, "s", fighter=3)
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0)
    assert not table.state.actors()
    assert table.state.antimatter[0] == 0


@rule("BSU-8.2", "BSU-8.3", "BSU-8.4", "BSU-8.5", "BSU-8.6", "BSU-8.7", "BSU-8.8", "BSU-28.2", "BSU-A-42")
def test_regroup_renews_cards_and_market() -> None:
    table = built()
    state = table.state
    state.round = 2
    state.market[2] = -1
    before, top, shown = state.market[:], [deck[-1] for deck in state.decks], state.face_up[:]
    supply = sum(state.supply)
    state.face_up[1] = -1
    table.step(REGROUP)
    assert state.face_up == top
    assert state.decks[0][0] == shown[0]  # the old agent at the bottom
    assert shown[1] not in state.decks[1]
    moved = state.market
    assert [moved[1], moved[2], moved[4], moved[5]] == [before[0], before[1], before[3], before[4]]
    assert min(moved) >= 0  # the gap shifted and was filled
    assert sum(state.supply) == supply + 1 - 2  # one discarded, two filled


@rule("BSU-8.9", "BSU-8.10", "BSU-8.8", "BSU-A-5")
def test_in_round_one_the_sheets_lie_in_order_and_cards_are_renewed() -> None:
    for renewal, renewed in (("yes", True), ("no", False)):
        table = built(first_renewal=renewal)
        shown = table.state.face_up[:]
        table.step(REGROUP)
        assert table.state.sheet_order == [0, 1, 2, 3]
        assert (table.state.face_up != shown) == renewed
    orders = set()
    for seed in range(12):
        table = built()
        table.state.round = 2
        table.state.rng = seeded(seed)
        table.step(REGROUP)
        orders.add(tuple(table.state.sheet_order))
    assert len(orders) > 4


@rule("BSU-8.11", "BSU-A-28", "BSU-45.5")
def test_empty_decks_leave_the_card() -> None:
    table = built()
    table.state.decks = [[], []]
    shown = table.state.face_up[:]
    table.state.face_up[1] = -1
    table.step(REGROUP)
    assert table.state.face_up == [shown[0], -1]


# ---------------------------------------------------------------- planning


@rule(
    "BSU-9.1",
    "BSU-9.2",
    "BSU-9.3",
    "BSU-9.5",
    "BSU-9.6",
    "BSU-9.7",
    "BSU-EX-49",
    "BSU-9.4",
    "BSU-4.21",
    "BSU-45.1",
    "BSU-A-61",
)
@pytest.mark.parametrize(("seats", "spaces"), [(2, 24), (3, 24), (4, 36), (5, 36)])
def test_leaders_are_placed_in_turn_on_empty_spaces(seats: int, spaces: int) -> None:
    table = built(seats)
    table.state.order = [*range(1, seats), 0]
    table.step(PLAN, 0)
    assert table.kinds() == {"place_leader"}
    assert len({move.args[1:] for move in table.moves()}) == spaces
    asked = []
    for number in range(3 * seats):
        asked.append(table.seat)
        if number == 0:
            table.do("place_leader", 2, 4, 2)
            assert (4, 2) not in {move.args[1:] for move in table.moves()}
            assert table.why_not("place_leader", 0, 4, 2) == ["BSU-9.1"]
        elif number == 1:
            table.do("place_leader", 0, 4, 0)
        elif number < 3 * seats - 1:
            table.do(table.moves()[0].kind, *table.moves()[0].args)
    assert asked[:-1] == (table.state.order * 3)[: len(asked) - 1]
    if seats < 4:
        assert built(seats).step(PLAN, 0).why_not("place_leader", 0, 0, 1) == ["BSU-9.4"]


@rule("BSU-9.7", "BSU-9.2")
def test_an_empire_may_put_several_leaders_on_one_action() -> None:
    table = built(4).step(PLAN, 0).do("place_leader", 0, 5, 0)
    for _ in range(3):
        table.do("place_leader", *table.moves()[-1].args)
    assert ("place_leader", (1, 5, 1)) in [(move.kind, move.args) for move in table.moves()]
    assert table.why_not("place_leader", 0, 5, 1) == ["BSU-9.2"]


def placed(table: Builder, *leaders: tuple[int, int, int]) -> Builder:
    """Leaders as (seat, action, space)."""
    counts = [0] * 5
    for seat, action, space in leaders:
        table.state.leader_at[action * 3 + space] = seat * 3 + counts[seat]
        counts[seat] += 1
    table.state.count_leaders()
    return table


@rule("BSU-EX-1", "BSU-9.8", "BSU-9.9", "BSU-4.35")
def test_the_last_to_act_takes_the_first_player_token() -> None:
    table = placed(built(4), (0, 0, 0), (1, 1, 0), (3, 2, 2), (2, 4, 1))
    plan_end(table.state)
    assert table.state.next_order == [2, 3, 0, 1]
    assert table.state.order == [0, 1, 2, 3]  # until the next round
    first = placed(built(3), (1, 0, 0), (2, 1, 0), (0, 2, 0))  # the first leader of the first empire
    plan_end(first.state)
    assert first.state.next_order == [0, 1, 2]


@rule("BSU-EX-2", "BSU-10.1", "BSU-10.2", "BSU-10.3", "BSU-10.4", "BSU-10.5")
def test_advanced_planning_reads_the_leaders_backwards() -> None:
    table = built(3, planning="advanced")
    placed(table, (2, 0, 0), (1, 1, 0), (0, 2, 0), (1, 4, 0), (0, 7, 0), (0, 11, 0))
    plan_end(table.state)
    assert table.state.next_order == [0, 1, 2]
    first = placed(built(3, planning="advanced"), (2, 0, 0), (1, 1, 0), (0, 2, 0))
    plan_end(first.state)
    assert first.state.next_order == [0, 1, 2]


@rule("BSU-11.1", "BSU-11.2", "BSU-11.3", "BSU-11.4", "BSU-11.5", "BSU-11.6", "BSU-11.8", "BSU-11.9")
def test_leaders_act_sheet_by_sheet_action_by_action() -> None:
    table = built().crystals(9, 9)
    table.state.order_sheets([3, 1, 0, 2])
    placed(table, (0, 0, 0), (1, 2, 2), (0, 5, 0), (1, 5, 2), (1, 10, 0))
    table.state.push((TURN, 0))
    table.state.settle()
    acted = []
    while table.state.actors() and table.asked() == "perform":
        acted.append((table.seat, table.state.asked[2]))
        assert table.state.asked[3] == (2, 1, 1, 0)[len(acted) - 1]  # which of the three leaders
        left = [leader for leader in table.state.leader_at if leader >= 0]
        assert len(left) == (5, 4, 3, 1)[len(acted) - 1]  # those that have acted or passed are their owners' again
        table.do("decline")
    assert acted == [(1, 10), (0, 5), (1, 5), (1, 2)]  # explore could not be performed: passed at once
    assert table.state.round == 2


@rule("BSU-A-3")
def test_option_first_spaces_of_all_actions_first() -> None:
    table = built(sheet_reading="slot_major")
    assert table.state.spaces[:6] == [0, 3, 6, 1, 4, 7]
    assert built().state.spaces[:6] == [0, 1, 2, 3, 4, 5]


# ---------------------------------------------------------------- the end


def ended(table: Builder) -> Builder:
    round_end(table.state)
    table.state.settle()
    return table


@rule("BSU-5.1", "BSU-5.2", "BSU-5.18", "BSU-45.6")
@pytest.mark.parametrize(("antimatter", "over"), [(5, False), (6, True)])
def test_enough_antimatter_at_the_end_of_a_round_wins(antimatter: int, over: bool) -> None:
    table = built().antimatter(antimatter, 2)
    table.state.levels = [[0, 0, 0, 0], [0, 0, -1, -1]]
    ended(table)
    assert table.state.over() == over
    if over:
        assert table.state.ranking() == [[0], [1]]
        assert table.state.ending() == "antimatter"
    else:
        assert table.state.round == 2


@rule("BSU-6.1", "BSU-6.2", "BSU-6.3", "BSU-6.4", "BSU-6.5", "BSU-A-11")
def test_ties_are_broken_by_unique_units_then_income() -> None:
    table = built(3).antimatter(9, 8, 8).units(2, "home2", titan=1)
    table.state.winners = 0
    ended(table)
    assert table.state.ranking() == [[0], [2], [1]]
    table = ended(built(3).antimatter(8, 8, 0).units(1, "home1", colossus=1))
    assert table.state.ranking()[0] == [1]
    table = ended(built(3).antimatter(8, 8, 0).agent(0, "quartermaster_pell"))
    assert table.state.ranking()[0] == [0]
    table = ended(built(3).antimatter(8, 8, 0))
    assert table.state.ranking()[0] == [0, 1]
    assert standing_of(table.state, 0) == (8, 0, 6)


@rule("BSU-EX-22", "BSU-24.6", "BSU-24.7", "BSU-5.17")
def test_direct_allies_win_too_but_chains_do_not() -> None:
    table = ended(built(3).antimatter(8, 6, 3).ally(0, 1).ally(1, 2))
    assert table.state.ranking() == [[0, 1], [2]]
    assert table.state.scores() == [8, 8, 3]
    assert ranking(table.state)[0] == [0, 1]


@rule("BSU-EX-65", "BSU-5.19", "BSU-A-77")
def test_the_round_limit() -> None:
    table = built(3).antimatter(5, 3, 1).ally(0, 2)
    table.state.round = 20
    ended(table)
    assert table.state.ending() == "round-limit"
    assert table.state.ranking()[0] == [0, 2]
    table = built(3, round_limit="no").antimatter(5, 3, 1)
    table.state.round = 20
    assert not ended(table).state.over()
    table = built(3, length="long").antimatter(5, 3, 1)
    table.state.round = 20
    assert not ended(table).state.over()


@rule("BSU-4.17", "BSU-4.18", "BSU-4.20", "BSU-18.5")
def test_sheets_give_the_numbers_of_an_empire() -> None:
    table = built().empire(0, race="terran", organisation="ninth_dimension")
    assert limit(table.state, 0, 3) == 3
    assert limit(table.state, 0, 2) == 2
    assert army_limit(table.state, 0, table.labels["home0"]) == 10
    assert TABLES.races[table.state.race[0]].leaders == [5, 4, 4]
    table.units(0, "home0", fighter=1)
    table.step(ROUND)
    assert table.state.round == 2


@rule("BSU-45.4", "BSU-45.6", "BSU-45.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_asked_has_an_answer_and_every_game_ends(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.new(seats=seats, seed=11)
    while not state.over():
        assert all(state.legal(seat) for seat in state.actors())
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.ending() in ("antimatter", "round-limit")
