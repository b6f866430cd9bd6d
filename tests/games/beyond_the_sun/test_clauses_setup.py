"""What chance decides at the start, the open rows: the clauses that one example leaves out."""

from games.beyond_the_sun.bench import GAME, SLOT, TABLES, table
from support.rules import rule

from perihelion.games.beyond_the_sun.play import BeyondState

SEEDS = range(12)


def dealt(seed: int) -> BeyondState:
    made = GAME.new(4, seed)
    assert isinstance(made, BeyondState)
    return made


@rule("BTS-2.5", "BTS-2.18")
def test_all_decks_are_shuffled() -> None:
    for deck in (1, 2, 3, 4, 5):
        assert len({tuple(dealt(seed).decks[deck]) for seed in SEEDS}) == len(SEEDS)


@rule("BTS-2.6")
def test_the_events_without_a_guild_are_drawn_by_lot() -> None:
    for level in (1, 2):
        drawn = [{event for event in dealt(seed).event_at if event >= 0} for seed in SEEDS]
        of_level = {frozenset(event for event in each if TABLES.events[event].level == level) for each in drawn}
        assert len(of_level) > 6
        assert all(set(TABLES.fixed_events_of[level]) < each for each in of_level)


@rule("BTS-2.19")
def test_factions_are_dealt_by_lot() -> None:
    orders = {tuple(faction.mat for faction in dealt(seed).factions) for seed in SEEDS}
    assert len(orders) > 6
    assert len({tuple(sorted(order)) for order in orders}) == 1  # the four basic ones


@rule("BTS-19.2", "BTS-A-13")
def test_only_open_cards_of_the_type_are_offered() -> None:
    bench = table(tableau=True).cube("I-1", 0).mat(0, pop=1).event("II-1", "quarantine")
    row = bench.s.rows[1][:]
    bench.resolve(0, "research(II)")
    passed = TABLES.technologies[bench.s.tech_at[SLOT["I-1"]]].passes
    matching = [card for card in row if TABLES.technologies[card].types >> passed & 1]
    assert 0 < len(matching) < len(row)
    if len(matching) > 1:
        assert bench.args("take_technology") == sorted((card,) for card in matching)
    else:
        assert bench.s.tech_at[SLOT["II-1"]] == matching[0]


@rule("BTS-18.10", "BTS-8.7")
def test_every_level_beyond_the_seventh_gives_a_point() -> None:
    printed = sum(TABLES.automation_vp)
    assert [table().mat(0, automation=level).s.tally()[0]["automation"] - printed for level in (7, 9, 14)] == [0, 2, 7]
