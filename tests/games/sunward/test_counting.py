"""What the page is told of the hexes that make a mission count."""

from support.play import random_game

import perihelion

BY_HEX = ("aliens", "upgrades", "resources")
"""Missions that count hexes; the others count whole pieces."""


def test_the_hexes_that_are_told_are_as_many_as_the_mission_counts() -> None:
    met = 0
    for seed in range(1, 7):
        for state, _, _ in random_game(perihelion.game("sunward"), 2, seed):
            view, counted = state.view(None), state.forecast(None)["counted"]
            for sheet, told in zip(view["sheets"], counted, strict=True):
                for column, times in enumerate(sheet["missions"]):
                    cells = set(told[column])
                    pieces = [set(each["cells"]) for each in sheet["pieces"] if each["column"] == column]
                    inside = [piece for piece in pieces if piece <= cells]
                    by_hex = view["columns"][column]["mission"] in BY_HEX
                    assert times == (len(cells) if by_hex else len(inside))
                    assert by_hex or cells == set().union(*inside)
                    met += times
    assert met > 100


def test_a_drawing_that_is_not_shown_yet_is_told_to_nobody() -> None:
    """What one has drawn in this turn stands on no sheet before all are shown."""
    for state, seat, action in random_game(perihelion.game("sunward"), 2, 5):
        if state.prompt(seat).question.message == "prompt-draw" and len(state.actors()) == 2:
            before = state.forecast(1 - seat)
            state.apply(seat, action)
            assert state.forecast(1 - seat) == state.forecast(None) == before
            return
    raise AssertionError("nobody drew while another still had to")
