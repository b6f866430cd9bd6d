"""Worlds explored in New Frontiers stand whole in the tray, whatever their words: on a laptop and in a low window.

`make test` looks at those with the most words in either language, `make screens` at every world of the set.
"""

import os
from functools import cache

import pytest
from page.playing import Opener
from page.recorded import choosers
from server.serving import Server, good, set_table

import perihelion
from perihelion.words import LANGUAGES, Words

EVERYTHING = bool(os.environ.get("SCREENS"))
GAME = perihelion.game("new-frontiers")
EXPLORE = GAME.actions.named("choose_tile 2")
LAPTOP, LOW = (1366, 768), (1366, 640)
Way = list[tuple[int, int]]


@cache
def explored(seed: int) -> tuple[Way, frozenset[str]]:
    """The choices of two that lead to a first exploring, and the worlds that it turns up."""
    state, way = GAME.new(2, seed=seed), Way()
    while not state.view(0)["centre"]:
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = EXPLORE if EXPLORE in legal else legal[0]
        if seat in choosers(state):
            way.append((seat, action))
        state.apply(seat, action)
    return way, frozenset(state.view(0)["centre"])


def length(words: Words, world: str) -> int:
    message = f"tile-{world.replace('_', '-')}-help"
    cards = GAME.layout()["cards"]
    return len(words.phrase(cards[message])) if message in cards else 0


def wanted(language: str) -> set[str]:
    worlds = {world for seed in range(60) for world in explored(seed)[1]}
    words = Words(language, GAME)
    return worlds if EVERYTHING else set(sorted(worlds, key=lambda world: (-length(words, world), world))[:8])


def seeds(language: str) -> list[int]:
    """Few that turn up all that are wanted."""
    left, chosen = wanted(language), list[int]()
    while left:
        chosen.append(max(range(60), key=lambda seed: len(explored(seed)[1] & left)))
        left -= explored(chosen[-1])[1]
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_their_words_are_in_sight(open_page: Opener, server: Server, language: str) -> None:
    me, found = open_page(language, LAPTOP, game=GAME.id), {}
    for seed in seeds(language):
        seats = set_table(server, game=GAME.id, seed=seed)
        way, worlds = explored(seed)
        for seat, action in way:
            good(seats[seat].move(action))
        actor = next(each for each in seats if each.scene()["legal"])
        for size in (LAPTOP, LOW):
            me.page.set_viewport_size({"width": size[0], "height": size[1]})
            me.page.goto(f"{me.url}/#/table/{actor.table}?seat={actor.token}")
            assert me.wait_for_choice()
            assert me.page.locator(".worlds .world").count() >= len(worlds)
            if cut := me.overflows():
                found[f"{seed} at {size}"] = cut
            me.page.goto("about:blank")
    assert not found
