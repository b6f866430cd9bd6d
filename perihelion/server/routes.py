"""The calls of the wire protocol: docs/wire-protocol.md."""

import asyncio
import time
from dataclasses import replace
from typing import Annotated, Any, Final, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.record import parse_record
from perihelion.server import messages as m
from perihelion.server import shelf
from perihelion.server import wishes as w
from perihelion.server.analyst import analysis_for
from perihelion.server.answers import AnyRequest, address_of, ready, token_of
from perihelion.server.catalogue import GameInfo, Rules
from perihelion.server.edge import check_length
from perihelion.server.errors import NoSuchPage, NoSuchPly, NotStarted
from perihelion.server.forking import fork, forked
from perihelion.server.handling import (
    acted,
    answers,
    face_of,
    house,
    player,
    refusals,
    seat_of,
    spoken,
    then_scene,
    while_there,
)
from perihelion.server.lines import line_of, lone_line, open_line
from perihelion.server.live import say
from perihelion.server.scenes import encode, hint_scene, quotes_of, told
from perihelion.server.table import Table
from perihelion.server.tokens import hashed

OPEN_FOR: Final = 3 * 86_400.0
"""Seconds that an open table is listed in the lobby."""
MOST_OPEN: Final = 50

TableId = Annotated[str, PathParameter(max_length=32)]
Language = FromPath[Literal["pl", "en"]]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)]
LONGEST_LOG: Final = 2**31 - 1
Most = Annotated[int, QueryParameter(name="most", ge=1, le=LONGEST_LOG)]
Seen = Annotated[int, QueryParameter(name="seen", ge=-1, le=2**31 - 1)]
ActionQuery = Annotated[int, QueryParameter(name="action", ge=-(2**31), le=2**31 - 1)]


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(responses=answers(list[GameInfo]))
    async def games(self) -> Response[bytes]:
        """The games that can be played, with their options and levels."""
        return ready(await shelf.cards.soon())

    @get("/{game:str}/layout", responses=answers(dict[str, Any], 404))
    async def layout(self, game: FromPath[str]) -> Response[bytes]:
        """What the page needs to draw the components."""
        return ready((await shelf.face.soon(game)).layout)

    @get("/{game:str}/text/{language:str}", media_type="text/plain", responses=answers(str, 404))
    async def text(self, game: FromPath[str], language: Language) -> str:
        """Fluent texts, shared ones first."""
        return (await shelf.face.soon(game)).texts[language]

    @get("/{game:str}/rules/{language:str}", responses=answers(Rules, 404))
    async def rules(self, game: FromPath[str], language: Language) -> Response[bytes]:
        """The numbered rules reference."""
        return ready((await shelf.face.soon(game)).rules[language])


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(responses=refusals(400, 404))
    async def create(self, request: AnyRequest, data: JSONBody[w.TableWish]) -> m.TableMade:
        """Set a new table; every human seat gets a secret token, and so do spectators."""
        address = address_of(request.scope)
        if any(seat.kind == "bot" for seat in data.seats):
            house(request).players.budget.check(address)
        return await house(request).making.create(data, address)

    @post("/mine", status_code=200, responses=answers(list[m.MyTable], 400))
    async def mine(self, request: AnyRequest, data: JSONBody[w.MyTokens]) -> Response[bytes]:
        """A line for each table that one of the tokens opens."""
        hall = house(request).hall
        places = {hashed(token): number for number, token in enumerate(data.tokens)}
        lines: list[m.MyTable] = []
        for table_id, seat, token in await asyncio.to_thread(hall.storage.opened_by, list(places)):
            try:
                async with hall.sitting(table_id) as table:
                    lines.append(line_of(table, places[token], seat))
            except PerihelionError:  # its rules are not installed here: it is shown all the same
                line = await asyncio.to_thread(lone_line, hall.storage, table_id, places[token], seat)
                lines += [] if line is None else [line]
        return ready(encode(sorted(lines, key=lambda line: -line.created)))

    @get("/open", responses=answers(list[m.OpenTable]))
    async def open(self, request: AnyRequest) -> Response[bytes]:
        """Tables of the lobby with a free seat for whoever comes, the newest first."""
        hall = house(request).hall
        lines: list[m.OpenTable] = []
        for table_id in await asyncio.to_thread(hall.storage.open_tables, time.time() - OPEN_FOR, MOST_OPEN):
            try:
                async with hall.sitting(table_id) as table:
                    lines.append(open_line(table))
            except PerihelionError:  # of an older rules version, say
                continue
        return ready(encode([line for line in lines if "" in line.players]))

    @post("/{table:str}/sit", status_code=200, responses=answers(m.SatDown, 400, 404, 409))
    async def sit(self, request: AnyRequest, table: TableId, data: JSONBody[w.Join]) -> Response[bytes]:
        """Take a free seat of an open table; the answer holds the seat's token."""
        return ready(encode(await house(request).seating.sit_down(table, data.name)))

    @get("/{table:str}", responses=answers(m.Scene, 401, 404))
    async def scene(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """The table as the caller sees it."""
        at = house(request)
        async with at.hall.sitting(table) as found:
            shown = at.live.scene(found, found.caller(token_of(request)))
        at.players.wake(table)  # bots among themselves play while somebody looks
        return ready(shown)

    @get("/{table:str}/choices", responses=answers(m.Choices, 401, 403, 404, 409))
    async def choices(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """The caller's legal moves with cost, gain, place in a group of steps, and phrase."""
        async with house(request).hall.sitting(table) as found:
            seat = player(found.viewer(token_of(request)))
            if found.status == "waiting":
                raise NotStarted
            return ready(encode(m.Choices(found.ply(seat), choices_of(found, seat))))

    @post("/{table:str}/join", status_code=200, responses=answers(m.SatDown, 400, 401, 403, 404, 409))
    async def join(self, request: AnyRequest, table: TableId, data: JSONBody[w.Join]) -> Response[bytes]:
        """Take the seat of an invitation, which is used up; the answer holds the seat's key. Or change one's name."""
        return ready(encode(await house(request).seating.join(table, token_of(request), data.name)))

    @post("/{table:str}/free", status_code=200, responses=answers(m.SeatToken, 400, 401, 403, 404, 409))
    async def free(self, request: AnyRequest, table: TableId, data: JSONBody[w.FreeSeat]) -> Response[bytes]:
        """A new invitation to a seat whose player has been away for long; for the token of whoever set the table."""
        return ready(encode(await house(request).seating.free(table, token_of(request), data.seat)))

    @post("/{table:str}/moves", status_code=200, responses=answers(m.Scene, 400, 401, 403, 404, 409))
    async def move(self, request: AnyRequest, table: TableId, data: JSONBody[w.MoveWish]) -> Response[bytes]:
        """Make a move; answered when it is durable."""
        return await acted(request, table, data.ply, data.action, data.key)

    @post("/{table:str}/undo", status_code=200, responses=answers(m.Scene, 400, 401, 403, 404, 409))
    async def undo(self, request: AnyRequest, table: TableId, data: JSONBody[w.StepWish]) -> Response[bytes]:
        """Take back the caller's latest move, if nothing hidden was revealed and nobody answered it since."""
        return await acted(request, table, data.ply, "undo", data.key)

    @post("/{table:str}/redo", status_code=200, responses=answers(m.Scene, 400, 401, 403, 404, 409))
    async def redo(self, request: AnyRequest, table: TableId, data: JSONBody[w.StepWish]) -> Response[bytes]:
        """Do again what was taken back."""
        return await acted(request, table, data.ply, "redo", data.key)

    @post("/{table:str}/lesson", status_code=200, responses=answers(m.Scene, 400, 401, 403, 404, 409))
    async def lesson(self, request: AnyRequest, table: TableId, data: JSONBody[w.LessonWish]) -> Response[bytes]:
        """In a lesson: go on to the next beat, leave it and play on freely, or tell that the right move was shown."""
        seat = await seat_of(request, table)
        return await then_scene(request, table, house(request).seating.go_on(table, seat, data.do))

    @post("/{table:str}/concede", status_code=200, responses=answers(m.Scene, 400, 401, 403, 404))
    async def concede(self, request: AnyRequest, table: TableId, data: JSONBody[w.ConcedeWish]) -> Response[bytes]:
        """A bot takes over the caller's seat."""
        seat = await seat_of(request, table)
        return await then_scene(request, table, house(request).seating.concede(table, seat, data.level))

    @post("/{table:str}/takeover", status_code=200, responses=answers(m.Scene, 400, 401, 403, 404, 409))
    async def take_over(self, request: AnyRequest, table: TableId, data: JSONBody[w.TakeOver]) -> Response[bytes]:
        """A bot takes over the seat of somebody whose time has run out."""
        await seat_of(request, table)
        return await then_scene(request, table, house(request).seating.take_over(table, data.seat, data.level))

    @get("/{table:str}/layout", responses=answers(dict[str, Any], 401, 404))
    async def layout(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """The layout of the table's own component set and rules, or of the game's."""
        return ready((await face_of(request, table)).layout)

    @get("/{table:str}/text/{language:str}", media_type="text/plain", responses=answers(str, 401, 404))
    async def text(self, request: AnyRequest, table: TableId, language: Language) -> str:
        """The Fluent texts of the rules that the table is played by."""
        return (await face_of(request, table)).texts[language]

    @get("/{table:str}/rules/{language:str}", responses=answers(Rules, 401, 404))
    async def rules(self, request: AnyRequest, table: TableId, language: Language) -> Response[bytes]:
        """The rules reference of the version that the table is played by."""
        return ready((await face_of(request, table)).rules[language])

    @get("/{table:str}/set", media_type="text/plain", responses=answers(str, 401, 404))
    async def own_set(self, request: AnyRequest, table: TableId) -> str:
        """The component set that came with the table, as TOML."""
        async with house(request).hall.sitting(table) as found:
            found.viewer(token_of(request))
            if found.row.own_set is None:
                raise NoSuchPage
            return await asyncio.to_thread(house(request).hall.storage.set_text, found.row.own_set) or ""

    @get("/{table:str}/analysis", responses=answers(m.AnalysisScene, 401, 404, 409, 499, 503))
    async def analysis(self, request: AnyRequest, table: TableId, seen: Seen = -1) -> Response[bytes]:
        """A finished game looked at again, as far as that has come: answered when more than `seen` steps are done."""
        async with house(request).hall.sitting(table) as found:
            viewer = found.viewer(token_of(request))
            record = found.to_analyse()
        analyst, caller = house(request).analyst, address_of(request.scope)
        work = analyst.analysis(table, record, found.set_file, caller, seen)
        return ready(encode(analysis_for(found, viewer, await while_there(request, work))))

    @post("/{table:str}/fork", status_code=200, responses=answers(m.TableMade, 400, 401, 404, 409, 429))
    async def fork(self, request: AnyRequest, table: TableId, data: JSONBody[w.ForkWish]) -> Response[bytes]:
        """A new table from a position of a finished game: one seat for the caller, bots on the others."""
        address = address_of(request.scope)
        house(request).players.budget.check(address)
        async with house(request).hall.sitting(table) as found:
            found.viewer(token_of(request))
            wished = forked(found, data.move, data.seat, data.name)
        return ready(encode(await fork(house(request).making, wished, address)))

    @post("/{table:str}/rematch", status_code=200, responses=answers(m.RematchMade, 401, 403, 404, 409))
    async def rematch(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """A new table with the same game, options and seats; the same tokens open it."""
        await seat_of(request, table)
        return ready(encode(m.RematchMade(await house(request).making.rematch(table))))

    @get("/{table:str}/preview", responses=answers(m.PreviewScene, 400, 401, 403, 404, 409))
    async def preview(self, request: AnyRequest, table: TableId, action: ActionQuery) -> Response[bytes]:
        """The events an action would cause and the change of the tally, up to the first information event."""
        async with house(request).hall.sitting(table) as found:
            seat = player(found.viewer(token_of(request)))
            if found.status == "waiting":
                raise NotStarted
            shown = found.state.preview(seat, action)
            events = [told(event, found.ply(seat)) for event in shown.events]
            return ready(encode(m.PreviewScene(events, shown.change, shown.stopped)))

    @get("/{table:str}/why", responses=answers(m.Why, 400, 401, 403, 404, 409))
    async def why(self, request: AnyRequest, table: TableId, action: ActionQuery) -> Response[bytes]:
        """The rules that refuse an action; empty exactly when it is legal."""
        async with house(request).hall.sitting(table) as found:
            seat = player(found.viewer(token_of(request)))
            if found.status == "waiting":
                raise NotStarted
            return ready(encode(m.Why(action, found.state.why_not(seat, action))))

    @get("/{table:str}/hint", responses=answers(m.Hint, 401, 403, 404, 409, 499, 503))
    async def hint(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """What a bot would do: where to look, the best actions and why, and another one with what it misses."""
        async with house(request).hall.sitting(table) as found:
            seat = player(found.viewer(token_of(request)))
            if found.status == "waiting":
                raise NotStarted
            ply, state = found.ply(seat), found.state.clone()
        if not state.legal(seat):
            return ready(encode(m.Hint(ply, [], None, None, None)))
        hint = await while_there(request, house(request).players.hint(found, state, seat, address_of(request.scope)))
        return ready(encode(hint_scene(ply, hint)))

    @get("/{table:str}/log", responses=answers(list[m.LogLine], 401, 404))
    async def log(
        self, request: AnyRequest, table: TableId, since: Since = 0, most: Most = LONGEST_LOG
    ) -> Response[bytes]:
        """The log as the caller may know it, all of it or what came after a ply, or the first so many lines of that."""
        async with house(request).hall.sitting(table) as found:
            viewer = found.viewer(token_of(request))
            return ready(encode(await asyncio.to_thread(found.log_lines, viewer, since, most=most)))

    @get("/{table:str}/at/{ply:int}", responses=answers(m.Scene, 400, 401, 404, 409))
    async def at(self, request: AnyRequest, table: TableId, ply: FromPath[int]) -> Response[bytes]:
        """An earlier scene, as the caller saw it."""
        async with house(request).hall.sitting(table) as found:
            viewer = found.viewer(token_of(request))
            if found.status == "waiting":
                raise NotStarted
            if not 0 <= ply <= found.ply(viewer):
                raise NoSuchPly(last=found.ply(viewer))
            return ready(await asyncio.to_thread(found.scene_at, viewer, ply))

    @get("/{table:str}/record", responses=answers(dict[str, Any], 401, 404, 409))
    async def record(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """The record of a finished game, with its seed."""
        async with house(request).hall.sitting(table) as found:
            found.viewer(token_of(request))
            record, own_set = found.record(), found.row.own_set
        if own_set is not None:
            record = replace(record, set_text=await asyncio.to_thread(house(request).hall.storage.set_text, own_set))
        return ready((await asyncio.to_thread(record.to_json)).encode())

    @get("/{table:str}/chat", responses=answers(list[m.Spoken], 401, 403, 404))
    async def chat(self, request: AnyRequest, table: TableId) -> Response[bytes]:
        """What was said, where the table wants chat."""
        return await spoken(request, table)

    @post("/{table:str}/chat", status_code=200, responses=answers(list[m.Spoken], 400, 401, 403, 404))
    async def speak(self, request: AnyRequest, table: TableId, data: JSONBody[w.ChatWish]) -> Response[bytes]:
        """Say something to the table."""
        await say(house(request).live, table, await seat_of(request, table, bots_too=True), data.text)
        return await spoken(request, table)


@post("/api/replays", tags=["tables"], responses=refusals(400, 409))
async def replays(request: AnyRequest, body: RawBody) -> m.ReplayMade:
    """A record of a finished game becomes a table to step through."""
    check_length(body, house(request).settings)
    record = await asyncio.to_thread(parse_record, body.decode())
    return await house(request).making.replay(record, address_of(request.scope))


def choices_of(table: Table, seat: int) -> list[m.Choice]:
    found: list[m.Choice] = []
    for action, quote in zip(table.state.legal(seat), quotes_of(table.state, seat), strict=True):
        move = table.game.actions.move(action)
        found.append(
            m.Choice(
                action, move.kind, list(move.args), quote.cost, quote.gain, quote.reveals, quote.group, quote.phrase
            )
        )  # fmt: skip
    return found
