"""Invariants over whole random games (C-17 to C-26), what is hidden, and which components take effect."""

import random
from collections import Counter
from typing import Any

import pytest
from support.rules import rule

from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules import steps
from perihelion.games.beyond_the_sun.rules.cards import NO_CARD
from perihelion.games.beyond_the_sun.rules.counters import value
from perihelion.games.beyond_the_sun.rules.decks import draw, put_under, unseen
from perihelion.kernel.state import State

from .bench import GAME, TABLES, table

PLANS: list[tuple[int, int, dict[str, Any]]] = [
    (2, 11, {}),
    (3, 12, {"mats": "advanced"}),
    (4, 13, {"tableau": True}),
    (4, 14, {"mats": "advanced", "side": "inner"}),
]


def played(seats: int, seed: int, options: dict[str, Any]) -> Any:
    rng = random.Random(seed)
    state = GAME.new(seats, seed, **options)
    while not state.over():
        yield state
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    yield state


@pytest.mark.parametrize(("seats", "seed", "options"), PLANS)
@rule("BTS-1.26", "BTS-1.28", "BTS-12.5", "BTS-15.18", "BTS-18.3", "BTS-18.4", "BTS-18.6")
def test_no_piece_is_ever_lost_or_made(seats: int, seed: int, options: dict[str, Any]) -> None:
    automated = [0] * seats
    for state in played(seats, seed, options):
        for seat, faction in enumerate(state.factions):
            in_hand = len(state.asked) - 2 if state.asked[0] == steps.PLACING and state.asked[1] == seat else 0
            cubes = sum(faction.supply) + faction.pop + faction.techs.bit_count() + sum(faction.ships)
            assert cubes + len(faction.museum) + in_hand == 20
            for kind, out in ((0, faction.food_out), (1, faction.ore_out)):
                placed = faction.automated[kind] + faction.swapped[kind]
                placed += len([a for a in range(10) if state.base[a] == seat and state.base_kind[a] == kind])
                placed += sum((each // 4 % 4 == kind) + (each % 4 == kind) for each in faction.colonised)
                assert placed == out <= 8
            assert sum(faction.automated) == faction.automation >= automated[seat]
            automated[seat] = faction.automation
            assert min(faction.ore, faction.pop, *faction.supply, *faction.ships) >= 0
            assert all(faction.supply[k] <= TABLES.capacity[k] for k in range(1, 5))
            assert faction.strength == [
                sum((k + 1) * faction.ships[area * 4 + k] for k in range(4)) for area in range(10)
            ]


@pytest.mark.parametrize(("seats", "seed", "options"), PLANS)
@rule("BTS-14.26", "BTS-2.3")
def test_cards_lie_somewhere_exactly_once(seats: int, seed: int, options: dict[str, Any]) -> None:
    for state in played(seats, seed, options):
        private = [card for faction in state.factions for card in faction.private]
        rows = [card for row in state.rows for card in row if card >= 0]
        offered = state.offer if state.asked and state.asked[0] != steps.TAKING else []
        shown = [card for card in offered if card not in rows] + state.aside
        laying = [state.asked[2]] if state.asked[0] == steps.LAYING_SLOT else []
        technologies = [card for card in [*state.tech_at, *[c for deck in state.decks[:4] for c in deck]] if card >= 0]
        assert sorted(technologies + private + rows + shown + laying) == list(range(46))
        colonies = [each // 16 for faction in state.factions for each in faction.colonised]
        systems = [card for card in state.system_at if card >= 0] + state.decks[4] + state.decks[5] + colonies
        beside = [state.sphere] if state.sphere != NO_CARD else []
        beside += state.offer if state.asked[0] == steps.TAKING else []
        beside += [state.asked[2]] if state.asked[0] == steps.JOINING else []
        assert sorted(systems + beside) == list(range(24))
        for number, slot in enumerate(TABLES.slots):
            assert not (state.tech_at[number] >= 0 and state.event_at[number] >= 0)
            if slot.level in (0, 3):
                assert state.event_at[number] == -1
        for deck, sizes in zip(state.decks, state.under, strict=True):
            assert sum(sizes) <= len(deck)


@pytest.mark.parametrize(("seats", "seed", "options"), PLANS)
def test_scores_recounted_from_the_view_agree(seats: int, seed: int, options: dict[str, Any]) -> None:
    """The rules of section 8 once more, on what a spectator sees."""
    systems = {each["id"]: each["vp"] for each in GAME.components.data["systems"]}
    technologies = {each["id"]: each for each in GAME.components.data["technologies"]}
    last: State | None = None
    for state in played(seats, seed, options):
        last = state
    assert last is not None
    shown = last.view(None)
    for seat, faction in enumerate(shown["factions"]):
        researched = [slot for slot in shown["slots"] if seat in slot["researched"]]
        own = [slot["technology"] for slot in researched] + faction["private"]
        points = sum({"I": 1, "II": 2, "III": 3, "IIII": 0}[technologies[card]["level"]] for card in own)
        assert points == faction["tally"]["technologies"]
        assert faction["tally"]["systems"] == sum(systems[each["system"]] for each in faction["colonised"])
        assert faction["tally"]["bases"] == len([area for area in shown["areas"] if area["base"] == seat])
        placed = 0
        for goal in shown["achievements"]:
            placed += sum(goal["spaces"][k] for k, disc in enumerate(goal["discs"]) if disc["seat"] == seat)
        assert placed == faction["tally"]["achievements"]
        assert last.scores()[seat] == sum(faction["tally"].values())


@pytest.mark.parametrize(("seats", "seed", "options"), PLANS)
def test_control_is_always_consistent_between_actions(seats: int, seed: int, options: dict[str, Any]) -> None:
    for state in played(seats, seed, options):
        if state.over() or state.asked[0] not in (steps.ACTION, steps.PRODUCTION):
            continue
        for area in range(10):
            strengths = [faction.strength[area] for faction in state.factions]
            owner = state.base[area]
            if owner >= 0:
                assert strengths[owner] == max(strengths)
            elif state.spec(area) and max(strengths):
                assert strengths.count(max(strengths)) > 1


def test_everybody_has_had_the_same_number_of_turns() -> None:
    for seats, seed, options in PLANS:
        turns: Counter[int] = Counter()
        before = None
        for state in played(seats, seed, options):
            now = (state.round, state.active)
            if now != before and not state.over():
                turns[state.active] += 1
                before = now
        assert len(set(turns.values())) == 1


def test_nothing_hidden_is_in_any_view_and_redrawing_keeps_what_is_known() -> None:
    """H-8, H-9: groups under a deck keep their place and content, only their inner order is drawn anew."""
    bench = table()
    put_under(bench.s, 1, [bench.s.decks[1].pop() for _ in range(4)])
    put_under(bench.s, 5, bench.s.decks[5][-2:])
    bench.s.decks[5] = bench.s.decks[5][:-2]
    state = bench.turn(0).s
    assert [len(deck["groups"]) for deck in state.view(0)["decks"].values()] == [0, 1, 0, 0, 0, 1]
    fixed = [k for k, card in enumerate(TABLES.events) if card.fixed]
    orders = set()
    for seed in range(12):
        other = state.determinize(0, seed)
        assert isinstance(other, BeyondState)
        assert other.view(1) == state.view(1)
        orders.add(str(other.decks))
        for level in (1, 2):
            lying = [e for e in state.event_at if e >= 0 and TABLES.events[e].level == level]
            again = [e for e in other.event_at if e >= 0 and TABLES.events[e].level == level]
            assert [e in fixed for e in sorted(lying)].count(True) == [e in fixed for e in sorted(again)].count(True)
        assert sorted(other.boxed + [e for e in other.event_at if e >= 0]) == sorted(
            state.boxed + [e for e in state.event_at if e >= 0]
        )
    assert len(orders) > 6


def test_a_deck_is_drawn_unseen_block_first_then_the_oldest_group() -> None:
    bench = table()
    bench.s.decks[3] = [1, 2]
    put_under(bench.s, 3, [10, 11])
    put_under(bench.s, 3, [20])
    assert (bench.s.decks[3][0], unseen(bench.s, 3)) == (20, 2)
    assert [draw(bench.s, 3) for _ in range(2)] == [2, 1]
    assert {draw(bench.s, 3), draw(bench.s, 3)} == {10, 11}
    assert bench.s.under[3] == [1]
    assert draw(bench.s, 3) == 20


def test_every_condition_of_an_achievement_can_be_read() -> None:
    bench = table(4)
    for achievement in TABLES.achievements:
        assert value(bench.s, 0, achievement.condition, 0, 0) == 0
