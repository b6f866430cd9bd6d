"""Victory, status, regroup and planning: one clause after another (BSU-5 to BSU-10)."""

import pytest
from games.burning_suns.builder import built
from games.burning_suns.test_rounds import ended
from support.rules import rule

from perihelion.games.burning_suns.rules.frames import Frame
from perihelion.games.burning_suns.rules.steps import STATUS_END, STATUS_OF


@rule("BSU-5.19")
@pytest.mark.parametrize(("length", "last"), [("short", 20), ("long", 30)])
def test_the_last_round_is_played_and_no_other(length: str, last: int) -> None:
    for number in (last - 1, last):
        table = built(3, length=length).antimatter(3, 2, 1)
        table.state.round = number
        assert ended(table).state.over() == (number == last)


@rule("BSU-5.20")
def test_no_level_is_gained_before_the_status_phase_is_over() -> None:
    table = built().empire(0, "imperial").tile("s", "special_1", "home0").control(0, "s", unrest=True, blocked=1)
    table.units(0, "s", fighter=4, regiment=1)
    table.state.frames.append(Frame(-1, 0, -1))
    table.step(STATUS_OF, 0).use("tile-special_1")
    assert (table.state.antimatter[0], table.asked()) == (1, "status")
    table.do("decline")
    assert not table.state.actors()
    assert table.step(STATUS_END).asked() == "level"
