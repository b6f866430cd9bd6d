"""The servers that the tests start: on the source as it is, or on what was compiled of it."""

from pathlib import Path

import pytest
from server.serving import Server
from support.builds import require_compiled

COMPILED_KERNEL = "perihelion_kernel__mypyc"


def loaded(server: Server) -> str:
    assert server.process is not None
    maps = Path(f"/proc/{server.process.pid}/maps")
    if not maps.exists():
        pytest.skip("what a process has loaded can be read on Linux alone")
    return maps.read_text(encoding="utf8")


def test_a_quick_server_runs_what_was_compiled_of_this_source(server: Server) -> None:
    require_compiled()
    assert server.build == "compiled"
    assert COMPILED_KERNEL in loaded(server)


def test_any_other_runs_the_source(tmp_path: Path) -> None:
    running = Server(str(tmp_path / "tables.sqlite"), "--rate", "0").wait_until_ready()
    try:
        assert running.build == "plain"
        assert COMPILED_KERNEL not in loaded(running)
    finally:
        running.stop()
