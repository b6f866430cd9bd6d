"""BTS-15: the six steps of colonising; BTS-16: what is optional; BTS-20: what follows."""

from support.rules import rule

from .bench import AREA, FOOD, MARKER, ORE, SYSTEM, TABLES, Bench, supply, table


def ready(system: str = "barnards_star", *levels: int, seats: int = 2) -> Bench:
    """Seat 0 controls a system at A1 with these ships."""
    bench = table(seats).put("A1", system).ships(0, "A1", *(levels or (2,)))
    return bench.base(0, "A1", ORE if TABLES.systems[SYSTEM[system]].spec == 2 else FOOD)


@rule("BTS-15.1")
def test_only_system_cards_can_be_colonised() -> None:
    bench = table().ships(0, "Y1", 4).base(0, "Y1").ships(0, "sol", 4).ships(0, "deep", 4).resolve(0, "colonise()")
    assert not bench.s.actors()
    assert bench.faction(0).colonised == []
    bench = ready().put("A2", "wolf_359").ships(0, "A2", 3).base(0, "A2", ORE).base(0, "Y1").ships(0, "Y1", 4)
    bench.resolve(0, "colonise()")
    assert bench.why("colonise", "Y1") == ["BTS-15.1"]


@rule("BTS-15.3", "BTS-15.4", "BTS-EX-12")
def test_control_and_the_required_strength_are_needed() -> None:
    """Helena: a ship without control, control without strength, and Kapteyn's Star with two level 2 ships."""
    bench = table().put("A1", "barnards_star").ships(0, "A1", 2).ships(1, "A1", 3).base(1, "A1")
    bench.put("A2", "lalande_21185").ships(0, "A2", 1).base(0, "A2")
    bench.put("B2", "kapteyns_star").ships(0, "B2", 2, 2).base(0, "B2", ORE).ships(1, "B2", 4)
    bench.put("B1", "luytens_star").ships(0, "B1", 4, 1).base(0, "B1").resolve(0, "colonise()")
    assert bench.args("colonise") == [(AREA["B1"],), (AREA["B2"],)]
    assert bench.why("colonise", "A1") == ["BTS-15.3"]
    assert bench.why("colonise", "A2") == ["BTS-15.3"]


@rule("BTS-15.5", "BTS-15.6")
def test_ships_settle_until_the_strength_suffices_and_more_by_wish() -> None:
    bench = ready("wolf_359", 1, 2, 4).resolve(0, "colonise()")
    assert bench.why("done") == ["BTS-15.5"]
    bench.do("settle", 1)
    assert bench.why("done") == ["BTS-15.5"]
    bench.do("settle", 4)
    assert bench.kinds() == {"done", "settle"}
    assert bench.faction(0).colonised == []
    bench.do("settle", 2)
    assert len(bench.faction(0).colonised) == 1  # all settled, no refund
    assert bench.strength(0, "deep") == 0


@rule("BTS-15.7", "BTS-15.20", "BTS-20.2")
def test_settled_cubes_return_to_supply_before_the_bonus() -> None:
    bench = ready("barnards_star", 2).mat(0, supply=[0] * 5).resolve(0, "colonise()")
    assert bench.faction(0).pop == 1  # the bonus takes the cube that has just come back
    assert sum(supply(bench)) == 0


@rule("BTS-15.8", "BTS-20.3", "BTS-14.10")
def test_everybody_elses_ships_go_to_deep_space() -> None:
    bench = ready("barnards_star", 2, 3).ships(1, "A1", 1, 1).resolve(0, "colonise()").do("settle", 2).do("done")
    assert (bench.strength(0, "deep"), bench.strength(1, "deep")) == (3, 2)
    assert bench.strength(0, "A1") == bench.strength(1, "A1") == 0


@rule("BTS-15.2", "BTS-15.9", "BTS-15.10", "BTS-15.13", "BTS-15.18")
def test_the_card_goes_to_its_owner_with_two_discs_and_a_new_one_is_laid() -> None:
    bench = ready().resolve(0, "colonise()")
    assert bench.faction(0).colonised == [SYSTEM["barnards_star"] * 16 + FOOD * 4 + FOOD]
    assert bench.faction(0).food_out == 2
    assert bench.owner("A1") == -1
    assert bench.s.system_at[AREA["A1"]] == SYSTEM["ross_128"]  # the top card of deck A
    kinds = [event.kind for event in bench.events]
    order = ["settled", "colonised", "system", "colony-disc", "population"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    bench.ships(1, "A1", 4).resolve(1, "upgrade(1, 1)")
    assert bench.faction(0).food_out == 2


@rule("BTS-15.11", "BTS-15.12", "BTS-18.8", "BTS-EX-26")
def test_an_empty_deck_is_replaced_by_the_other_and_then_by_nothing() -> None:
    bench = ready()
    bench.s.decks[4] = []
    bench.resolve(0, "colonise()")
    assert bench.s.system_at[AREA["A1"]] == SYSTEM["tau_ceti"]
    bench = ready()
    bench.s.decks[4], bench.s.decks[5] = [], []
    bench.ships(1, "sol", 1).resolve(0, "colonise()")
    assert bench.s.system_at[AREA["A1"]] == -1
    bench.resolve(1, "jump(2)").do("move", "sol", 1, "A1")
    assert "done" in bench.kinds()
    bench.do("done")
    assert (bench.strength(1, "A1"), bench.owner("A1")) == (1, -1)


@rule("BTS-15.14", "BTS-EX-13", "BTS-1.17")
def test_kapteyns_star_is_colonised_move_by_move() -> None:
    bench = (
        table().put("B2", "kapteyns_star").ships(0, "B2", 2, 2).base(0, "B2", ORE).ships(1, "B2", 1).ships(0, "B2", 1)
    )
    bench.mat(0, supply=[1, 2, 3, 4, 4]).resolve(0, "colonise()").do("settle", 2).do("settle", 2)
    assert supply(bench) == [2, 3, 3, 4, 4]  # the last free place of B, then A
    bench.do("done")
    assert (bench.strength(0, "deep"), bench.strength(1, "deep")) == (1, 1)
    assert bench.s.system_at[AREA["B2"]] == SYSTEM["tau_ceti"]
    assert bench.args("disc") == [(FOOD,), (ORE,)]
    bench.do("disc", "food")
    assert bench.faction(0).colonised == [SYSTEM["kapteyns_star"] * 16 + ORE * 4 + FOOD]
    assert (bench.strength(0, "deep"), supply(bench)) == (3, [1, 3, 3, 4, 4])  # the bonus ship from the leftmost column


@rule("BTS-15.15")
def test_without_a_disc_the_colony_gets_a_marker() -> None:
    bench = ready().goals("empire").mat(0, food_out=8).resolve(0, "colonise()")
    assert bench.faction(0).colonised[0] % 4 == MARKER
    assert bench.s.discs_claimed() == 0


@rule("BTS-15.16", "BTS-15.17")
def test_the_bonus_may_already_jump_to_the_new_card() -> None:
    bench = ready("luyten_726_8", 2).ships(0, "sol", 3).resolve(0, "colonise()")
    assert bench.kinds() == {"move", "done"}
    bench.do("move", "sol", 3, "A1").do("done")
    assert bench.owner("A1") == 0
    assert bench.s.system_at[AREA["A1"]] == SYSTEM["ross_128"]


@rule("BTS-15.19")
def test_colonising_gives_no_gain_control_bonus_again() -> None:
    bench = ready("alpha_centauri", 2).resolve(0, "colonise()")
    assert (bench.faction(0).pop, bench.faction(0).ore) == (0, 3)


@rule("BTS-16.1", "BTS-16.7")
def test_effects_are_resolved_in_full() -> None:
    bench = table().mat(0, supply=[3, 0, 0, 0, 0]).ships(0, "sol", 1).resolve(0, "ore(2); pop(2); upgrade(1, 1)")
    faction = bench.faction(0)
    assert (faction.ore, faction.pop, bench.strength(0, "sol")) == (2, 2, 2)
    bench = table().ships(0, "sol", 1, 2).resolve(0, "upgrade(1, 1)")
    assert bench.why("done") == ["BTS-16.1"]


@rule("BTS-16.2", "BTS-21.6")
def test_optional_parts_may_be_skipped_and_impossible_ones_are_not_offered() -> None:
    bench = table().tech("capital_ship", "III-1", 0).mat(0, ore=5, pop=2).turn(0).use("capital_ship")
    assert bench.kinds() == {"do", "skip"}
    bench.do("skip")
    assert (bench.faction(0).ore, bench.faction(0).pop, bench.strength(0, "sol")) == (2, 1, 4)
    bench = table().tech("capital_ship", "III-1", 0).mat(0, ore=4, pop=2).turn(0).use("capital_ship")
    assert bench.kinds() == {"move", "done"}  # the second ship cannot be paid


@rule("BTS-16.9", "BTS-EX-15")
def test_a_mandatory_part_lets_the_optional_one_be_left_out() -> None:
    bench = table().tech("frontier_charters", "II-1", 0).ships(0, "sol", 1).mat(0, pop=1).turn(0)
    bench.use("frontier_charters", 1)
    assert "done" in bench.kinds()
    bench.do("done")
    assert bench.faction(0).ore == 1
    bench = table().ships(0, "sol", 1).action(0, "ore(2); jump(2)").do("done")
    assert bench.faction(0).ore == 2


@rule("BTS-16.11", "BTS-16.8")
def test_paying_and_moving_the_pawn_is_no_change() -> None:
    bench = table().tech("spacetime_anomaly_studies", "II-1", 0).mat(0, ore=9, pop=0, supply=[0] * 5).turn(0)
    assert not bench.s.factions[0].has_ships()
    bench.mat(0, pop=1).turn(0)
    assert bench.why_space("spacetime_anomaly_studies") == ["BTS-16.8"]
    bench.ships(0, "sol", 1).turn(0)
    assert bench.may_use("spacetime_anomaly_studies")
