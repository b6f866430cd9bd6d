"""What holds after every action of random games: pieces are conserved, nothing is negative, scores recount."""

from itertools import pairwise

import pytest
from games.new_frontiers.builder import the_game
from support.play import random_game
from support.rules import rule

from perihelion.games.new_frontiers.play import NewFrontiersState
from perihelion.games.new_frontiers.rules.tables import WORLDS
from perihelion.games.new_frontiers.rules.terms import fits


def check_pieces(state: NewFrontiersState) -> None:
    tables = state.tables
    worlds = [*state.bag, *state.centre, *state.aside]
    goods = state.goods[:]
    colonists = state.colonists
    for empire in state.empires:
        worlds += empire.discovered + empire.stored_worlds + [tile for tile in empire.colonies if tile < WORLDS]
        colonists += empire.reserve + sum(tables.tiles[tile].colonists for tile in empire.colonies)
        for kind in range(4):
            goods[kind] += empire.stored_goods[kind] + empire.goods.count(kind)
        assert min(empire.credits, empire.chips, empire.reserve, empire.stored_credits) >= 0
        assert len(empire.goods) == len(empire.colonies)
        assert empire.spaces == sum(tables.tiles[tile].spaces for tile in empire.developments) <= 12
        assert len(set(empire.developments)) == len(empire.developments)
        for tile, kind in zip(empire.colonies, empire.goods, strict=True):
            printed = tables.tiles[tile]
            assert kind in ((-1,) if printed.good == 0 else (-1, printed.kind) if tile != tables.oort else range(-1, 4))
    assert sorted(worlds) == list(range(WORLDS))
    assert goods == tables.goods
    assert colonists == 12 * state.seats
    assert min(*state.goods, state.chips, state.colonists, *state.left) >= 0


def check_tiles(state: NewFrontiersState) -> None:
    """Every development tile of the game is on its pile or in an empire."""
    row = state.tables.players[state.seats]
    for pile, face, left in zip(state.tables.piles, state.faces, state.left, strict=True):
        owned = sum(face in empire.developments for empire in state.empires)
        assert owned + left == (1 if pile.name.startswith("L") else row["small_stack"])


def check_score(state: NewFrontiersState) -> None:
    """Chips, printed points and bonuses, recounted from the tiles without the compiled tables of the bonuses."""
    tiles = state.tables.tiles
    for seat, empire in enumerate(state.empires):
        if state.tables.oort in empire.colonies or state.setup == 2:
            continue
        own = [tiles[number] for number in empire.developments + empire.colonies]
        total = empire.chips + sum(tile.points for tile in own)
        kinds = len({tile.kind for tile in own if tile.is_colony() and tile.kind >= 0})
        strength = sum(power.amount for tile in own for power in tile.powers if power.name == "strength")
        for tile in own:
            each = [line for line in tile.lines if line.of]
            for other in own:
                total += max([line.points for line in each if fits(line.of, other, other.kind)], default=0)
            for line in tile.lines:
                if line.quantity:
                    total += min(line.most, line.points * (kinds if line.quantity == "kinds" else strength))
        assert state.scores()[seat] == total


@rule("NFR-18.2", "NFR-5.13")
@pytest.mark.parametrize("setup", ["first", "standard", "goals"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pieces_are_conserved_in_random_games(seats: int, setup: str) -> None:
    for seed in range(3):
        for state, _, _ in random_game(the_game(), seats, seed, setup=setup):
            assert isinstance(state, NewFrontiersState)
            if all(empire.colonies for empire in state.empires):  # homes are chosen and manned
                check_pieces(state)
            check_tiles(state)
            check_score(state)


@rule("NFR-3.11")
def test_the_order_changes_only_by_diplomats_or_review() -> None:
    for setup in ("standard", "goals"):
        rounds: list[tuple[list[int], bool]] = []
        number = 0
        for state, _, action in random_game(the_game(), 4, 5, setup=setup):
            assert isinstance(state, NewFrontiersState)
            if state.action < 0 and state.round > number and len(state.waiting) == 4 and action >= 2:
                rounds.append((state.waiting, False))
                number = state.round
            if rounds and (action == 8 or (action == 2 and setup == "goals")) and state.action < 0:
                rounds[-1] = (rounds[-1][0], True)
        for (before, changed), (after, _) in pairwise(rounds):
            if not changed:
                assert before == after
