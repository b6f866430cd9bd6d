"""Lessons over the wire: an ordinary table that says where the learner is, refuses other moves, and goes on freely."""

import secrets
import time
from typing import Any

import httpx
import pytest
from server.serving import Server, good, refused
from support.patience import PATIENCE

import perihelion
from perihelion.server.bench import processor_time
from perihelion.teaching.puzzles import puzzles_of, taught_by

OURS = [game.id for game in perihelion.all_games() if game.package.startswith("perihelion.")]

OPENS_IN = 1.0
"""Seconds of the processor in which a lesson or a puzzle is there."""


class Learner:
    def __init__(self, http: httpx.Client, game: str, name: str = "first") -> None:
        self.http = http
        self.lesson = taught_by(perihelion.game(game), name)
        wish = {"game": game, "lesson": name, "seats": [{"kind": "human", "name": "Ada"}]}
        made = good(http.post("/api/tables", json=wish))
        self.path = f"/api/tables/{made['table']}"
        assert [each["seat"] for each in made["seats"]] == [self.lesson.learner]
        self.headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        self.spectator = {"authorization": f"Bearer {made['spectator']}"}

    def scene(self) -> Any:
        return good(self.http.get(self.path, headers=self.headers))

    def go_on(self, do: str = "next") -> Any:
        return good(self.http.post(f"{self.path}/lesson", json={"do": do}, headers=self.headers))

    def move(self, scene: Any, action: int) -> httpx.Response:
        body = {"ply": scene["ply"], "action": action, "key": secrets.token_hex(8)}
        return self.http.post(f"{self.path}/moves", json=body, headers=self.headers)

    def until_ready(self) -> Any:
        """The scene once the bots have done what they do in this beat."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            scene = self.scene()
            lesson = scene["lesson"]
            if lesson["next"] or lesson["end"] or (lesson["kind"] in ("must", "may") and scene["legal"]):
                return scene
            time.sleep(0.02)
        raise TimeoutError(str(scene["lesson"]))

    def try_what_the_rules_refuse(self, scene: Any) -> None:
        """It is answered by the rule, and the lesson stays where it is."""
        legal = {each["id"] for each in scene["legal"]}
        illegal = next(action for action in range(len(legal) + 1) if action not in legal)
        refusal = self.move(scene, illegal)
        refused(refusal, 409, "error-illegal-action")
        assert refusal.json()["facts"]["rules"]
        assert self.scene()["lesson"] == scene["lesson"]

    def play(self, stop_at: int = 99) -> Any:
        """The line of every beat; before it, a move that the lesson does not want."""
        step, at = 0, 0
        while True:
            scene = self.until_ready()
            lesson = scene["lesson"]
            if lesson["end"] or lesson["beat"] >= stop_at:
                return scene
            if lesson["next"]:
                self.go_on()
                continue
            beat = self.lesson.beats[lesson["beat"] - 1]
            step = step + 1 if at == lesson["beat"] else 0
            at = lesson["beat"]
            if lesson["allow"] is not None:
                wrong = [each["id"] for each in scene["legal"] if each["id"] not in lesson["allow"]]
                if wrong:
                    refusal = self.move(scene, wrong[0])
                    refused(refusal, 409, "error-lesson-not-this")
                    assert refusal.json()["facts"]["wrong"] == beat.wrong
                    assert refusal.json()["scene"]["lesson"]["beat"] == lesson["beat"]
                self.try_what_the_rules_refuse(scene)
            good(self.move(scene, beat.line[min(step, len(beat.line) - 1)]))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in OURS for name in ("first", "deeper")])
def test_a_lesson_is_played_over_the_wire_and_goes_on_as_a_free_game(server: Server, game: str, name: str) -> None:
    with server.client() as http:
        assert server.process is not None
        before = processor_time(server.process.pid)
        me = Learner(http, game, name)
        begun = me.scene()
        assert processor_time(server.process.pid) - before < OPENS_IN
        assert begun["lesson"]["beat"] == 1
        assert begun["lesson"]["of"] == len(me.lesson.beats)
        assert {seat["level"] for seat in begun["seats"] if seat["kind"] == "bot"} == {"easy"}
        watched = good(http.get(me.path, headers=me.spectator))
        assert watched["lesson"] is None
        assert not begun["may_undo"]  # what led to the position stands
        end = me.play()
        assert end["lesson"]["end"] == list(me.lesson.beats[-1].end)
        assert me.go_on("leave")["lesson"] is None
        refused(http.post(f"{me.path}/lesson", json={"do": "next"}, headers=me.headers), 409, "error-no-lesson")


def test_a_lesson_goes_on_at_its_beat_after_the_server_was_killed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("lesson")
    running = Server(str(folder / "tables.sqlite"), "--rate", "0", "--bot-pause", "0", "--workers", "1")
    try:
        running.wait_until_ready()
        with running.client() as http:
            me = Learner(http, "sunward")
            before = me.play(stop_at=6)["lesson"]
            running.kill()
            running.start()
            running.wait_until_ready()
            while me.until_ready()["lesson"]["beat"] < before["beat"]:
                me.go_on()
            assert me.scene()["lesson"] == {**before, "praise": me.scene()["lesson"]["praise"]}
            assert me.play()["lesson"]["end"]
    finally:
        running.stop()


@pytest.mark.parametrize("game", OURS)
def test_a_puzzle_is_a_table_of_one_move(server: Server, game: str) -> None:
    with server.client() as http:
        assert server.process is not None
        before = processor_time(server.process.pid)
        me = Learner(http, game, "puzzle-1")
        scene = me.scene()
        assert processor_time(server.process.pid) - before < OPENS_IN
        beat = me.lesson.beats[0]
        assert scene["lesson"]["kind"] == "must"
        assert not scene["may_undo"]  # the position stands
        for pattern, said in beat.tempting:
            ids = [each["id"] for each in scene["legal"]]
            (tempting,) = [each for each in ids if pattern.matches(perihelion.game(game).actions, each)]
            refusal = me.move(scene, tempting)
            refused(refusal, 409, "error-lesson-not-this")
            assert refusal.json()["facts"]["wrong"] == said
        good(me.move(scene, beat.line[0]))
        solved = me.scene()["lesson"]
        assert solved["praise"] == beat.done[0].say
        assert solved["end"] == list(me.lesson.beats[1].end)


def test_the_lobby_knows_the_puzzles(server: Server) -> None:
    with server.client() as http:
        for game in http.get("/api/games").json():
            if game["id"] in OURS:
                known = [each.id for each in puzzles_of(perihelion.game(game["id"]))]
                assert [each["id"] for each in game["puzzles"]] == known
                assert all(each["title"]["pl"] and each["title"]["en"] for each in game["puzzles"])


def test_what_is_no_lesson_is_refused(server: Server) -> None:
    with server.client() as http:
        refused(http.post("/api/tables", json={"game": "sunward", "lesson": "tenth"}), 404, "error-unknown-lesson")
        wish = {"game": "sunward", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot"}]}
        made = good(http.post("/api/tables", json=wish))
        path, token = f"/api/tables/{made['table']}/lesson", made["seats"][0]["token"]
        headers = {"authorization": f"Bearer {token}"}
        refused(http.post(path, json={"do": "next"}, headers=headers), 409, "error-no-lesson")
        refused(http.post(path, json={"do": "dance"}, headers=headers), 400, "error-bad-message")
        level = {"game": "sunward", "seats": [{"kind": "human"}, {"kind": "bot", "level": "script@first"}]}
        refused(http.post("/api/tables", json=level), 400, "error-unknown-bot")


def test_beats_are_counted_by_how_they_went(server: Server) -> None:
    with server.client() as http:

        def counted(beat: int, outcome: str) -> float:
            labels = f'{{beat="{beat}",game="sunward",lesson="first",outcome="{outcome}"}} '
            line = next((each for each in http.get("/metrics").text.splitlines() if labels in each), "0")
            return float(line.split()[-1])

        before = {each: counted(3, each) for each in ("done", "wrong", "shown", "left")}
        me = Learner(http, "sunward")
        scene = me.play(stop_at=3)
        wrong = next(each["id"] for each in scene["legal"] if each["id"] not in scene["lesson"]["allow"])
        refused(me.move(scene, wrong), 409, "error-lesson-not-this")
        assert me.go_on("shown")["lesson"]["beat"] == 3
        good(me.move(scene, scene["lesson"]["allow"][0]))
        assert {each: counted(3, each) - before[each] for each in before} == {
            "done": 1,
            "wrong": 1,
            "shown": 1,
            "left": 0,
        }
        left = counted(4, "left")
        me.go_on("leave")
        assert counted(4, "left") == left + 1


def test_the_lobby_knows_the_lessons(server: Server) -> None:
    with server.client() as http:
        for game in http.get("/api/games").json():
            lessons = game["lessons"]
            assert game["id"] not in OURS or lessons[0]["id"] == "first"
            assert all(each["title"]["pl"] and 1 <= each["minutes"] <= 12 for each in lessons)
