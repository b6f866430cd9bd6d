"""Icon cover: every icon that a game draws on its board and cards has a name in its legend, in both languages."""

import re
from pathlib import Path

import pytest

import perihelion
from perihelion.teaching.guide import guide_of
from perihelion.words import LANGUAGES, Words

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
OWN = {
    "beyond-the-sun": "signs.ts", "new-frontiers": "glyphs.ts", "pulsar-2849": "glyphs.ts", "burning-suns": "icons.ts",
}  # fmt: skip
"""Where a game keeps its own icons; Sunward takes all of its from those shared by all games."""
CONTROLS = {"back", "next", "turn", "mirror", "flag"}
"""Of Sunward: buttons that say what they do, and the flag that stands beside the word frontier."""


def folder(game: str) -> Path:
    return GAMES / game.replace("-", "_")


def drawn(game: str) -> set[str]:
    """The icons that a game has or uses."""
    if game in OWN:
        text = (folder(game) / OWN[game]).read_text(encoding="utf8")
        body = re.search(r"export const \w+ = \{\n(.*?)\n\} satisfies", text, re.DOTALL)
        assert body is not None
        return set(re.findall(r"^  (\w+):", body[1], re.MULTILINE))
    texts = [file.read_text(encoding="utf8") for file in folder(game).glob("*.svelte")]
    return set(re.findall(r'<Icon[^>]*? name="(\w+)"', "\n".join(texts))) - CONTROLS


def explained(game: str) -> dict[str, str]:
    """What the legend draws: the icon, and the name under which the texts know it."""
    text = (folder(game) / "legend.ts").read_text(encoding="utf8")
    return {icon: name for name, icon in re.findall(r"'?([\w-]+)'?: [A-Z]+\.(\w+)", text)}


@pytest.mark.parametrize("game", [*OWN, "sunward"])
def test_every_icon_of_a_game_is_in_its_legend(game: str) -> None:
    played = perihelion.game(game)
    found, told = drawn(game), explained(game)
    assert len(found) > 2
    assert found <= set(told), found - set(told)
    assert set(told.values()) <= set(guide_of(played).legend)
    for words in [Words(language, played) for language in LANGUAGES]:
        assert [name for name in told.values() if not words.has(f"legend-{name}")] == []
