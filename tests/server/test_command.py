"""`perihelion serve` from a shell: help, and what cannot be served."""

import inspect
import os
import socket
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

from support.patience import PATIENCE

from perihelion.server import command
from perihelion.server.command import LogLevel, settings_of
from perihelion.server.settings import Settings


def serve(*options: str, language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "perihelion.server", *options]
    environment = {**os.environ, "LANG": language, "LC_ALL": language, "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=environment)


def test_help_in_both_languages() -> None:
    command = [Path(sys.executable).with_name("perihelion"), "serve", "--help", "--lang", "en"]
    assert "Serve tables to play at" in subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE).stdout
    assert "Serve tables to play at" in serve("--help").stdout
    assert "Otwórz stoły do gry" in serve("--help", language="pl_PL.UTF-8").stdout


def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = serve("--db", str(tmp_path / "t.sqlite"), "--port", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Cannot listen on 127.0.0.1:{port}")
    for database in (
        str(tmp_path / "no" / "such" / "folder.sqlite"),
        "oracle://x",
        "nonsense://",
        "postgresql://127.0.0.1:1/x",
    ):
        done = serve("--db", database, "--port", "0", language="pl_PL.UTF-8")
        assert done.returncode == 2, done.stderr
        assert done.stderr.startswith("Nie można użyć bazy danych")
        assert "Traceback" not in done.stderr


def test_every_option_is_a_setting_or_known_by_name() -> None:
    """Settings are taken from the options by their names, so one that is misspelled would be lost."""
    options = set(inspect.signature(command.serve).parameters)
    assert options - {each.name for each in fields(Settings)} == {"host", "port", "open_browser", "check", "lang"}
    said = {name: each.default for name, each in inspect.signature(command.serve).parameters.items()}
    said |= {"origins": ["https://a.example"], "proxies": ["10.0.0.1", "10.0.0.2"], "own_sets": 3}
    chosen = settings_of({**said, "log_level": LogLevel.error})
    wanted = Settings(None, origins=("https://a.example",), proxies=("10.0.0.1", "10.0.0.2"), own_sets=3)
    assert chosen == replace(wanted, log_level="error")
