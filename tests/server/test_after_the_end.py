"""Looking back at a game over HTTP: earlier scenes, its record, its analysis, and games that follow it."""

import json
from pathlib import Path

import msgspec
import pytest
from server.serving import Seat, Server, good, play_on, refused, set_table

import perihelion
from perihelion.kernel.record import check_record, parse_record
from perihelion.server import messages

RECORDS = Path(__file__).parents[1] / "records"


def test_replay_shows_every_scene_again(server: Server) -> None:
    (ada, watcher) = set_table(server, "h", seed=4)
    seen = []
    for _ in range(12):
        scene = ada.scene()
        seen.append(scene["view"])
        good(ada.step("undo") if scene["may_undo"] and len(seen) % 5 == 4 else ada.move(scene["legal"][0]["id"]))
    for ply, view in enumerate(seen):
        scene = good(ada.get(f"at/{ply}"))
        assert (scene["ply"], scene["view"], scene["legal"]) == (ply, view, [])
    log = good(ada.get("log"))
    assert [line["ply"] for line in log] == list(range(1, 13))
    refused(ada.get("at/13"), 404, "error-no-such-ply")
    refused(ada.get("at/-1"), 404, "error-no-such-ply")
    assert good(watcher.get("at/3"))["seat"] is None


def test_the_seed_and_the_record_only_after_the_end(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh", seed=77_123_456_789)
    play_on([ada, bob], "drawing")
    for seat in (ada, bob, watcher):
        assert "77123456789" not in seat.get().text + seat.get("log").text + seat.get("record").text
        refused(seat.get("record"), 409, "error-game-goes-on")
        refused(ada.post("rematch"), 409, "error-game-goes-on")
    play_on([ada, bob])
    for seat in (ada, bob, watcher):
        scene = seat.scene()
        assert scene["result"]["seed"] == "77123456789"
        record = parse_record(seat.get("record").text)
        assert record.seed == 77_123_456_789
        assert check_record(record).scores() == scene["result"]["scores"]


def test_a_record_becomes_a_table_to_step_through(server: Server) -> None:
    ada, _ = set_table(server, "h")
    play_on([ada])
    record = ada.get("record").json()
    with server.client() as http:
        made = good(http.post("/api/replays", json=record))
        header = {"authorization": f"Bearer {made['spectator']}"}
        scene = good(http.get(f"/api/tables/{made['table']}", headers=header))
        assert (scene["status"], scene["result"]) == ("over", ada.scene()["result"])
        assert good(http.get(f"/api/tables/{made['table']}/at/2", headers=header))["ply"] == 2
        refused(http.post("/api/replays", json={**record, "result": {"scores": [1]}}), 400, "error-wrong-result")
        unfinished = {**record, "log": record["log"][:5]}
        del unfinished["result"]
        refused(http.post("/api/replays", json=unfinished), 409, "error-game-goes-on")
        refused(http.post("/api/replays", json={**record, "seed": 1 << 97}), 400, "error-bad-seed")
        refused(http.post("/api/replays", json={"format": "x"}), 400, "error-record-of-no-format")
        assert http.post("/api/replays", json={**record, "log": [[0, 99_999]]}).status_code == 400


def test_a_rematch_is_opened_by_the_same_links(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh")
    play_on([ada, bob])
    table = good(ada.post("rematch"))["table"]
    assert good(bob.post("rematch"))["table"] == table
    assert watcher.scene()["rematch"] == table
    for seat, number in ((ada, 0), (bob, 1), (watcher, None)):
        scene = good(seat.http.get(f"/api/tables/{table}"))
        assert (scene["seat"], scene["status"], scene["ply"]) == (number, "playing", 0)
    mine = good(ada.http.post("/api/tables/mine", json={"tokens": ["unknown", ada.token, watcher.token]}))
    assert {(line["table"], line["token"], line["seat"]) for line in mine} == {
        (ada.table, 1, 0), (table, 1, 0), (ada.table, 2, None), (table, 2, None),
    }  # fmt: skip
    assert {line["status"] for line in mine if line["table"] == ada.table} == {"over"}
    result = ada.scene()["result"]
    for line in mine:
        assert line["moved"] >= line["created"]
        assert line["scores"] == (result["scores"] if line["status"] == "over" else [])
        first = line["seat"] == 0 and line["status"] == "over"
        assert line["place"] == (
            next(k for k, tied in enumerate(result["ranking"]) if 0 in tied) + 1 if first else None
        )


def whole_analysis(seat: Seat) -> tuple[list[messages.AnalysisScene], messages.AnalysisScene]:
    """Asked for step by step, as the page does."""
    parts: list[messages.AnalysisScene] = []
    while True:
        seen = parts[-1].done if parts else -1
        answer = seat.get("analysis", seen=seen)
        parts.append(msgspec.json.decode(answer.content, type=messages.AnalysisScene))
        if parts[-1].of and parts[-1].done == parts[-1].of:
            return parts, parts[-1]


def test_a_finished_game_is_analysed(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh", seed=4)
    refused(watcher.get("analysis"), 409, "error-game-goes-on")
    refused(watcher.post("fork", move=0, seat=0, name="Ada"), 409, "error-game-goes-on")
    play_on([ada, bob])
    parts, found = whole_analysis(watcher)
    done = [part.done for part in parts]
    assert done == sorted(set(done))
    assert all(part.turns == [] for part in parts[:-1])
    plies = [look.ply for look in found.looks]
    assert plies == sorted(plies)
    assert (plies[0], plies[-1]) == (0, watcher.scene()["ply"])
    assert all(abs(sum(look.chances) - 1) < 0.02 for look in found.looks)
    winners = watcher.scene()["result"]["ranking"][0]
    assert found.looks[-1].chances[winners[0]] == 1 / len(winners)
    assert all(0 <= each.ply < plies[-1] for each in found.missed)
    assert all(each.seat == 0 for each in whole_analysis(ada)[1].missed)  # a player sees what they missed


def test_a_position_of_a_finished_game_is_played_again(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh", seed=4)
    play_on([ada, bob])
    length = len(good(watcher.get("record"))["log"])
    refused(watcher.post("fork", move=length, seat=0, name="Ada"), 404, "error-no-such-ply")
    refused(watcher.post("fork", move=0, seat=9, name="Ada"), 400, "error-bad-message")
    made = good(ada.post("fork", move=9, seat=0, name="Ada"))
    again = Seat(server, made["table"], made["seats"][0]["token"])
    scene = again.scene()
    assert scene["seats"][0]["kind"] == "human"
    assert (scene["seats"][1]["kind"], scene["seats"][1]["level"]) == ("bot", "normal")
    play_on([again])
    played, before = good(again.get("record")), good(ada.get("record"))
    assert played["log"][:9] == before["log"][:9]
    assert (played["seed"], played["options"]) == (before["seed"], before["options"])
    assert again.table != ada.table


@pytest.mark.parametrize("game", [game.id for game in perihelion.all_games()])
def test_a_position_of_any_game_is_played_on(server: Server, game: str) -> None:
    """From the middle of a recorded game, where that seat has a choice to make."""
    record = json.loads((RECORDS / game / "2-players.json").read_text(encoding="utf8"))
    with server.client() as http:
        made = good(http.post("/api/replays", json=record))
    watcher = Seat(server, made["table"], made["spectator"])
    moves = [(at, entry[0]) for at, entry in enumerate(record["log"]) if isinstance(entry, list)]
    move, seat = moves[len(moves) // 2]
    again = good(watcher.post("fork", move=move, seat=seat, name="Ada"))
    ada = Seat(server, again["table"], again["seats"][0]["token"])
    scene = ada.scene()
    assert (scene["game"], scene["seat"]) == (game, seat)
    good(ada.move(scene["legal"][-1]["id"]))
    assert ada.scene()["ply"] > scene["ply"]
