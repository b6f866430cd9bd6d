"""The tool that measures a move plays real ones."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from support.coroutines import run

from perihelion.server.schema import LOG
from perihelion.server.storage import open_engine
from tools import move_time


def test_every_table_moves_in_every_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_time, "TURNS", 50)  # a game is over before, and another one begins
    took = run(move_time.work("sunward", tmp_path, 2, whole=False, counted=False))
    assert len(took) == 50
    assert all(each > 0 for each in took)
    with open_engine(str(tmp_path / "tables.sqlite")).connect() as connection:
        moves = connection.execute(sa.select(sa.func.count()).select_from(LOG)).scalar_one()
        tables = connection.execute(sa.select(sa.func.count(sa.distinct(LOG.c.table_id)))).scalar_one()
    assert moves == 2 * (move_time.WARM + 50)
    assert tables > 2
