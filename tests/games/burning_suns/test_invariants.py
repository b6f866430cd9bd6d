"""What holds after every action of random play: pieces are conserved, nothing is negative, sums can be recounted."""

import random

import pytest
from games.burning_suns.builder import GAME, TABLES
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.empire.sources import sources
from perihelion.games.burning_suns.rules.galaxy.places import refresh_reach
from perihelion.games.burning_suns.rules.state import asking
from perihelion.games.burning_suns.rules.terms import HOLD_ANTIMATTER, KINDS, MERCENARY, TITAN
from perihelion.kernel.game import OptionValue


def played(seats: int, seed: int, eager: float, **options: OptionValue) -> list[BurningSunsState]:
    """A random game that seldom says no; every position of it is examined by the caller on the live state."""
    rng = random.Random(f"{seats}/{seed}")
    state = GAME.new(seats=seats, seed=seed, **options)
    assert isinstance(state, BurningSunsState)
    examined = []
    while not state.over():
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        doing = [action for action in legal if action > 1] or legal
        state.apply(seat, rng.choice(doing if rng.random() < eager else legal))
        examine(state)
    examined.append(state)
    return examined


def examine(state: BurningSunsState) -> None:
    seats = range(state.seats)
    assert min(state.crystals) >= 0
    assert min(state.antimatter) >= 0
    assert min(state.dark) >= 0
    assert min(state.local) >= 0
    tokens = sum(state.supply) + sum(token >= 0 for token in state.market)
    tokens += sum(construction >= 0 for construction in state.construction)
    for seat in seats:
        units = state.units[seat]
        assert min(units) >= 0
        tokens += len(state.technologies[seat]) + len(state.upgrades[seat])
        for place in range(state.galaxy.size):
            here = units[place * KINDS : (place + 1) * KINDS]
            ground = here[3] + here[6]
            assert state.army[seat][place] == ground
            assert state.fleet[seat][place] == sum(here) - ground
            tokens += sum(here[MERCENARY:])
            assert not sum(here[MERCENARY:]) or here[0] + here[1] + here[2] + here[4] + here[5]  # BSU-31.4
            assert state.tile[place] >= 0 or sum(here) == 0
        for kind in range(TITAN, TITAN + 3):
            in_play = sum(units[kind::KINDS])
            assert in_play <= 1
            assert (state.hull[seat][kind - TITAN] > 0) == (in_play == 1)
        if state.race[seat] >= 0 and state.round:
            assert state.active[seat] == sources(state, seat)
            held = [
                effect.n
                for code in state.active[seat]
                for effect in TABLES.abilities[code >> 6].effects
                if effect.op == HOLD_ANTIMATTER
            ]
            assert state.held[seat] == sum(held)
    waiting = [step for step in state.agenda if step[0] in (69, 70, 71)]
    if state.acting and asking(state).name in ("site", "space", "replaced"):
        waiting.append(state.asked)
    on_the_way = [step for step in waiting if step[0] != 69 or step[3] >= 0]
    assert tokens + len(on_the_way) == 56
    laid = [tile for tile in [*state.tile, *state.stack, *state.aside] if tile >= 0]
    assert len(laid) == len(set(laid)) == 48 - (5 - state.seats)
    for deck, owners in ((0, state.agent_owner), (1, state.artefact_owner)):
        cards = [*state.decks[deck], *[card for card in range(24) if owners[card] >= 0]]
        cards += [state.face_up[deck]] if state.face_up[deck] >= 0 else []
        assert sorted(cards) == list(range(24))
    for seat in seats:
        lent = [card for card in state.lent[seat] if card >= 0]
        assert len(lent) == len(set(lent))
        assert all(not state.hand[seat] >> card & 1 for card in lent)
        assert state.hand[seat] & state.played[seat] == 0
        assert state.hand[seat].bit_count() + len(lent) <= 4 or state.round == 0


@rule("BSU-1.14", "BSU-27.16", "BSU-28.5", "BSU-42.6", "BSU-24.3")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_pieces_are_conserved(seats: int, seed: int) -> None:
    for state in played(seats, seed, 0.9):
        assert state.over()
        for points, score in zip(state.tally(), state.scores(), strict=True):
            assert sum(points.values()) == score


@rule("BSU-12.4", "BSU-12.6")
def test_what_is_reached_stays_reached_and_holds_all_an_empire_owns() -> None:
    rng = random.Random(9)
    state = GAME.new(seats=3, seed=9)
    assert isinstance(state, BurningSunsState)
    before = [0, 0, 0]
    while not state.over():
        seat = rng.choice(state.actors())
        legal = state.legal(seat)
        state.apply(seat, rng.choice([action for action in legal if action > 1] or legal))
        for each in range(3):
            assert state.reach[each] & before[each] == before[each]
            for place in range(state.galaxy.size):
                if state.control[place] == each or state.fleet[each][place] or state.army[each][place]:
                    assert state.reach[each] >> place & 1
        kept = state.reach[:]
        refresh_reach(state)
        assert state.reach == kept
        before = kept
