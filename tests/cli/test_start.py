"""A first game and a command begin soon: nothing is imported or parsed that they do not need.

What is imported is looked at; processor time is only held to bounds that a busy machine keeps, too.
"""

import json
import subprocess
import sys

import pytest

import perihelion

FIRST_GAME = """
import json, sys, time
import perihelion
perihelion.game({name!r}).new(2, 1)
print(json.dumps([time.process_time(), sorted(sys.modules)]))
"""
COMMAND = """
import contextlib, io, json, sys, time
sys.argv = ["perihelion", "games", "--lang", "en"]
with contextlib.redirect_stdout(io.StringIO()) as told:
    from perihelion.cli.app import run
    assert run(sys.argv[1:]) == 0
assert "Burning Suns" in told.getvalue()
print(json.dumps([time.process_time(), sorted(sys.modules)]))
"""


def begun(source: str) -> tuple[float, list[str]]:
    """The least processor time of three runs, and what was imported."""
    told = [
        subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True) for _ in range(3)
    ]
    runs = [json.loads(each.stdout) for each in told]
    return min(seconds for seconds, _ in runs), runs[0][1]


@pytest.mark.parametrize("name", [game.id for game in perihelion.all_games()])
def test_a_first_game_needs_the_rules_of_that_game_only(name: str) -> None:
    seconds, modules = begun(FIRST_GAME.format(name=name))
    assert seconds < 0.75
    others = [game.package for game in perihelion.all_games() if game.id != name]
    for unwanted in [*others, "numpy", "fluent", "typer", "rich", "importlib.metadata", "perihelion.words"]:
        assert not [module for module in modules if module == unwanted or module.startswith(f"{unwanted}.")], unwanted


def test_a_command_imports_itself_only_and_opens_no_set() -> None:
    seconds, modules = begun(COMMAND)
    assert seconds < 1.5
    for unwanted in ("numpy", "perihelion.arena", "perihelion.research", "perihelion.server", "perihelion.cli.play"):
        assert not [module for module in modules if module == unwanted or module.startswith(f"{unwanted}.")], unwanted
