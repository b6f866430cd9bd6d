"""A database of an older commit, with unfinished and finished games of all five games: every one goes on."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.conftest import QUICK, unpacked
from server.serving import Seat, Server, good, refused
from support.patience import PATIENCE

from perihelion.kernel.elders import elders
from perihelion.kernel.errors import OtherRulesVersion
from perihelion.kernel.record import check_record, parse_record
from perihelion.kernel.registry import OURS
from perihelion.server.finished import keep, load
from perihelion.server.hall import load_table
from perihelion.server.schema import LOG, TABLES
from perihelion.server.sets import OwnSets
from perihelion.server.shown import FinishedTable
from perihelion.server.storage import Storage, open_engine
from perihelion.server.upgrade import EARLIER, PRESENT, survey

VERSIONS = {"sunward": 2, "beyond-the-sun": 1, "new-frontiers": 1, "pulsar-2849": 1, "burning-suns": 2}
"""With which the games in it were begun."""
GONE = OtherRulesVersion(file="-", game="-", recorded=99, current=1)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("upgraded")
    running = Server(unpacked(folder), *QUICK, "--keep-after", "0", log=folder / "log")
    yield running.wait_until_ready()
    running.stop()


def test_what_an_upgrade_will_do_is_told_beforehand(tmp_path: Path) -> None:
    engine = open_engine(unpacked(tmp_path))
    with engine.connect() as connection:  # nothing was migrated
        found = {kind.game: kind for kind in survey(connection)}
    engine.dispose()
    assert {kind.game: kind.rules_version for kind in found.values()} == VERSIONS
    assert {kind.tables for kind in found.values()} == {2}
    for game, kind in found.items():
        assert kind.how == (EARLIER if kind.set in elders(game, kind.rules_version) else PRESENT), kind


def test_every_table_is_in_the_lobby(upgraded: Server) -> None:
    tokens = [f"{game}-{how}-0" for game in OURS for how in ("on", "over")]
    with upgraded.client() as http:
        lines = good(http.post("/api/tables/mine", json={"tokens": tokens}))
    assert {line["table"]: line["status"] for line in lines} == {
        f"{game}-{how}": status for game in OURS for how, status in (("on", "playing"), ("over", "over"))
    }


@pytest.mark.parametrize("game", OURS)
def test_an_unfinished_game_goes_on_by_its_rules(upgraded: Server, game: str) -> None:
    ada = Seat(upgraded, f"{game}-on", f"{game}-on-0")
    began = ada.scene()["ply"]
    is_earlier = bool(elders(game, VERSIONS[game]))
    assert ada.scene()["earlier_rules"] == (VERSIONS[game] if is_earlier else None)
    made, until = 0, time.monotonic() + PATIENCE
    while made < 3:  # between them the bot of the other seat plays by the same rules
        assert time.monotonic() < until, "the bot does not move"
        scene = ada.scene()
        if not scene["legal"]:
            time.sleep(0.02)
            continue
        choices = good(ada.get("choices"))["choices"]
        assert [each["id"] for each in choices] == [each["id"] for each in scene["legal"]]
        good(ada.get("preview", action=choices[0]["id"]))
        scene = good(ada.move(choices[0]["id"], scene["ply"]))
        made += 1
    assert ada.scene()["ply"] >= began + 3
    assert scene["trouble"] == []
    assert ada.get("text/pl").status_code == 200
    assert good(ada.get("rules/en"))["rules"]
    assert good(ada.get("layout"))


@pytest.mark.parametrize("game", OURS)
def test_an_unfinished_game_is_played_to_its_end_by_the_rules_it_began_with(storage: Storage, game: str) -> None:
    own_sets = OwnSets()
    table, rng = load_table(storage, own_sets, f"{game}-on"), random.Random(5)
    rows = []
    while not table.state.over():
        seat = rng.choice(table.state.actors())
        rows.append(table.enter(seat, rng.choice(table.state.legal(seat)), None))
    assert len(rows) > 1
    assert storage.append([[table.on_disk(row) for row in rows]]) == [True]
    again = load_table(storage, own_sets, f"{game}-on")  # from the log alone
    record = again.record()
    assert (record.rules_version, record.set) == (table.row.rules_version, table.row.set)
    assert again.result() == table.result()
    assert check_record(parse_record(record.to_json())).over()
    own_sets.close()


@pytest.mark.parametrize("game", OURS)
def test_a_finished_game_is_replayed_and_downloaded(upgraded: Server, game: str) -> None:
    ada = Seat(upgraded, f"{game}-over", f"{game}-over-0")
    scene = ada.scene()
    assert scene["status"] == "over"
    for ply in (0, 1, scene["ply"] // 2, scene["ply"]):
        assert good(ada.get(f"at/{ply}"))["ply"] == ply
    text = ada.get("record").text
    assert json.loads(text)["format"] == "perihelion-record/2"
    assert check_record(parse_record(text)).over()
    with upgraded.client() as http:
        made = good(http.post("/api/replays", content=text))
    again = Seat(upgraded, made["table"], made["spectator"])
    assert again.scene()["result"]["scores"] == scene["result"]["scores"]


def test_moves_have_names_on_disk(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        written = set(connection.execute(sa.select(LOG.c.what)).scalars())
    assert len(written) > 100
    assert not [each for each in written if each[0].isdigit()]


@pytest.mark.parametrize("game", OURS)
def test_what_was_shown_is_kept_to_the_letter(storage: Storage, game: str) -> None:
    own_sets = OwnSets()
    table = load_table(storage, own_sets, f"{game}-over")
    keep(storage, table)
    kept = load(storage, table.row.id, table.row, GONE)
    kept.earlier = table.earlier
    assert kept.record() == parse_record(table.record().to_json())
    for viewer in (*range(len(table.seats)), None):
        assert kept.scene(viewer) == table.scene(viewer)
        assert kept.log_lines(viewer) == table.log_lines(viewer)
        for ply in range(0, table.ply(viewer) + 1, 7):
            assert kept.scene_at(viewer, ply) == table.scene_at(viewer, ply)
    assert kept.face() == table.face()
    own_sets.close()


def test_without_its_rules_a_finished_game_is_still_shown(upgraded: Server) -> None:
    game = "sunward"
    ada, watcher = (Seat(upgraded, f"{game}-over", f"{game}-over-{who}") for who in ("0", "watcher"))
    before, record = ada.scene(), ada.get("record").text
    engine = open_engine(upgraded.database)
    until = time.monotonic() + PATIENCE
    storage = Storage(engine)
    while not storage.is_kept(ada.table):  # by a process of its own, when the table was opened
        assert time.monotonic() < until, "nothing was kept"
        time.sleep(0.1)
    upgraded.stop()
    with engine.begin() as connection:
        connection.execute(sa.update(TABLES).where(TABLES.c.game == game).values(rules_version=99))
    storage.close()
    upgraded.start()
    upgraded.wait_until_ready()
    scene = ada.scene()
    assert {**scene, "earlier_rules": None} == {**before, "earlier_rules": None, "seats": scene["seats"]}
    assert ada.get("record").text == record
    assert good(ada.get("at/3"))["ply"] == 3
    assert len(good(ada.get("log"))) == scene["ply"]
    assert good(watcher.get("layout"))
    assert watcher.get("text/en").status_code == 200
    refused(ada.get("preview", action=0), 409, "error-rules-away")
    refused(ada.get("analysis"), 409, "error-rules-away")
    refused(ada.move(0, scene["ply"]), 409, "error-game-over")
    refused(ada.post("undo", ply=scene["ply"], key="u"), 409, "error-game-over")
    on = Seat(upgraded, f"{game}-on", f"{game}-on-0")
    refused(on.get(), 409, "error-rules-away")
    with upgraded.client() as http:
        lines = good(http.post("/api/tables/mine", json={"tokens": [ada.token, on.token]}))
    assert sorted(line["status"] for line in lines) == ["away", "over"]


def test_a_finished_table_is_what_is_loaded_without_rules(storage: Storage) -> None:
    row = storage.table("sunward-over")
    assert row is not None
    with pytest.raises(OtherRulesVersion):
        load(storage, row.id, row, GONE)  # nothing was kept
    own_sets = OwnSets()
    keep(storage, load_table(storage, own_sets, row.id))
    own_sets.close()
    assert isinstance(load(storage, row.id, row, GONE), FinishedTable)
