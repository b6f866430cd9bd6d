"""NFR-2, 3 and 15 to 19, clause by clause: every tile and seat, the number that ends a game, what is not counted."""

import pytest
from games.new_frontiers.builder import Builder, goals, points, table, the_game
from support.rules import rule

from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import scoring
from perihelion.games.new_frontiers.rules.terms import WINDFALL

ACTIONS = ("isolation", "develop", "explore", "settle", "produce", "trade_consume", "send_diplomats")
SIX = ["copper_flats", "artist_settlement", "auction_station", "comet_zone", "spice_world", "new_vinland"]


def asked_in(game: Builder) -> list[int]:
    """The seats in the order in which they answer until the action is over; nobody is asked beside another."""
    asked = []
    while game.state.action >= 0:
        (seat,) = game.state.actors()
        asked.append(seat)
        game.state.apply(seat, game.state.legal(seat)[0])
    return asked


@rule("NFR-2.6", "NFR-3.3", "NFR-A-57")
@pytest.mark.parametrize("first", ACTIONS)
def test_whatever_was_picked_all_other_tiles_can_still_be_picked(first: str) -> None:
    """Also those that bring their chooser nothing: nobody here has credits, goods or worlds."""
    game = table(3)
    for seat in range(3):
        game.give(seat, credit=0)
    game.choose(0, first).finish_action()
    assert [name for name in ACTIONS if game.can(1, "choose_tile", name)] == [name for name in ACTIONS if name != first]
    second = next(name for name in ("isolation", "send_diplomats") if name != first)
    game.choose(1, second)
    left = [name for name in ACTIONS if name not in (first, second)]
    assert [name for name in ACTIONS if game.can(2, "choose_tile", name)] == left


@rule("NFR-2.7", "NFR-2.24", "NFR-A-61")
@pytest.mark.parametrize("setup", ["first", "standard"])
def test_without_goals_the_first_tile_is_isolation_and_nobody_is_asked_for_a_goal(setup: str) -> None:
    game = table(3, setup).give(0, credit=0).choose(0, "isolation")
    assert game.empire(0).credits == 2
    assert game.state.actors() == (1,)
    assert game.moves(1) == ["choose_tile"]
    assert (game.state.goal_stack, game.state.view(None)["phase"]) == ([], "choosing")


@rule("NFR-3.1", "NFR-3.10")
def test_at_the_start_of_every_round_no_disk_has_chosen() -> None:
    game = table(3)
    for number in range(1, 4):
        assert (game.state.round, len(game.state.waiting), game.state.done) == (number, 3, [])
        game.finish_round()


@rule("NFR-3.5")
def test_the_order_follows_the_track_and_not_the_seats() -> None:
    """Given disks in the order 2, 0, 3, 1; When the third chooses; Then the last comes next, then those that chose."""
    game = table(4)
    for seat in range(4):
        game.give(seat, credit=9)
    game.state.waiting = [2, 0, 3, 1]
    game.restart().choose(2, "isolation").choose(0, "send_diplomats").choose(3, "develop")
    assert asked_in(game) == [3, 1, 0, 2]


@rule("NFR-3.6", "NFR-18.6")
@pytest.mark.parametrize("action", ["develop", "explore"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_player_carries_out_develop_and_explore_in_order(action: str, seats: int) -> None:
    game = table(seats)
    for seat in range(seats):
        game.give(seat, credit=9)
    order = list(range(seats))
    game.choose(0, action)
    assert asked_in(game) == (order if action == "develop" else [*order, 0])


@rule("NFR-3.9", "NFR-A-33")
@pytest.mark.parametrize("first", [0, 1])
def test_two_players_carry_out_each_action_once_the_chooser_first(first: int) -> None:
    game = table(2)
    for seat in range(2):
        game.give(seat, credit=9)
    if first:
        game.choose(0, "isolation")
    game.choose(first, "develop")
    assert asked_in(game) == [first, 1 - first]


@rule("NFR-2.14", "NFR-3.9")
@pytest.mark.parametrize("seed", range(6))
def test_two_players_start_with_two_disks_each_in_turn(seed: int) -> None:
    state = the_game().new(seats=2, seed=seed, setup="first", homes="white")
    first = state.actors()[0]
    assert isinstance(state, NewFrontiersState)
    assert state.waiting == [first, 1 - first, first, 1 - first]


@rule("NFR-3.12")
@pytest.mark.parametrize("tile", ["isolation", "send_diplomats"])
def test_a_tile_without_an_action_leaves_the_others_as_they_are(tile: str) -> None:
    game = table(3)
    before = [game.empire(seat).pack() for seat in (1, 2)]
    game.choose(0, tile)
    assert [game.empire(seat).pack() for seat in (1, 2)] == before


@rule("NFR-16.1", "NFR-A-3", "NFR-A-4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("covered", "large", "ends"), [(9, False, False), (10, False, True), (9, True, True), (10, True, True)]
)
def test_only_more_than_ten_spaces_end_the_game_whoever_covers_them(
    seat: int, covered: int, large: bool, ends: bool
) -> None:
    game = table(2).give(0, credit=0).give(1, credit=0).give(seat, credit=20)
    game.empire(seat).spaces = covered
    game.choose(0, "develop")
    if seat and game.state.actors() == (0,):
        game.do(0, "decline")
    game.do(seat, "buy", "new_galactic_order" if large else "space_marines").finish_action()
    assert game.empire(seat).spaces == covered + (2 if large else 1)
    assert bool(game.state.ends) == ends


@rule("NFR-16.2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("colonies", "ends"), [(SIX[:5], False), (SIX, True)])
def test_seven_colonies_with_the_home_end_nothing_eight_do(seat: int, colonies: list[str], ends: bool) -> None:
    game = table(2).give(seat, credit=5, reserve=2, colonies=colonies, discovered=["drifting_ore_barges"])
    game.choose(0, "settle").do(seat, "settle", "drifting_ore_barges", "credits").finish_action()
    assert game.state.view(None)["ends"]["met"] == (["colonies"] if ends else [])


@rule("NFR-16.3")
@pytest.mark.parametrize(("pool", "ends"), [(10, False), (9, True)])
def test_five_colonists_left_after_settle_end_nothing_four_do(pool: int, ends: bool) -> None:
    game = table(2).pool(colonists=pool).choose(0, "settle").finish_action()
    assert game.state.colonists == pool - 5
    assert bool(game.state.ends) == ends


@rule("NFR-16.3")
@pytest.mark.parametrize("tile", ["isolation", "develop", "explore", "produce", "trade_consume"])
def test_few_colonists_end_nothing_in_another_action(tile: str) -> None:
    game = table(3).pool(colonists=0).choose(0, tile).finish_action()
    assert game.state.ends == 0


@rule("NFR-16.5", "NFR-16.6", "NFR-A-44")
def test_conditions_met_one_after_another_are_all_kept() -> None:
    """Given chips run out and too few colonists; When Settle ends with enough of them and an eighth colony."""
    game = table(3).pool(chips=1, colonists=30).choose(0, "send_diplomats")
    game.state.ends |= 4  # the colonists of an earlier Settle
    game.give(1, credit=9, reserve=3, colonies=SIX, discovered=["drifting_ore_barges"])
    game.choose(1, "settle").do(1, "settle", "drifting_ore_barges", "credits").finish_action()
    assert game.state.colonists >= 5
    assert game.state.view(None)["ends"]["met"] == ["colonies", "colonists", "chips"]


@rule("NFR-16.9")
def test_buying_the_last_tile_of_stacks_ends_nothing() -> None:
    game = table(3).give(0, credit=9)
    pile = game.tables.pile_of[game.names["space_marines"]]
    game.state.left = [1 if each == pile else 0 for each in range(len(game.state.left))]
    game.restart().choose(0, "develop").do(0, "buy", "space_marines").finish_action()
    assert (sum(game.state.left), game.state.ends) == (0, 0)


@rule("NFR-16.9", "NFR-A-35")
def test_an_empty_goal_stack_ends_nothing_and_still_gives_the_credit_and_the_place() -> None:
    game = goals(3).goal("conscription", owner=2, up=False)
    game.state.goal_stack, game.state.stack_masks = [], [[] for _ in range(3)]
    game.give(1, credit=0).choose_quietly(0, "develop").finish_action().choose_quietly(1, "goals_review")
    assert game.empire(1).credits == 1
    assert game.state.done == [1, 0]
    assert [game.tables.goals[goal].name for goal in game.state.goals_up] == ["conscription"]
    assert (game.state.hidden, game.state.ends) == (-1, 0)


@rule("NFR-17.1")
def test_before_scoring_nobody_has_a_discovered_world() -> None:
    game = table(3)
    for seat, world in enumerate(["copper_flats", "spice_world", "new_vinland"]):
        game.give(seat, discovered=[world])
    game.pool(chips=1).choose(0, "send_diplomats").finish_round()
    assert game.state.over()
    assert [game.discovered(seat) for seat in range(3)] == [[], [], []]


@rule("NFR-17.4", "NFR-A-46")
def test_every_part_of_a_score_is_added() -> None:
    tiles = ["space_marines", "survey_team", "mining_industry"]
    game = goals(3).goal("conscription").give(0, chips=3, reserve=7, colonies=SIX[:3], developments=tiles)
    game.give(0, developments=["new_galactic_order"])
    tally = game.state.tally()[0]
    value = {tile.name: tile.points for tile in game.tables.tiles}
    assert tally["chips"] == 3
    assert tally["developments"] == sum(value[name] for name in tiles) > max(value[name] for name in tiles)
    assert tally["colonies"] == value[game.colonies(0)[0]] + sum(value[name] for name in SIX[:3])
    assert tally["bonuses"] == scoring.bonuses(game.tables, game.empire(0), -1)
    assert tally["goals"] == 8
    assert game.state.scores()[0] == sum(tally.values())


@rule("NFR-17.10", "NFR-A-56")
def test_goods_on_the_storage_mat_decide_no_tie_and_those_on_any_colony_do() -> None:
    game = goals(3)
    for seat in range(3):
        game.give(seat, credit=2, chips=0)
    game.give(0, colonies=["oort_cloud_alien_refinery"], goods={"oort_cloud_alien_refinery": "N"})
    game.empire(1).stored_goods = [2, 0, 0, 1]
    assert [scoring.tie_break(game.empire(seat)) for seat in range(3)] == [3, 2, 2]
    assert scoring.ranking(game.state, [5, 5, 5]) == [[0], [1, 2]]


@rule("NFR-18.1")
def test_credits_have_no_limit_whatever_brings_them() -> None:
    game = table(3).give(0, credit=200, home="uplift_hatchery", goods={"uplift_hatchery": "G"})
    game.choose(0, "trade_consume").do(0, "sell", "uplift_hatchery")
    assert game.empire(0).credits == 203
    game.finish_action().give(1, credit=300).choose(1, "isolation")
    assert game.empire(1).credits == 302


@rule("NFR-18.2", "NFR-A-23")
def test_a_windfall_world_without_a_good_in_the_pool_is_settled_empty_and_stays_so() -> None:
    world = "uplift_kelp_choir"
    game = table(3).give(0, credit=9, reserve=2, discovered=[world]).pool(goods="G0")
    assert game.tables.tiles[game.names[world]].good == WINDFALL
    game.choose(0, "settle").do(0, "settle", world, "credits")
    assert game.good(0, world) == ""
    assert game.state.goods[2] == 0
    game.state.return_good(2)
    game.finish_action()
    assert game.good(0, world) == ""


@rule("NFR-18.9", "NFR-18.7")
@pytest.mark.parametrize("goal", ["", "stockpiling", "exploration"])
def test_settle_goes_in_order_while_goods_or_worlds_can_be_stored(goal: str) -> None:
    game = goals(3)
    if goal:
        game.goal(goal)
    for seat, world in enumerate(["copper_flats", "spice_world", "new_vinland"]):
        game.give(seat, credit=9, reserve=3, discovered=[world])
    game.choose(0, "settle")
    assert game.state.actors() == ((0,) if goal else (0, 1, 2))


@rule("NFR-18.9", "NFR-18.7")
@pytest.mark.parametrize("up", [False, True])
def test_worlds_are_returned_in_order_while_one_can_be_stored(up: bool) -> None:
    game = goals(3)
    if up:
        game.goal("exploration")
    worlds = [tile.name for tile in game.tables.tiles[:60]]
    for seat in range(3):
        game.give(seat, discovered=worlds[8 * seat : 8 * seat + 8])
    game.choose(0, "explore")
    while "take_world" in game.moves(game.state.actors()[0]):
        game.state.apply(game.state.actors()[0], game.state.legal(game.state.actors()[0])[0])
    assert game.state.actors() == ((0,) if up else (0, 1, 2))
    assert ("store_world" in game.moves(0)) == up


@rule("NFR-18.9", "NFR-8.10", "NFR-A-21")
@pytest.mark.parametrize(("left", "order"), [("N3", False), ("N2", True)])
def test_goods_that_may_run_short_go_to_the_chooser_first(left: str, order: bool) -> None:
    """Given three empty Novelty production colonies, as many goods or fewer, and the last seat as the chooser."""
    game = table(3).pool(goods=left)
    worlds = ["spice_world", "auction_station", "new_vinland"]
    for seat, world in enumerate(worlds):
        game.give(seat, home="keel_harbour", colonies=[world])
    game.state.waiting = [2, 1, 0]
    game.restart().choose(2, "produce").finish_action()
    made = [game.good(seat, world) for seat, world in enumerate(worlds)]
    assert made == (["", "N", "N"] if order else ["N", "N", "N"])


@rule("NFR-18.9", "NFR-18.7")
@pytest.mark.parametrize("up", [False, True])
def test_windfalls_are_chosen_one_after_another_while_goods_can_be_stored(up: bool) -> None:
    game = goals(3)
    if up:
        game.goal("stockpiling")
    for seat, worlds in enumerate(
        [["alien_music_vault", "alien_repair_hive"], ["alien_garden_ring", "alien_guard_beacon"]]
    ):
        game.give(seat, home="keel_harbour", developments=["alien_monument"], colonies=worlds)
    game.choose(0, "produce")
    assert game.state.actors() == ((0,) if up else (0, 1))
    assert game.moves(0) in (["produce_on"], ["use_power"])


@rule("NFR-18.9", "NFR-19.4", "NFR-A-43")
def test_with_stockpiling_up_the_chooser_is_asked_before_the_others_and_after_all_production() -> None:
    game = goals(3).goal("stockpiling")
    for seat, world in enumerate(["spice_world", "auction_station", "new_vinland"]):
        game.give(seat, home="keel_harbour", colonies=[world])
    game.choose(0, "produce")
    assert game.state.actors() == (0,)
    assert game.moves(0) == ["done_storing", "store_good"]
    assert [game.good(seat, world) for seat, world in enumerate(["spice_world", "auction_station", "new_vinland"])] == [
        "N"
    ] * 3


@rule("NFR-19.2")
def test_goals_in_the_stack_score_nothing() -> None:
    game = goals(3).goal("diversification").give(0, reserve=9)
    assert game.state.tally()[0]["goals"] == points(game, 0, "diversification") == 0
    assert points(game, 0, "conscription") == 8  # it lies in the stack


@rule("NFR-19.7", "NFR-A-41")
def test_a_stored_good_goes_to_the_mat_and_not_to_the_pool() -> None:
    """And it need not have been produced just now: the home's good lay there before."""
    game = goals(3).goal("stockpiling").give(0, goods={"uplift_hatchery": "G"})
    before = game.state.goods[:]
    game.choose(0, "produce").do(0, "store_good", "uplift_hatchery")
    assert game.state.goods == before
    assert game.empire(0).stored_goods == [0, 0, 1, 0]


@rule("NFR-19.12", "NFR-A-5")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_bag_with_few_worlds_gives_them_in_order_and_later_players_nothing(count: int) -> None:
    game = goals(3).bag(*SIX[:count]).choose(0, "explore")
    game.finish_action()
    assert [len(game.discovered(seat)) for seat in range(3)] == [int(seat < count) for seat in range(3)]
    assert game.state.bag == []


@rule("NFR-19.14", "NFR-19.17")
def test_a_second_tile_of_a_keyword_adds_nothing() -> None:
    game = goals(3)
    by_word: dict[str, list[str]] = {}
    for tile in game.tables.tiles[:60]:
        if len(tile.keywords) == 1:
            by_word.setdefault(tile.keywords[0], []).append(tile.name)
    words = [word for word in sorted(by_word) if len(by_word[word]) > 1][:2]
    game.give(0, colonies=[by_word[words[0]][0], by_word[words[0]][1], by_word[words[1]][0]])
    own = {word for tile in game.empire(0).colonies for word in game.tables.tiles[tile].keywords}
    goal = game.tables.goals[game.goal_number("faction_tolerance")]
    assert scoring.goal_count(game.tables, game.empire(0), goal.subject, -1) == len(own)


@rule("NFR-19.20", "NFR-EX-42")
def test_stored_goods_of_different_kinds_are_added_up() -> None:
    game = goals(3)
    game.empire(0).stored_goods = [1, 2, 0, 1]
    assert points(game, 0, "stockpiling") == 5


@rule("NFR-19.21")
def test_discovered_worlds_are_not_stored_ones() -> None:
    game = goals(3).give(0, discovered=SIX)
    assert points(game, 0, "exploration") == 0
    game.empire(0).stored_worlds = [0]
    assert points(game, 0, "exploration") == 2
