"""BTS-11: the five steps of research."""

from support.rules import rule

from perihelion.games.beyond_the_sun.rules.pieces import discover

from .bench import EVENT, SLOT, TABLES, TECH, Bench, index, supply, table


def quiet(seats: int = 2) -> Bench:
    """Events that do nothing to those who have little: Quarantine everywhere."""
    bench = table(seats)
    for slot in SLOT:
        if slot.startswith(("II-", "III-")):
            bench.event(slot, "quarantine")
    return bench


@rule("BTS-11.1", "BTS-11.13", "BTS-11.16", "BTS-11.17", "BTS-EX-18", "BTS-11.23", "BTS-11.25", "BTS-11.26")
def test_research_of_an_undiscovered_slot_step_by_step() -> None:
    """A slot joined to a military and an economic technology: cube, event, type, two matching cards, bonus."""
    bench = quiet().tech("narrow_beam_lasers", "I-3", 0).tech("advanced_genetics", "I-4", 0)
    bench.event("II-5", "hydroponic_bounty").mat(0, ore=2, pop=1)
    bench.deck(1, "advanced_robotics", "plasma_cannon", "mass_cloning", "android_destroyers", "supply_base")
    bench.turn(0).use("basic_2").do("research", "II-5")
    assert bench.researched(0, "II-5")
    assert bench.faction(0).pop == 1  # the cube lies there, and the event has given everybody one
    assert bench.faction(1).pop == 1
    assert bench.s.discarded == [EVENT["hydroponic_bounty"]]
    assert bench.args("take_type") == [(1,), (2,)]  # economic or military
    assert not bench.told("offered")
    size = len(bench.s.decks[1])
    bench.do("take_type", "M")
    offered = [event.piece for event in bench.told("offered")]
    assert offered == ["plasma_cannon", "android_destroyers"]  # advanced_robotics and mass_cloning do not match
    assert bench.kinds() == {"take_technology"}
    bench.do("take_technology", "android_destroyers")
    assert bench.s.tech_at[SLOT["II-5"]] == TECH["android_destroyers"]
    assert len(bench.s.decks[1]) == size - 1
    below = {TABLES.technologies[card].name for card in bench.s.decks[1][:3]}
    assert below == {"advanced_robotics", "mass_cloning", "plasma_cannon"}
    assert bench.s.under[1] == [3]
    assert bench.strength(0, "sol") == 2  # its immediate ship
    kinds = [event.kind for event in bench.events]
    order = ["researched", "event", "population", "offered", "technology", "built"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@rule("BTS-11.12", "BTS-11.27", "BTS-11.29", "BTS-11.32", "BTS-EX-19")
def test_a_later_researcher_gets_the_same_card_and_bonus_without_event_or_draw() -> None:
    bench = table().tech("mass_cloning", "II-5", 0).cube("I-3", 1).cube("I-4", 1).mat(1, ore=2, pop=1)
    sizes = [len(deck) for deck in bench.s.decks]
    bench.turn(1).use("basic_2").do("research", "II-5")
    assert bench.researched(1, "II-5")
    assert bench.researched(0, "II-5")
    assert bench.faction(1).pop == 2  # Mass Cloning's immediate bonus
    assert [len(deck) for deck in bench.s.decks] == sizes
    assert not bench.told("event")
    assert bench.s.tech_at[SLOT["II-5"]] == TECH["mass_cloning"]


@rule("BTS-11.2", "BTS-11.3", "BTS-11.4", "BTS-11.5", "BTS-11.9")
def test_slots_of_the_level_not_yet_researched_with_all_prerequisites() -> None:
    bench = quiet().tech("mass_cloning", "II-1", 0).cube("I-1", 0).mat(0, ore=2, pop=1)
    bench.tech("plasma_cannon", "II-3").cube("I-2", 0).turn(0).use("basic_2")
    names = {TABLES.slots[args[0]].name for args in bench.args("research")}
    assert names == {"II-2", "II-3"}  # undiscovered with both prerequisites, and discovered with one
    assert bench.why("research", "II-1") == ["BTS-11.3"]
    assert bench.why("research", "II-5") == ["BTS-11.4"]
    assert bench.why("research", "III-1") == ["BTS-11.2"]
    bench = table().mat(0, pop=1).turn(0).use("basic_1")
    assert len(bench.args("research")) == 4


@rule("BTS-11.7", "BTS-11.22", "BTS-17.29", "BTS-A-9")
def test_two_of_three_prerequisites_suffice_and_only_own_types_can_be_chosen() -> None:
    bench = table().mat(0, pop=1).tech("capital_ship", "III-1", 0).tech("transdimensional_ai", "III-2")
    bench.tech("android_rights_movement", "III-3", 0).tech("stealth_terraformers", "III-4", 0)
    bench.resolve(0, "research(IIII)")
    assert (SLOT["IIII-1"],) in bench.args("research")
    bench.do("research", "IIII-1")
    assert bench.args("take_type") == [(1,), (2,)]  # economic and military; not the scientific one of others
    assert bench.why("take_type", "S") == ["BTS-11.22"]
    bench = table().mat(0, pop=1).tech("capital_ship", "III-1", 0).tech("stealth_terraformers", "III-4", 0)
    bench.tech("hivemind_computing", "III-5", 0).tech("cerebral_implants", "III-6", 0).resolve(0, "research(IIII)")
    assert bench.why("research", "IIII-1") == ["BTS-11.7"]
    bench = table().mat(0, pop=1).tech("capital_ship", "III-1", 0).tech("transdimensional_ai", "III-2", 0)
    bench.tech("android_rights_movement", "III-3", 0).resolve(0, "research(IIII)")
    assert bench.args("take_type") == [(0,), (1,), (2,)]


@rule("BTS-11.8", "BTS-EX-20")
def test_the_eye_symbol_needs_a_discovered_technology() -> None:
    bench = quiet().cube("I-1", 0).cube("I-2", 0).mat(0, ore=5, pop=2).turn(0)
    assert bench.why_space("hypercomputing") == ["BTS-4.9"]
    bench.tech("mass_cloning", "II-1").tech("plasma_cannon", "II-3").turn(0).use("hypercomputing")
    assert {args[0] for args in bench.args("research")} == {SLOT["II-1"], SLOT["II-3"]}
    assert bench.why("research", "II-2") == ["BTS-11.8"]


@rule("BTS-11.11")
def test_the_cube_goes_to_the_slot() -> None:
    bench = table().mat(0, pop=3).turn(0).use("basic_1").do("research", "I-4")
    assert bench.faction(0).techs == 1 << SLOT["I-4"]
    assert bench.s.view(1)["slots"][SLOT["I-4"]]["researched"] == [0]


@rule("BTS-11.14", "BTS-11.15", "BTS-21.21")
def test_an_event_is_discarded_unless_it_stays() -> None:
    bench = quiet().cube("I-1", 0).mat(0, ore=2, pop=1).event("II-1", "quarantine")
    bench.turn(0).use("basic_2")
    assert bench.s.discarded == [EVENT["quarantine"]]
    bench = quiet().cube("I-1", 0).mat(0, ore=2, pop=1).event("II-1", "census_of_worlds").turn(0).use("basic_2")
    assert bench.s.discarded == []
    assert bench.s.view(0)["kept"] == [{"event": "census_of_worlds", "owner": None}]


@rule("BTS-11.18", "BTS-11.20", "BTS-11.21")
def test_one_type_is_taken_as_it_is_and_different_ones_are_chosen_before_the_cards() -> None:
    bench = quiet().cube("I-1", 0).mat(0, ore=2, pop=1).turn(0).use("basic_2")
    types = {card.types for card in (TABLES.technologies[args[0]] for args in bench.args("take_technology"))}
    assert all(kind & 1 for kind in types)  # scientific, as Hypercomputing passes on
    bench = quiet().tech("hypercomputing", "I-1", 0).tech("terraforming", "I-2", 0).mat(0, ore=2, pop=1)
    bench.turn(0).use("basic_2").do("research", "II-2")
    assert bench.args("take_type") == [(0,), (3,)]
    assert bench.why("take_type", "M") == ["BTS-11.21"]
    assert not bench.told("offered")
    bench = quiet().tech("mass_cloning", "II-3", 0).tech("surveying_androids", "II-4", 0).mat(0, pop=1)
    bench.resolve(0, "research(III)").do("research", "III-4")
    assert bench.kinds() == {"take_technology"}  # two requirements of the same type


@rule("BTS-11.23", "BTS-11.21")
def test_cards_are_revealed_once_their_type_is_chosen_and_are_not_hidden_again() -> None:
    """What turns them up can be told beforehand, so that nobody tries it and takes it back."""
    bench = quiet().tech("hypercomputing", "I-1", 0).tech("terraforming", "I-2", 0).mat(0, ore=2, pop=1)
    bench.turn(0).use("basic_2").do("research", "II-2")
    before = bench.s.revealed
    assert [bench.s.reveals(0, index("take_type", kind)) for kind in ("S", "C")] == [True, True]
    bench.do("take_type", "S")
    assert bench.s.revealed == before + 1


@rule("BTS-11.19")
def test_level_four_has_no_event_but_a_choice_of_card() -> None:
    bench = table().tech("stealth_terraformers", "III-4", 0).mat(0, pop=1)
    bench.deck(3, "omega_theorem", "galactic_empire", "galactic_archive").resolve(0, "research(IIII)")
    assert not bench.told("event")
    assert bench.args("take_technology") == [(TECH["galactic_archive"],), (TECH["galactic_empire"],)]


@rule("BTS-11.24", "BTS-1.6")
def test_a_hybrid_matches_for_either_of_its_types() -> None:
    bench = quiet().cube("I-1", 0).mat(0, ore=2, pop=1)
    bench.deck(1, "human_experimentation", "plasma_cannon", "biosynaptic_network").turn(0).use("basic_2")
    assert {args[0] for args in bench.args("take_technology")} == {
        TECH["human_experimentation"],  # military and scientific
        TECH["biosynaptic_network"],
    }


def test_a_deck_without_matching_cards_falls_back() -> None:
    """A-10: another allowed type, and failing that any card."""
    bench = quiet().tech("hypercomputing", "I-1", 0).tech("terraforming", "I-2", 0).mat(0, ore=2, pop=1)
    bench.s.decks[1] = [TECH["frontier_charters"], TECH["plasma_cannon"]]
    bench.turn(0).use("basic_2").do("research", "II-2").do("take_type", "S")
    assert bench.s.tech_at[SLOT["II-2"]] == TECH["frontier_charters"]  # commercial was the other allowed type
    bench = quiet().tech("hypercomputing", "I-1", 0).mat(0, ore=2, pop=1)
    bench.s.decks[1] = [TECH["frontier_charters"], TECH["plasma_cannon"]]
    bench.turn(0).use("basic_2")
    assert {args[0] for args in bench.args("take_technology")} == {TECH["frontier_charters"], TECH["plasma_cannon"]}


@rule("BTS-11.28", "BTS-11.30", "BTS-21.37", "BTS-21.16")
def test_the_immediate_bonus_comes_once_and_the_rest_is_for_later() -> None:
    bench = table().mat(0, pop=1).ships(0, "sol", 1).turn(0).use("basic_1").do("research", "I-2")
    assert (bench.faction(0).ore, bench.strength(0, "sol")) == (1, 2)  # take 1 ore, upgrade 1 ship, nothing more
    bench = table().tech("mass_cloning", "II-1", 1).mat(0, pop=1, ore=1).ships(0, "sol", 1)
    bench.resolve(0, "research(I|II, only=seen, prereq=no, immediate=no)").do("research", "II-1")
    assert bench.faction(0).pop == 0
    bench.mat(0, pop=1).turn(0)
    assert bench.may_use("mass_cloning")


@rule("BTS-11.28", "BTS-21.33")
def test_an_ability_set_off_by_research_comes_after_the_immediate_bonus() -> None:
    bench = table().mat(0, mat="watch_advanced", pop=1, supply=[7, 0, 0, 0, 0]).resolve(0, "research(I)")
    bench.do("research", "I-2")
    assert [event.amount for event in bench.told("ore")] == [1, 3]  # of the card, then of the mat


@rule("BTS-21.16")
def test_research_with_a_supply_cube() -> None:
    bench = table().tech("mass_cloning", "II-1").cube("I-1", 0).mat(0, pop=0, supply=[2, 0, 0, 0, 0])
    bench.resolve(0, "research(II, only=seen, cube=supply)")
    assert bench.researched(0, "II-1")
    assert (supply(bench)[0], bench.faction(0).pop) == (0, 1)  # one cube placed, one by the immediate bonus
    bench = table().tech("mass_cloning", "II-1").cube("I-1", 0).mat(0, pop=1, supply=[0] * 5)
    bench.resolve(0, "research(II, only=seen, cube=supply)")
    assert bench.researched(0, "II-1")
    assert bench.faction(0).pop == 0


@rule("BTS-21.20", "BTS-11.4")
def test_transdimensional_ai_skips_one_of_two_prerequisites_of_discovered_slots() -> None:
    bench = table().tech("transdimensional_ai", "III-1", 0).cube("I-1", 0).mat(0, pop=1)
    bench.tech("mass_cloning", "II-2").tech("plasma_cannon", "II-3").tech("supply_base", "II-1", 0)
    bench.resolve(0, "research(II)")
    assert bench.researched(0, "II-2")  # the only choice: II-3 needs 1, II-5 is undiscovered
    bench = table().tech("transdimensional_ai", "III-1", 0).mat(0, pop=1).tech("omega_theorem", "IIII-1")
    bench.resolve(0, "research(IIII)")
    assert bench.researched(0, "IIII-1")  # 1 of the 2 of 3


@rule("BTS-21.20", "BTS-21.25")
def test_prerequisites_can_be_skipped_as_soon_as_the_card_or_a_slot_is_there() -> None:
    """From its own research on, and again whenever another slot is discovered."""
    bench = table().tech("transdimensional_ai", "III-1").tech("mass_cloning", "II-2").tech("supply_base", "II-1", 0)
    bench.cube("I-1", 0).mat(0, pop=1).resolve(0, "research(III, only=seen)")
    assert bench.researched(0, "III-1")
    assert bench.faction(0).open_slots >> SLOT["II-2"] & 1  # it needs I-1 and I-2
    assert not bench.faction(0).open_slots >> SLOT["III-2"] & 1  # undiscovered
    discover(bench.s, SLOT["III-2"], TECH["capital_ship"])
    assert bench.faction(0).open_slots >> SLOT["III-2"] & 1
    assert not bench.faction(1).open_slots >> SLOT["III-2"] & 1


@rule("BTS-20.1")
def test_the_tree_differs_from_game_to_game() -> None:
    from support.play import finished

    from .bench import GAME

    trees = {str(finished(GAME, 2, seed).view(None)["slots"][4:10]) for seed in range(4)}
    assert len(trees) == 4
