"""The rulings of New Frontiers (NFR-A-…), clause by clause, where no rule's own test would notice them broken."""

import pytest
from games.new_frontiers.builder import Builder, goals, table, the_game
from support.rules import rule

from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules import scoring
from perihelion.games.new_frontiers.rules.terms import HOME, LETTERS, SMALL, WORLD, fits, read_line

ALIEN = LETTERS.index("A")


def settler(**given: object) -> Builder:
    """Seat 0 with Improved Logistics, enough colonists, and what else is given."""
    game = table(2).give(0, reserve=6, credit=20, developments=["improved_logistics"])
    return game.give(0, **given)  # type: ignore[arg-type]


@rule("NFR-A-12")
def test_the_windfall_good_of_the_first_world_may_be_discarded_for_the_second() -> None:
    game = settler(developments=["expeditionary_force"], discovered=["drifting_ore_barges", "rebel_powder_mill"])
    game.choose(0, "settle")
    assert not game.can(0, "settle", "rebel_powder_mill", "arming")  # no good yet
    game.do(0, "settle", "drifting_ore_barges", "credits")
    assert game.good(0, "drifting_ore_barges") == "R"
    game.do(0, "settle", "rebel_powder_mill", "arming")
    assert "rebel_powder_mill" in game.colonies(0)
    assert game.good(0, "drifting_ore_barges") == ""


@rule("NFR-A-13")
def test_a_reduction_counts_for_each_of_two_worlds() -> None:
    game = settler(developments=["terraforming_specialists"], discovered=["new_vinland", "spice_world"])
    game.choose(0, "settle")
    for world in ("new_vinland", "spice_world"):
        before = game.empire(0).credits
        game.do(0, "settle", world, "credits")
        assert before - game.empire(0).credits == game.tables.tiles[game.names[world]].value - 2


@rule("NFR-A-13")
def test_the_contact_specialist_works_for_each_of_two_worlds() -> None:
    worlds = ["rebel_broadcast_studio", "uplift_crane_flock"]
    game = settler(developments=["contact_specialist"], discovered=worlds).choose(0, "settle")
    for world in worlds:
        before = game.empire(0).credits
        game.do(0, "settle", world, "contact")
        assert before - game.empire(0).credits == game.tables.tiles[game.names[world]].value - 1
    assert set(worlds) <= set(game.colonies(0))


@rule("NFR-A-13")
def test_a_power_that_spends_a_good_is_used_once_for_two_worlds() -> None:
    worlds = ["rebel_powder_mill", "rebel_torpedo_foundry"]
    colonies = ["copper_flats", "comet_zone"]
    game = settler(developments=["expeditionary_force"], colonies=colonies, discovered=worlds)
    game.give(0, goods={"copper_flats": "R", "comet_zone": "R"}).choose(0, "settle")
    game.do(0, "settle", "rebel_powder_mill", "arming")
    while "rebel_powder_mill" not in game.colonies(0):
        game.state.apply(0, game.state.legal(0)[0])
    assert not game.can(0, "settle", "rebel_torpedo_foundry", "arming")
    assert sum(game.good(0, name) == "R" for name in colonies) == 1


@rule("NFR-A-14", "NFR-A-74")
def test_a_world_drawn_after_the_first_settling_may_be_the_second_one() -> None:
    game = settler(developments=["terraforming_robots"], discovered=["new_vinland"]).bag("copper_flats")
    game.choose(0, "settle").do(0, "settle", "new_vinland", "credits")
    assert game.can(0, "settle", "copper_flats", "credits")


@rule("NFR-A-15", "NFR-3.5")
def test_where_players_settle_in_order_the_engineers_still_work_after_the_main_choice() -> None:
    game = table(2).give(
        0, credit=9, reserve=3, colonies=["artist_settlement"], developments=["terraforming_engineers"]
    )
    game.give(0, discovered=["auction_station", "new_vinland"]).pool(colonists=3).choose(0, "settle")
    assert game.state.actors() == (0,)
    assert "take_colonists" in game.moves(0)
    assert "replace" not in game.moves(0)
    game.do(0, "take_colonists")
    assert game.moves(0) == ["no_replacement", "replace"]


@rule("NFR-A-22")
@pytest.mark.parametrize(
    ("made", "paid"), [((1, 0, 0), True), ((2, 1, 2), False), ((2, 2, 1), False), ((0, 0, 0), False)]
)
def test_mining_industry_pays_for_strictly_more_than_every_other_player_and_at_least_one(
    made: tuple[int, int, int], paid: bool
) -> None:
    rare = [
        ["copper_flats", "comet_zone"],
        ["tidal_smelter", "assayers_moon"],
        ["terraforming_boreholes", "imperium_arsenal_moon"],
    ]
    game = table(3)
    for seat in range(3):
        game.give(seat, home="keel_harbour", colonies=rare[seat], credit=0)
        full = dict.fromkeys(rare[seat][made[seat] :], "R")
        game.give(seat, goods=full)
    game.give(0, developments=["mining_industry"]).choose(0, "produce").finish_action()
    told = [event.amount for event in game.told("gain-credits") if event.seat == 0 and "mining" in str(event.facts)]
    assert told == ([2] if paid else [])


@rule("NFR-A-24")
def test_in_order_each_player_sells_and_consumes_before_the_next() -> None:
    """Given so few chips that they may run out; Then seat 1 is asked only when seat 0 has consumed."""
    game = table(3).pool(chips=1)
    for seat, world in enumerate(["puppet_theatre_moon", "uplift_apiary"]):
        game.give(seat, colonies=[world], goods={world: "N" if not seat else "G", "uplift_hatchery": "G"})
    game.choose(0, "trade_consume")
    assert game.state.actors() == (0,)
    game.do(0, "no_sale")
    assert game.state.actors() == (0,)
    assert game.moves(0) == ["spend"]
    game.do(0, "spend", "uplift_hatchery")
    assert game.empire(0).chips == 2  # the bonus and the good
    assert game.state.actors() == (1,)
    assert "sell" in game.moves(1)


@rule("NFR-A-28", "NFR-16.4")
@pytest.mark.parametrize(("pool", "ends"), [(2, False), (1, True)])
def test_a_pool_of_exactly_nothing_has_run_out(pool: int, ends: bool) -> None:
    game = table(3).pool(chips=pool).choose(0, "send_diplomats")
    assert game.state.chips == pool - 1
    assert bool(game.state.ends) == ends


@rule("NFR-A-29", "NFR-16.8")
def test_chips_are_paid_beyond_those_of_the_box() -> None:
    game = table(3).pool(chips=0).give(0, chips=500).choose(0, "send_diplomats")
    assert game.empire(0).chips == 501


@rule("NFR-A-32")
def test_a_review_behind_the_own_disk_changes_no_order() -> None:
    """Two players: B, then A, then A again with Goals review; the disk to the left of the chooser's is A's own."""
    game = goals(2)
    game.state.waiting = [1, 0, 0, 1]
    game.restart().choose_quietly(1, "develop").finish_action().choose_quietly(0, "send_diplomats")
    game.state.done = [1, 0]
    game.choose_quietly(0, "goals_review").finish_action()
    assert game.state.done == [1, 0, 0]


@rule("NFR-A-37")
def test_the_own_earlier_goal_is_turned_up_by_the_own_review() -> None:
    game = goals(3).goal("conscription", owner=0, up=False).choose_quietly(0, "goals_review").finish_action()
    assert [game.tables.goals[goal].name for goal in game.state.goals_up] == ["conscription"]
    assert game.state.hidden_owner == 0


@rule("NFR-A-40", "NFR-A-81", "NFR-A-9")
def test_without_a_surplus_no_world_can_be_stored_or_returned() -> None:
    game = goals(3).goal("exploration")
    worlds = [tile.name for tile in game.tables.tiles[:60]]
    for seat, number in enumerate([7, 6, 7]):  # with the home and the worlds taken 10, 8 and 9
        game.give(seat, discovered=worlds[8 * seat : 8 * seat + number])
    game.choose(0, "explore")
    asked = []
    while game.state.action >= 0:
        (seat,) = game.state.actors()
        if "store_world" in game.moves(seat):
            asked.append(seat)
        game.state.apply(seat, game.state.legal(seat)[0])
    assert asked == [0]
    assert [len(game.empire(seat).discovered) for seat in range(3)] == [8, 7, 8]


@rule("NFR-A-42")
def test_credits_of_consume_powers_are_not_taxed() -> None:
    game = goals(3).goal("turnover_tax").give(0, colonies=["new_vinland"], goods={"new_vinland": "N"})
    game.choose(0, "trade_consume").do(0, "no_sale")
    assert game.good(0, "new_vinland") == ""  # consumed for 2 credits
    assert game.state.actors() == (1,)
    assert "store_credits" not in game.moves(1)
    assert game.empire(0).stored_credits == 0


@rule("NFR-A-45", "NFR-A-82", "NFR-2.4")
def test_all_eight_large_tiles_and_eight_small_stacks_are_tossed_for_each_on_its_own() -> None:
    turned: dict[int, set[int]] = {}
    patterns = set()
    for seed in range(60):
        state = the_game().new(seats=3, seed=seed, setup="standard")
        assert isinstance(state, NewFrontiersState)
        heads = tuple(face != pile.faces[0] for face, pile in zip(state.faces, state.tables.piles, strict=True))
        patterns.add(heads)
        for number, face in enumerate(state.faces):
            turned.setdefault(number, set()).add(face)
    tossed = [number for number, faces in turned.items() if len(faces) == 2]
    tiles = the_game().tables.tiles
    large = [number for number in tossed if tiles[min(turned[number])].spaces == 2]
    assert (len(large), len(tossed)) == (8, 16)
    assert len(patterns) > 50


@rule("NFR-A-80", "NFR-A-47")
def test_one_declared_kind_of_the_refinery_holds_for_bonuses_and_goals() -> None:
    game = goals(3).goal("diversification").give(0, colonies=["oort_cloud_alien_refinery", "copper_flats"])
    empire = game.empire(0)
    own = {game.tables.tiles[colony].kind for colony in empire.colonies} - {4}
    for kind in range(4):
        game.state.oort_kind = kind
        assert scoring.best_kind(game.state, empire) == kind
        assert scoring.kinds_of(game.tables, empire, kind) == len(own | {kind})


@rule("NFR-A-48", "NFR-19.18")
def test_a_military_power_is_a_settle_power() -> None:
    game = goals(3)
    subject = game.tables.goals[game.goal_number("skilled_workforce")].subject
    for name in ("space_marines", "imperium_siege_depot", "expeditionary_force"):
        other = goals(3).give(0, home="uplift_hatchery")
        before = scoring.goal_count(other.tables, other.empire(0), subject, -1)
        given = {"developments": [name]} if name != "imperium_siege_depot" else {"colonies": [name]}
        other.give(0, **given)  # type: ignore[arg-type]
        assert scoring.goal_count(other.tables, other.empire(0), subject, -1) == before + 1
        other.give(0, developments=["terraforming_specialists"])  # a Settle power that is not military
        assert scoring.goal_count(other.tables, other.empire(0), subject, -1) == before + 1


@rule("NFR-A-65", "NFR-A-19", "NFR-21.13")
def test_a_world_settled_by_contact_sets_off_what_a_military_world_does() -> None:
    game = table(2).give(0, home="imperium_banner_keep", credit=9, reserve=2, developments=["contact_specialist"])
    game.give(0, discovered=["imperium_staff_college"]).choose(0, "settle")
    assert not game.can(0, "settle", "imperium_staff_college", "strength")
    price = game.tables.tiles[game.names["imperium_staff_college"]].value - 1
    game.do(0, "settle", "imperium_staff_college", "contact")
    assert game.empire(0).credits == 9 - price + 1


@rule("NFR-A-66", "NFR-A-17")
def test_the_doomed_colony_takes_no_military_world_with_the_contact_specialist_either() -> None:
    game = table(2).give(0, home="doomed_colony", credit=9, reserve=2, developments=["contact_specialist"])
    game.give(0, discovered=["rebel_broadcast_studio", "copper_flats"]).choose(0, "settle")
    assert game.can(0, "settle", "rebel_broadcast_studio", "contact")
    assert not game.can(0, "settle", "rebel_broadcast_studio", "doomed")
    assert game.can(0, "settle", "copper_flats", "doomed")


@rule("NFR-A-66")
@pytest.mark.parametrize("first", ["doomed", "credits"])
def test_with_logistics_the_doomed_colony_serves_for_either_world_but_once(first: str) -> None:
    worlds = ["copper_flats", "artist_settlement"]
    game = settler(home="doomed_colony", discovered=worlds).choose(0, "settle")
    game.do(0, "settle", "copper_flats", first)
    assert game.can(0, "settle", "artist_settlement", "doomed") == (first == "credits")
    assert game.can(0, "settle", "artist_settlement", "credits")


@rule("NFR-A-70")
def test_a_bonus_for_strength_counts_no_strength_of_this_action() -> None:
    game = table(2).give(0, developments=["space_marines"])
    before = scoring.general_strength(game.tables, game.empire(0))
    game.empire(0).temporary = 5
    assert scoring.general_strength(game.tables, game.empire(0)) == before == 2


@rule("NFR-A-71")
def test_a_military_home_is_a_military_colony_for_every_bonus_and_power() -> None:
    tables = the_game().tables
    home = next(tile for tile in tables.tiles if tile.name == "rebel_quarry")
    assert home.military
    assert fits(read_line("1 each military").of, home, home.kind)
    assert not fits(read_line("1 each colony !military").of, home, home.kind)


@rule("NFR-A-2", "NFR-5.2")
def test_who_can_afford_nothing_is_not_asked_and_buys_nothing() -> None:
    game = table(3).give(0, credit=9).give(1, credit=0).give(2, credit=9).choose(0, "develop").do(0, "decline")
    assert game.state.actors() == (2,)
    assert [event.seat for event in game.told("declined")] == [0, 1]
    assert game.developments(1) == []


@rule("NFR-A-78", "NFR-19.16")
def test_two_consume_powers_of_one_tile_count_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = goals(3).give(0, developments=["consumer_markets"])
    subject = game.tables.goals[game.goal_number("civil_services")].subject
    tile = game.tables.tiles[game.names["consumer_markets"]]
    assert scoring.goal_count(game.tables, game.empire(0), subject, -1) == 1
    monkeypatch.setattr(tile, "powers", tile.powers * 2)
    assert scoring.goal_count(game.tables, game.empire(0), subject, -1) == 2


@rule("NFR-A-49", "NFR-A-50", "NFR-A-53", "NFR-A-67")
def test_what_the_rulings_say_of_single_tiles() -> None:
    tables = the_game().tables
    tiles = {tile.name: tile for tile in tables.tiles}
    assert all(("Alien" in tile.keywords) for tile in tables.tiles if tile.kind == ALIEN)
    pile = {name: tables.pile_of[tiles[name].number] for name in ("improved_logistics", "terraforming_robots")}
    assert len(set(pile.values())) == 2
    (lords,) = tiles["imperium_lords"].powers
    assert (lords.gain.credits > 0, lords.gain.chips, lords.gain.colonists) == (True, 0, 0)
    for name in ("new_vinland", "comet_zone", "spice_world", "galactic_information_network"):
        assert tiles[name].sort == WORLD
    for name in ("old_earth", "doomed_colony"):
        assert tiles[name].sort == HOME
    for name in ("wealthy_economy", "imperium_arms_factory", "consumer_markets", "mining_industry"):
        assert tiles[name].sort == SMALL
        assert not tables.piles[tables.pile_of[tiles[name].number]].tossed


@rule("NFR-A-19", "NFR-14.7")
def test_the_keyword_alien_alone_keeps_the_contact_specialist_away(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(2).give(0, credit=9, reserve=2, developments=["contact_specialist"])
    game.give(0, discovered=["rebel_broadcast_studio"])
    assert game.tables.tiles[game.names["rebel_broadcast_studio"]].kind != ALIEN
    monkeypatch.setattr(game.tables.tiles[game.names["rebel_broadcast_studio"]], "alien", True)
    game.choose(0, "settle")
    world = game.names["rebel_broadcast_studio"]
    ways = [action for action in game.state.legal(0) if the_game().actions.move(action).args[:1] == (world,)]
    assert ways == []
