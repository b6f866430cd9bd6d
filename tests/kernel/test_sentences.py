"""Every refusal has its sentence, in both languages, with the values the error carries."""

import importlib
import pkgutil
import string
from functools import cache
from pathlib import Path

import pytest
from support.fluent import messages

import perihelion
import perihelion.words
from perihelion.kernel.errors import IllegalAction, PerihelionError, every_error
from perihelion.words import LANGUAGES, Words, choose_language

TEXTS = Path(perihelion.words.__file__).parent / "text"

for module in pkgutil.walk_packages(perihelion.__path__, "perihelion."):
    if not module.name.endswith("__main__") and ".migrations." not in module.name:  # those run, they are not imported
        importlib.import_module(module.name)  # so that the errors of all layers are known

OURS = [error for error in every_error() if error.__module__.startswith("perihelion.")]


def facts_of(error: type[PerihelionError]) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(error.says) if name}


@cache
def shared_messages(language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in sorted(TEXTS.glob(f"*{language}.ftl")):
        found |= messages(file.read_text(encoding="utf8"))
    return found


words = cache(Words)


@pytest.mark.parametrize("error", OURS, ids=lambda error: error.__name__)
def test_every_error_can_be_said_in_both_languages(error: type[PerihelionError]) -> None:
    facts = facts_of(error)
    raised = error(**{name: f"<{name}>" for name in facts})
    said = [words(language).error(raised) for language in LANGUAGES]
    said_elsewhere = {f"<{name}>" for name in facts}  # a fact can be the whole sentence, in the reader's language
    assert said[0] != said[1] or said[0] in said_elsewhere
    for language, sentence in zip(LANGUAGES, said, strict=True):
        assert error.code in shared_messages(language)
        assert set(shared_messages(language)[error.code]) <= facts
        assert "{" not in sentence
        assert sentence[-1] in ".?!" or sentence in said_elsewhere
    assert str(raised)


def test_every_error_has_a_code_of_its_own() -> None:
    with_sentence = [error for error in OURS if "code" in vars(error)]  # others only gather their kin
    assert len({error.code for error in with_sentence}) == len(with_sentence) > 20
    assert all(error.__subclasses__() for error in OURS if error not in with_sentence)


def test_both_languages_have_the_same_messages_with_the_same_values() -> None:
    polish, english = shared_messages("pl"), shared_messages("en")
    assert polish == english
    assert polish


def test_every_shared_file_exists_in_both_languages() -> None:
    names = {file.name for file in TEXTS.glob("*.ftl")}
    assert names
    assert {name.replace("pl.ftl", "en.ftl") for name in names} == {name for name in names if name.endswith("en.ftl")}


def test_what_has_no_words_goes_by_its_own_name() -> None:
    words = Words("pl")
    assert words.say("technology-solar-sail") == "Solar sail"
    assert words.say("part-3-ore-jump-2") == "3 ore jump 2"
    assert words.say("unheard") == "Unheard"
    assert words.say("technology-solar-sail-help") == ""
    assert not words.has("technology-solar-sail")


def test_a_fact_can_be_another_message() -> None:
    words = Words("pl", perihelion.game("sunward"))
    assert words.say("error-bad-option", name="x", value="@zone-moon", allowed="-").count(words.say("zone-moon")) == 1


@pytest.mark.parametrize(
    ("wish", "language"),
    [("pl", "pl"), ("pl_PL.UTF-8", "pl"), ("PL-pl", "pl"), ("en_GB", "en"), ("de_DE", "en"), ("", "en"), (None, "en")],
)
def test_the_language_follows_the_wish(wish: str | None, language: str) -> None:
    assert choose_language(wish) == language


def test_an_illegal_action_tells_the_rules_and_nothing_else() -> None:
    state = perihelion.game("sunward").new(seats=2, seed=1)
    seat = state.actors()[0]
    with pytest.raises(IllegalAction) as caught:
        state.apply(1 - seat, state.legal(seat)[0])
    assert caught.value.facts["rules"] == "WSS-3.2"
    assert "WSS-3.2" in Words("pl").error(caught.value)
