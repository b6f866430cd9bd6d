"""A bot that plays a whole game over the wire protocol: it takes a seat of its own table and draws moves from a hat.

bot_client.py [URL] [GAME]     against a normal bot; needs httpx and websockets
"""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def play(url: str = "http://127.0.0.1:8000", game: str = "sunward") -> list[int]:
    seats = [{"kind": "human", "name": "Hat"}, {"kind": "bot", "level": "normal"}]
    made = httpx.post(f"{url}/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/live") as live:
        live.send(json.dumps({"token": made["seats"][0]["token"]}))
        while True:
            scene = json.loads(live.recv())
            if scene["type"] != "scene":
                continue  # who is present, what was said, that a move is done
            if scene["status"] == "over":
                return scene["result"]["scores"]
            if scene["legal"]:
                action = random.choice(scene["legal"])["id"]
                move = {"type": "move", "ply": scene["ply"], "action": action, "key": str(uuid.uuid4())}
                live.send(json.dumps(move))


if __name__ == "__main__":
    print("scores:", play(*sys.argv[1:]))
