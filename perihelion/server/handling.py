"""What the routes share: the house they work with, who asks, and how long work and moves are answered."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from litestar import Response
from litestar.openapi import ResponseSpec

from perihelion.kernel.errors import PerihelionError
from perihelion.server import messages as m
from perihelion.server import shelf
from perihelion.server.analyst import Analyst
from perihelion.server.answers import AnyRequest, address_of, ready, refused, token_of
from perihelion.server.ending import end
from perihelion.server.errors import ChatIsOff, HungUp, OnlyForPlayers, status_of
from perihelion.server.hall import Hall
from perihelion.server.live import Live
from perihelion.server.making import Making
from perihelion.server.players import BotPlayers
from perihelion.server.pulse import Pulse
from perihelion.server.scenes import Viewer, encode
from perihelion.server.seating import Seating
from perihelion.server.settings import Settings
from perihelion.server.tokens import hashed

Worked = TypeVar("Worked")


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What the OpenAPI document says of a call that may be refused; any may be, for size or for rate."""
    said = "refused, and why"
    return {
        each: ResponseSpec(m.ErrorScene, description=said, generate_examples=False) for each in (*statuses, 413, 429)
    }


def answers(kind: Any, *statuses: int) -> dict[int, ResponseSpec]:
    """The same for a call whose answer is encoded already."""
    return {200: ResponseSpec(kind, description="as asked", generate_examples=False), **refusals(*statuses)}


class House:
    """What the routes work with."""

    def __init__(
        self,
        settings: Settings,
        hall: Hall,
        making: Making,
        seating: Seating,
        live: Live,
        players: BotPlayers,
        analyst: Analyst,
        pulse: Pulse,
    ) -> None:
        self.settings = settings
        self.hall = hall
        self.making = making
        self.seating = seating
        self.live = live
        self.players = players
        self.analyst = analyst
        self.pulse = pulse


def house(request: AnyRequest) -> House:
    found: House = request.app.state.house
    return found


def player(viewer: Viewer) -> int:
    if viewer is None:
        raise OnlyForPlayers
    return viewer


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, Worked]) -> Worked:
    """Long work is given up as soon as whoever asked for it has hung up."""
    working = asyncio.create_task(work)
    gone = asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HungUp
        return await working
    finally:
        await end(working, gone)


async def hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def seat_of(request: AnyRequest, table: str, bots_too: bool = False) -> int:
    """The seat of the caller, who must be a player there."""
    async with house(request).hall.sitting(table) as found:
        seat = player(found.viewer(token_of(request)))
        if found.seats[seat].kind != "human" and not bots_too:
            raise OnlyForPlayers
        return seat


async def face_of(request: AnyRequest, table: str) -> shelf.Face:
    async with house(request).hall.sitting(table) as found:
        found.caller(token_of(request))
        return await asyncio.to_thread(found.face)


async def spoken(request: AnyRequest, table: str) -> Response[bytes]:
    hall = house(request).hall
    async with hall.sitting(table) as found:
        found.viewer(token_of(request))
        if not found.row.chat:
            raise ChatIsOff
    lines = await asyncio.to_thread(hall.storage.said, table)
    return ready(encode([m.Spoken(seat, text, at) for seat, text, at in lines]))


async def then_scene(request: AnyRequest, table: str, work: Awaitable[None]) -> Response[bytes]:
    await work
    at = house(request)
    async with at.hall.sitting(table) as found:
        return ready(at.live.scene(found, found.viewer(token_of(request))))


async def acted(request: AnyRequest, table: str, ply: int, what: int | str, key: str) -> Response[bytes]:
    """The scene after a move, or the refusal with the scene as it is."""
    at = house(request)
    token = token_of(request)
    async with at.hall.sitting(table) as found:
        seat = player(found.viewer(token))
        found.asker = address_of(request.scope)
    try:
        await at.hall.act(table, seat, ply, what, key, hashed(token))
    except PerihelionError as error:
        if status_of(error) != 409:
            raise
        async with at.hall.sitting(table) as found:
            return refused(request, error, at.live.scene(found, seat))
    async with at.hall.sitting(table) as found:
        return ready(at.live.scene(found, seat, min(ply, found.ply(seat))))
