"""Tables over HTTP: setting, joining, playing, taking back, and every refusal."""

import secrets

import msgspec
import pytest
from server.serving import Server, good, play_on, refused, set_table

import perihelion
from perihelion.server import messages
from perihelion.server.catalogue import GameInfo, Rules
from perihelion.words.rules import language_shown


def test_games_with_what_the_lobby_needs(server: Server) -> None:
    with server.client() as http:
        games = msgspec.json.decode(http.get("/api/games").content, type=list[GameInfo])
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
                rules = msgspec.convert(answer, Rules)
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
