"""The server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import perihelion
from perihelion.bots.turns import Turns
from perihelion.bots.workers import Workers
from perihelion.server.analyst import Analyst
from perihelion.server.answers import AnyRequest, exception_handlers
from perihelion.server.bus import Bus, PostgresBus, RedisBus
from perihelion.server.dashboard import History, dashboard, dashboard_style
from perihelion.server.faults import Faults, faults
from perihelion.server.guard import Guard
from perihelion.server.hall import Hall
from perihelion.server.handling import House, refusals
from perihelion.server.journal import Journal
from perihelion.server.keeping import Keeper
from perihelion.server.live import Live
from perihelion.server.making import Making
from perihelion.server.messages import Health
from perihelion.server.metrics import REGISTRY
from perihelion.server.page import PAGE_ROUTES, Page
from perihelion.server.players import BotPlayers
from perihelion.server.pulse import Pulse
from perihelion.server.routes import Games, Tables, replays
from perihelion.server.seating import Seating
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings, default_database
from perihelion.server.shelf import words
from perihelion.server.sockets import live_socket
from perihelion.server.storage import Storage, open_engine
from perihelion.server.thinking import Thinking
from perihelion.words import LANGUAGES

logger = logging.getLogger("perihelion.server")


@get("/health", tags=["running"])
async def health(request: AnyRequest) -> Health:
    """Answers when the server is alive, whatever the database does; `nodes` says whether it hears the others."""
    live: Live = request.app.state.live
    return Health("ok", perihelion.__version__, live.bus.state)


@get("/ready", tags=["running"], responses=refusals(503))
async def is_ready(request: AnyRequest) -> Health:
    """Answers when moves can be made: the database can be written to."""
    house: House = request.app.state.house
    await house.pulse.check()
    return Health("ok", perihelion.__version__, house.live.bus.state)


@get("/metrics", tags=["running"], sync_to_thread=False, media_type="text/plain")
def metrics() -> Response[bytes]:
    """Counters and times, for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def bus_of(settings: Settings, storage: Storage) -> Bus:
    """How this node hears of the others."""
    if settings.redis is not None:
        return RedisBus(settings.redis)
    if storage.shared:
        plain = storage.engine.url.set(drivername="postgresql")
        return PostgresBus(plain.render_as_string(hide_password=False))
    return Bus()


async def open_house(settings: Settings, closing: AsyncExitStack) -> House:
    """Everything that serves tables; `closing` ends it again, the last first."""
    for language in LANGUAGES:
        words(language)  # for refusals, which wait for nothing
    storage = Storage(open_engine(settings.database or default_database()))
    closing.callback(storage.close)
    journal = Journal(storage)
    closing.push_async_callback(journal.close)
    own_sets = OwnSets()
    closing.callback(own_sets.close)
    hall = Hall(settings, storage, journal, own_sets)
    closing.push_async_callback(hall.close)
    bus = bus_of(settings, storage)
    closing.push_async_callback(bus.close)
    live = Live(hall, bus)
    closing.push_async_callback(live.close)
    budget = Thinking(settings.thinking_an_hour if settings.rate else 0)
    workers = Workers(Turns(settings.workers, budget.spend), settings.workers, settings.bot_limit)
    closing.push_async_callback(workers.close)
    players = BotPlayers(hall, live, workers, budget, settings.bot_pause)
    closing.push_async_callback(players.close)
    hall.changed += [live.tell, players.wake]
    keeper = Keeper(storage, settings.keep_after)
    closing.push_async_callback(keeper.close)
    hall.over = keeper.is_over
    live.came = players.wake
    analyst = Analyst(budget)
    closing.push_async_callback(analyst.close)
    bus.start()
    logger.info("ready", extra={"facts": {"database": storage.engine.dialect.name}})
    seating = Seating(hall, live.present)
    return House(settings, hall, Making(hall), seating, live, players, analyst, Pulse(storage))


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    async with AsyncExitStack() as closing:
        app.state.house = await open_house(app.state.settings, closing)
        app.state.live = app.state.house.live
        app.state.history = History()
        closing.push_async_callback(app.state.history.close)
        yield


def described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Perihelion",
        version=perihelion.__version__,
        description="Tables to play space board games at. docs/wire-protocol.md explains it.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
        use_handler_docstrings=True,
    )


def create_app(settings: Settings) -> Guard:
    own = (health, is_ready, metrics, dashboard, dashboard_style)
    app = Litestar(
        [Games, Tables, replays, faults, live_socket, *own, *PAGE_ROUTES],
        lifespan=[running],
        exception_handlers=exception_handlers(),
        openapi_config=described(),
        request_max_body_size=max(settings.body_limit, settings.record_limit),
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    app.state.page = Page(settings.page)
    app.state.faults = Faults()
    return Guard(app, settings)
