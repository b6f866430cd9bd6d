"""Setup: empires in secret, the two starts, who begins, market and decks (BSU-3, BSU-4)."""

import pytest
from games.burning_suns.builder import GAME, TABLES, built
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.empire.numbers import income, limit
from perihelion.games.burning_suns.rules.setup import start_roll
from perihelion.kernel.game import OptionValue


def fresh(seats: int = 2, seed: int = 1, **options: OptionValue) -> BurningSunsState:
    state = GAME.new(seats=seats, seed=seed, **options)
    assert isinstance(state, BurningSunsState)
    return state


def first_round(seats: int = 2, seed: int = 1, **options: OptionValue) -> BurningSunsState:
    """Everybody takes the first sheet and the first cards; the game stands at its first real question."""
    state = fresh(seats, seed, **options)
    while state.round == 0 and state.asked[0] < 50:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    return state


@rule("BSU-4.1", "BSU-4.2", "BSU-4.3", "BSU-4.4", "BSU-4.5")
def test_sheets_are_picked_in_secret_and_shown_together() -> None:
    state = fresh(3)
    for category in ("ideology", "race", "organisation"):
        assert state.actors() == (0, 1, 2)
        dealt = [state.view(seat)["mine"]["dealt"] for seat in range(3)]
        assert len({name for pair in dealt for name in pair}) == 6
        before = state.view(1)
        state.apply(0, state.legal(0)[1])
        after = state.view(1)
        assert [empire[category] for empire in after["empires"]] == [None] * 3
        assert {**before, "empires": []} == {**after, "empires": []}
        state.apply(2, state.legal(2)[0])
        state.apply(1, state.legal(1)[0])
        shown = [empire[category] for empire in state.view(None)["empires"]]
        assert shown == [dealt[0][1], dealt[1][0], dealt[2][0]]
        assert all(sheet >= 0 for sheet in getattr(state, category))


@rule("BSU-4.6", "BSU-4.7")
def test_four_of_eight_race_cards_are_kept_in_secret() -> None:
    state = fresh()
    while state.asked[0] == 1:
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    kept = []
    for _ in range(4):
        action = state.legal(0)[-1]
        kept.append(GAME.actions.move(action).args[0])
        state.apply(0, action)
    assert 0 not in state.actors()
    assert kept == [7, 6, 5, 4]
    own = TABLES.card_names[state.race[0]]
    assert state.view(0)["mine"]["race_cards"] == own[4:]
    assert own[7] not in str(state.view(1))


@rule("BSU-4.34", "BSU-4.7", "BSU-4.1")
@pytest.mark.parametrize("start", ["normal", "advanced"])
def test_everybody_picks_three_sheets_and_keeps_four_cards_before_anybody_rolls(start: str) -> None:
    state = fresh(3, start=start)
    asked: list[str] = []
    while state.round == 0 and not sum(state.crystals):
        asked.append(str(state.view(None)["question"]))
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    assert asked == ["pick-sheet"] * 9 + ["keep-card"] * 12
    assert [hand.bit_count() for hand in state.hand] == [4, 4, 4]


@rule("BSU-4.34", "BSU-4.35", "BSU-4.28")
def test_round_one_goes_in_the_order_of_the_start_roll() -> None:
    seen = set()
    for seed in range(6):
        state = first_round(3, seed, start="advanced")
        rolled = state.order[:]
        for _ in range(3):
            state.apply(state.actors()[0], GAME.actions.index("decline"))
        assert (state.round, state.order) == (1, rolled)
        seen.add(rolled[0])
    assert len(seen) > 1


@rule(
    "BSU-4.25", "BSU-4.26", "BSU-4.22", "BSU-4.32", "BSU-4.36", "BSU-4.9", "BSU-4.11", "BSU-4.34", "BSU-7.7", "BSU-A-6"
)
def test_the_normal_start() -> None:
    state = first_round(3)
    for seat in range(3):
        home = state.galaxy.homes[seat]
        assert state.units[seat][home * 12 : home * 12 + 7] == [1, 1, 1, 1, 0, 0, 0]
        assert (state.fleet[seat][home], sum(state.fleet[seat]), sum(state.army[seat])) == (3, 3, 1)
        assert state.crystals[seat] == income(state, seat)  # the status phase of round 1 and nothing else
        assert state.antimatter[seat] == 0
        assert state.levels[seat] == [0, -1, -1, -1]
        assert state.control[home] == seat
        assert not state.unrest >> home & 1
        assert not state.technologies[seat]
        assert seat not in state.agent_owner


@rule("BSU-A-2")
def test_option_starting_crystals() -> None:
    state = first_round(2, starting_crystals=6)
    assert state.crystals[0] == 6 + income(state, 0)


@rule("BSU-EX-55", "BSU-4.27", "BSU-4.28", "BSU-4.29", "BSU-4.33", "BSU-4.38")
def test_the_advanced_start_spends_twelve_crystals_on_units() -> None:
    state = first_round(2, start="advanced")
    seat = state.actors()[0]
    home = state.galaxy.homes[seat]
    cost = TABLES.races[state.race[seat]].cost
    assert state.crystals[seat] == 12
    assert sum(state.fleet[seat]) == 0
    offered = {move.args for move in map(GAME.actions.move, state.legal(seat)) if move.kind == "buy"}
    assert offered == {(0,), (1,), (2,), (3,)}  # regular units only
    state.apply(seat, GAME.actions.index("buy", 0))
    state.apply(seat, GAME.actions.index("buy", 0))
    assert state.crystals[seat] == 12 - 2 * cost[0]
    assert state.units[seat][home * 12] == 2
    state.apply(seat, GAME.actions.index("decline"))
    assert state.actors() == (1 - seat,)


@rule("BSU-4.28", "BSU-4.29", "BSU-4.38")
def test_the_advanced_start_keeps_to_the_limits() -> None:
    state = first_round(2, start="advanced")
    seat = state.actors()[0]
    state.crystals[seat] = 99

    def offered() -> set[int]:
        return {move.args[0] for move in map(GAME.actions.move, state.legal(seat)) if move.kind == "buy"}

    for most, kinds in ((limit(state, seat, 0), {0, 1, 2}), (limit(state, seat, 1), {3})):
        for _ in range(most):
            assert kinds <= offered()
            state.apply(seat, GAME.actions.index("buy", min(kinds)))
        assert kinds & offered() == set()


@rule("BSU-4.30", "BSU-4.31", "BSU-8.1", "BSU-4.35", "BSU-A-4")
def test_the_lowest_roll_begins_and_ties_roll_again() -> None:
    table = built(3).dice(5, 2, 7)
    assert start_roll(table.state) == [1, 2, 0]  # clockwise from the lowest
    table = built(3, planning="advanced").dice(5, 2, 7)
    assert start_roll(table.state) == [1, 0, 2]
    table = built(3, planning="advanced").dice(3, 3, 1, 6, 4)
    assert start_roll(table.state) == [2, 1, 0]


@rule("BSU-3.5", "BSU-3.6", "BSU-3.7", "BSU-3.12", "BSU-1.9")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 6), (4, 9), (5, 9)])
def test_market_and_decks_are_filled_at_random(seats: int, spaces: int) -> None:
    state = fresh(seats)
    assert len(state.market) == spaces
    assert min(state.market) >= 0
    assert sum(state.supply) == 56 - spaces
    assert [len(deck) for deck in state.decks] == [23, 23]
    assert state.face_up[0] not in state.decks[0]
    assert fresh(seats, 2).market != state.market or fresh(seats, 3).market != state.market


@rule("BSU-3.8", "BSU-5.3", "BSU-1.10", "BSU-A-1")
@pytest.mark.parametrize(
    ("length", "seats", "needed"), [("short", 2, 6), ("short", 4, 6), ("long", 2, 10), ("long", 5, 10)]
)
def test_the_track_decides_the_length(length: str, seats: int, needed: int) -> None:
    assert fresh(seats, length=length).view(None)["win"] == needed
