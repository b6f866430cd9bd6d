"""Sentences with numbers and names in them: "1 points", "2 point" and "You gains" are found by saying every message."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FILES = sorted(
    [
        *ROOT.glob("perihelion/games/*/text/*.ftl"),
        *ROOT.glob("perihelion/words/text/*.ftl"),
        *(each for each in ROOT.glob("web/src/**/*.ftl")),
    ]
)
NUMBERS = (0, 1, 2, 5, 22)

# the facts that are numbers of things
COUNTS = frozenset(
    re.findall(
        r"\w+",
        """
        n amount count left points number cubes credits level levels misses hits units cost price fields all most turn
        round spaces colonies colonists chips strength defence owed value steps seconds bytes moves tables extra need
        have room
        """,
    )
)

# English: what ends in s after a 1 and is no plural; "1 × ships" counts ships, not ones
NO_PLURAL = {
    "s",
    "modifiers",
    "plus",
    "as",
    "is",
    "was",
    "has",
    "this",
    "less",
    "across",
    "bonus",
    "always",
    "ms",
    "colossus",
}
# Polish: what may stand after any number as it is (units, particles, verbs, genitives of what is not counted in pieces)
AFTER_A_NUMBER = frozenset(
    re.findall(
        r"\w+",
        """
        z ze na do i a od lub po przy w o to dla za plus pkt PZ s ms min godz h antymaterii jest będzie nie więcej mniej
        gorzej tylko przeciw kończy wymaga oraz albo dziennika gry szansa prowadzą
        """,
    )
)
# what is said of a person: a name, or "You"
PERSONS = {"player", "name", "names", "one", "other"}
REFERENCE = re.compile(r"\{[a-z0-9-]+\}")
"""The id of a message of another file, where the page and the terminal say its words."""
# facts that are decimals ("expected: 1.0 points"), measures, or always many
UNCOUNTED = {"hint-worth", "missed-move", "cli-analyse-missed", "cli-choice-points", "error-too-large", "bench-server"}
UNCOUNTED |= {"error-set-takes-too-long", "error-header-too-large"}
NO_PERSONS = ("error-", "cli-usage", "cli-analyse")
OWN = re.compile(r"\b(?:an?|one|only|through|between|in|of|for|to|from|with) own\b", re.IGNORECASE)
THIRD_PERSON = re.compile(r"\bYou (has|is|\w+[^s\W]s)\b")


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(file.read_text(encoding="utf8"))
    return {each.id.name: each for each in parsed.body if isinstance(each, ast.Message) and each.value is not None}


def language_of(file: Path) -> str:
    return "pl" if file.name.endswith("pl.ftl") else "en"


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


@cache
def bundle(file: Path) -> FluentBundle:
    made = FluentBundle([language_of(file)], use_isolating=False)
    made.add_resource(FluentResource(file.read_text(encoding="utf8")))
    return made


def said(file: Path, message: str, facts: dict[str, object]) -> str:
    pattern = bundle(file).get_message(message).value
    assert pattern is not None
    text, _ = bundle(file).format_pattern(pattern, facts)
    return str(text)


def sentences(file: Path) -> Iterator[tuple[str, int, str]]:
    """Every message that has facts, with one number for each of them."""
    for name, message in messages(file).items():
        facts = variables(message)
        for number in NUMBERS if facts and name not in UNCOUNTED else ():
            yield name, number, said(file, name, {fact: number if fact in COUNTS else "X" for fact in facts})


ENGLISH = [file for file in FILES if language_of(file) == "en"]
POLISH = [file for file in FILES if language_of(file) == "pl"]


def short(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", ENGLISH, ids=short)
def test_a_number_agrees_with_what_it_counts(file: Path) -> None:
    """After 1 no plural; and what is a plural after many is not left singular after 2."""
    wrong = []
    for name, number, text in sentences(file):
        for found in re.finditer(rf"(?<!level )(?<! of )(?<![\d.,–-])\b{number} ([a-z]+)\b(?! points?\b)", text):
            word = found[1]
            plural = word.endswith("s") and not word.endswith("ss") and word not in NO_PLURAL
            counted = f"{word}s" in counted_in_english()
            if (number == 1 and plural) or (number != 1 and counted and not plural):
                wrong.append(f"{name}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", ENGLISH, ids=short)
def test_what_is_own_is_somebodys(file: Path) -> None:
    """ "In an own system" is no English: your own, its own, a system of your own."""
    said_so = [f"{name}: {found[0]}" for name, text in written(file) if (found := OWN.search(text))]
    assert not said_so, "\n".join(said_so)


def test_an_own_system_would_be_found() -> None:
    assert OWN.search("In an own system control can only be improved.")
    assert OWN.search("An army passes only through own systems.")
    assert not OWN.search("an army moves between your own systems; the game's own design")


def written(file: Path) -> Iterator[tuple[str, str]]:
    """Every message as it is written, names and facts left out."""
    for name, message in messages(file).items():
        yield name, re.sub(r"\{[^{}]*\}", "", FluentSerializer().serialize_entry(message).partition("=")[2])


@cache
def counted_in_english() -> frozenset[str]:
    """The plurals that the texts themselves use after a 22."""
    return frozenset(
        found[1]
        for file in ENGLISH
        for _, number, text in sentences(file)
        if number == 22
        for found in re.finditer(r"\b22 ([a-z]+s)\b", text)
    )


class Uncounted(Visitor):  # type: ignore[misc]
    """Words right after a number that no choice of forms stands around."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []
        self.chosen: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        inner = Variables()
        inner.visit(node.selector)
        self.chosen += inner.names
        self.generic_visit(node)
        del self.chosen[len(self.chosen) - len(inner.names) :]

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for each, after in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(each, ast.Placeable)
                and isinstance(each.expression, ast.VariableReference)
                and isinstance(after, ast.TextElement)
            ):
                word = re.match(r" (\w+)", after.value)
                if word and each.expression.id.name not in self.chosen:
                    self.found.append((each.expression.id.name, word[1]))
        self.generic_visit(node)


@pytest.mark.parametrize("file", POLISH, ids=short)
def test_a_polish_noun_after_a_number_has_its_forms(file: Path) -> None:
    """1 punkt, 2 punkty, 5 punktów, 22 punkty: a counted noun stands in a choice by its number, or after a colon."""
    wrong = []
    for name, message in messages(file).items():
        if name in UNCOUNTED:
            continue
        look = Uncounted()
        look.visit(message)
        wrong += [
            f"{name}: {{{fact}}} {word}" for fact, word in look.found if fact in COUNTS and word not in AFTER_A_NUMBER
        ]
        looks = Forms()
        looks.visit(message)
        wrong += [f"{name}: {what}" for what in looks.missing]
    assert not wrong, "\n".join(wrong)


PERSONAL = {"gracz", "gracza", "graczy", "agentów", "zapisu", "zapisów", "razy", "jednostkom"}
"""Nouns of persons, genitives, datives and "razy" have the same form for few and for many."""


class Forms(Visitor):  # type: ignore[misc]
    """A Polish noun that is chosen by its number has a form for few."""

    def __init__(self) -> None:
        self.missing: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if "one" in keys and "few" not in keys:
            look = Uncounted()
            for each in node.variants:
                look.visit(each)
            self.missing += [f"few {word}" for _, word in look.found if word not in PERSONAL | AFTER_A_NUMBER]
        self.generic_visit(node)


@pytest.mark.parametrize("file", ENGLISH, ids=short)
def test_you_do_what_others_does(file: Path) -> None:
    """ "Bot 2 gains" is right, "You gains" is not: a sentence that holds for both avoids the verb."""
    wrong = []
    for name, message in messages(file).items():
        facts = variables(message)
        if facts & PERSONS and not name.startswith(NO_PERSONS):
            text = said(file, name, {fact: "You" if fact in PERSONS else 2 for fact in facts})
            if THIRD_PERSON.search(text):
                wrong.append(f"{name}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", POLISH, ids=short)
def test_ty_does_not_take_the_verb_of_others(file: Path) -> None:
    wrong = []
    for name, message in messages(file).items():
        look = Uncounted()
        if not name.startswith(NO_PERSONS):
            look.visit(message)
        wrong += [
            f"{name}: {{{fact}}} {word}"
            for fact, word in look.found
            if fact in PERSONS and word not in {"i", "oraz", "z", "w"}
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", POLISH, ids=short)
def test_no_english_in_the_polish(file: Path) -> None:
    english = re.compile(
        r"\b(the|of|and|with|from|your|you|player|turn|ship|cards?|points?|click|choose)\b", re.IGNORECASE
    )
    facts = {fact: "X" for message in messages(file).values() for fact in variables(message)}
    wrong = [
        f"{name}: {text}"
        for name in messages(file)
        if name != "title" and english.search(REFERENCE.sub("", text := said(file, name, facts)))
    ]
    assert not wrong, "\n".join(wrong)
