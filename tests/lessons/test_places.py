"""What beats and notes point at: panels that the board marks; that they are in sight the walks of the page prove."""

import re
from pathlib import Path

import pytest

import perihelion
from perihelion.teaching.lesson import every_lesson
from perihelion.teaching.notes import notes_of

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
OURS = [game.id for game in perihelion.all_games() if game.package.startswith("perihelion.")]
REGIONS = {"choices", "log", "players", "score", "board"}


def panels_of(game: str) -> set[str]:
    module = (GAMES / game.replace("-", "_") / "index.ts").read_text(encoding="utf8")
    listed = re.search(r"^  panels: \{(.*)\},$", module, re.MULTILINE)
    assert listed, f"{game}: its board lists no panels"
    return set(re.findall(r"(\w+):", listed[1]))


@pytest.mark.parametrize("game", OURS)
def test_every_panel_and_region_of_a_beat_or_a_note_is_on_its_board(game: str) -> None:
    known = {f"panel:{each}" for each in panels_of(game)} | {f"region:{each}" for each in REGIONS}
    for lesson in every_lesson(perihelion.game(game)).values():
        for number, beat in enumerate(lesson.beats, 1):
            named = {each for each in beat.at if each.startswith(("panel:", "region:"))}
            assert named <= known, f"{lesson.id} beat {number}: {named - known}"
    for note in notes_of(perihelion.game(game)).notes:
        assert set(note.at) <= known, f"note {note.id}"


@pytest.mark.parametrize("game", OURS)
def test_every_panel_that_a_board_lists_is_marked_on_it(game: str) -> None:
    drawn = "".join(file.read_text(encoding="utf8") for file in (GAMES / game.replace("-", "_")).glob("*.svelte"))
    for panel in panels_of(game):
        assert f"panel:{panel}" in drawn or f"'{panel}'" in drawn, panel


@pytest.mark.parametrize("game", OURS)
def test_every_beat_of_a_lesson_says_where_to_look(game: str) -> None:
    for name, lesson in every_lesson(perihelion.game(game)).items():
        for number, beat in enumerate(lesson.beats, 1):
            assert beat.at or beat.free, f"{name} beat {number}"
