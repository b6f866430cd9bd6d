"""Figures beside other projects: every way of measuring measures, ratios are honest, and the page shows them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from perihelion.arena.against import UnknownCommit, compared, laid_out, ratio
from perihelion.arena.speed import Builds, Contestant, race, reported
from perihelion.research import beginning, position_speed, search_speed, speed, two_processes
from perihelion.research.figures import Figures, write_page

ROOT = Path(__file__).resolve().parents[2]


def test_figures_become_a_page_with_a_plot(tmp_path: Path) -> None:
    engine = {"name": "sunward", "build": "plain", "decisions_per_second": 74649, "clone_us": 4.2}
    step = {"name": "tictactoe_v3", "build": "", "way": "pettingzoo", "steps_per_second": 5000}
    search = {"name": "sunward", "build": "compiled", "way": "hard", "simulations_per_second": 93.5}
    position = {"name": "sunward", "build": "compiled", "judged_us": 11.5, "row_us": 6.1}
    pair = {"name": "sunward", "build": "compiled", "one": 90123, "two": 171234, "times": 1.9}
    beginning = {"name": "a first game", "build": "plain", "seconds": 0.123}
    engines = [{**engine, "times_catanatron": 3.7, "times_open_spiel": None}]
    figures = Figures(engines, [step], [search], [position], [pair], [beginning])
    page = write_page(tmp_path, "Python on a test", 2.0, figures, {"sunward"}).read_text(encoding="utf8")
    assert "| sunward | plain | 74,649 | 4.2 µs | 3.7 | – |" in page
    assert "| tictactoe_v3 |  | pettingzoo | 5,000 |" in page
    assert "| sunward | compiled | hard | 93.5 |" in page
    assert "| sunward | compiled | 11.5 µs | 6.1 µs |" in page
    assert "| sunward | compiled | 90,123 | 171,234 | 1.9 |" in page
    assert "| a first game | plain | 0.123 |" in page
    drawn = ElementTree.fromstring((tmp_path / "speed.svg").read_text(encoding="utf8"))
    bars = [part for part in drawn if part.tag.endswith("rect")][1:]
    assert len(bars) == 3
    widths = [float(each.attrib["width"]) for each in bars]
    assert widths[0] > widths[1], "74,649 is more than 5,000 on the same scale"


@pytest.mark.parametrize(
    "contestant", ["vector:sunward", "pettingzoo:sunward", "open_spiel:sunward", "open_spiel:python_tic_tac_toe"]
)
def test_steps_are_measured(contestant: str) -> None:
    assert speed.measurer(contestant)(0.05, 1)["rate"] > 10


@pytest.mark.parametrize("contestant", ["hard:sunward", "open_spiel mcts:sunward", "open_spiel mcts:backgammon"])
def test_simulations_are_measured(contestant: str) -> None:
    assert search_speed.measurer(contestant)(0.05, 1)["rate"] > 1


def test_positions_are_measured() -> None:
    told = position_speed.measurer("sunward")(0.02, 1)
    assert 1.0 < told["row_us"] < 100_000.0
    assert 1.0 < told["judged_us"] < 100_000.0


def test_a_second_process_and_a_start_are_measured() -> None:
    told = two_processes.measurer("sunward")(0.2, 1)
    assert told["rate"] > told["alone"] / 2 > 0
    assert told["times"] == told["rate"] / told["alone"]
    assert 0.01 < beginning.measurer("a first game")(0.1, 1)["seconds"] < 10


def test_ratios_are_taken_round_by_round_and_a_missing_yardstick_gives_none() -> None:
    ours = Contestant("sunward", "plain", samples=[{"rate": 10.0, "clone_us": 1.0}, {"rate": 40.0, "clone_us": 1.0}])
    spiel = Contestant("open_spiel", "", samples=[{"rate": 5.0, "clone_us": 1.0}, {"rate": 10.0, "clone_us": 1.0}])
    told = reported([ours, spiel])[0]
    assert (told["times_open_spiel"], told["times_catanatron"]) == (3.0, None)


def test_another_project_that_cannot_be_measured_is_left_out() -> None:
    def heat(builds: Builds) -> list[Contestant]:
        return [Contestant("no such game", "", builds.plain), Contestant("sunward", "plain", builds.plain)]

    assert [each.name for each in race(0.1, 1, heats=(heat,))] == ["sunward"]


def test_a_commit_is_compared_with_this_source(tmp_path: Path) -> None:
    """The last commit's own files, measured in turn with these; what git does not know is refused."""
    name, folder = laid_out("HEAD")
    assert (folder / "perihelion" / "kernel" / "state.py").is_file()
    assert laid_out(name) == (name, folder), "laid out once"
    plain = Builds(folder, None)
    told = compared(["sunward"], plain, Builds(ROOT, None), 0.2, 2)
    assert [each["what"] for each in told] == ["decisions", "steps", "simulations"]
    assert all(each["before"] > 0 and each["low"] <= each["times"] <= each["high"] for each in told)
    with pytest.raises(UnknownCommit):
        laid_out("no-such-branch")


def test_ratios_between_commits_are_taken_within_rounds() -> None:
    before = Contestant("sunward", "plain", samples=[{"rate": 10.0}, {"rate": 40.0}, {"rate": 20.0}])
    after = Contestant("sunward", "plain", samples=[{"rate": 20.0}, {"rate": 80.0}, {"rate": 40.0}])
    assert ratio(before, after) == {"before": 20.0, "after": 40.0, "times": 2.0, "low": 2.0, "high": 2.0}
