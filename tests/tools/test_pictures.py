"""The pictures of the documentation: there, light, and with the meaning of their numbers in the page of each game."""

import pytest

from tools.pictures.callouts import CALLOUTS, table
from tools.pictures.docs import PICTURES, page_of
from tools.pictures.moments import MOMENTS, reached, records_of

MOST = 1_500_000


@pytest.mark.parametrize("game", CALLOUTS)
def test_a_board_is_explained_with_numbers(game: str) -> None:
    text = page_of(game).read_text(encoding="utf8")
    title = text.split("\n", 1)[0].removeprefix("# ")
    assert table(game, title) in text, "make pictures ONLY=docs"
    assert (PICTURES / f"{game}-board.webp").is_file()


def test_all_pictures_together_are_light() -> None:
    assert sum(each.stat().st_size for each in PICTURES.glob("*.webp")) < MOST


@pytest.mark.parametrize("game", MOMENTS)
def test_every_moment_comes_in_its_record(game: str) -> None:
    for record, wanted in records_of(game):
        assert {each.moment for each in reached(record, wanted)} == set(wanted)
