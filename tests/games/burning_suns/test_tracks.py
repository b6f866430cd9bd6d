"""The antimatter track: length and number of players decide what wins and where levels begin (BSU-5.3, 5.4, A-1)."""

import copy

import pytest
from games.burning_suns.builder import GAME, built
from support.rules import rule

from perihelion.games.burning_suns.play import BurningSunsState, set_up
from perihelion.games.burning_suns.rules.empire.sources import touch
from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.rounds import round_end
from perihelion.games.burning_suns.rules.steps import CHECK
from perihelion.games.burning_suns.rules.tables import Tables
from perihelion.kernel.rng import seeded

TRACKS = [(length, seats) for length in ("short", "long") for seats in (2, 3, 4, 5)]


def numbers(length: str, seats: int) -> tuple[int, list[int]]:
    """Numbers that are different for every track."""
    base = 10 * seats + (50 if length == "long" else 0)
    return base + 9, [base + 1, base + 4, base + 6]


def on_track(length: str, seats: int) -> BurningSunsState:
    """A game with tracks that all differ, so that no other one can be taken for the right one."""
    data = copy.deepcopy(GAME.components.data)
    for track in data["antimatter_tracks"]:
        track["win"], track["levels"] = numbers(track["side"], track["players"])
    options = built(seats, length=length).state.opt
    state = set_up(Tables(data, "x"), seats, seeded(1), options)
    for seat in range(seats):
        state.ideology[seat], state.race[seat], state.organisation[seat] = seat, seat, seat
        touch(state, seat)
        state.antimatter[seat] = 0
    state.agenda = []
    state.round = 1
    return state


@rule("BSU-A-1", "BSU-5.3", "BSU-5.2", "BSU-3.8", "BSU-1.10")
@pytest.mark.parametrize(("length", "seats"), TRACKS)
def test_each_track_has_its_own_number_to_win(length: str, seats: int) -> None:
    win, _ = numbers(length, seats)
    for antimatter, over in ((win - 1, False), (win, True), (win + 1, True)):
        state = on_track(length, seats)
        assert state.view(None)["win"] == win
        state.antimatter[seats - 1] = antimatter
        round_end(state)
        assert (state.ended == 1) == over
        assert state.winners == (1 << (seats - 1) if over else 0)


@rule("BSU-A-1", "BSU-5.4", "BSU-4.13", "BSU-4.16")
@pytest.mark.parametrize(("length", "seats"), TRACKS)
def test_each_track_has_its_own_thresholds(length: str, seats: int) -> None:
    _, levels = numbers(length, seats)
    state = on_track(length, seats)
    assert state.view(None)["thresholds"] == [0, *levels]
    for antimatter in (levels[0] - 1, levels[0], levels[1] - 1, levels[1], levels[2] - 1, levels[2], levels[1], 0):
        state.antimatter[0] = antimatter
        state.unchecked = 1
        state.frames = [Frame(-1, 0, -1)]
        state.push((CHECK,))
        state.settle()
        while state.actors():
            state.apply(0, state.legal(0)[0])
        held = [level for level in (1, 2, 3) if state.levels[0][level] >= 0]
        assert held == [level for level in (1, 2, 3) if antimatter >= levels[level - 1]]


@rule("BSU-A-1")
@pytest.mark.parametrize("track", GAME.components.data["antimatter_tracks"], ids=lambda track: str(track["id"]))
def test_the_tracks_of_the_set_are_played(track: dict[str, object]) -> None:
    players = track["players"]
    assert isinstance(players, int)
    view = GAME.new(seats=players, seed=1, length=str(track["side"])).view(None)
    levels = track["levels"]
    assert isinstance(levels, list)
    assert (view["win"], view["thresholds"]) == (track["win"], [0, *levels])
