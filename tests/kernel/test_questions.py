"""A kind of step is declared once: the rulebook finds it in its module, and says what does not fit together."""

from types import ModuleType
from typing import Any

import pytest

from perihelion.kernel.question import BrokenRulebook, Kind, Question, check_names, in_order, kinds_in


class Common(Question[Any]):
    """What several questions have in common: no kind of its own."""


class Asking(Common):
    number = 3
    name = "asking"
    rule = "T-1"


class Doing(Kind[Any]):
    number = 1


def module_with(*kinds: object) -> ModuleType:
    made = ModuleType(__name__)
    for number, each in enumerate(kinds):
        setattr(made, f"each{number}", each)
    return made


def test_the_kinds_that_modules_declare_are_found_by_number() -> None:
    found = kinds_in(module_with(Common, Asking), module_with(Doing))
    assert [type(kind) for kind in found] == [Doing, Asking]


def test_a_kind_that_its_module_has_made_already_is_that_one() -> None:
    made = Asking()
    assert kinds_in(module_with(Asking, made)) == [made]


def test_a_kind_that_a_module_only_imports_is_not_its_own() -> None:
    other = ModuleType("elsewhere")
    other.Asking = Asking  # type: ignore[attr-defined]
    assert kinds_in(other) == []


def test_two_kinds_of_one_number_are_told() -> None:
    with pytest.raises(BrokenRulebook, match="Doing and Doing have the same number 1"):
        in_order([Doing(), Doing()])


def test_a_kind_without_a_number_is_told() -> None:
    with pytest.raises(BrokenRulebook, match="Common has no number"):
        in_order([Common()])


def test_a_question_without_a_second_reading_is_told_and_a_reading_without_a_question() -> None:
    with pytest.raises(BrokenRulebook, match="no second reading of 'asking'"):
        check_names([Asking()], {})
    with pytest.raises(BrokenRulebook, match="a second reading of 'other', which nobody asks"):
        check_names([Asking()], {"asking": lambda *_: [], "other": lambda *_: []})


def test_a_question_without_a_name_is_told() -> None:
    with pytest.raises(BrokenRulebook, match="Common needs a name"):
        check_names([Common()], {})
