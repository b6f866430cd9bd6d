"""Rounds, the priority track, Isolation, Send diplomats, end of round and of the game (NFR-3, 4, 10, 15, 16)."""

import pytest
from games.new_frontiers.builder import table
from support.play import random_game
from support.rules import rule

import perihelion
from perihelion.games.new_frontiers.rules.state import BY_CHIPS, BY_COLONIES, BY_COLONISTS, BY_SPACES
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.words import LANGUAGES, Words


@rule("NFR-3.1", "NFR-3.2", "NFR-3.4", "NFR-3.7")
def test_the_leftmost_waiting_disk_chooses_and_goes_to_the_end_of_done() -> None:
    game = table(3)
    assert (game.state.waiting, game.state.done) == ([0, 1, 2], [])
    game.choose(0, "explore")
    assert (game.state.waiting, game.state.done, game.state.chooser) == ([1, 2], [], 0)  # on its way
    game.finish_action()
    assert (game.state.waiting, game.state.done) == ([1, 2], [0])
    game.choose(1, "isolation")
    assert (game.state.waiting, game.state.done) == ([2], [0, 1])
    assert game.state.actors() == (2,)


@rule("NFR-3.3")
def test_a_tile_picked_this_round_cannot_be_picked_again() -> None:
    game = table(3).choose(0, "isolation")
    assert not game.can(1, "choose_tile", "isolation")
    assert game.why_not(1, "choose_tile", "isolation") == ["NFR-3.3"]
    assert game.can(1, "choose_tile", "send_diplomats")
    assert not game.can(1, "decline")  # choosing is a duty


@rule("NFR-3.5", "NFR-EX-5")
def test_an_action_goes_round_from_the_chooser_over_waiting_to_done_disks() -> None:
    game = table(4).choose(0, "isolation").choose(1, "produce")
    game.choose(2, "explore")
    seen = []
    while game.state.action >= 0:
        seen.append(game.state.actors()[0])
        game.state.apply(seen[-1], game.state.legal(seen[-1])[0])
    assert seen == [2, 3, 0, 1, 2]  # and the chooser's second world
    assert game.state.done == [0, 1, 2]


@rule("NFR-3.6")
def test_only_the_chooser_gets_the_bonus() -> None:
    game = table(3).choose(0, "settle")  # nobody has a world to settle: all take colonists
    assert [game.empire(seat).reserve for seat in range(3)] == [3, 2, 2]


@rule("NFR-3.8")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_a_round_has_a_tile_for_every_disk(seats: int, tiles: int) -> None:
    game = table(seats)
    picked = 0
    while game.state.round == 1:
        if game.state.action < 0:
            picked += 1
        seat = game.state.actors()[0]
        game.state.apply(seat, game.state.legal(seat)[0])
    assert picked == tiles


@rule("NFR-3.9")
def test_two_players_choose_twice_and_act_once_for_each_tile() -> None:
    game = table(2)
    choosers = []
    for tile in ("isolation", "settle", "send_diplomats", "produce"):
        choosers.append(game.state.actors()[0])
        game.choose(choosers[-1], tile)
    assert choosers == [0, 1, 0, 1]
    assert [game.empire(seat).reserve for seat in (0, 1)] == [2, 3]


@rule("NFR-3.10", "NFR-15.5")
def test_the_order_of_done_is_the_order_of_the_next_round() -> None:
    game = table(4).choose(0, "isolation").choose(1, "send_diplomats").choose(2, "explore").finish_action()
    game.choose(3, "trade_consume")
    assert game.state.round == 2
    assert (game.state.waiting, game.state.done) == ([1, 0, 2, 3], [])
    assert game.state.actors() == (1,)


@rule("NFR-3.11")
def test_without_diplomats_and_review_the_order_stays() -> None:
    game = table(4).choose(0, "produce").choose(1, "isolation").choose(2, "explore").finish_action()
    game.choose(3, "develop").finish_action()
    assert game.state.waiting == [0, 1, 2, 3]


@rule("NFR-3.12", "NFR-4.1", "NFR-4.2", "NFR-EX-6")
def test_isolation_gives_its_chooser_two_credits_and_nobody_anything_else() -> None:
    game = table(3).give(0, credit=1)
    before = [game.empire(seat).pack() for seat in (1, 2)]
    game.choose(0, "isolation")
    assert game.empire(0).credits == 3
    assert [game.empire(seat).pack() for seat in (1, 2)] == before
    assert game.state.actors() == (1,)


@rule("NFR-3.13")
def test_what_is_not_worded_may_has_to_be_done() -> None:
    game = table(3).choose(0, "explore")
    assert game.moves(0) == ["take_world"]
    game.finish_action().choose(1, "settle")
    assert "decline" not in game.moves(1)
    assert "stop_settling" not in game.moves(1)


@rule("NFR-3.14", "NFR-16.6", "NFR-16.7", "NFR-15.1", "NFR-A-55")
def test_the_round_is_played_to_its_end_and_the_trigger_stays() -> None:
    game = table(3).pool(chips=1).choose(0, "send_diplomats")
    assert game.state.view(None)["ends"]["met"] == ["chips"]
    assert not game.state.over()
    game.choose(1, "isolation")
    game.state.chips = 9  # a pool filled again changes nothing
    game.choose(2, "explore").finish_action()
    assert game.state.over()
    assert game.state.ending() == "chips"
    assert (game.state.round, game.state.pot) == (1, 0)  # NFR-A-55


@rule("NFR-10.1", "NFR-10.2", "NFR-10.3", "NFR-10.4", "NFR-EX-33")
def test_diplomats_bring_a_chip_and_the_first_place_at_once() -> None:
    game = table(4).choose(0, "develop").finish_action()
    before = [game.empire(seat).pack() for seat in (0, 2, 3)]
    game.choose(1, "send_diplomats")
    assert [game.empire(seat).pack() for seat in (0, 2, 3)] == before
    assert game.empire(1).chips == 1
    assert (game.state.done, game.state.waiting) == ([1, 0], [2, 3])
    game.choose(2, "explore")
    assert game.state.order == [2, 3, 1, 0]


@rule("NFR-10.5")
def test_the_first_chooser_gains_only_the_chip_by_diplomats() -> None:
    game = table(3).choose(0, "send_diplomats")
    assert game.empire(0).chips == 1
    assert (game.state.done, game.state.waiting) == ([0], [1, 2])


@rule("NFR-10.6", "NFR-EX-34")
def test_two_players_diplomats_can_make_a_double_turn() -> None:
    game = table(2).choose(0, "isolation").choose(1, "produce").choose(0, "send_diplomats")
    assert game.state.actors() == (1,)
    game.choose(1, "explore").finish_action()
    assert game.state.waiting == [0, 0, 1, 1]
    game.choose(0, "isolation")
    assert game.state.actors() == (0,)


@rule("NFR-10.7", "NFR-EX-35")
def test_a_pool_emptied_by_diplomats_ends_the_game_after_the_round() -> None:
    game = table(3).pool(chips=1).choose(0, "send_diplomats")
    assert game.state.chips == 0
    game.finish_round()
    assert game.state.over()
    assert game.state.ending() == "chips"


@rule("NFR-15.2", "NFR-15.4", "NFR-8.1", "NFR-EX-24")
def test_credits_gather_on_produce_until_somebody_picks_it() -> None:
    game = table(3)
    for _ in range(2):
        for tile in ("isolation", "send_diplomats", "trade_consume"):
            game.choose(game.state.actors()[0], tile)
    assert game.state.pot == 2
    assert not any(action["picked"] for action in game.state.view(None)["actions"])
    chooser = game.state.actors()[0]
    before = game.empire(chooser).credits
    game.choose(chooser, "produce")
    assert game.empire(chooser).credits == before + 2
    game.choose(game.state.actors()[0], "isolation").choose(game.state.actors()[0], "send_diplomats")
    assert (game.state.round, game.state.pot) == (4, 0)


@rule("NFR-15.3")
def test_the_credit_is_placed_by_what_was_picked_before_the_tiles_go_back() -> None:
    game = table(3).choose(0, "produce").choose(1, "isolation").choose(2, "send_diplomats")
    assert (game.state.picked, game.state.pot) == (0, 0)


@rule("NFR-16.1", "NFR-16.2", "NFR-16.3", "NFR-16.4", "NFR-16.5", "NFR-A-4")
def test_each_end_condition_is_enough() -> None:
    spaces = ["new_galactic_order", "alien_tech_institute", "pan_galactic_league", "frontier_settlers"]
    game = table(3).give(0, credit=20, developments=[*spaces, "space_marines", "survey_team"])
    game.show("export_duties").choose(0, "develop").do(0, "buy", "export_duties").finish_action()
    assert game.state.view(None)["ends"]["met"] == ["developments"]

    seven = ["copper_flats", "artist_settlement", "auction_station", "comet_zone", "spice_world", "new_vinland"]
    game = table(3).give(0, credit=5, reserve=2, colonies=seven, discovered=["drifting_ore_barges"])
    game.choose(0, "settle").do(0, "settle", "drifting_ore_barges", "credits").finish_action()
    assert game.state.view(None)["ends"]["met"] == ["colonies"]

    game = table(3).pool(colonists=11, chips=1).choose(0, "settle").finish_action().choose(1, "send_diplomats")
    assert game.state.view(None)["ends"]["met"] == ["colonists", "chips"]
    game.finish_round()
    assert game.state.over()


@rule("NFR-16.7")
def test_everybody_is_told_once_that_the_round_is_the_last() -> None:
    """By the first end that is met; the second of the same round says nothing new."""
    game = table(3).pool(colonists=11, chips=1).choose(0, "settle").finish_action().choose(1, "send_diplomats")
    (told,) = [event for event in game.events if event.kind == "end-triggered"]
    assert (told.seat, told.facts) == (EVERYBODY, {"cause": "@end-by-colonists"})


@pytest.mark.parametrize(
    ("cause", "said"),
    [(BY_SPACES, "spaces"), (BY_COLONIES, "colonies"), (BY_COLONISTS, "colonists"), (BY_CHIPS, "chips")],
)
def test_the_end_is_told_with_its_cause(cause: int, said: str) -> None:
    state = table(2).state
    heard: list[Event] = []
    state.watch(heard.append)
    state.end_by(cause)
    assert [event.facts for event in heard] == [{"cause": f"@end-by-{said}"}]
    for language in LANGUAGES:
        words = Words(language, perihelion.game("new-frontiers"))
        assert words.say(f"end-by-{said}") in words.event(heard[0], "")


@rule("NFR-16.9")
def test_an_empty_bag_or_pile_ends_nothing() -> None:
    game = table(3).bag().pool(goods="N0R0G0A0")
    game.state.left = [0] * 24
    game.restart().choose(0, "explore").choose(1, "develop").choose(2, "produce")
    assert (game.state.round, game.state.ends) == (2, 0)


@rule("NFR-15.1", "NFR-A-72")
def test_a_game_that_nobody_ends_is_scored_at_the_round_limit() -> None:
    """NFR-A-72: the technical limit, flagged in the way the game ends."""
    state = perihelion.game("new-frontiers").new(seats=3, seed=1, setup="first", round_limit=20)
    while not state.over():
        seat = state.actors()[0]
        options = state.legal(seat)
        idle = [action for action in (2, 6, 4) if action in options]  # isolation, produce, explore
        state.apply(seat, idle[0] if idle else options[0])
    assert state.ending() == "round-limit"
    assert state.view(None)["round"] == 20


@rule("NFR-5.13", "NFR-12.9")
def test_nobody_loses_tiles_by_what_others_do() -> None:
    game = perihelion.game("new-frontiers")
    for seats in (2, 4):
        before: dict[int, tuple[list[str], list[str]]] = {}
        actor = -1
        for state, seat, _ in random_game(game, seats, 11):
            for each, empire in enumerate(state.view(None)["empires"]):
                colonies = [colony["tile"] for colony in empire["colonies"]]
                earlier = before.get(each, ([], []))
                assert set(earlier[1]) <= set(empire["developments"])
                if each != actor:
                    assert set(earlier[0]) <= set(colonies)
                before[each] = (colonies, empire["developments"])
            actor = seat
