"""What a learned judgement of Sunward looks at: sums of what a seat may know; and the drawings that it looks at."""

from collections.abc import Iterator

import pytest
from support.nets import told
from support.play import random_game

from perihelion.games.sunward.bots.evaluation import NOT_YET, best_drawing
from perihelion.games.sunward.bots.insights import SunwardInsights
from perihelion.games.sunward.bots.shortlist import BEST
from perihelion.games.sunward.game import Sunward
from perihelion.games.sunward.play import SunwardState
from perihelion.games.sunward.rules.hexes import neighbours
from perihelion.games.sunward.rules.steps import DRAWING
from perihelion.games.sunward.rules.tables import COLUMNS, DRAW

GAME = Sunward(None)


def positions(seats: int, seeds: range) -> Iterator[SunwardState]:
    for seed in seeds:
        for state, _, _ in random_game(GAME, seats, seed):
            assert isinstance(state, SunwardState)
            yield state


def test_an_own_drawing_counts_at_once_and_one_of_another_seat_when_it_is_shown() -> None:
    insights = SunwardInsights(GAME.tables, 2)
    drawn = 0
    for seed in range(4):
        for live, seat, action in random_game(GAME, 2, seed):
            assert isinstance(live, SunwardState)
            if action < DRAW or len(live.acting) < 2:
                continue
            after = live.clone()
            after.apply(seat, action)
            assert isinstance(after, SunwardState)
            own, other = told(insights, after, seat), told(insights, after, 1 - seat)
            free = round(120 * own["hexes"][0])
            shown = after.clone()
            shown.apply(1 - seat, next(each for each in shown.legal(1 - seat) if each >= DRAW))
            assert isinstance(shown, SunwardState)
            assert free == bin(GAME.tables.coverable & ~shown.sheets[seat].covered).count("1")
            assert round(120 * other["hexes"][3]) > free
            room = [told(insights, each, seat)["room"][: 2 * COLUMNS] for each in (after, shown)]
            assert room[0] == room[1]
            drawn += 1
            break
    assert drawn == 4


def test_numbers_are_what_a_player_counts() -> None:
    """Counted once more, hex by hex."""
    insights = SunwardInsights(GAME.tables, 2)
    cells, index = GAME.tables.grid.cells, GAME.tables.grid.index
    hemmed_in = 0
    for state in positions(2, range(3)):
        if not state.acting or state.asks(DRAWING):
            continue
        found = told(insights, state, 0)
        sheet = state.sheets[0]
        covered = {cell for cell in cells if sheet.covered >> GAME.tables.grid.bit(cell) & 1}
        resources = set(GAME.tables.resource_cells)
        free = set(cells) - covered - resources
        shut = {cell for cell in free if not free.intersection(neighbours(cell))}
        assert found["hexes"][2] == pytest.approx(min(1.0, len(shut) / 10))
        aliens = {cell for cell in free if GAME.tables.aliens >> GAME.tables.grid.bit(cell) & 1}
        assert found["symbols"][0] == pytest.approx(len(aliens) / 10)
        if covered:
            beside = {cell for cell in aliens if covered.intersection(neighbours(cell))}
            assert found["symbols"][1] == pytest.approx(len(beside) / 10)
        around = [
            len([cell for cell in neighbours(each) if cell in index and cell not in covered]) for each in resources
        ]
        assert found["resources"][:7] == [0.125 * around.count(missing) for missing in range(7)]
        shapes = {mission: GAME.tables.zones[state.zones[column]] for column, mission in enumerate(state.missions)}
        for mission, zone in shapes.items():
            count = len(zone.reduced[0].listed(sheet.open))
            assert found["room"][2 * mission : 2 * mission + 2] == [min(1.0, count / 100), float(count == 0)]
        hemmed_in += len(shut)
    assert hemmed_in


def test_the_shortlist_has_every_other_choice_and_the_best_drawings() -> None:
    shortened = 0
    for state in positions(2, range(6)):
        for seat in state.acting:
            legal, listed = state.legal(seat), GAME.shortlist(state, seat)
            drawings = [action for action in listed if action >= DRAW]
            assert listed == [action for action in legal if action in set(listed)]
            assert [each for each in listed if each < DRAW] == [each for each in legal if each < DRAW]
            if state.asks(DRAWING):
                assert len(drawings) == min(BEST, len([action for action in legal if action >= DRAW]))
                _, best = best_drawing(state, seat, GAME.weighed)
                assert best == NOT_YET or best in listed
            shortened += len(listed) < len(legal)
    assert shortened > 50
