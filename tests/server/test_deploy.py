"""The files for whoever runs a server: read by the programs they are for, as far as those are here."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from support.patience import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_every_option_in_them_is_one_of_the_server() -> None:
    environment = {**os.environ, "COLUMNS": "200", "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "perihelion.server", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment).stdout
    known = set(re.findall(r"--[a-z-]+", shown))
    for file in ("Containerfile", "compose.yaml", "compose.nodes.yaml", "perihelion.service"):
        lines = [line for line in (DEPLOY / file).read_text().splitlines() if re.search("--db|--proxy|--host", line)]
        used = {each for line in lines if not line.startswith("#") for each in re.findall(r"--[a-z-]+", line)}
        assert used, file
        assert used <= known, file


@pytest.mark.parametrize("file", ["compose.yaml", "compose.nodes.yaml"])
def test_compose_files_hold_together(file: str) -> None:
    """What a service waits for and keeps is declared; where compose is installed it reads the file itself."""
    said = yaml.safe_load((DEPLOY / file).read_text())
    services = said["services"]
    for name, service in services.items():
        assert "image" in service or "build" in service, name
        assert set(service.get("depends_on", ())) <= set(services), name
        kept = {volume.split(":")[0] for volume in service.get("volumes", ())}
        assert {volume for volume in kept if volume[0] not in "./"} <= set(said.get("volumes", ())), name
    if compose_is_here():
        command = ["docker", "compose", "-f", str(DEPLOY / file), "config"]
        environment = {**os.environ, "NAME": "games.example", "PASSWORD": "secret"}
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment)
        assert done.returncode == 0, done.stderr
        assert "games.example" in done.stdout


def compose_is_here() -> bool:
    if shutil.which("docker") is None:
        return False
    return subprocess.run(["docker", "compose", "version"], capture_output=True, timeout=PATIENCE).returncode == 0


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    program = tmp_path / "perihelion"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = (DEPLOY / "perihelion.service").read_text().replace("/opt/perihelion/bin/perihelion", str(program))
    (tmp_path / "perihelion.service").write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "perihelion.service")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert "perihelion.service:" not in done.stderr, done.stderr
