"""Bots that are programs of their own, over JSON lines."""

import json
import sys
from pathlib import Path

import pytest

from perihelion import game
from perihelion.arena.match import play_match
from perihelion.bots import Position, bot
from perihelion.bots.program import Program, ProgramFailed
from perihelion.kernel.rng import seeded

EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "first_bot.py"


def written(folder: Path, code: str) -> str:
    file = folder / "its_bot.py"
    file.write_text(code, encoding="utf8")
    return f"{sys.executable} {file}"


def test_the_example_plays_a_whole_game() -> None:
    program = bot(f"program@{sys.executable} {EXAMPLE}")
    outcome = play_match(game("sunward"), [program, bot("random")], 3)
    assert outcome.ending == "last-round"
    program.close()  # type: ignore[attr-defined]


def test_a_program_is_told_the_view_and_nothing_else(tmp_path: Path) -> None:
    log = tmp_path / "log"
    program = Program(
        written(
            tmp_path,
            "import json, sys\nfor line in sys.stdin:\n"
            f"    open({str(log)!r}, 'w').write(line)\n"
            "    print(json.dumps({'action': json.loads(line)['legal'][-1][0]}), flush=True)\n",
        )
    )
    sunward = game("sunward")
    state = sunward.new(seats=2, seed=4)
    seat = state.actors()[0]
    assert program.choose(Position(sunward, state, seat), seeded(1)) == state.legal(seat)[-1]
    told = json.loads(log.read_text(encoding="utf8"))
    assert set(told) == {"game", "seat", "view", "legal", "chance"}
    assert told["view"] == json.loads(json.dumps(state.view(seat)))
    program.close()


@pytest.mark.parametrize(
    "code",
    [
        "print('{\"action\": -1}', flush=True); input()",
        "print('{\"action\": true}', flush=True); input()",
        "print('[]', flush=True); input()",
        "print('what?', flush=True); input()",
        "",
        "import time; time.sleep(30)",
    ],
)
def test_a_program_without_a_usable_answer_is_told_and_ended(tmp_path: Path, code: str) -> None:
    sunward = game("sunward")
    state = sunward.new(seats=1, seed=4)
    program = Program(written(tmp_path, code), seconds=2)
    with pytest.raises(ProgramFailed):
        program.choose(Position(sunward, state, 0), seeded(1))
    assert program.process is None


def test_a_command_that_is_nowhere() -> None:
    sunward = game("sunward")
    with pytest.raises(ProgramFailed):
        bot("program@no-such-program-anywhere").choose(Position(sunward, sunward.new(1, 1), 0), seeded(1))
