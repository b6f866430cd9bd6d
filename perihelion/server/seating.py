"""Who sits where: invitations and the keys they become, seats that are freed, given to a bot, or come back to."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from perihelion.server.errors import (
    BadName,
    ClockRuns,
    NoLesson,
    NotTheHost,
    OnlyForPlayers,
    SeatNotAbandoned,
    SeatsAreTaken,
)
from perihelion.server.hall import Hall
from perihelion.server.lessons import AFTERWARDS, SCRIPT, count
from perihelion.server.levels import bot_of
from perihelion.server.messages import SatDown, SeatToken
from perihelion.server.schema import SeatRow
from perihelion.server.table import Guest, Table
from perihelion.server.tokens import hashed, is_token, new_token


class Seating:
    """An invitation opens nothing but its seat, once: who joins is given a key that nobody else has ever seen."""

    def __init__(self, hall: Hall, present: Callable[[str], set[int]]) -> None:
        self.hall = hall
        self.present = present

    async def join(self, table_id: str, token: str, name: str) -> SatDown:
        """Take the seat of an invitation, which is used up by it; whoever sits there already changes their name."""
        name = named(name)
        async with self.hall.sitting(table_id) as table:
            caller = table.caller(token)
            if isinstance(caller, Guest):
                seat, token = caller.seat, await self._take(table, caller.seat, name)
            elif caller is None or table.seats[caller].kind != "human":
                raise OnlyForPlayers
            else:
                seat = caller
                await self._change(table, seat, name=name, taken=True)
        self.hall.tell(table_id)
        return SatDown(table_id, seat, token)

    async def sit_down(self, table_id: str, name: str) -> SatDown:
        """Take a free seat of a table that is open to everybody."""
        name = named(name)
        async with self.hall.sitting(table_id) as table:
            free = [each.seat for each in table.seats if not each.taken] if table.row.open else []
            if not free:
                raise SeatsAreTaken
            token = await self._take(table, free[0], name)
        self.hall.tell(table_id)
        return SatDown(table_id, free[0], token)

    async def _take(self, table: Table, seat: int, name: str) -> str:
        """A free seat gets a new key, and what opened it before opens it no more; the first one wins."""
        token = new_token()
        storage, invitation = self.hall.storage, table.seats[seat].invitation
        if not await asyncio.to_thread(
            storage.sit_down, table.row.id, seat, invitation, {"name": name, "token": hashed(token)}
        ):
            self.hall.forget(table)  # another node was first
            raise SeatsAreTaken
        self._note(table, seat, name=name, taken=True, token=hashed(token))
        return token

    async def free(self, table_id: str, host: str, seat: int) -> SeatToken:
        """Whoever set the table invites somebody else to a seat that its player has left for long.

        The game's past stays as it is. The player may still come back, until somebody else has taken the seat.
        """
        async with self.hall.sitting(table_id) as table:
            if not is_token(host, table.row.host):
                raise NotTheHost
            if seat >= len(table.seats) or not self._is_abandoned(table, seat):
                raise SeatNotAbandoned(minutes=max(1, round(self.hall.settings.free_after / 60)))
            token = new_token()
            await self._change(table, seat, taken=False, invitation=hashed(token))
        self.hall.tell(table_id)
        return SeatToken(seat, token)

    def _is_abandoned(self, table: Table, seat: int) -> bool:
        there = table.seats[seat]
        if there.kind != "human" or not there.taken or table.state.over() or seat in self.present(table.row.id):
            return False
        return time.monotonic() - table.last_seen[seat] >= self.hall.settings.free_after

    async def take_over(self, table_id: str, seat: int, level: str) -> None:
        """A bot plays on for somebody whose time has run out."""
        async with self.hall.sitting(table_id) as table:
            bot_of(table.game, level)
            if seat >= len(table.seats) or table.seats[seat].kind != "human" or not table.time_is_up(seat):
                raise ClockRuns
            await self._change(table, seat, kind="bot", level=level, taken=True)
        self.hall.tell(table_id)

    async def concede(self, table_id: str, seat: int, level: str) -> None:
        async with self.hall.sitting(table_id) as table:
            bot_of(table.game, level)
            await self._change(table, seat, kind="bot", level=level, taken=True)
        self.hall.tell(table_id)

    async def go_on(self, table_id: str, seat: int, do: str) -> None:
        """The learner of a lesson has read a beat, has seen the right move, or plays on without it."""
        async with self.hall.sitting(table_id) as table:
            course = table.course
            if course is None or course.left or seat != course.lesson.learner:
                raise NoLesson
            number = course.number
            if do == "shown":
                count(course, "shown", number)
                return
            if do == "leave":
                count(course, "done" if course.beat.end else "left", number)
                course.left = True
                for each in [each.seat for each in table.seats if each.level.startswith(SCRIPT)]:
                    await self._change(table, each, level=AFTERWARDS)
            elif course.go_on(table.state):
                count(course, "done", number)
            table.touch()
        self.hall.tell(table_id)

    async def _change(self, table: Table, seat: int, **values: Any) -> None:
        await asyncio.to_thread(self.hall.storage.change_seat, table.row.id, seat, **values)
        self._note(table, seat, **values)

    def _note(self, table: Table, seat: int, **values: Any) -> None:
        there: SeatRow = table.seats[seat]
        table.seats[seat] = replace(there, **values)
        if not there.taken and table.seats[seat].taken:
            table.clock.restart()  # the game begins, or goes on with somebody who has just come
        table.touch()


def named(name: str) -> str:
    found = tidied(name)
    if not found:
        raise BadName
    return found


def tidied(name: str) -> str:
    """A name on one line, without what cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
