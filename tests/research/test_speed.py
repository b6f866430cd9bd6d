"""Figures beside other projects: every way of measuring measures, ratios are honest, and the page shows them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from perihelion.arena.speed import Builds, Contestant, race, reported
from perihelion.research import search_speed, speed
from perihelion.research.figures import Figures, write_page


def test_figures_become_a_page_with_a_plot(tmp_path: Path) -> None:
    engine = {"name": "sunward", "build": "plain", "decisions_per_second": 74649, "clone_us": 4.2}
    step = {"name": "tictactoe_v3", "build": "", "way": "pettingzoo", "steps_per_second": 5000}
    search = {"name": "sunward", "build": "compiled", "way": "hard", "simulations_per_second": 93.5}
    figures = Figures([{**engine, "times_catanatron": 3.7, "times_open_spiel": None}], [step], [search])
    page = write_page(tmp_path, "Python on a test", 2.0, figures, {"sunward"}).read_text(encoding="utf8")
    assert "| sunward | plain | 74,649 | 4.2 µs | 3.7 | – |" in page
    assert "| tictactoe_v3 |  | pettingzoo | 5,000 |" in page
    assert "| sunward | compiled | hard | 93.5 |" in page
    drawn = ElementTree.fromstring((tmp_path / "speed.svg").read_text(encoding="utf8"))
    bars = [part for part in drawn if part.tag.endswith("rect")][1:]
    assert len(bars) == 3
    widths = [float(each.attrib["width"]) for each in bars]
    assert widths[0] > widths[1], "74,649 is more than 5,000 on the same scale"


@pytest.mark.parametrize("contestant", ["pettingzoo:sunward", "open_spiel:sunward", "open_spiel:python_tic_tac_toe"])
def test_steps_are_measured(contestant: str) -> None:
    assert speed.measurer(contestant)(0.05, 1)["rate"] > 10


@pytest.mark.parametrize("contestant", ["hard:sunward", "open_spiel mcts:sunward", "open_spiel mcts:backgammon"])
def test_simulations_are_measured(contestant: str) -> None:
    assert search_speed.measurer(contestant)(0.05, 1)["rate"] > 1


def test_ratios_are_taken_round_by_round_and_a_missing_yardstick_gives_none() -> None:
    ours = Contestant("sunward", "plain", samples=[{"rate": 10.0, "clone_us": 1.0}, {"rate": 40.0, "clone_us": 1.0}])
    spiel = Contestant("open_spiel", "", samples=[{"rate": 5.0, "clone_us": 1.0}, {"rate": 10.0, "clone_us": 1.0}])
    told = reported([ours, spiel])[0]
    assert (told["times_open_spiel"], told["times_catanatron"]) == (3.0, None)


def test_another_project_that_cannot_be_measured_is_left_out() -> None:
    def heat(builds: Builds) -> list[Contestant]:
        return [Contestant("no such game", "", builds.plain), Contestant("sunward", "plain", builds.plain)]

    assert [each.name for each in race(0.1, 1, heats=(heat,))] == ["sunward"]
