"""An effect is one row: a catalogue that lacks a column says so when it is made."""

import pytest

from perihelion.kernel.effect import BrokenCatalogue, Catalogue
from perihelion.kernel.notation import BadNotation, Reader
from perihelion.kernel.table import Phrase


class Effect:
    notation = ""

    def run(self) -> str:
        raise NotImplementedError


class Ore(Effect):
    notation = "ore(n: expr)"

    def run(self) -> str:
        return "ore"


class Ship(Effect):
    notation = "ship(level: number, from=supply|pop, n=1)"

    def run(self) -> str:
        return "ship"


class Gyro(Effect):
    notation = "gyro(sizes: {small|medium|large})"

    def run(self) -> str:
        return "gyro"


class Rest(Effect):
    notation = "rest"

    def run(self) -> str:
        return "rest"


class Choose(Effect):
    notation = "choose(lines: line+, times=1)"

    def run(self) -> str:
        return "choose"


class Token(Effect):
    notation = "token(kind: round|square, n: number = 2)"

    def run(self) -> str:
        return "token"


class WithoutRun(Effect):
    notation = "lazy()"


KINDS = {"expr": Reader.number, "line": Reader.name}
ROWS: list[Effect] = [Ore(), Ship(), Gyro(), Rest(), Choose(), Token()]
CATALOGUE = Catalogue(ROWS, base=Effect)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("ore(3)", {"n": 3}),
        ("ship(2)", {"level": 2, "from": 0, "n": 1}),
        ("ship(2, n=3, from=pop)", {"level": 2, "from": 1, "n": 3}),
        ("gyro(small|large)", {"sizes": 5}),
        ("gyro(any)", {"sizes": 7}),
        ("rest", {}),
        ("rest()", {}),
        ("choose(a, b, times=2)", {"lines": ["a", "b"], "times": 2}),
        ("token(square)", {"kind": 1, "n": 2}),
        ("token(round, -1)", {"kind": 0, "n": -1}),
    ],
)
def test_a_call_is_read_by_its_notation(text: str, values: dict[str, object]) -> None:
    reader = Reader(text)
    number, found = CATALOGUE.read(reader, KINDS)
    reader.end()
    assert CATALOGUE.rows[number].notation.startswith(text.partition("(")[0])
    assert found == values


@pytest.mark.parametrize(
    "text",
    [
        "iron(1)",
        "ore",
        "ore()",
        "ore(1, 2)",
        "ship(1, from=dock)",
        "ship(1, into=pop)",
        "ship(1, n=1, n=2)",
        "ship(1 n=2)",
        "choose(times=2)",
        "ship(1, pop)",
        "gyro(tiny)",
        "ore(1",
    ],
)
def test_what_the_notation_does_not_allow_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        CATALOGUE.read(Reader(text), KINDS)


def test_an_effect_is_said_by_its_arguments() -> None:
    number, values = CATALOGUE.read(Reader("ship(2, from=pop)"), KINDS)
    assert CATALOGUE.signatures[number].said(values, n="many") == Phrase(
        "effect-ship", {"level": 2, "from": "pop", "n": "many"}
    )
    assert "effect-ship" in CATALOGUE.messages()


def test_a_row_without_a_column_is_told_by_name() -> None:
    with pytest.raises(BrokenCatalogue, match="'lazy' lacks 'run'"):
        Catalogue([*ROWS, WithoutRun()], base=Effect)


def test_a_column_that_stands_elsewhere_is_complete_too() -> None:
    worth = {"ore": 1, "rest": 2}
    assert Catalogue([Ore(), Rest()], base=Effect, worth=worth).column("worth") == [1, 2]
    with pytest.raises(BrokenCatalogue, match="'gyro' lacks 'worth'"):
        Catalogue([Ore(), Rest(), Gyro()], base=Effect, worth=worth)
    with pytest.raises(BrokenCatalogue, match="'worth' of 'rest', which is no effect"):
        Catalogue([Ore()], base=Effect, worth=worth)


def test_two_effects_have_two_names() -> None:
    with pytest.raises(BrokenCatalogue, match="two effects are called 'ore'"):
        Catalogue([Ore(), Ore()], base=Effect)


def test_a_notation_that_is_none_is_told() -> None:
    class Broken(Ore):
        notation = "broken(n"

    with pytest.raises(BrokenCatalogue, match="Broken: "):
        Catalogue([Broken()], base=Effect)


def test_a_column_that_stands_elsewhere_has_columns_of_its_own() -> None:
    rows = Catalogue([Rest()], base=Effect)
    assert rows.column_of({"rest": Ore()}, "power", base=Effect)
    with pytest.raises(BrokenCatalogue, match="'rest' lacks 'run'"):
        rows.column_of({"rest": WithoutRun()}, "power", base=Effect)
