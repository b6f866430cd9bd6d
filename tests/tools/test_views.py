"""The page's types of a view are those of Python: the files in web/ are what `tools/views.py` makes."""

from tools.views import made, views


def test_the_types_of_the_page_are_made_of_the_shapes() -> None:
    files = made()
    assert files
    for file, text in files.items():
        assert file.read_text(encoding="utf8") == text, f"{file.name} is old: run `python -m tools.views`"


def test_a_shape_becomes_an_interface() -> None:
    shapes = """
Sign = dict[str, int]


class Tile(TypedDict):
    name: str
    goods: list[int | None]
    signs: NotRequired[list[Sign]]
    worth: dict[str, int]
    side: Literal["up", "down"]
    owner: int | None
"""
    assert (
        views(shapes).partition("\n\n")[2]
        == """import type { Sign } from './model'

export interface Tile {
  name: string
  goods: (number | null)[]
  signs?: Sign[]
  worth: Record<string, number>
  side: 'up' | 'down'
  owner: number | null
}
"""
    )
