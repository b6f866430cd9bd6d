"""The database's history: a start that finds nothing to do there does nothing."""

import subprocess
import sys
from pathlib import Path

import sqlalchemy as sa
from support.patience import PATIENCE

from perihelion.server.migrations import HERE, found, head, known, migrate, scripts, settings
from perihelion.server.storage import open_engine

ROOT = Path(__file__).parents[2]
AGAIN = """
import sys
from perihelion.server.running import prepare_database
prepare_database(sys.argv[1])
print([name for name in sys.modules if name.partition(".")[0] == "alembic"])
"""


def test_files_are_named_after_their_versions() -> None:
    history = scripts(settings(str(ROOT / HERE.replace(".", "/"))))
    assert history.get_current_head() == head()
    assert head() in known(history)


def test_an_older_database_is_brought_up_to_date_and_then_left_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    engine = open_engine(database)
    with engine.connect() as connection:
        assert found(connection) is None
    migrate(engine)
    with engine.connect() as connection:
        assert found(connection) == head()
    engine.dispose()
    command = [sys.executable, "-c", AGAIN, database]
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert again.stdout == "[]\n"
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE pulse"))
        connection.execute(sa.text("DROP TABLE finished"))
        connection.execute(sa.text("DROP TABLE faces"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0003'"))
    migrate(engine)
    with engine.connect() as connection:
        assert found(connection) == head()
        assert sa.inspect(connection).has_table("pulse")
    engine.dispose()
