"""The goals variant: review, storage, points, and who knows what (NFR-4.4 to 4.10, NFR-19, NFR-HI)."""

import json
import random

import pytest
from games.new_frontiers.builder import Builder, goals, points, the_game
from support.rules import rule


def stacked(game: Builder, *names: str) -> Builder:
    """Put these goals on top of the stack."""
    first = [game.goal_number(name) for name in names]
    game.state.goal_stack = first + [goal for goal in game.state.goal_stack if goal not in first]
    return game


def review(game: Builder, seat: int, keep: str) -> Builder:
    game.choose_quietly(seat, "goals_review").do(seat, "keep_goal", keep)
    while game.state.action >= 0:
        game.state.apply(seat, game.state.legal(seat)[0])
    return game


# ---------------------------------------------------------------- the review


@rule("NFR-4.4", "NFR-4.6", "NFR-4.7", "NFR-4.8", "NFR-4.10", "NFR-EX-39", "NFR-A-31", "NFR-A-36")
def test_a_review_swaps_places_pays_a_credit_keeps_a_goal_and_turns_the_earlier_up() -> None:
    game = goals(4).goal("stockpiling", owner=3, up=False).choose(0, "develop").finish_action()
    game.choose_quietly(1, "send_diplomats")
    stacked(game, "conscription", "civil_services", "turnover_tax").choose_quietly(2, "goals_review")
    assert sorted(game.state.view(2)["goals"]["looking"]) == ["civil_services", "conscription", "turnover_tax"]
    assert game.empire(2).credits == 4 + 1
    assert not game.can(2, "keep_goal", "exploration")
    assert game.can(2, "keep_goal", "conscription")
    game.do(2, "keep_goal", "civil_services")
    assert game.state.goals_up == []  # NFR-A-36: after the choice
    game.do(2, "goal_under", "turnover_tax")
    under = [game.tables.goals[goal].name for goal in game.state.goal_stack[-2:]]
    assert under == ["turnover_tax", "conscription"]
    shown = game.state.view(0)["goals"]
    assert shown["up"] == [{"goal": "stockpiling", "owner": 3}]
    assert (shown["hidden_owner"], shown["hidden"]) == (2, None)
    assert game.state.done == [1, 2, 0]  # one place further left


@rule("NFR-4.5", "NFR-4.10")
def test_the_first_chooser_has_nobody_to_swap_with() -> None:
    game = review(stacked(goals(), "conscription"), 0, "conscription")
    assert game.state.done == [0]
    assert game.empire(0).credits == 4


@rule("NFR-4.9")
def test_the_new_place_counts_from_the_next_choice_on() -> None:
    game = stacked(goals(4), "conscription").choose(0, "send_diplomats")
    review(game, 1, "conscription")
    assert game.state.done == [1, 0]
    game.choose(2, "explore")
    assert game.state.order == [2, 3, 1, 0]


@rule("NFR-4.7", "NFR-A-35")
def test_fewer_than_three_goals_are_all_looked_at_and_an_empty_stack_still_turns_the_earlier_up() -> None:
    game = goals().goal("conscription", owner=2, up=False)
    game.state.goal_stack = game.state.goal_stack[:2]
    game.state.stack_masks = [masks[:2] for masks in game.state.stack_masks]
    game.choose_quietly(0, "goals_review")
    assert len(game.state.legal(0)) == 2
    game.state.apply(0, game.state.legal(0)[0])
    assert len(game.state.goal_stack) == 1
    assert len(game.state.goals_up) == 1
    empty = goals().goal("conscription", owner=2, up=False)
    empty.state.goal_stack = []
    empty.state.stack_masks = [[] for _ in range(3)]
    empty.choose_quietly(0, "goals_review")
    assert empty.state.goals_up == [empty.goal_number("conscription")]
    assert empty.state.hidden == -1


@rule("NFR-4.8")
def test_at_most_one_goal_is_face_down() -> None:
    game = stacked(goals(), "conscription")
    for seat, name in ((0, "conscription"), (1, "exploration"), (2, "diversification")):
        stacked(game, name)
        review(game, seat, name)
        assert game.state.hidden == game.goal_number(name)
        assert len(game.state.goals_up) == seat
        game.state.picked = 0  # let the next one review in the same round
        game.restart()


# ---------------------------------------------------------------- storing


@rule("NFR-19.3", "NFR-19.4", "NFR-19.5", "NFR-19.7", "NFR-A-39", "NFR-A-41", "NFR-A-43")
def test_goods_may_be_stored_after_produce_while_stockpiling_is_up() -> None:
    assert [goal.name for goal in goals().tables.goals if goal.storage] == [
        "stockpiling",
        "exploration",
        "turnover_tax",
    ]
    game = goals().goal("stockpiling").give(1, colonies=["copper_flats", "spice_world"], goods={"copper_flats": "R"})
    game.give(0, goods={"uplift_hatchery": "G"}).choose(0, "produce")
    assert game.moves(0) == ["done_storing", "store_good"]  # after the whole action, every player
    game.do(0, "done_storing").do(1, "store_good", "copper_flats").do(1, "store_good", "spice_world")
    assert game.empire(1).stored_goods == [1, 1, 0, 0]
    game = goals().goal("stockpiling").give(1, colonies=["copper_flats", "spice_world"])
    game.empire(1).stored_goods = [5, 0, 0, 0]
    game.choose(0, "produce").do(0, "done_storing").do(1, "store_good", "copper_flats")
    assert game.good(1, "spice_world") == "N"  # six is the most: nothing more is asked
    assert game.state.action < 0


@rule("NFR-19.4")
def test_without_the_goal_face_up_nothing_is_stored() -> None:
    game = goals().give(1, colonies=["copper_flats"]).choose(0, "produce")
    assert game.state.actors() == (1,)
    assert game.state.action < 0


@rule("NFR-19.6")
@pytest.mark.parametrize("action", ["goals_review", "develop", "explore", "settle", "produce", "trade_consume"])
def test_what_is_stored_stays(action: str) -> None:
    """No action takes anything from the mat, whatever is chosen in it, and no move of the vocabulary could."""
    game = goals().goal("stockpiling").goal("turnover_tax").goal("exploration")
    game.give(0, credit=5, reserve=2, colonies=["copper_flats", "new_vinland"], goods={"copper_flats": "R"})
    game.give(0, discovered=["comet_zone"])
    empire = game.empire(0)
    empire.stored_goods, empire.stored_worlds, empire.stored_credits = [1, 0, 0, 1], [50], 3
    before = (2, 1, 3)
    ends = [game.choose(0, action).state.clone()]
    while ends:
        state = ends.pop()
        mat = state.empires[0]
        now = (sum(mat.stored_goods), len(mat.stored_worlds), mat.stored_credits)
        assert all(was <= stored for was, stored in zip(before, now, strict=True))
        if state.action >= 0:
            seat = state.actors()[0]
            for option in state.legal(seat)[:: 1 if seat == 0 else 100]:
                after = state.clone()
                after.apply(seat, option)
                ends.append(after)
    assert game.state.view(0)["empires"][0]["stored"]["goods"] == [1, 0, 0, 1]


@rule("NFR-19.8", "NFR-19.11", "NFR-EX-43", "NFR-19.12", "NFR-A-81")
def test_one_surplus_world_of_an_action_may_be_stored() -> None:
    worlds = ["alien_loom", "comet_zone", "gladiator_moon", "contraband_wharf", "rebel_scrapyard", "spice_world"]
    game = goals().goal("exploration").give(0, credit=9, developments=["terraforming_robots"])
    game.give(0, colonies=["artist_settlement"], discovered=[*worlds, "copper_flats"]).choose(0, "settle")
    game.do(0, "settle", "copper_flats", "credits")
    assert game.moves(0) == ["return_world", "store_world"]
    game.do(0, "store_world", "alien_loom")
    assert game.empire(0).stored_worlds == [game.names["alien_loom"]]
    assert game.empire(0).stored_now == 0  # counted for one action only
    assert not game.in_bag("alien_loom")
    game = goals().goal("exploration").give(0, colonies=["artist_settlement"], discovered=[*worlds, "copper_flats"])
    game.choose(0, "explore")
    while game.moves(game.state.actors()[0]) == ["take_world"]:
        game.state.apply(game.state.actors()[0], game.state.legal(game.state.actors()[0])[0])
    game.do(0, "store_world", "comet_zone")
    assert game.empire(0).stored_now == 1
    assert game.moves(0) == ["return_world"]  # one for each such action
    assert game.why_not(0, "store_world", "spice_world") == ["NFR-19.8"]
    for stored, scored in ((1, 2), (2, 5), (3, 5), (4, 8)):
        game.empire(0).stored_worlds = list(range(stored))
        assert points(game, 0, "exploration") == scored


@rule("NFR-19.5", "NFR-A-39")
def test_no_more_worlds_than_the_maximum() -> None:
    worlds = ["alien_loom", "comet_zone", "gladiator_moon", "contraband_wharf", "rebel_scrapyard", "spice_world"]
    game = goals().goal("exploration").give(0, colonies=["artist_settlement"], discovered=[*worlds, "copper_flats"])
    game.empire(0).stored_worlds = [50, 51, 52, 53]
    game.choose(0, "explore")
    while game.moves(game.state.actors()[0]) == ["take_world"]:
        game.state.apply(game.state.actors()[0], game.state.legal(game.state.actors()[0])[0])
    assert game.why_not(0, "store_world", "comet_zone") == ["NFR-19.5"]


@rule("NFR-19.9", "NFR-19.5", "NFR-A-39", "NFR-A-42")
def test_credits_of_a_sale_may_be_stored() -> None:
    game = goals().goal("turnover_tax").give(0, credit=0, colonies=["alien_glassworks"], developments=["export_duties"])
    game.give(0, goods={"alien_glassworks": "A"}).choose(0, "trade_consume").do(0, "sell", "alien_glassworks")
    assert len(game.state.legal(0)) == 6  # 0 to 5: with the Trade power (NFR-A-42)
    game.do(0, "store_credits", 3)
    assert (game.empire(0).credits, game.empire(0).stored_credits) == (2, 3)
    game = goals().goal("turnover_tax").give(0, credit=9, colonies=["alien_glassworks"])
    game.empire(0).stored_credits = 5
    game.give(0, goods={"alien_glassworks": "A"}).choose(0, "trade_consume").do(0, "sell", "alien_glassworks")
    assert len(game.state.legal(0)) == 3  # two more at most


@rule("NFR-19.10", "NFR-EX-44", "NFR-A-43")
def test_a_storage_goal_may_be_turned_up_after_a_pick_and_all_may_store() -> None:
    game = goals().goal("stockpiling", owner=2, up=False).give(1, colonies=["copper_flats"]).choose(0, "produce")
    assert game.state.actors() == (2,)  # before anybody carries the action out
    assert game.good(1, "copper_flats") == ""
    game.do(2, "turn_up_goal")
    assert game.moves(0) == ["done_storing", "store_good"]
    game.do(0, "done_storing")
    assert game.can(1, "store_good", "copper_flats")


@rule("NFR-19.10")
@pytest.mark.parametrize("action", ["goals_review", "develop", "explore", "settle", "produce", "trade_consume"])
def test_a_storage_goal_may_be_turned_up_after_any_pick(action: str) -> None:
    """Also where nothing of it could be stored, and not by anybody else."""
    game = goals().goal("turnover_tax", owner=2, up=False).choose(0, action)
    assert game.state.actors() == (2,)
    assert game.can(2, "turn_up_goal")
    assert not game.can(1, "turn_up_goal")
    game.do(2, "turn_up_goal")
    assert game.state.goals_up == [game.goal_number("turnover_tax")]
    assert game.state.hidden == -1
    assert len(game.told("goal-up")) == 1
    shown = 1 << game.goal_number("turnover_tax")
    masks = [mask for of_seat in game.state.stack_masks for mask in of_seat]
    assert masks == [255 & ~shown] * len(masks)  # nobody takes it for one of the stack any more
    assert game.state.hidden_masks == [0, 0, 0]


@rule("NFR-19.10")
def test_nobody_is_asked_without_a_goal_face_down() -> None:
    game = goals().goal("turnover_tax", owner=2).choose(0, "explore")
    assert game.state.actors() == (0,)


@rule("NFR-19.10", "NFR-A-38")
def test_other_goals_cannot_be_turned_up_but_their_owners_are_asked_alike() -> None:
    """NFR-A-38, NFR-HI-10: the question itself gives nothing away."""
    game = goals().goal("conscription", owner=2, up=False).choose(0, "settle")
    assert game.state.actors() == (2,)
    assert game.why_not(2, "turn_up_goal") == ["NFR-19.10"]
    game.do(2, "leave_goal", 0).finish_action().choose(1, "produce")
    assert game.state.actors() == (2,)
    assert game.state.hidden == game.goal_number("conscription")


def everything_seen(game: Builder, seat: int | None) -> str:
    """All that a seat other than the owner is shown, and who is asked."""
    told = [repr(event) for event in game.events if event.only is None or event.only == seat]
    prompts = [repr(game.state.prompt(each)) for each in range(game.state.seats) if each == seat]
    return json.dumps([game.state.view(seat), game.state.actors(), game.state.horizon(), told, prompts])


@pytest.mark.parametrize("wished", [0, 1])
def test_worlds_that_differ_in_the_goal_and_in_the_wish_look_alike_to_others(wished: int) -> None:
    """NFR-HI-5, NFR-HI-10: neither the question nor "do not ask again" tells which goal lies there."""
    worlds = []
    for name, wish in (("stockpiling", 0), ("conscription", wished), ("turnover_tax", wished)):
        game = goals().goal(name, owner=2, up=False)
        seen_by_others = []
        for chooser, action in ((0, "explore"), (1, "produce"), (2, "settle"), (0, "develop")):
            game.choose(chooser, action)
            seen_by_others += [everything_seen(game, seat) for seat in (0, 1, None)]
            game.do(2, "leave_goal", wish)
            seen_by_others += [everything_seen(game, seat) for seat in (0, 1, None)]
            game.finish_action()
        stack = [f"goal-{number}" for number in game.state.goal_stack]
        assert len(stack) == 7
        worlds.append(seen_by_others)
    assert worlds[0] == worlds[1] == worlds[2]


@rule("NFR-19.10")
def test_a_wish_to_be_asked_no_more_is_kept_for_the_owner_alone() -> None:
    """Whoever shows the question may answer it; it can be taken back; drawing anew does not tell others of it."""
    game = goals().goal("conscription", owner=2, up=False).choose(0, "explore")
    assert game.state.wish(2) is None
    assert game.state.view(2)["asked"]["muted"] is False
    game.do(2, "leave_goal", 1).finish_action().choose(1, "produce")
    assert game.state.wish(2) == game.number(2, "leave_goal", 1)
    assert (game.state.wish(0), game.state.wish(1)) == (None, None)
    assert game.state.view(2)["asked"]["muted"] is True
    assert the_game().load(game.state.dump()).wish(2) == game.state.wish(2)
    assert game.state.determinize(2, 1).wish(2) == game.state.wish(2)
    assert game.state.determinize(0, 1).wish(2) is None
    game.do(2, "leave_goal", 0).finish_action().choose(2, "settle")
    assert game.state.wish(2) is None
    game.do(2, "leave_goal", 1).finish_action()
    game.state.picked = 0
    stacked(game.restart(), "exploration").choose(0, "goals_review").do(2, "leave_goal", 1)
    game.do(0, "keep_goal", "exploration").finish_action().choose(1, "explore")
    assert (game.state.actors(), game.state.wish(0)) == ((0,), None)  # the next goal's owner has wished nothing yet


# ---------------------------------------------------------------- secrets


def seen(game: Builder, seat: int | None) -> str:
    return json.dumps(game.state.view(seat), sort_keys=True)


@rule("NFR-4.7", "NFR-4.8")
def test_a_face_down_goal_is_in_nobodys_view_but_its_owners() -> None:
    """NFR-HI-5, NFR-HI-9."""
    game = goals().goal("conscription", owner=1, up=False)
    assert game.state.view(1)["goals"]["hidden"] == "conscription"
    for viewer in (0, 2, None):
        assert "conscription" not in seen(game, viewer)


@rule("NFR-4.7", "NFR-4.8")
def test_a_reviewer_remembers_what_went_under_the_stack_and_others_do_not() -> None:
    """NFR-HI-3: exactly that survives drawing anew what a seat does not know."""
    game = stacked(goals(), "conscription", "exploration", "turnover_tax").choose(0, "goals_review")
    game.do(0, "keep_goal", "conscription").do(0, "goal_under", "turnover_tax")
    under = [game.goal_number(name) for name in ("turnover_tax", "exploration")]
    for seed in range(10):
        own = game.state.determinize(0, seed)
        assert own.goal_stack[-2:] == under
        assert own.hidden == game.goal_number("conscription")
    others = {tuple(game.state.determinize(1, seed).goal_stack[-2:]) for seed in range(40)}
    assert len(others) > 10
    assert len({game.state.determinize(1, seed).hidden for seed in range(40)}) > 4


@rule("NFR-4.7", "NFR-4.8")
def test_goals_seen_earlier_come_back_among_those_a_later_reviewer_looks_at() -> None:
    """A seat that put two goals under the stack knows that they are among the next ones, not which is kept."""
    game = goals()
    game.state.goal_stack = game.state.goal_stack[:3]
    game.state.stack_masks = [masks[:3] for masks in game.state.stack_masks]
    first, second, third = game.state.goal_stack
    known = sum(1 << goal for goal in (first, second, third))
    game.state.stack_masks = [[known] * 3 for _ in range(3)]
    game.choose(0, "goals_review")
    game.state.apply(0, 9 + first)
    game.state.apply(0, 17 + third)
    game.choose_quietly(1, "explore").finish_action()
    game.state.picked = 0  # let another one review in the same round
    game.restart().choose_quietly(2, "goals_review")
    for seed in range(20):
        drawn = game.state.determinize(0, seed)
        assert sorted(drawn.looked) == sorted([second, third])
        assert drawn.hidden == first
        assert drawn.legal(2) == sorted(9 + goal for goal in drawn.looked)
    assert {game.state.determinize(2, seed).hidden for seed in range(10)} == {first}


def test_whole_games_with_goals_keep_their_secrets() -> None:
    game = the_game()
    for seats in (2, 4):
        rng = random.Random(seats)
        state = game.new(seats=seats, seed=seats, setup="goals")
        while not state.over():
            if rng.random() < 0.15:
                for seat in range(seats):
                    drawn = state.determinize(seat, rng.randrange(1 << 30))
                    assert drawn.view(seat) == state.view(seat)
                    assert drawn.actors() == state.actors()
                    assert drawn.legal(seat) == state.legal(seat)
                    assert state.legal(seat) == [a for a in range(game.actions.size) if not state.why_not(seat, a)]
                    for action in state.legal(seat)[:3]:
                        assert drawn.preview(seat, action) == state.preview(seat, action)
                assert game.load(state.dump()).fingerprint() == state.fingerprint()
            seat = rng.choice(state.actors())
            options = state.legal(seat)
            reviewing = 2 in options and rng.random() < 0.5
            state.apply(seat, 2 if reviewing else rng.choice(options))
