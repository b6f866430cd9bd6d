"""The server as one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import perihelion
from perihelion.bots.workers import Workers
from perihelion.server.analyst import Analyst
from perihelion.server.answers import AnyRequest, exception_handlers
from perihelion.server.guard import Guard
from perihelion.server.hall import Hall
from perihelion.server.journal import Journal
from perihelion.server.live import Live, live_socket
from perihelion.server.messages import Health
from perihelion.server.metrics import REGISTRY
from perihelion.server.page import PAGE_ROUTES, Page
from perihelion.server.players import BotPlayers
from perihelion.server.routes import Games, House, Tables, replays
from perihelion.server.sets import OwnSets
from perihelion.server.settings import Settings, default_database
from perihelion.server.storage import Storage, open_engine

logger = logging.getLogger("perihelion.server")


@get("/health", tags=["running"])
async def health(request: AnyRequest) -> Health:
    """Answers when the server and its database do."""
    house: House = request.app.state.house
    await asyncio.to_thread(house.hall.storage.alive)
    return Health("ok", perihelion.__version__)


@get("/metrics", tags=["running"], sync_to_thread=False, media_type="text/plain")
def metrics() -> Response[bytes]:
    """Counters and times, for Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def channels_backend(redis: str | None) -> ChannelsBackend:
    if redis is None:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(redis))


def create_app(settings: Settings) -> Guard:
    channels = ChannelsPlugin(channels_backend(settings.redis), arbitrary_channels_allowed=True)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(open_engine(settings.database or default_database()))
        async with AsyncExitStack() as closing:
            closing.callback(storage.close)
            journal = Journal(storage)
            closing.push_async_callback(journal.close)
            own_sets = OwnSets()
            closing.callback(own_sets.close)
            hall = Hall(settings, storage, journal, own_sets)
            closing.push_async_callback(hall.close)
            workers = Workers(settings.workers, settings.bot_limit)
            closing.push_async_callback(workers.close)
            players = BotPlayers(hall, workers, settings.bot_pause)
            closing.push_async_callback(players.close)
            live = Live(hall, channels, settings.redis is not None)
            closing.push_async_callback(live.close)
            hall.changed += [live.tell, players.wake]
            app.state.live = live
            app.state.house = House(settings, hall, live, players, Analyst())
            logger.info("ready", extra={"facts": {"database": storage.engine.dialect.name}})
            yield

    app = Litestar(
        [Games, Tables, replays, live_socket, health, metrics, *PAGE_ROUTES],
        lifespan=[running],
        plugins=[channels],
        exception_handlers=exception_handlers(),
        openapi_config=OpenAPIConfig(
            title="Perihelion",
            version=perihelion.__version__,
            description="Tables to play space board games at. docs/wire-protocol.md explains it.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
            use_handler_docstrings=True,
        ),
        request_max_body_size=max(settings.body_limit, settings.record_limit),
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    app.state.page = Page(settings.page)
    return Guard(app, settings)
