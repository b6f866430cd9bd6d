"""A table with a component set of its own: checked, refused with a sentence, and kept with the table."""

import json
from pathlib import Path

import pytest
from server.conftest import QUICK
from server.serving import Server, good, play_on, refused, set_table
from support.coroutines import run

import perihelion
from perihelion.bots.turns import Turns
from perihelion.bots.workers import Workers
from perihelion.kernel.record import check_record, parse_record
from perihelion.server import players
from perihelion.server.bus import Bus
from perihelion.server.hall import Hall
from perihelion.server.journal import Journal
from perihelion.server.live import Live
from perihelion.server.making import Making
from perihelion.server.migrations import migrate
from perihelion.server.players import BotPlayers
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings
from perihelion.server.storage import Storage, open_engine
from perihelion.server.thinking import Thinking
from perihelion.server.wishes import SeatWish, TableWish

HOUSE = Path(perihelion.__file__).parent / "games" / "sunward" / "set" / "house.toml"


def own_set() -> str:
    """The house set under another name."""
    text = HOUSE.read_text(encoding="utf8")
    assert 'id = "house"' in text
    return text.replace('id = "house"', 'id = "mine"', 1)


def test_a_table_with_its_own_set_is_played_replayed_and_resumed(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), *QUICK).wait_until_ready()
    try:
        ada, watcher = set_table(server, "he", set=own_set())
        play_on([ada], "drawing")
        before = ada.scene()
        assert before["own_set"].startswith("mine@")
        assert good(ada.get("layout"))["cells"]
        server.kill()
        server.start()
        server.wait_until_ready()
        again = ada.scene()
        assert again["ply"] >= before["ply"]
        assert good(ada.get("hint"))["actions"] or not ada.scene()["legal"]
        play_on([ada])
        assert good(watcher.get("at/3"))["view"]
        assert ada.get("set").text == own_set()
        rematch = good(ada.post("rematch"))["table"]
        ada.table = rematch
        assert ada.scene()["own_set"] == before["own_set"]
    finally:
        server.stop()


def test_the_record_of_such_a_table_is_proven_with_its_set(server: Server, tmp_path: Path) -> None:
    ada, _ = set_table(server, "h", set=own_set())
    play_on([ada])
    record = parse_record(ada.get("record").text)
    file = tmp_path / "mine.toml"
    file.write_text(own_set(), encoding="utf8")
    assert record.set == perihelion.game("sunward", file).components.stamp
    check_record(record, "-", file)


def test_the_record_of_such_a_table_carries_its_set_and_can_be_uploaded(server: Server) -> None:
    ada, _ = set_table(server, "h", set=own_set())
    play_on([ada])
    text = ada.get("record").text
    assert parse_record(text).set_text == own_set()
    check_record(parse_record(text))  # needs nothing beside it
    with server.client(**{"accept-language": "pl"}) as http:
        made = good(http.post("/api/replays", content=text))
        watched = good(
            http.get(f"/api/tables/{made['table']}", headers={"authorization": f"Bearer {made['spectator']}"})
        )
        assert (watched["status"], watched["own_set"]) == ("over", ada.scene()["own_set"])
        assert watched["result"]["scores"] == ada.scene()["result"]["scores"]

        without = json.loads(text)
        del without["set_text"]
        said = refused(http.post("/api/replays", json=without), 409, "error-record-needs-set")
        assert "mine@" in said["text"]
        refused(http.post("/api/replays", json={**without, "set_text": 7}), 400, "error-record-field")
        other = own_set().replace('id = "mine"', 'id = "yours"')
        refused(http.post("/api/replays", json={**without, "set_text": other}), 409, "error-other-set")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("this is not TOML", "error-set-not-toml"),
        ('[set]\nid = "mine"\nsource = "house"\n', "error-set-field"),
        ('[set]\nid = "mine"\nsource = "hearsay"\n', "error-set-source"),
    ],
)
def test_a_bad_set_is_refused_with_a_sentence(server: Server, text: str, code: str) -> None:
    with server.client(**{"accept-language": "pl"}) as http:
        wish = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}], "set": text}
        said = refused(http.post("/api/tables", json=wish), 400, code)
        assert "set.toml" in said["text"]
        assert said["text"].endswith(".")


def test_a_set_against_the_rules_is_refused_with_the_rule(server: Server) -> None:
    with server.client() as http:
        broken = own_set().replace("alien_uncovered = -", "alien_uncovered = ", 1)
        assert broken != own_set()
        wish = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}], "set": broken}
        answer = http.post("/api/tables", json=wish)
        assert answer.status_code == 400, answer.text
        assert "WSS-" in answer.json()["text"]


def test_sets_of_ones_own_are_shared_and_put_away(tmp_path: Path) -> None:
    """However many there are, only so many are in memory, and every table can still be played at."""

    async def play() -> None:
        storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
        migrate(storage.engine)
        sets = OwnSets()
        hall = Hall(Settings(None, own_sets=2), storage, Journal(storage), sets)
        human, tables = [SeatWish("human", name="Ada")], []
        for number in (1, 2, 3, 4, 4):
            text = own_set().replace('id = "mine"', f'id = "mine{number}"', 1)
            tables.append((await Making(hall).create(TableWish("sunward", human, set=text))).table)
            assert len(sets._games) <= 2
            assert len(list(Path(sets._folder.name).iterdir())) <= 2
        shared = [hall.glance(each) for each in tables[3:]]
        assert shared[0] is not None
        assert shared[1] is not None
        assert shared[0].game is shared[1].game
        for each in tables:
            async with hall.sitting(each) as table:
                ply, action = table.ply(0), table.state.legal(0)[0]
            await hall.act(each, 0, ply, action, "k")
            assert len(sets._games) <= 2
        await hall.journal.close()
        storage.close()
        sets.close()

    run(play())


def test_a_set_at_which_nobody_plays_any_more_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "IDLE", -1.0)
    monkeypatch.setattr(players, "ROUNDS", 10_000.0)  # this test looks round itself

    async def play() -> None:
        storage = Storage(open_engine(str(tmp_path / "tables.sqlite")))
        migrate(storage.engine)
        sets = OwnSets()
        hall = Hall(Settings(None), storage, Journal(storage), sets)
        bots = BotPlayers(hall, Live(hall, Bus()), Workers(Turns(1), 1, 1.0), Thinking(0), 0)
        human = [SeatWish("human", name="Ada")]
        for text in (own_set(), own_set().replace('id = "mine"', 'id = "other"', 1)):
            for _ in range(2):
                await Making(hall).create(TableWish("sunward", human, set=text))
        plain = (await Making(hall).create(TableWish("sunward", human))).table
        mine, again, *_ = [table for table in hall.open_tables() if table.row.own_set is not None]
        bots._put_away(mine)
        assert len(sets._games) == 2  # another table is played with it
        bots._put_away(again)
        assert len(sets._games) == len(list(Path(sets._folder.name).iterdir())) == 1
        async with hall.sitting(mine.row.id) as table:  # and is there again when somebody comes
            assert table.state.legal(0)
        assert len(sets._games) == 2
        for each in hall.open_tables():
            bots._put_away(each)
        assert [each.row.id for each in hall.open_tables()] == [plain]
        assert not sets._games
        await bots.close()
        await hall.journal.close()
        storage.close()
        sets.close()

    run(play())
