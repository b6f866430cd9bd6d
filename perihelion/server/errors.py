"""What the server refuses, with the HTTP status of each refusal; the sentences are in words/text."""

from typing import ClassVar, Final

from perihelion.bots import UnknownBot
from perihelion.kernel import errors
from perihelion.kernel.errors import PerihelionError


class Refused(PerihelionError):
    """A refusal of the server."""

    status: ClassVar[int] = 400


class NoSuchTable(Refused):
    code = "error-no-such-table"
    says = "there is no such table"
    status = 404


class NoSuchPage(Refused):
    code = "error-no-such-page"
    says = "there is nothing at this address"
    status = 404


class NotYourTable(Refused):
    code = "error-not-your-table"
    says = "this link does not open this table"
    status = 401


class OnlyForPlayers(Refused):
    code = "error-only-for-players"
    says = "only a player may do this"
    status = 403


class NotStarted(Refused):
    code = "error-not-started"
    says = "the game has not started: seats are still free"
    status = 409


class GameGoesOn(Refused):
    code = "error-game-goes-on"
    says = "this is only possible once the game is over"
    status = 409


class GameOver(Refused):
    code = "error-game-over"
    says = "the game is over"
    status = 409


class Stale(Refused):
    code = "error-stale"
    says = "something happened at the table meanwhile"
    status = 409


class KeyUsed(Refused):
    code = "error-key-used"
    says = "this key has already been used for something else"
    status = 409


class NoSuchPly(Refused):
    code = "error-no-such-ply"
    says = "the log goes from 0 to {last}"
    status = 404


class BadMessage(Refused):
    code = "error-bad-message"
    says = "the message cannot be read: {problem}"


class BadName(Refused):
    code = "error-bad-name"
    says = "a player needs a name"


class TooFast(Refused):
    code = "error-too-fast"
    says = "too many requests; try again in {seconds} seconds"
    status = 429


class TooLarge(Refused):
    code = "error-too-large"
    says = "the message is too large; at most {bytes} bytes"
    status = 413


class NotAllowedHere(Refused):
    code = "error-not-allowed-here"
    says = "this address does not take that kind of request"
    status = 405


class ChatIsOff(Refused):
    code = "error-chat-is-off"
    says = "this table has no chat"
    status = 403


class RecordNeedsSet(Refused):
    code = "error-record-needs-set"
    says = "this record was played with the component set {recorded} and does not carry it"
    status = 409


class SeatsAreTaken(Refused):
    code = "error-seats-are-taken"
    says = "no seat of this table is open to everybody"
    status = 409


class ClockRuns(Refused):
    code = "error-clock-runs"
    says = "a bot may take this seat over only after its time has run out"
    status = 409


class SetTakesTooLong(Refused):
    code = "error-set-takes-too-long"
    says = "the component set could not be checked within {seconds} seconds"


class NobodyThinks(Refused):
    code = "error-nobody-thinks"
    says = "the bot did not answer in time"
    status = 503


class PageNotBuilt(Refused):
    code = "error-page-not-built"
    says = "the page has not been built; run make page"
    status = 503


class ServerFault(Refused):
    code = "error-server-fault"
    says = "something went wrong in the server; its log says what"
    status = 500


class ServerNotInstalled(Refused):
    code = "error-server-not-installed"
    says = "the server needs {missing}; install perihelion with its extra `server`"


class CannotListen(Refused):
    code = "error-cannot-listen"
    says = "cannot listen on {address}: {problem}"


class CannotOpenDatabase(Refused):
    code = "error-cannot-open-database"
    says = "the database cannot be used: {problem}"


STATUS: Final[dict[type[PerihelionError], int]] = {
    errors.UnknownGame: 404,
    errors.IllegalAction: 409,
    errors.OtherRulesVersion: 409,
    errors.OtherSet: 409,
    errors.NothingToUndo: 409,
    errors.NothingToRedo: 409,
    errors.UndoAfterOthers: 409,
    errors.UndoBeyondHorizon: 409,
    UnknownBot: 400,
}


def status_of(error: PerihelionError) -> int:
    if isinstance(error, Refused):
        return error.status
    return STATUS.get(type(error), 400)
