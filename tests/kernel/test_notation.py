"""The reader of notations: what it reads, and how it says what it cannot read."""

import pytest

from perihelion.kernel.errors import SetNotation
from perihelion.kernel.notation import DEEPEST, BadNotation, Reader, reading


def test_names_numbers_and_signs_are_read_from_left_to_right() -> None:
    reader = Reader("2 ore : jump(-1) where X >= 3cr")
    assert reader.number() == 2
    assert reader.choice(("retire", "ore")) == 1
    reader.expect(":")
    assert reader.name() == "jump"
    assert reader.skip("(")
    assert not reader.skip("{")
    assert reader.signed() == -1
    reader.expect(")")
    assert reader.choice({"where": 7}) == 7
    assert [reader.take(), reader.take(), reader.number(), reader.name()] == ["X", ">=", 3, "cr"]
    reader.end()


def test_a_set_of_words_is_a_set_of_bits() -> None:
    sizes = ("small", "medium", "large")
    assert Reader("small|large").choices(sizes) == 0b101
    assert Reader("any").choices(sizes) == 0b111


def test_a_sign_is_looked_for_outside_brackets_only() -> None:
    assert Reader("2 ore + f(a) : b").reaches(":")
    assert not Reader("f({1 ore : b})").reaches(":")
    inside = Reader("{a} : b")
    inside.expect("{")
    assert not inside.reaches(":")


def test_what_was_read_can_be_quoted() -> None:
    reader = Reader("a ( b,  c ) d")
    reader.take()
    start = reader.at
    for _ in range(5):
        reader.take()
    assert reader.since(start) == "( b,  c )"


@pytest.mark.parametrize(
    ("text", "word", "at"),
    [("ore § 2", "§", 4), ("ore", "ore", 0), ("", "", 0), ("99999", "99999", 0), ("(" * (DEEPEST + 1), "(", DEEPEST)],
)
def test_what_is_no_number_is_refused_with_its_place(text: str, word: str, at: int) -> None:
    with pytest.raises(BadNotation) as caught:
        Reader(text).number()
    assert (caught.value.word, caught.value.at) == (word, at)


def test_the_error_names_the_entry_the_word_and_the_sign() -> None:
    reader = Reader("2 ores")
    reader.number()
    with pytest.raises(SetNotation) as caught, reading("mine.toml", "technologies.sail.do"):
        reader.choice(("ore", "retire"))
    assert caught.value.facts == {"file": "mine.toml", "field": "technologies.sail.do", "word": "ores", "at": 3}


def test_a_text_that_ends_too_early_is_refused_at_its_end() -> None:
    reader = Reader("ore")
    reader.name()
    with pytest.raises(BadNotation, match="sign 4 of 'ore'"):
        reader.expect("(")
