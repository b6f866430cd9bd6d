"""A finished game played again from one of its positions: "try it"."""

from dataclasses import dataclass, replace
from typing import Final

from perihelion.bots.bot import UnknownBot
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record
from perihelion.kernel.styles import UnknownStyle
from perihelion.server.errors import BadMessage, NoSuchPly
from perihelion.server.lessons import level_played
from perihelion.server.levels import bot_of
from perihelion.server.making import Making, made_before, new_row
from perihelion.server.messages import SeatToken, TableMade
from perihelion.server.schema import LogRow, SeatRow
from perihelion.server.seating import named
from perihelion.server.table import Table
from perihelion.server.tokens import hashed, new_token

IN_PLACE_OF_A_PERSON: Final = "normal"


@dataclass(frozen=True)
class Fork:
    """What a table that goes on from an earlier position begins with."""

    record: Record
    own_set: str | None
    seats: list[SeatRow]
    log: list[LogRow]


def forked(table: Table, move: int, seat: int, name: str) -> Fork:
    """From where so many moves of a finished game had been made; one seat is a person's, bots play the others."""
    record = table.to_analyse()
    line = table.history.line
    if move >= len(line):
        raise NoSuchPly(last=len(line) - 1)
    if seat >= len(table.seats):
        raise BadMessage(problem=f"seat: less than {len(table.seats)}")
    begun = [(each.seat, each.action) for each in line[:move]]
    others = {each.seat: level_again(table.game, each) for each in table.seats}
    seats = [
        SeatRow(each, "human", "", named(name), True, None) if each == seat
        else SeatRow(each, "bot", level, "", True, None)
        for each, level in others.items()
    ]  # fmt: skip
    again = Record(record.game, record.rules_version, record.set, dict(record.options), [], record.seed)
    return Fork(again, table.row.own_set, seats, made_before(table.game, begun, len(seats)))


def level_again(game: Game, seat: SeatRow) -> str:
    """The level a seat was played with, or a normal one for a person and for a bot that is not here."""
    if seat.kind == "bot":
        try:
            bot_of(game, level_played(seat.level))
            return level_played(seat.level)
        except (UnknownBot, UnknownStyle):
            pass
    return IN_PLACE_OF_A_PERSON


async def fork(making: Making, wished: Fork, asker: str) -> TableMade:
    """The new table; its seed is known, for the finished game's record tells it."""
    token, spectator, host = new_token(), new_token(), new_token()
    row = replace(new_row(wished.record, hashed(spectator), True, False), own_set=wished.own_set, host=hashed(host))
    seats = [replace(seat, token=hashed(token)) if seat.kind == "human" else seat for seat in wished.seats]
    await making.set_up(row, seats, wished.log, asker)
    mine = next(seat.seat for seat in seats if seat.kind == "human")
    return TableMade(row.id, [SeatToken(mine, token)], spectator, host)
