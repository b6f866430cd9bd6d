"""What can go wrong at the command line itself; the sentences are in words/text/cli-*.ftl."""

import errno
from pathlib import Path

from perihelion.kernel.errors import PerihelionError


class CannotRead(PerihelionError):
    code = "error-cannot-read"
    says = "cannot read {file}: {problem}"


class CannotWrite(PerihelionError):
    code = "error-cannot-write"
    says = "cannot write {file}: {problem}"


class NotInstalled(PerihelionError):
    code = "error-not-installed"
    says = "{name} is not installed; the extra {extra} brings it"


class BadLanguage(PerihelionError):
    code = "error-bad-language"
    says = "there is no language {name!r}; choose one of: {known}"


class BadSeatList(PerihelionError):
    code = "error-bad-seat-list"
    says = "{name!r} cannot take a seat; choose from: {known}"


class BotsDoNotFit(PerihelionError):
    code = "error-bots-do-not-fit"
    says = "{bots} bots cannot fill {seats} seats; name one for each seat, or one for all"


class BadOptionText(PerihelionError):
    code = "error-bad-option-text"
    says = "{text!r} is no option; write name=value"


class BadNumber(PerihelionError):
    code = "error-bad-number"
    says = "{name} must be at least {least}, not {value}"


class BadDuration(PerihelionError):
    code = "error-bad-duration"
    says = "{text!r} is no time; write 90s, 30m or 2h"


class NothingToAnswer(PerihelionError):
    code = "error-nothing-to-answer"
    says = "--respond answers the network that is shipped for as many seats; write --start {seats} as well"


class UnknownKind(PerihelionError):
    code = "error-unknown-kind"
    says = "there is no tournament {name!r}; choose one of: {known}"


class TooFewBots(PerihelionError):
    code = "error-too-few-bots"
    says = "a tournament needs at least {least} different bots, not {bots}"


class TwoGames(PerihelionError):
    code = "error-two-games"
    says = "the record {file} is of {recorded}, not of {asked}"


class NoGameNamed(PerihelionError):
    code = "error-no-game-named"
    says = "name a game, or a record to resume; games: {known}"


class UnknownChapter(PerihelionError):
    code = "error-unknown-chapter"
    says = "{game} has no chapter {name!r}; its chapters: {known}"


class BadCommandLine(PerihelionError):
    code = "error-command-line"
    says = "{detail}"


KNOWN = (
    errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS, errno.EFBIG,
    errno.EDQUOT, errno.EEXIST,
)  # fmt: skip


def os_problem(error: OSError) -> str:
    """The reason of the operating system as a fact: a message id where we have words for it, else its own text."""
    if error.errno in KNOWN:
        return f"@os-{errno.errorcode[error.errno].lower()}"
    return error.strerror or str(error)


def readable(file: Path) -> Path:
    """The file itself, if it can be opened."""
    try:
        with file.open("rb"):
            return file
    except OSError as error:
        raise CannotRead(file=str(file), problem=os_problem(error)) from None
