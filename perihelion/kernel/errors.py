"""Everything that can go wrong with what a person or a program hands in.

An error has a `code`, which is also the id of its sentence in `words/text/*.ftl`, and `facts`, the values of
that sentence. `str(error)` is the same in English for programmers; nothing hidden ever goes into the facts.
"""

from typing import ClassVar

Fact = int | str


class PerihelionError(Exception):
    """A refusal that can be explained in one sentence; nothing was changed."""

    code: ClassVar[str] = "error-unknown"
    says: ClassVar[str] = "something was refused"

    def __init__(self, **facts: Fact) -> None:
        self.facts = facts
        super().__init__(self.says.format_map(facts))


class UnknownGame(PerihelionError):
    code = "error-unknown-game"
    says = "there is no game {name!r}; choose one of: {known}"


class BadSeats(PerihelionError):
    code = "error-bad-seats"
    says = "{game} is for {allowed} players, not {seats}"


class BadSeed(PerihelionError):
    code = "error-bad-seed"
    says = "the seed {seed!r} is not a whole number of 0 or more"


class UnknownOption(PerihelionError):
    code = "error-unknown-option"
    says = "{game} has no option {name!r}; its options: {known}"


class BadOption(PerihelionError):
    code = "error-bad-option"
    says = "option {name} of {game} cannot be {value!r}; choose one of: {allowed}"


class OptionsClash(BadOption):
    """A value that another option rules out."""

    code = "error-options-clash"
    says = "option {name} of {game} cannot be {value!r} beside {other}={beside}; choose one of: {allowed}"


class IllegalAction(PerihelionError):
    code = "error-illegal-action"
    says = "seat {seat} may not choose action {action} now ({rules})"


class BrokenSet(PerihelionError):
    code = "error-broken-set"
    says = "the component set {file} cannot be used: {problem}"


class SetNotToml(BrokenSet):
    code = "error-set-not-toml"
    says = "the component set {file} is not TOML (line {line}; 0 is its end)"


class SetNotText(BrokenSet):
    code = "error-set-not-text"
    says = "the component set {file} is not a text file"


class SetField(BrokenSet):
    code = "error-set-field"
    says = "in the component set {file}, {field} is missing or wrong"


class SetSurplus(BrokenSet):
    code = "error-set-surplus"
    says = "in the component set {file}, there is no place for {field}"


class SetTwice(BrokenSet):
    code = "error-set-twice"
    says = "in the component set {file}, [{field}] stands in two files"


class SetSource(BrokenSet):
    code = "error-set-source"
    says = "in the component set {file}, {source!r} is no source; use one of: {known}"


class SetReference(BrokenSet):
    code = "error-set-reference"
    says = "in the component set {file}, {field} names {value}, which is nowhere in the set"


class SetNotation(BrokenSet):
    code = "error-set-notation"
    says = "in the component set {file}, the notation of {field} cannot be read at sign {at} ({word!r})"


class SetAgainstRule(BrokenSet):
    code = "error-set-against-rule"
    says = "the component set {file} does not keep {rule}: {what}"


class CorruptRecord(PerihelionError):
    code = "error-corrupt-record"
    says = "the record {file} cannot be read: {problem}"


class RecordNotJson(CorruptRecord):
    code = "error-record-not-json"
    says = "the record {file} is not JSON, or was cut short (line {line})"


class RecordNotText(CorruptRecord):
    code = "error-record-not-text"
    says = "the record {file} is not a text file"


class RecordOfNoFormat(CorruptRecord):
    code = "error-record-of-no-format"
    says = 'the record {file} does not say "format": "{format}"'


class RecordField(CorruptRecord):
    code = "error-record-field"
    says = 'in the record {file}, "{field}" is missing or of the wrong kind'


class RecordEntry(CorruptRecord):
    code = "error-record-entry"
    says = "entry {number} of the log of the record {file} is no [seat, action]"


class RecordIllegal(CorruptRecord):
    code = "error-record-illegal"
    says = "the record {file} breaks the rules: move {action} of seat {seat} is not allowed there ({rules})"


class OtherRulesVersion(PerihelionError):
    code = "error-other-rules-version"
    says = "the record {file} was made with rules version {recorded} of {game}; this program has version {current}"


class OtherSet(PerihelionError):
    code = "error-other-set"
    says = "the record {file} was made with component set {recorded}; the set in use is {current}"


class WrongResult(PerihelionError):
    code = "error-wrong-result"
    says = "the record {file} does not replay to its stated result: {field} is {reached}, not {stated}"


class BadSnapshot(PerihelionError):
    code = "error-bad-snapshot"
    says = "this snapshot cannot be loaded by {game}: it is damaged"


class ForeignSnapshot(BadSnapshot):
    code = "error-foreign-snapshot"
    says = "this snapshot cannot be loaded by {game}: it belongs to another game, rules version or component set"


class NothingToUndo(PerihelionError):
    code = "error-nothing-to-undo"
    says = "seat {seat} has nothing to take back"


class UndoBeyondHorizon(PerihelionError):
    code = "error-undo-beyond-horizon"
    says = "seat {seat} cannot take this back: something hidden has been revealed since"


class UndoAfterOthers(PerihelionError):
    code = "error-undo-after-others"
    says = "seat {seat} cannot take this back: somebody has already answered it"


class NothingToRedo(PerihelionError):
    code = "error-nothing-to-redo"
    says = "seat {seat} has nothing to do again"


def every_error() -> list[type[PerihelionError]]:
    """All error classes, also those of higher layers that are imported; the words of each are tested."""
    found: list[type[PerihelionError]] = []
    waiting = [PerihelionError]
    while waiting:
        kind = waiting.pop()
        found.append(kind)
        waiting.extend(kind.__subclasses__())
    return found
