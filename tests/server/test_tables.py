"""Tables over HTTP: setting, joining, playing, taking back, and every refusal."""

import json
import secrets

import httpx
import msgspec
import pytest
from server.serving import Seat, Server, good, play_on, refused, set_table

import perihelion
from perihelion.kernel.record import check_record, parse_record
from perihelion.server import messages
from perihelion.words.rules import language_shown


def test_games_with_what_the_lobby_needs(server: Server) -> None:
    with server.client() as http:
        games = msgspec.json.decode(http.get("/api/games").content, type=list[messages.GameInfo])
        assert [game.id for game in games] == [game.id for game in perihelion.all_games()]
        for game in games:
            assert set(game.title) == {"pl", "en"}
            assert game.title["pl"] != "title"
            assert [level.id for level in game.levels][:3] == ["easy", "normal", "hard"]
            learned = [found for seats in game.seats if (found := perihelion.game(game.id).learned(seats))]
            for level in ("expert", "learned"):
                worth = any(each.has_won(level) for each in learned)
                assert (level in [each.id for each in game.levels]) == worth
            assert [style.id for style in game.styles] == list(perihelion.game(game.id).styles)
            assert all(set(style.title) == set(style.help) == {"pl", "en"} for style in game.styles)
            assert good(http.get(f"/api/games/{game.id}/layout"))
            told = {language: good(http.get(f"/api/games/{game.id}/rules/{language}")) for language in ("pl", "en")}
            for language, answer in told.items():
                rules = msgspec.convert(answer, messages.Rules)
                assert rules.language == language_shown(perihelion.game(game.id), language)
                assert all(rule.id.startswith(game.rules_prefix) and rule.text for rule in rules.rules)
                assert len({rule.id for rule in rules.rules}) > 50
            texts = {language: http.get(f"/api/games/{game.id}/text/{language}").text for language in ("pl", "en")}
            assert all("error-stale" in text and "tagline =" in text for text in texts.values())
        refused(http.get("/api/games/chess/layout"), 404, "error-unknown-game")
        refused(http.get("/api/games/sunward/text/xx"), 400, "error-bad-message")
        refused(http.get("/api/games/sunward/rules/xx"), 400, "error-bad-message")
        refused(http.get("/api/games/chess/rules/pl"), 404, "error-unknown-game")


def test_a_scene_is_what_the_protocol_says(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh")
    for seat in (ada, bob, watcher):
        scene = msgspec.json.decode(seat.get().content, type=messages.Scene)
        assert msgspec.json.decode(msgspec.json.encode(scene)) == seat.scene()
        assert scene.status == "playing"
        assert scene.result is None
    assert [seat.scene()["seat"] for seat in (ada, bob, watcher)] == [0, 1, None]
    assert watcher.scene()["legal"] == []
    assert watcher.scene()["prompt"] is None


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, 404, "error-unknown-game"),
        ({"game": "sunward", "seats": [{"kind": "human"}] * 6}, 400, "error-bad-seats"),
        ({"game": "sunward", "seats": []}, 400, "error-bad-message"),
        ({"game": "sunward", "seats": [{"kind": "bot", "level": "godlike"}]}, 400, "error-unknown-bot"),
        ({"game": "sunward", "seats": [{"kind": "bot", "level": "normal:settler"}]}, 400, "error-unknown-style"),
        ({"game": "sunward", "seats": [{"kind": "bot", "level": "random:miner"}]}, 400, "error-unknown-bot"),
        ({"game": "sunward", "seats": [{"kind": "bot", "level": "hard:miner@0.1s"}]}, 400, "error-unknown-style"),
        ({"game": "sunward", "seats": [{"kind": "human"}], "options": {"fog": 1}}, 400, "error-unknown-option"),
        ({"game": "sunward", "seats": [{"kind": "human"}], "seed": -1}, 400, "error-bad-message"),
        ({"game": "sunward", "seats": [{"kind": "alien"}]}, 400, "error-bad-message"),
        ({"game": "sunward", "seats": [{"kind": "human"}], "colour": "red"}, 400, "error-bad-message"),
        ([], 400, "error-bad-message"),
    ],
)
def test_what_cannot_be_a_table_is_refused(server: Server, wish: object, status: int, code: str) -> None:
    with server.client() as http:
        refused(http.post("/api/tables", json=wish), status, code)


def test_refusals_speak_the_readers_language(server: Server) -> None:
    with server.client() as http:
        wish = {"game": "chess", "seats": [{"kind": "human"}]}
        polish = http.post("/api/tables", json=wish, headers={"accept-language": "de, pl-PL;q=0.9, en;q=0.8"}).json()
        english = http.post("/api/tables", json=wish, headers={"accept-language": "en;q=0.9, pl;q=0.5"}).json()
        neither = http.post("/api/tables", json=wish, headers={"accept-language": "fr, x;q=much"}).json()
    assert polish["text"].startswith("Nie ma gry")
    assert english["text"] == neither["text"]
    assert english["text"].startswith("There is no game")
    assert polish["facts"] == english["facts"]


def test_the_game_starts_when_all_have_sat_down(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hw")
    for seat in (ada, bob, watcher):
        scene = seat.scene()
        assert (scene["status"], scene["view"], scene["legal"], scene["actors"]) == ("waiting", None, [], [])
    refused(ada.move(0), 409, "error-not-started")
    refused(bob.move(0), 403, "error-join-first")
    for what in ("choices", "hint", "at/0"):
        refused(ada.get(what), 409, "error-not-started")
    for what in ("preview", "why"):
        refused(ada.get(what, action=0), 409, "error-not-started")
    refused(watcher.post("join", name="Eve"), 403, "error-only-for-players")
    refused(bob.post("join", name="   "), 400, "error-bad-name")
    refused(bob.post("join", name=""), 400, "error-bad-message")
    refused(bob.post("join", name="\n\u200b\x07"), 400, "error-bad-name")
    scene = bob.join(" Bob\n").scene()
    assert scene["status"] == "playing"
    assert [seat["name"] for seat in scene["seats"]] == ["Ada", "Bob"]


def test_only_the_right_token_opens_a_table(server: Server) -> None:
    ada, _, watcher = set_table(server, "hh")
    other = set_table(server, "hh")[0]
    for token in ("x", other.token, ada.token[:-1], ada.token + "x"):
        ada.http.headers["authorization"] = f"Bearer {token}"
        refused(ada.get(), 401, "error-not-your-table")
        refused(ada.post("moves", ply=0, action=0, key="k"), 401, "error-not-your-table")
    ada.http.headers["authorization"] = f"Basic {ada.token}"
    assert ada.get().headers["www-authenticate"] == "Bearer"
    del ada.http.headers["authorization"]
    refused(ada.get(), 401, "error-not-your-table")
    refused(watcher.http.get("/api/tables/nowhere"), 404, "error-no-such-table")
    for what in ("moves", "undo", "redo", "concede", "rematch"):
        body = {
            "moves": {"ply": 0, "action": 0, "key": "k"},
            "undo": {"ply": 0, "key": "k"},
            "redo": {"ply": 0, "key": "k"},
        }
        refused(watcher.post(what, **body.get(what, {})), 403, "error-only-for-players")
    for what in ("choices", "hint"):
        refused(watcher.get(what), 403, "error-only-for-players")


def test_a_move_is_made_once_however_often_it_is_sent(server: Server) -> None:
    (ada, _) = set_table(server, "h")
    scene = ada.scene()
    action, key = scene["legal"][0]["id"], secrets.token_hex(8)
    first = good(ada.move(action, scene["ply"], key))
    again = good(ada.move(action, scene["ply"], key))
    assert first == again
    assert first["ply"] == 1
    assert first["events"]
    refused(ada.move(action + 1, scene["ply"], key), 409, "error-key-used")


def test_a_stale_or_illegal_move_gets_the_present_scene(server: Server) -> None:
    ada, bob, _ = set_table(server, "hh", seed=5)
    mover, other = (ada, bob) if ada.scene()["legal"] else (bob, ada)
    scene = mover.scene()
    legal = [move["id"] for move in scene["legal"]]
    answer = refused(other.move(legal[0], 0), 409, "error-illegal-action")
    assert answer["scene"] == other.scene()
    assert answer["facts"]["rules"]
    good(mover.move(legal[0], 0))
    answer = refused(mover.move(legal[1], 0), 409, "error-stale")
    assert answer["scene"] == mover.scene()
    refused(mover.move(legal[0], 99), 409, "error-stale")


def test_choosing_at_the_same_time_is_not_stale(server: Server) -> None:
    seats = set_table(server, "hhh", seed=3)[:3]
    play_on(seats, "drawing")
    scenes = [seat.scene() for seat in seats]
    assert all(scene["legal"] for scene in scenes)
    for seat, scene in zip(seats, scenes, strict=True):  # each decided before it heard of the others
        good(seat.move(scene["legal"][-1]["id"], scene["ply"]))


def test_undo_and_redo(server: Server) -> None:
    (ada, watcher) = set_table(server, "h", seed=2)
    refused(ada.step("undo"), 409, "error-nothing-to-undo")
    before = play_on([ada], "drawing")
    assert before["may_undo"]
    good(ada.step("undo"))
    scene = ada.scene()
    assert (scene["may_redo"], scene["view"]["phase"], scene["ply"]) == (True, "coordinates", before["ply"] + 1)
    after = good(ada.step("redo"))
    assert after["view"] == before["view"]
    refused(ada.step("redo"), 409, "error-nothing-to-redo")
    assert [line["what"] for line in good(watcher.get("log"))][-2:] == ["undo", "redo"]
    play_on([ada])
    assert not ada.scene()["may_undo"]
    refused(ada.step("undo"), 409, "error-game-over")
    refused(ada.move(0), 409, "error-game-over")


def test_quotes_previews_reasons_and_hints(server: Server) -> None:
    ada, watcher = set_table(server, "h", seed=2)
    scene = play_on([ada], "drawing")
    listed = msgspec.json.decode(ada.get("choices").content, type=messages.Choices)
    assert [choice.id for choice in listed.choices] == [move["id"] for move in scene["legal"]]
    assert listed.ply == scene["ply"]
    action = listed.choices[-1].id
    preview = msgspec.json.decode(ada.get("preview", action=action).content, type=messages.PreviewScene)
    assert preview.change or preview.events or preview.stopped
    assert ada.scene() == scene
    assert good(ada.get("why", action=action))["rules"] == []
    assert good(ada.get("why", action=0))["rules"]
    assert good(ada.get("why", action=-7))["rules"] == ["outside-the-vocabulary"]
    refused(ada.get("preview", action=0), 409, "error-illegal-action")
    refused(ada.get("preview"), 400, "error-bad-message")
    hint = msgspec.json.decode(ada.get("hint").content, type=messages.Hint)
    assert 1 <= len(hint.actions) <= 3
    assert hint.actions[0].behind == 0
    worths = [each.worth for each in hint.actions]
    assert worths == sorted(worths, reverse=True)
    assert {each.action for each in hint.actions} <= {choice.id for choice in listed.choices}
    refused(watcher.get("preview", action=action), 403, "error-only-for-players")


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


def test_a_bot_takes_over_and_the_game_goes_on(server: Server) -> None:
    ada, bob, _ = set_table(server, "hh")
    refused(ada.post("concede", level="godlike"), 400, "error-unknown-bot")
    refused(ada.post("concede", level="easy:settler"), 400, "error-unknown-style")
    scene = good(ada.post("concede", level="easy:miner"))
    assert scene["seats"][0] == {**scene["seats"][0], "kind": "bot", "level": "easy:miner"}
    refused(ada.move(0), 403, "error-only-for-players")
    refused(ada.post("concede"), 403, "error-only-for-players")
    with bob.live(0) as line:
        scene = line.next("scene")
        while scene["status"] != "over":
            if scene["legal"]:
                answer = bob.move(scene["legal"][0]["id"], scene["ply"])
                assert answer.status_code in (200, 409)
            scene = line.next("scene")
    assert scene["result"]


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


def test_chat_only_where_the_table_wants_it(server: Server) -> None:
    ada, bob, watcher = set_table(server, "hh")
    refused(ada.post("chat", text="hi"), 403, "error-chat-is-off")
    refused(ada.get("chat"), 403, "error-chat-is-off")
    ada, bob, watcher = set_table(server, "hh", chat=True)
    assert [(line["seat"], line["text"]) for line in good(ada.post("chat", text="cześć"))] == [(0, "cześć")]
    assert good(bob.get("chat")) == good(watcher.get("chat"))
    refused(bob.post("chat", text="   "), 400, "error-bad-message")
    refused(bob.post("chat", text="x" * 501), 400, "error-bad-message")
    refused(watcher.post("chat", text="psst"), 403, "error-only-for-players")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("moves", b""),
        ("moves", b"{"),
        ("moves", b'{"ply": "next", "action": 1, "key": "k"}'),
        ("moves", b'{"ply": 0, "action": 1}'),
        ("moves", b'{"ply": 0, "action": 1, "key": ""}'),
        ("moves", b'{"ply": 0, "action": 99999999999999, "key": "k"}'),
        ("undo", b'{"ply": -1, "key": "k"}'),
        ("moves", json.dumps({"ply": 0, "action": 1, "key": "k" * 65}).encode()),
    ],
)
def test_broken_messages_are_refused(server: Server, path: str, body: bytes) -> None:
    ada, _ = set_table(server, "h")
    before = ada.get().content
    answer = ada.http.post(
        f"/api/tables/{ada.table}/{path}", content=body, headers={"content-type": "application/json"}
    )
    refused(answer, 400, "error-bad-message")
    assert ada.get().content == before


def test_headers_on_everything(server: Server) -> None:
    with server.client() as http:
        answers = [http.get(path) for path in ("/", "/api/games", "/nothing", "/health", "/api/tables/x")]
        answers.append(http.post("/api/tables", content=b"x" * 1_100_000))
        for answer in answers:
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert "unsafe-eval" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "access-control-allow-origin" not in answer.headers
            assert "set-cookie" not in answer.headers
            assert "server" not in answer.headers
        refused(answers[-1], 413, "error-too-large")
        preflight = http.options("/api/tables", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in preflight.headers


def test_a_body_without_a_length_is_limited_too(server: Server) -> None:
    with server.client() as http:
        answer = http.post(
            "/api/tables", content=iter([b"[" * 9000] * 300), headers={"content-type": "application/json"}
        )
    refused(answer, 413, "error-too-large")


def test_unknown_addresses_and_methods(server: Server) -> None:
    with server.client() as http:
        refused(http.get("/api/nothing"), 404, "error-no-such-page")
        refused(http.get("/nothing.js"), 404, "error-no-such-page")
        refused(http.put("/api/tables"), 405, "error-not-allowed-here")


def test_the_page_is_sent_compressed_and_cached(server: Server) -> None:
    with server.client() as http:
        for path in ("/", "/table/abc123"):
            answer = http.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert answer.headers["cache-control"] == "no-cache"
        asset = http.get("/assets/index-1a2b.js")
        assert asset.headers["content-encoding"] == "gzip"
        assert "immutable" in asset.headers["cache-control"]
        assert asset.text.startswith("export")
        plain = http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
        assert plain.text == asset.text
        again = http.get("/", headers={"if-none-match": http.get("/").headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for sneaky in (
            "/../conftest.py",
            "/%2e%2e/conftest.py",
            "/assets/%2e%2e/%2e%2e/conftest.py",
            "/assets//etc/passwd",
        ):
            assert httpx.get(f"{server.url}{sneaky}").status_code == 404


def test_health_and_metrics(server: Server) -> None:
    ada, _ = set_table(server, "h")
    good(ada.move(ada.scene()["legal"][0]["id"]))
    with server.client() as http:
        assert good(http.get("/health"))["status"] == "ok"
        shown = http.get("/metrics").text
    assert 'perihelion_entries_total{what="move"}' in shown
    assert "perihelion_commit_seconds_bucket" in shown


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
