"""Jumps and the aims of abilities are judged twice: the options and the refusals know nothing of each other."""

import random
from collections import Counter

import pytest
from games.burning_suns.builder import GAME, built

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.steps import ASK_FORCE, ASK_JUMP, ASK_JUMP_FROM, ASK_LEAP_FROM, ASK_PLACE

AIMED = (ASK_JUMP_FROM, ASK_JUMP, ASK_LEAP_FROM, ASK_PLACE, ASK_FORCE)


@pytest.mark.parametrize("options", [{}, {"army_route": "own_systems", "hostile_systems": "peace"}])
def test_both_readings_agree_wherever_play_leads(options: dict[str, str]) -> None:
    rng = random.Random(5)
    judged: Counter[int] = Counter()
    for seed in range(12):
        if all(judged[kind] == 6 for kind in AIMED):
            break
        state = GAME.new(seats=2 + seed % 4, seed=seed, length="long", **options)
        assert isinstance(state, BurningSunsState)
        while not state.over():
            seat = rng.choice(state.actors())
            legal = state.legal(seat)
            kind = state.asked[0]
            if kind in AIMED and judged[kind] < 6:
                judged[kind] += 1
                allowed = [action for action in range(GAME.actions.size) if not state.why_not(seat, action)]
                assert allowed == legal
            doing = [action for action in legal if action > 1] or legal
            state.apply(seat, rng.choice(doing))
    assert all(judged[kind] > 2 for kind in AIMED), judged


def test_a_jump_is_refused_by_the_rule_it_breaks() -> None:
    table = built().line("a", "b", "c", "d", "e").units(0, "home0", fighter=2).tile("dark", "void_5", "a", up=False)
    table.join("a", "home1").begin(0, "jump")
    if table.asked() == "jump-from":
        table.do("fleet", "home0")
    assert table.why_not("place", "c") == ["BSU-16.10"]  # not next to it
    assert table.why_not("decline") == ["BSU-11.10"]
    table.do("place", "a")
    assert table.why_not("place", "dark") == ["BSU-16.10"]  # face down
    assert table.why_not("place", "home1") == ["BSU-4.23"]
    assert table.why_not("decline") == []


def test_an_army_is_refused_the_way_through_foreign_space() -> None:
    table = built().line("a").units(0, "home0", regiment=2).tile("own", "inhabited_1", "home0").control(0, "own")
    table.begin(0, "jump")
    if table.asked() == "jump-from":
        table.do("army", "home0")
    assert table.why_not("place", "a") == ["BSU-16.13"]
    assert table.why_not("place", "own") == []
