"""A newcomer adds a card with known effects: one entry of the set, and its name in two languages.

The boxes are full, so it takes the place of another card. What is forgotten is told with a sentence: by loading what
the entry lacks, by `perihelion check` what has no words.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest
from support.newcomer import LANGUAGES, Workshop, play

from perihelion.kernel.errors import PerihelionError
from perihelion.words import Words, unnamed


@dataclass(frozen=True)
class Card:
    game: str
    file: str
    before: tuple[str, str]
    """What the entry was called and what it did."""
    after: tuple[str, str]
    name: str
    wrong: str
    """An effect nobody knows, in place of what it does."""
    numbers: tuple[str, ...]
    """What its explanation says in any language."""


CARDS = [
    Card(
        "beyond-the-sun",
        "set/technologies.toml",
        ('id = "narrow_beam_lasers"', "1 ore : ship(2, from=pop); jump(3)"),
        ('id = "solar_sail"', "2 ore : ship(3, from=pop); jump(4)"),
        "technology-solar-sail",
        "2 ore : sail(4)",
        ("2", "3", "4"),
    ),
    Card(
        "burning-suns",
        "set/agents.toml",
        ('id = "agent_sharpshooter_kessa"', "activate => damage(3, titan|starbase, dist=3); discard_self()"),
        ('id = "agent_solar_sail"', "activate => crystals(5); draw(artefact, 2)"),
        "card-agent-solar-sail",
        "activate => sail(4)",
        ("5", "2"),
    ),
    Card(
        "new-frontiers",
        "set/small_developments.toml",
        ('id = "modular_construction"\nwhite = true\ncost = 1\nvp = 1\nspaces = 1\n', '["develop_discount 1"]'),
        ('id = "solar_sail"\nwhite = true\ncost = 1\nvp = 1\nspaces = 1\n', '["strength 7"]'),
        "tile-solar-sail",
        '["sail 7"]',
        ("7",),
    ),
    Card(
        "pulsar-2849",
        "set/technologies.toml",
        ('{id = "AI-2", row = 1, dice = [3, 3], kind = "permanent"', "on(patent, vp(2))"),
        ('{id = "SAIL", row = 1, dice = [3, 3], kind = "permanent"', "on(patent, vp(7))"),
        "tech-sail",
        "sail(7)",
        ("7",),
    ),
]


def written(card: Card, folder: Path, does: str) -> Workshop:
    shop = Workshop(card.game, folder)
    text = (shop.folder / card.file).read_text(encoding="utf8")
    entry = text.index(card.before[0])
    changed = text[entry:].replace(card.before[0], card.after[0], 1).replace(card.before[1], does, 1)
    (shop.folder / card.file).write_text(text[:entry] + changed, encoding="utf8")
    return shop


@pytest.fixture(params=CARDS, ids=[card.game for card in CARDS])
def card(request: pytest.FixtureRequest) -> Card:
    found = request.param
    assert isinstance(found, Card)
    return found


def test_an_entry_and_its_names_are_all(card: Card, tmp_path: Path) -> None:
    shop = written(card, tmp_path, card.after[1])
    shop.say(card.name, "Żagiel słoneczny", "Solar Sail")
    game = shop.open()
    assert unnamed(game) == []
    assert [Words(language, game).say(card.name) for language in LANGUAGES] == ["Żagiel słoneczny", "Solar Sail"]
    told = [Words(language, game).say(f"{card.name}-help") for language in LANGUAGES]
    assert told[0] != told[1]
    for each in told:
        assert all(number in each for number in card.numbers), each
    play(game)


def test_a_name_that_is_forgotten_in_one_language_is_told(card: Card, tmp_path: Path) -> None:
    shop = written(card, tmp_path, card.after[1])
    shop.say(card.name, "", "Solar Sail")
    assert unnamed(shop.open()) == [("pl", card.name)]


def test_an_effect_that_nobody_knows_is_told_with_its_place(card: Card, tmp_path: Path) -> None:
    shop = written(card, tmp_path, card.wrong)
    with pytest.raises(PerihelionError, match="sail") as refused:
        shop.open()
    for language in LANGUAGES:
        assert "sail" in Words(language).error(refused.value)


def test_an_entry_without_its_effects_is_told_by_name(card: Card, tmp_path: Path) -> None:
    shop = written(card, tmp_path, card.after[1])
    path = shop.folder / card.file
    lines = path.read_text(encoding="utf8").split("\n")
    at = next(number for number, line in enumerate(lines) if card.after[1] in line)
    lines[at] = lines[at].split(", effect = ")[0] + "}," if ", effect = " in lines[at] else ""
    path.write_text("\n".join(lines), encoding="utf8")
    with pytest.raises(PerihelionError) as refused:
        shop.open()
    assert refused.value.code in ("error-set-field", "error-set-surplus")
    assert Words("pl").error(refused.value)
