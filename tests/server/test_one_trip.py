"""A decision takes one trip: over a socket that asks for whole scenes come the choices and what is new in the log."""

from contextlib import ExitStack

import pytest
from server.serving import Json, Server, good, refused, set_table

from perihelion.kernel.registry import OURS
from perihelion.kernel.registry import game as find_game

MOVES = 20


def logged(scene: Json) -> list[Json]:
    """The lines of the log that a scene brings."""
    return [
        {**entry, "events": [event for event in scene["events"] if event["ply"] == entry["ply"]]}
        for entry in scene["entries"]
    ]


def untold(log: list[Json]) -> list[Json]:
    return [{**entry, "told": []} for entry in log]


def latest(log: list[Json]) -> dict[tuple[int, int], tuple[int, Json]]:
    """The lines about turns with the entry they end with: one that goes on is told anew, the last telling stands."""
    return {(told["ply"], told["at"]): (entry["ply"], told) for entry in log for told in entry["told"]}


@pytest.mark.parametrize("game", OURS)
def test_the_scene_brings_choices_and_log(server: Server, game: str) -> None:
    seats = set_table(server, "h" * max(2, find_game(game).seats[0]), game=game)[:-1]
    with ExitStack() as open_sockets:
        sockets = [open_sockets.enter_context(seat.live(0, whole=True)) for seat in seats]
        scenes = [line.next("scene") for line in sockets]
        logs = [logged(scene) for scene in scenes]
        for number in range(MOVES):
            mover = next(place for place, scene in enumerate(scenes) if scene["legal"])
            scene = scenes[mover]
            choices = good(seats[mover].get("choices"))["choices"]
            assert [{**legal, **quote} for legal, quote in zip(scene["legal"], scene["quotes"], strict=True)] == choices
            action = scene["legal"][number % len(scene["legal"])]["id"]
            sockets[mover].send(type="move", ply=scene["ply"], action=action, key=f"k{number}")
            for place, line in enumerate(sockets):
                while place == mover and scenes[place].get("done") != f"k{number}":
                    scenes[place] = line.next("scene")
                    logs[place] += logged(scenes[place])
                while scenes[place]["ply"] < good(seats[place].get())["ply"]:
                    scenes[place] = line.next("scene")
                    logs[place] += logged(scenes[place])
        for seat, log in zip(seats, logs, strict=True):
            for first, last, asked in ((0, None, {}), (7, None, {"since": 7}), (7, 12, {"since": 7, "most": 5})):
                part = good(seat.get("log", **asked))
                assert untold(part) == untold(log[first:last])
                assert latest(part) == {at: line for at, line in latest(log[:last]).items() if line[0] > first}


def test_whoever_does_not_ask_for_whole_scenes_gets_none(server: Server) -> None:
    ada, watcher = set_table(server, "h")
    with ada.live() as plain, watcher.live(whole=True) as spectator:
        assert "quotes" not in plain.next("scene")
        assert spectator.next("scene")["quotes"] == []
    refused(ada.get("log", since=-1), 400, "error-bad-message")
    refused(ada.get("log", most=0), 400, "error-bad-message")
