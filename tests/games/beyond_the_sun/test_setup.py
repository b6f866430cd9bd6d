"""BTS-2: what lies on the table before the first turn."""

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules.cards import SYSTEM_SLOTS
from perihelion.kernel.errors import BadSeats

from .bench import GAME, TABLES, space, table

SEEDS = range(30)


def new(seats: int, seed: int, **options: object) -> BeyondState:
    made = GAME.new(seats, seed, **options)  # type: ignore[arg-type]
    assert isinstance(made, BeyondState)
    return made


@rule("BTS-1.1")
def test_the_game_is_for_two_to_four_with_a_faction_each() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in GAME.seats:
        factions = {TABLES.mats[faction.mat].faction for faction in new(seats, 3).factions}
        assert len(factions) == seats
    with pytest.raises(BadSeats):
        GAME.new(5, 1)


@rule("BTS-2.2", "BTS-2.3", "BTS-2.17")
def test_events_lie_face_down_on_every_slot_of_levels_two_and_three() -> None:
    for seats in GAME.seats:
        state = new(seats, 4)
        for number, slot in enumerate(TABLES.slots):
            event = state.event_at[number]
            if slot.level in (1, 2):
                assert TABLES.events[event].level == slot.level
            else:
                assert event == -1
        shown = state.view(0)
        names = [card.name for card in TABLES.events]
        assert not any(name in str(shown["slots"]) for name in names)
        assert len(state.goals) == 4
        assert len([area for area in SYSTEM_SLOTS if state.system_at[area] >= 0]) == 4


@rule("BTS-2.4", "BTS-2.5")
def test_level_one_is_dealt_face_up_and_the_rest_are_decks() -> None:
    orders = set()
    for seed in SEEDS:
        state = new(2, seed)
        dealt = state.tech_at[:4]
        assert sorted(dealt) == [0, 1, 2, 3]
        assert state.tech_at[4:] == [-1] * 15
        assert [len(deck) for deck in state.decks[:4]] == [0, 16, 16, 10]
        orders.add(tuple(dealt))
    assert len(orders) > 5


def test_fixed_events_are_always_in_and_others_vary() -> None:
    used = set()
    for seed in SEEDS:
        state = new(2, seed)
        lying = [event for event in state.event_at if event >= 0]
        fixed = [k for k, card in enumerate(TABLES.events) if card.fixed]
        assert set(fixed) <= set(lying)
        assert sorted(lying + state.boxed) == list(range(20))
        used |= set(lying)
    assert used == set(range(20))


@rule("BTS-2.7")
def test_four_achievements_both_basic_one_a_one_b() -> None:
    drawn = set()
    for seed in SEEDS:
        kinds = [TABLES.achievements[goal].kind for goal in new(3, seed).goals]
        assert sorted(kinds) == ["A", "B", "basic", "basic"]
        drawn |= set(new(3, seed).goals)
    assert len(drawn) == 10


@rule("BTS-2.8", "BTS-2.18")
def test_systems_fill_their_slots_start_systems_on_a() -> None:
    seen = set()
    for seed in SEEDS:
        state = new(2, seed)
        starters = [state.system_at[area] for area in (1, 2)]
        assert all(TABLES.systems[system].start for system in starters)
        assert all(TABLES.systems[state.system_at[area]].deck == 1 for area in (6, 7))
        assert [len(state.decks[4]), len(state.decks[5])] == [10, 10]
        assert len([card for card in state.decks[4] if TABLES.systems[card].start]) == 2
        seen |= set(starters)
    assert len(seen) == 4


@rule("BTS-2.9", "BTS-2.11", "BTS-2.13", "BTS-4.14")
def test_pawns_are_off_the_board_guilds_covered_and_basic_actions_open() -> None:
    for seats in GAME.seats:
        state = new(seats, 2)
        assert [faction.pawn for faction in state.factions] == [-1] * seats
        assert state.open_guilds == 0
        spaces = {GAME.actions.move(action).args[0] for action in state.legal(state.active)}
        layout = TABLES.layouts[seats].spaces
        ore = state.factions[state.active].ore
        free = [4 * row + k for row in (0, 2, 3) for k, extra in enumerate(layout[row]) if max(extra, 0) <= ore]
        assert set(free) <= spaces


@rule("BTS-2.10", "BTS-2.15", "BTS-2.16", "BTS-1.23")
def test_the_number_of_players_decides_tile_side_and_end() -> None:
    for seats, side, end in ((2, "inner", 3), (3, "inner", 3), (4, "outer", 4)):
        state = new(seats, 1)
        shown = state.view(None)
        assert (shown["basic_layout"], shown["side"], shown["end_discs"]) == (seats, side, end)
        yards = [area["id"] for area in shown["areas"] if area["id"].startswith("Y")]
        assert len(yards) == (3 if side == "outer" else 2)
    four_only = TABLES.achievements[3]
    assert len(four_only.usable(3)) == len(four_only.usable(4)) - 1


@rule("BTS-2.12", "BTS-2.19", "BTS-2.20")
def test_mats_start_as_printed() -> None:
    for mats in ("basic", "advanced"):
        for seed in SEEDS:
            state = new(4, seed, mats=mats)
            assert len({faction.mat for faction in state.factions}) == 4
            for faction in state.factions:
                mat = TABLES.mats[faction.mat]
                assert mat.advanced == (mats == "advanced")
                assert (faction.food_out, faction.ore_out, faction.automation) == (0, 0, 0)
                assert sum(faction.supply) + faction.pop + sum(faction.ships) == 20
                assert sum(faction.ships) == 1
                assert [(0, faction.strength[0])] == mat.ships  # in Sol, of its own level
                assert sum(faction.ships[:4]) == 1
                assert (mat.growth[0], mat.ore_symbols[0]) == (1, 1)
            assert state.base == [-1] * 10
    watch = next(mat for mat in TABLES.mats if mat.name == "watch_basic")
    assert watch.supply[0] > TABLES.capacity[0]


@rule("BTS-2.14")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new(4, seed).first for seed in SEEDS} == {0, 1, 2, 3}


@rule("BTS-2.14", "BTS-2.19")
def test_the_starting_player_begins_with_the_population_of_the_mat() -> None:
    for seats in GAME.seats:
        for seed in SEEDS:
            state = new(seats, seed)
            assert state.actors() == (state.first,)
            spaces = {GAME.actions.move(action).args[0] for action in state.legal(state.first)}
            assert space("basic_1") in spaces  # research of level I, for which every mat has the cube


@rule("BTS-2.21", "BTS-4.11", "BTS-A-4")
def test_extra_ore_is_charged_where_the_layout_says() -> None:
    for seats, spaces in ((2, ["basic_1", "basic_2"]), (3, ["basic_2"]), (4, ["basic_1", "basic_2"])):
        charged = []
        for row, prices in enumerate(TABLES.layouts[seats].spaces):
            for k, price in enumerate(prices):
                if price == 1:
                    charged.append(f"basic_{row + 1}")
                    bench = table(seats).mat(0, ore=5, pop=2).cube("I-1", 0).turn(0)
                    bench.use(f"basic_{row + 1}", k)
                    paid = sum(event.amount for event in bench.told("paid"))
                    assert paid == (3 if row == 1 else 1)
        assert charged == spaces


def test_the_first_game_is_always_the_same_at_the_start() -> None:
    one, other = new(3, 1, setup="first-game"), new(3, 2, setup="first-game")
    assert one.tech_at == other.tech_at
    assert one.goals == other.goals
    assert [one.system_at[area] for area in (1, 2)] == [other.system_at[area] for area in (1, 2)]
    assert [faction.mat for faction in one.factions] == [faction.mat for faction in other.factions]
    assert one.decks[1] != other.decks[1]


def test_side_and_tile_can_be_chosen() -> None:
    assert new(2, 1, side="outer").view(0)["side"] == "outer"
    assert new(2, 1, basic_tile="4").view(0)["basic_layout"] == 4
