"""Polish as it is written: quotation marks and dashes of its own, names where they need no case and no number."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2]
FILES = sorted(
    [
        *ROOT.glob("perihelion/games/*/text/*pl.ftl"),
        *ROOT.glob("perihelion/words/text/*pl.ftl"),
        *(file for file in ROOT.glob("web/src/**/*.ftl") if file.name.endswith("pl.ftl")),
    ]
)
RULES = sorted(ROOT.glob("docs/rules/*.pl.md"))

LITERAL = re.compile(r"\{\s*\"[^\"]*\"\s*\}")
"""What Fluent itself puts in quotes: spaces, and commas between facts."""
AS_TYPED = {"error-record-of-no-format", "error-not-installed", "error-needs-extra", "cli-not-installed"}
"""What has to be typed or stands in a file just so."""
NAMES = "card|tile|technology|transmitter|project|resource|goal|action|colony|component|source|ability|unit|leader"
"""Facts that are names: of either number, of any gender, in the nominative."""

FAULTS = {
    "straight or English quotation marks": re.compile(r"[\"“‘]"),
    "a hyphen for a dash": re.compile(r"(?<=\s)-(?=\s)"),
    "a hyphen for a minus": re.compile(r"(?<![\w}-])-(?=\d)"),
    "a capital in the middle of a sentence": re.compile(
        r"[a-ząćęłńóśźż,;)] (?:Twój|Twoj\w+|Tobie|Tobą|Ciebie|Ci|Cię|Wam|Wasz\w*)\b"
    ),
    "a name that a verb agrees with": re.compile(
        rf"\{{ \$(?:{NAMES}) \}} (?:to|jest|są|daje|zostaje|powstaje|otwiera|działa|pozwala|liczy|na to|odtąd)\b"
        rf"|\b(?:działa|zostaje|powstaje|produkuje|punktuje|wiruje|trafia|pozwala na to) \{{ \$(?:{NAMES}) \}}"
    ),
    "a sentence that goes on behind a name after a colon": re.compile(
        rf"\b(?:z|za|na|do|od|dla): \{{ \$(?:{NAMES}) \}} (?:za|w|na|z|i)\b"
    ),
}
FOUND = {
    "straight or English quotation marks": 'Nie ma gry "Go".',
    "a hyphen for a dash": "okrąg - jego kształt",
    "a hyphen for a minus": "atak -2",
    "a capital in the middle of a sentence": "Tu zostaną Twoje zakończone gry.",
    "a name that a verb agrees with": "{ $card } daje ci coś nowego do zrobienia.",
    "a sentence that goes on behind a name after a colon": "Sprzedaj dobro z: { $tile } za 2 Kredyty",
}
"""Each of them as it was once said."""


def written(file: Path) -> Iterator[tuple[str, str]]:
    for message in FluentParser().parse(file.read_text(encoding="utf8")).body:
        if isinstance(message, ast.Message) and message.value is not None and message.id.name not in AS_TYPED:
            text = FluentSerializer().serialize_entry(message).partition("=")[2]
            yield message.id.name, LITERAL.sub("", text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_message_is_written_as_in_another_language(file: Path) -> None:
    said = list(written(file))
    assert said
    wrong = [
        f"{name}: {what}: {found[0]!r}" for name, text in said for what, fault in FAULTS.items()
        if (found := fault.search(text))
    ]  # fmt: skip
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_quotation_marks_come_in_pairs(file: Path) -> None:
    """In every form of a message as often one as the other, and the opening one first."""
    wrong = [
        name for name, text in written(file)
        if text.count("„") != text.count("”") or re.search(r"„[^”]*„|^[^„]*”", text)
    ]  # fmt: skip
    assert not wrong


MARKS = ("straight or English quotation marks", "a hyphen for a dash", "a hyphen for a minus")


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.name)
def test_the_rules_are_written_in_polish(file: Path) -> None:
    lines = [line.removeprefix("- ") for line in file.read_text(encoding="utf8").splitlines()]
    wrong = [f"{what}: {line}" for line in lines for what in MARKS if FAULTS[what].search(line)]
    assert not wrong, "\n".join(wrong)
    assert [line for line in lines if line.count("„") != line.count("”")] == []


@pytest.mark.parametrize("what", FAULTS)
def test_a_fault_would_be_found(what: str) -> None:
    assert FAULTS[what].search(FOUND[what])
