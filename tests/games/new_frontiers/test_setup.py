"""Components and set-up (NFR-1, NFR-2), and what the set proves of the rulebook's tables."""

from collections import Counter
from pathlib import Path

import pytest
from games.new_frontiers.builder import the_game
from support.rules import rule

from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules.tables import COLONIES, TILES
from perihelion.games.new_frontiers.rules.terms import WINDFALL, WORLD
from perihelion.kernel.errors import BrokenSet, SetAgainstRule, SetField, SetNotation, SetReference


def new(seats: int, seed: int = 1, setup: str = "standard", homes: str = "chosen") -> NewFrontiersState:
    state = the_game().new(seats=seats, seed=seed, setup=setup, homes=homes)
    assert isinstance(state, NewFrontiersState)
    return state


def choose_sides(state: NewFrontiersState, side: int = 0) -> NewFrontiersState:
    while state.legal(state.actors()[0]) == [0, 1]:
        state.apply(state.actors()[0], side)
    return state


def findings() -> dict[str, list[bool]]:
    found: dict[str, list[bool]] = {}
    for finding in the_game().check():
        found.setdefault(finding.rule, []).append(finding.holds)
    return found


@rule("NFR-1.1", "NFR-1.2", "NFR-1.3", "NFR-1.4", "NFR-1.5", "NFR-1.6", "NFR-1.7", "NFR-1.8", "NFR-1.9", "NFR-1.10")
@rule("NFR-1.11", "NFR-1.12", "NFR-1.13", "NFR-13.1", "NFR-13.2", "NFR-13.5", "NFR-13.6", "NFR-5.7", "NFR-8.9")
@rule("NFR-11.13", "NFR-14.37", "NFR-14.38")
def test_the_set_keeps_the_counts_and_tables_of_the_rulebook() -> None:
    found = findings()
    for number in range(1, 14):
        assert all(found[f"NFR-1.{number}"])
    for name in ("13.1", "13.2", "13.5", "13.6", "5.7", "8.9", "11.13", "14.37", "14.38", "C-5", "C-6", "C-7"):
        assert all(found[f"NFR-{name}"])
    assert all(holds for each in found.values() for holds in each)


@pytest.mark.parametrize(
    ("old", "new", "error", "says"),
    [
        ("goods = [19, 17, 13, 11]", "goods = [19, 17, 13, 12]", SetAgainstRule, "NFR-1.2"),
        ("goods = [19, 17, 13, 11]", "goods = [19, 17, 13]", SetField, "kinds.goods"),
        ('powers = ["strength 2"]', 'powers = ["strenght 2"]', SetNotation, "powers"),
        ('powers = ["contact 1"]', 'powers = ["contact"]', SetNotation, "contact_specialist.powers"),
        ("of kw:Rebel military", "of kw:Rebel warlike", SetNotation, "imperium_lords.powers"),
        ('keywords = ["Uplift"]', 'keywords = ["Uplifted"]', SetReference, "Uplifted"),
        ("with galactic_salon", "with galactic_saloon", SetReference, "galactic_saloon"),
        ('vp = "?"', 'vp = "many"', SetField, "vp"),
        ("defence = 9", "cost = 9", SetField, "defence"),
        ('bonus = "2cr"', 'bonus = "2 crowns"', SetNotation, "actions"),
        ("mat = 3", "mat = 2", SetField, "homes.mat"),
        ('counts = "kinds"', 'counts = "sorts"', SetField, "diversification"),
    ],
)
def test_a_set_that_is_wrong_somewhere_is_refused(
    tmp_path: Path, old: str, new: str, error: type[BrokenSet], says: str
) -> None:
    parts = [file.read_text(encoding="utf8") for file in the_game().set_files()]
    whole = "\n".join(parts)
    assert old in whole
    file = tmp_path / "mine.toml"
    file.write_text(whole.replace(old, new, 1), encoding="utf8")
    with pytest.raises(error, match=says):
        type(the_game())(file)


def test_the_own_set_can_be_given_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    whole = "\n".join(part.read_text(encoding="utf8") for part in the_game().set_files())
    file.write_text(whole, encoding="utf8")
    assert type(the_game())(file).new(seats=2, seed=1).actors()


@rule("NFR-13.7")
def test_military_goes_with_every_kind_every_good_type_and_several_keywords() -> None:
    worlds = [tile for tile in the_game().tables.tiles if tile.sort == WORLD]
    for kind in range(4):
        assert {world.military for world in worlds if world.kind == kind} == {True, False}
    for good in range(3):
        assert {world.military for world in worlds if world.good == good} == {True, False}
    for keyword in ("Alien", "Imperium", "Uplift"):
        assert {world.military for world in worlds if keyword in world.keywords} == {True, False}


@rule("NFR-2.1", "NFR-2.2", "NFR-2.9", "NFR-2.10", "NFR-2.20", "NFR-EX-1", "NFR-A-30")
@pytest.mark.parametrize(("seats", "stack", "pool"), [(2, 1, 24), (3, 2, 36), (4, 2, 48), (5, 3, 60)])
def test_stacks_and_pools_by_number_of_players(seats: int, stack: int, pool: int) -> None:
    state = new(seats)
    large = [left for pile, left in zip(state.tables.piles, state.left, strict=True) if pile.name.startswith("L")]
    small = [left for pile, left in zip(state.tables.piles, state.left, strict=True) if pile.name.startswith("S")]
    assert large == [1] * 8
    assert small == [stack] * 16
    assert [face for face in range(COLONIES, TILES) if state.offer >> face - COLONIES & 1] == sorted(state.faces)
    assert (state.chips, state.colonists) == (pool, pool)
    assert choose_sides(state).colonists == 11 * seats


@rule("NFR-2.3", "NFR-2.7", "NFR-2.17", "NFR-A-61")
def test_the_first_game_uses_white_squares_and_isolation() -> None:
    for seed in range(5):
        state = new(3, seed, "first")
        assert state.faces == [pile.faces[0] for pile in state.tables.piles]
        assert all(empire.colonies[0] == state.tables.mats[empire.mat][0] for empire in state.empires)
        assert state.view(None)["actions"][0]["name"] == "isolation"
        assert "goals" not in state.view(0)
        assert not state.goal_stack


@rule("NFR-2.4", "NFR-2.5", "NFR-A-82")
def test_later_games_toss_a_coin_for_large_tiles_and_the_two_right_hand_columns() -> None:
    turned: Counter[str] = Counter()
    for seed in range(60):
        state = new(3, seed)
        for pile, face in zip(state.tables.piles, state.faces, strict=True):
            turned[pile.name] += face != pile.faces[0]
    for pile in new(3).tables.piles:
        tossed = pile.name.startswith("L") or pile.column >= 3
        assert (10 < turned[pile.name] < 50) if tossed else turned[pile.name] == 0


@rule("NFR-2.6")
def test_the_action_row_is_in_the_order_advised_for_learning() -> None:
    names = [action["name"] for action in new(2, setup="first").view(None)["actions"]]
    assert names == ["isolation", "develop", "explore", "settle", "produce", "trade_consume", "send_diplomats"]


@rule("NFR-2.8", "NFR-19.1", "NFR-4.3")
def test_the_goals_variant_has_the_review_and_a_stack_of_eight_goals() -> None:
    state = choose_sides(new(3, setup="goals"))
    assert state.view(0)["actions"][0]["name"] == "goals_review"
    assert sorted(state.goal_stack) == list(range(8))
    assert len({tuple(new(3, seed, "goals").goal_stack) for seed in range(6)}) > 1
    assert state.view(0)["goals"]["stack"] == 8
    assert state.stack_masks == [[255] * 8] * 3  # each of them may be any
    assert (state.looked_masks, state.kept_masks, state.hidden_masks) == ([[]] * 3, [0] * 3, [0] * 3)
    assert (state.hidden, state.kept, state.goals_up) == (-1, -1, [])
    assert "goals" not in choose_sides(new(3)).view(0)


@rule("NFR-2.11")
def test_goods_form_one_open_pool() -> None:
    state = new(4)
    assert state.goods == [19, 17, 13, 11]
    assert state.view(None)["goods"] == [19, 17, 13, 11]


@rule("NFR-2.12", "NFR-1.6")
def test_all_sixty_worlds_are_in_the_bag() -> None:
    assert sorted(new(5).bag) == list(range(60))


@rule("NFR-2.13", "NFR-2.14", "NFR-3.8")
def test_the_starting_order_is_random_and_two_players_have_two_disks() -> None:
    assert {tuple(new(3, seed).waiting) for seed in range(40)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip
    pairs = {tuple(new(2, seed).waiting) for seed in range(20)}
    assert pairs == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert new(3).done == []


@rule("NFR-2.15", "NFR-EX-2")
@pytest.mark.parametrize(("seats", "dealt"), [(2, [3, 4]), (3, [3, 3, 4]), (4, [3, 3, 4, 4]), (5, [3, 3, 3, 4, 4])])
def test_the_last_players_get_one_credit_more(seats: int, dealt: list[int]) -> None:
    for seed in range(4):
        state = new(seats, seed)
        assert [state.empires[seat].credits for seat in state.waiting[:seats]] == dealt


@rule("NFR-2.16")
def test_everybody_is_dealt_a_mat_of_their_own() -> None:
    seen = set()
    for seed in range(12):
        mats = [empire.mat for empire in new(5, seed).empires]
        assert len(set(mats)) == 5
        seen |= set(mats)
    assert seen == set(range(8))


@rule("NFR-2.18", "NFR-2.23")
def test_sides_are_chosen_in_priority_order_with_everything_dealt_in_sight() -> None:
    state = new(3, 3)
    order = state.waiting[:]
    for number, seat in enumerate(order):
        assert state.actors() == (seat,)
        seen = state.view(seat)
        assert [len(empire["colonies"]) for empire in seen["empires"]].count(1) == number
        assert all(len(empire["sides"]) == 2 for empire in seen["empires"])
        assert len(seen["market"]) == 24
        assert seen["waiting"] == order
        state.apply(seat, number % 2)
        assert state.empires[seat].colonies == [state.tables.mats[state.empires[seat].mat][number % 2]]
    assert state.actors() == (order[0],)


@rule("NFR-2.21", "NFR-EX-3")
def test_only_windfall_homes_start_with_a_good() -> None:
    seen = set()
    for seed in range(12):
        state = choose_sides(new(5, seed), seed % 2)
        placed = [0, 0, 0, 0]
        for empire in state.empires:
            home = state.tables.tiles[empire.colonies[0]]
            assert empire.goods == ([home.kind] if home.good == WINDFALL else [-1])
            if home.good == WINDFALL:
                placed[home.kind] += 1
            seen.add((home.name, home.good))
        assert [left + put for left, put in zip(state.goods, placed, strict=True)] == [19, 17, 13, 11]
        if "uplift_hatchery" in [state.tables.tiles[empire.colonies[0]].name for empire in state.empires]:
            assert state.goods[2] == 12
    assert {good for _, good in seen} == {0, 1, 2}


@rule("NFR-2.22")
def test_nobody_starts_with_anything_else() -> None:
    for empire in choose_sides(new(4)).empires:
        assert (empire.reserve, empire.chips, empire.spaces) == (0, 0, 0)
        assert empire.developments == empire.discovered == []
        assert len(empire.colonies) == 1
        assert (empire.used, empire.produced, empire.stored_goods, empire.stored_worlds) == ([], [0] * 4, [0] * 4, [])
        marks = (empire.temporary, empire.settled, empire.stored_now, empire.consumed, empire.stored_credits)
        assert marks == (0, 0, 0, 0, 0)
        assert (empire.owned, empire.ready_developments, empire.ready_colonies) == (0, 0, 1)


@rule("NFR-2.24")
def test_three_configurations_that_share_everything_else() -> None:
    first, standard, goals = (choose_sides(new(4, 2, setup)) for setup in ("first", "standard", "goals"))
    for state in (first, standard, goals):
        assert (state.chips, state.colonists, sum(state.left)) == (48, 44, 40)
    assert [bool(state.goal_stack) for state in (first, standard, goals)] == [False, False, True]
    assert new(4, 2, "first").actors() == (first.waiting[0],)
    assert [
        new(4, 2, setup).legal(new(4, 2, setup).actors()[0]) == [0, 1] for setup in ("first", "standard", "goals")
    ] == [
        False,
        True,
        True,
    ]


@rule("NFR-2.18", "NFR-2.17", "NFR-A-61")
def test_white_sides_can_be_agreed_on() -> None:
    state = new(3, homes="white")
    assert all(empire.colonies[0] == state.tables.mats[empire.mat][0] for empire in state.empires)
