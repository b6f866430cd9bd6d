"""Sunward and its history as a state machine: whatever is played, taken back and loaded, the sheets stay sound."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition
from hypothesis.stateful import rule as step
from support.sunward import GAME, MISSIONS, covered, pieces
from support.sunward_by_hand import FRONTIERS, GRID, RESOURCES, UPGRADES, in_one_group, score

from perihelion.games.sunward.play import SunwardState
from perihelion.kernel.errors import NothingToRedo, NothingToUndo, UndoAfterOthers, UndoBeyondHorizon
from perihelion.kernel.history import History
from perihelion.kernel.record import check_record, parse_record


class Sessions(RuleBasedStateMachine):
    """A table of players who play, take back, do again, save, load and look back, in any order."""

    @initialize(seats=st.integers(1, 5), seed=st.integers(0, 2**40))
    def begin(self, seats: int, seed: int) -> None:
        self.history = History.begin(GAME, ["human"] * seats, seed)

    @property
    def state(self) -> SunwardState:
        state = self.history.state
        assert isinstance(state, SunwardState)
        return state

    @precondition(lambda self: not self.state.over())
    @step(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.state.actors()))
        action = data.draw(st.sampled_from(self.state.legal(seat)))
        before = self.state.fingerprint()
        self.history.play(seat, action)
        assert self.state.fingerprint() != before
        assert self.history.at(len(self.history.line) - 1).fingerprint() == before

    @precondition(lambda self: not self.state.over())
    @step(count=st.integers(5, 30), wish=st.integers(0, 10**6))
    def play_on(self, count: int, wish: int) -> None:
        """Several quick actions, so that whole games are reached."""
        for number in range(count):
            if self.state.over():
                return
            seat = self.state.actors()[(wish + number) % len(self.state.actors())]
            legal = self.state.legal(seat)
            self.history.play(seat, legal[(wish * 31 + number * 17) % len(legal)])

    @step(data=st.data())
    def undo_and_maybe_redo(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.state.seats - 1))
        again = data.draw(st.booleans())
        before, horizon = self.state.fingerprint(), self.state.horizon()
        length, entries = len(self.history.line), len(self.history.record.log)
        if not self.history.may_undo(seat):
            with pytest.raises((NothingToUndo, UndoBeyondHorizon, UndoAfterOthers)):
                self.history.undo(seat)
            assert self.state.fingerprint() == before
            assert len(self.history.record.log) == entries
            return
        self.history.undo(seat)
        assert self.state.horizon() == horizon
        assert len(self.history.line) == length - 1
        assert len(self.history.record.log) == entries + 1
        if again:
            self.history.redo(seat)
            assert self.state.fingerprint() == before

    @step(seat=st.integers(0, 4))
    def redo(self, seat: int) -> None:
        before = self.state.fingerprint()
        if self.history.may_redo(seat):
            self.history.redo(seat)
            assert self.state.fingerprint() != before
        else:
            with pytest.raises(NothingToRedo):
                self.history.redo(seat)
            assert self.state.fingerprint() == before

    @step()
    def dump_and_load(self) -> None:
        loaded = GAME.load(self.state.dump())
        assert loaded.fingerprint() == self.state.fingerprint()
        assert [loaded.legal(seat) for seat in range(loaded.seats)] == [
            self.state.legal(seat) for seat in range(self.state.seats)
        ]

    @step()
    def save_and_resume(self) -> None:
        """The record alone leads to the same position, line and log, and play goes on from there."""
        record = parse_record(self.history.record.to_json())
        assert record.to_json() == self.history.record.to_json()  # in a file moves go by their names
        resumed = History.replay(GAME, record)
        assert resumed.state.fingerprint() == self.state.fingerprint()
        assert resumed.line == self.history.line
        assert resumed.taken_back == self.history.taken_back
        assert check_record(record).fingerprint() == self.state.fingerprint()
        self.history = resumed

    @step(part=st.floats(0, 1))
    def look_back(self, part: float) -> None:
        ply = int(part * len(self.history.line))
        state = GAME.new(seats=self.state.seats, seed=self.history.record.seed)
        for each in self.history.line[:ply]:
            state.apply(each.seat, each.action)
        assert self.history.at(ply).fingerprint() == state.fingerprint()
        assert self.history.at(len(self.history.line)).fingerprint() == self.state.fingerprint()

    @invariant()
    def pieces_and_covered_hexes_agree(self) -> None:
        for seat, sheet in enumerate(self.state.sheets):
            drawn = [hexes for _, hexes in pieces(self.state, seat)]
            assert sum(map(len, drawn)) == len(covered(self.state, seat))
            assert set().union(*drawn) == covered(self.state, seat) <= GRID - RESOURCES
            found_anew = sheet.clone()
            found_anew.find_open_spots(self.state.tables)
            assert (sheet.touched, sheet.clear, sheet.open) == (found_anew.touched, found_anew.clear, found_anew.open)
            assert all(in_one_group(hexes) for hexes in drawn)
            assert not drawn or in_one_group(covered(self.state, seat))

    @invariant()
    def upgrades_are_gained_by_covering_and_used_by_leaving_out(self) -> None:
        zones = self.state.tables.zones
        for seat, sheet in enumerate(self.state.sheets):
            assert sheet.gained == len(covered(self.state, seat) & UPGRADES)
            full = sum(zones[self.state.zones[column]].size for column, _ in sheet.pieces)
            assert sheet.used == full - len(covered(self.state, seat))
            assert 0 <= sheet.used <= sheet.gained

    @invariant()
    def frontiers_are_kept_by_those_who_cover_them_and_somebody_was_first(self) -> None:
        for number, (name, cells) in enumerate(FRONTIERS.items()):
            kept = [sheet.frontiers[number] for sheet in self.state.sheets]
            first, later = (15, 8) if name == "upper_right" else (10, 5)
            assert [points > 0 for points in kept] == [
                bool(covered(self.state, seat) & cells) for seat in range(self.state.seats)
            ]
            assert set(kept) <= {0, first, later}
            assert (first in kept) == any(kept) == self.state.view(None)["claimed"][number]

    @invariant()
    def scores_are_those_of_the_second_scorer(self) -> None:
        missions = [MISSIONS[mission] for mission in self.state.missions]
        for seat, points in enumerate(self.state.scores()):
            assert points == score(missions, pieces(self.state, seat), self.state.sheets[seat].frontiers)

    @invariant()
    def a_result_is_noted_exactly_when_the_game_is_over(self) -> None:
        assert (self.history.record.result is not None) == self.state.over()


class TestSessions(Sessions.TestCase):  # type: ignore[name-defined,misc]
    settings = settings(max_examples=120, stateful_step_count=30)
