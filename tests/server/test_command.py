"""`perihelion serve` from a shell: help, and what cannot be served."""

import os
import socket
import subprocess
import sys
from pathlib import Path

from support.patience import PATIENCE


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
