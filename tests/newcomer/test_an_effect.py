"""A newcomer adds a new kind of effect to a copy of a game: its row with all columns, and its words.

Whatever is left out is told by name when the game is imported, before anything is played. The picture of an effect is
drawn from the same row: New Frontiers has it as a column, the other games by the effect's name.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.newcomer import LANGUAGES, Workshop, play

from perihelion.kernel.effect import BrokenCatalogue
from perihelion.words import Words, unnamed

Edit = tuple[str, str, str]
"""A file, what stands there, what is to stand there."""


@dataclass(frozen=True)
class Effect:
    game: str
    row: tuple[Edit, ...]
    worth: Edit
    lame: str
    """The head of a column of the row, to be left out."""
    lacking: str
    """What is said then."""
    used: Edit
    name: str
    """Of the card that has it."""


EFFECTS = [
    Effect(
        "beyond-the-sun",
        (
            (
                "rules/catalogue.py",
                "CATALOGUE: Final[",
                """class Sunlight(Free):
    notation = "sunlight(n: expr)"
    at_once = True

    def run(self, table: Table, seat: int, call: Call, x: int, told: int, flags: int, card: int, frame: int) -> None:
        table.factions[seat].ore += 2 * call.n.number


CATALOGUE: Final[""",
            ),
            ("rules/catalogue.py", "        Each(),\n", "        Each(),\n        Sunlight(),\n"),
        ),
        (
            "bots/prospects.py",
            '    "each": nothing_expected,\n',
            '    "each": nothing_expected,\n    "sunlight": ore_expected,\n',
        ),
        "def run(",
        "the effect 'sunlight' lacks 'run'",
        ("set/technologies.toml", '"1 ore : ship(2, from=pop); jump(3)"', '"sunlight(3)"'),
        "technology-narrow-beam-lasers",
    ),
    Effect(
        "burning-suns",
        (
            (
                "rules/abilities/effects.py",
                '            "choose(first: effect, second: effect)",\n',
                '            "choose(first: effect, second: effect)",\n            "sunlight(n: amount)",\n',
            ),
            (
                "rules/abilities/rows.py",
                "CHANGES: Final =",
                """class Sunlight(Sure):
    def run(self, table: Table, step: Step, program: Ability, effect: Effect) -> None:
        _, seat, _, _, _, _ = step
        table.crystals[seat] += 2 * effect.n


CHANGES: Final =""",
            ),
            (
                "rules/abilities/rows.py",
                '    "choose": Choose(),\n',
                '    "choose": Choose(),\n    "sunlight": Sunlight(),\n',
            ),
        ),
        ("bots/effects.py", ' choose"', ' choose sunlight"'),
        "def run(",
        "the effect 'sunlight' lacks 'run'",
        (
            "set/agents.toml",
            "activate => damage(3, titan|starbase, dist=3); discard_self()",
            "activate => sunlight(3)",
        ),
        "card-agent-sharpshooter-kessa",
    ),
    Effect(
        "new-frontiers",
        (
            (
                "rules/effects.py",
                "ROWS: Final[list[Effect]] = [\n",
                """class Sunlight(Effect):
    def give(self, table: Table, seat: int, power: Power, tile: int) -> None:
        table.gain(seat, 2 * power.amount, 0, 0, power.tile)

    def draws(self, power: Power) -> int:
        return 0


ROWS: Final[list[Effect]] = [
    Sunlight("sunlight", terms.EXPLORED, "a", "+# credit"),
""",
            ),
        ),
        (
            "bots/weights.py",
            '    "consume_per_good": of_consuming,\n',
            '    "consume_per_good": of_consuming,\n    "sunlight": of_consuming,\n',
        ),
        "def give(",
        "the effect 'sunlight' lacks 'give'",
        ("set/small_developments.toml", '"develop_discount 1"', '"sunlight 3"'),
        "tile-modular-construction",
    ),
    Effect(
        "pulsar-2849",
        (
            (
                "rules/effects.py",
                "ROWS: Final[list[Effect]] = [",
                """class Sunlight(Benefit):
    notation = "sunlight(n: number)"
    places = GAINS

    def give(self, table: Table, seat: int, a: int, b: int, source: int) -> None:
        table.players[seat].cubes += 2 * a


ROWS: Final[list[Effect]] = [""",
            ),
            ("rules/effects.py", "    GoalMet(),\n]", "    GoalMet(),\n    Sunlight(),\n]"),
            ("rules/terms.py", '"final", "goal_met"),\n', '"final", "goal_met", "sunlight"),\n'),
        ),
        (
            "bots/prospects.py",
            '    "goal_met": GoalMet(),\n',
            '    "goal_met": GoalMet(),\n    "sunlight": Points(),\n',
        ),
        "def give(",
        "the effect 'sunlight' lacks 'give'",
        ("set/technologies.toml", '"claim_isolated + gyro(any)"', '"claim_isolated + sunlight(3)"'),
        "tech-ai-5",
    ),
]


@pytest.fixture(params=EFFECTS, ids=[effect.game for effect in EFFECTS])
def effect(request: pytest.FixtureRequest) -> Effect:
    found = request.param
    assert isinstance(found, Effect)
    return found


def written(effect: Effect, folder: Path, without: Any = None) -> Workshop:
    shop = Workshop(effect.game, folder, source=True)
    for edit in (*effect.row, effect.worth, effect.used):
        if edit != without:
            shop.write(*edit)
    return shop


def test_a_row_and_its_words_are_all(effect: Effect, tmp_path: Path) -> None:
    shop = written(effect, tmp_path)
    number = "{ $amount }" if effect.game == "new-frontiers" else "{ $n }"
    shop.say("effect-sunlight", f"weź {number} od słońca", f"take {number} from the sun")
    game = shop.open()
    assert unnamed(game) == []
    told = [Words(language, game).say(f"{effect.name}-help") for language in LANGUAGES]
    assert "3 od słońca" in told[0]
    assert "3 from the sun" in told[1]
    play(game)


def test_words_that_are_forgotten_are_told(effect: Effect, tmp_path: Path) -> None:
    shop = written(effect, tmp_path)
    shop.say("effect-sunlight", "weź od słońca", "")
    assert unnamed(shop.open()) == [("en", "effect-sunlight")]


def test_a_row_without_worth_is_refused_by_name(effect: Effect, tmp_path: Path) -> None:
    with pytest.raises(BrokenCatalogue, match="the effect 'sunlight' lacks 'worth'"):
        written(effect, tmp_path, without=effect.worth).open()


def test_a_row_that_lacks_a_column_is_refused_by_name(effect: Effect, tmp_path: Path) -> None:
    shop = written(effect, tmp_path)
    for path in {shop.folder / file for file, _, _ in effect.row}:
        before, row, after = path.read_text(encoding="utf8").partition("unlight")
        path.write_text(before + row + after.replace(effect.lame, "def something_else(", 1), encoding="utf8")
    with pytest.raises(BrokenCatalogue, match=effect.lacking):
        shop.open()
