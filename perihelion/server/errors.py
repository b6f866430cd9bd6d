"""What the server refuses, with the HTTP status of each refusal; the sentences are in words/text."""

from typing import ClassVar, Final

from perihelion.bots import UnknownBot
from perihelion.kernel import errors
from perihelion.kernel.errors import PerihelionError
from perihelion.teaching.errors import LessonOfOtherRules, NotThisMove, UnknownLesson


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


class InvitationUsed(Refused):
    code = "error-invitation-used"
    says = "somebody has taken the seat of this invitation"
    status = 401


class JoinFirst(Refused):
    code = "error-join-first"
    says = "this is an invitation: take the seat first"
    status = 403


class NotTheHost(Refused):
    code = "error-not-the-host"
    says = "only whoever set the table may do this"
    status = 403


class SeatNotAbandoned(Refused):
    code = "error-seat-not-abandoned"
    says = "a seat can be freed only when its player has been away for {minutes} minutes"
    status = 409


class OnlyForPlayers(Refused):
    code = "error-only-for-players"
    says = "only a player may do this"
    status = 403


class NotStarted(Refused):
    code = "error-not-started"
    says = "the game has not started: seats are still free"
    status = 409


class NoLesson(Refused):
    code = "error-no-lesson"
    says = "no lesson is being played here"
    status = 409


class RulesAway(Refused):
    code = "error-rules-away"
    says = "rules version {version} of {game}, by which this table began, is not installed here"
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


class BadText(Refused):
    code = "error-bad-text"
    says = "the message holds what is not text, or a number without end"


class TooDeep(Refused):
    code = "error-too-deep"
    says = "the message is nested more than {deepest} levels deep"


class TooSlow(Refused):
    code = "error-too-slow"
    says = "the message did not arrive within {seconds} seconds"
    status = 408


class BadName(Refused):
    code = "error-bad-name"
    says = "a player needs a name"


class TooFast(Refused):
    code = "error-too-fast"
    says = "too many requests; try again in {seconds} seconds"
    status = 429


class TooManyHere(Refused):
    code = "error-too-many-here"
    says = "{sockets} connections to one table are the most for one address"
    status = 429


class TooManyTables(Refused):
    code = "error-too-many-tables"
    says = "{tables} tables an hour are the most for one address; try again in {wait} minutes"
    status = 429


class ThoughtEnough(Refused):
    code = "error-thought-enough"
    says = "the bots have thought {minutes} minutes for this address within an hour; try again in {wait} minutes"
    status = 429


class HungUp(Refused):
    code = "error-hung-up"
    says = "whoever asked has gone"
    status = 499  # nobody hears it but the log


class TooLarge(Refused):
    code = "error-too-large"
    says = "the message is too large; at most {bytes} bytes"
    status = 413


class NotAllowedHere(Refused):
    code = "error-not-allowed-here"
    says = "this address does not take that kind of request"
    status = 405


class HeaderTooLarge(TooLarge):
    code = "error-header-too-large"
    says = "the header is too large; at most {bytes} bytes"
    status = 431


class TooManyConnections(Refused):
    code = "error-too-many-connections"
    says = "too many connections; close some, or try again later"
    status = 503


class OtherHost(Refused):
    code = "error-other-host"
    says = "this server does not answer to the name {host}; --host-name lets it"
    status = 421


class ChatIsOff(Refused):
    code = "error-chat-is-off"
    says = "this table has no chat"
    status = 403


class RecordNeedsSet(Refused):
    code = "error-record-needs-set"
    says = "this record was played with the component set {recorded} and does not carry it"
    status = 409


class RecordTooLong(Refused):
    code = "error-record-too-long"
    says = "a record may have {entries} entries, and {undos} of them may be undos and redos"
    status = 413


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


class NewerDatabase(Refused):
    code = "error-newer-database"
    says = "the database is of a newer version ({found}) than this server knows ({known})"


class OtherDatabaseVersion(Refused):
    code = "error-other-database-version"
    says = "the database is of version {found}; start a server once to bring it to {known}"


class NotEmpty(Refused):
    code = "error-not-empty"
    says = "there are tables in this database already; restore into a new one"


class DatabaseInUse(Refused):
    code = "error-database-in-use"
    says = "another server is using {file}"


class CannotWrite(Refused):
    code = "error-cannot-save"
    says = "the server cannot write to its database now; nothing was changed"
    status = 503


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
    UnknownLesson: 404,
    LessonOfOtherRules: 409,
    NotThisMove: 409,
}


def status_of(error: PerihelionError) -> int:
    if isinstance(error, Refused):
        return error.status
    return STATUS.get(type(error), 400)
