"""The kept script that measures length and balance, and tries other house values."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[3] / "tools" / "burning_suns_report.py"


def told(*options: str) -> subprocess.CompletedProcess[str]:
    short = ["--games", "1", "--seats", "2", "--bots", "random"]
    return subprocess.run([sys.executable, str(SCRIPT), *short, *options], capture_output=True, text=True)


def test_it_tells_length_winners_and_what_was_never_used() -> None:
    done = told("--try", "systems.hostile_4.local_forces=3")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("1 games of 2, ")
    assert any(line.strip().startswith("seat 0: ") for line in lines)
    assert any(line.startswith("never used: ") for line in lines)


def test_only_house_values_can_be_tried() -> None:
    done = told("--try", "agents.agent_sharpshooter_kessa.passive='passive => boost(leader, 3)'")
    assert done.returncode != 0
    assert "agents.agent_sharpshooter_kessa.passive is no house value" in done.stderr
