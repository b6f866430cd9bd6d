"""Snapshots that cannot be loaded: damaged ones, and those of another game, rules version or set."""

import json
from typing import Any

import pytest
from support.sunward import GAME

from perihelion.kernel.errors import BadSnapshot, ForeignSnapshot
from perihelion.words import LANGUAGES, Words

STAMP, BODY = GAME.new(seats=2, seed=1).dump().split(b"\n")


def damaged(place: int, value: Any) -> bytes:
    whole = json.loads(BODY)
    whole[place] = value
    return STAMP + b"\n" + json.dumps(whole).encode()


def test_what_was_dumped_can_be_loaded() -> None:
    assert GAME.load(STAMP + b"\n" + BODY).fingerprint() == GAME.new(seats=2, seed=1).fingerprint()


@pytest.mark.parametrize(
    "broken",
    [
        STAMP,
        STAMP + b"\n",
        STAMP + b"\n" + BODY[:-20],
        STAMP + b"\n[]",
        STAMP + b"\n{}",
        STAMP + b"\n\xff\xfe",
        damaged(0, "two"),
        damaged(0, 10**30),
        damaged(1, [1, 2, 3]),
        damaged(2, 7),
        damaged(4, None),
        damaged(6, []),
        damaged(6, {}),
    ],
)
def test_a_damaged_snapshot_is_refused(broken: bytes) -> None:
    with pytest.raises(BadSnapshot) as caught:
        GAME.load(broken)
    assert type(caught.value) is BadSnapshot
    assert len({Words(language).error(caught.value) for language in LANGUAGES}) == 2


@pytest.mark.parametrize("stamp", [b"", b"\xff", b"other/1/house@1", STAMP.replace(b"/2/", b"/1/"), STAMP[:-1]])
def test_a_foreign_snapshot_is_refused(stamp: bytes) -> None:
    with pytest.raises(ForeignSnapshot, match="another game, rules version or component set"):
        GAME.load(stamp + b"\n" + BODY)
