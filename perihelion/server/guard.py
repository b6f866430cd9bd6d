"""Stands before everything: security headers, limits on rate and size, and one log line and one count a request."""

import logging
import time
from collections import OrderedDict
from typing import Any, Final

from perihelion.server.answers import language_of, refusal
from perihelion.server.errors import Refused, TooFast, TooLarge
from perihelion.server.metrics import REQUEST_SECONDS, REQUESTS
from perihelion.server.settings import Settings

CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
ADDRESSES_REMEMBERED: Final = 20_000
logger = logging.getLogger("perihelion.server.access")


class Buckets:
    """A token bucket for every address: `rate` a second, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """0 when the request may pass, otherwise the seconds until one may."""
        now = time.monotonic()
        left, at = self._left.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        passes = left >= 1
        self._left[address] = (left - 1 if passes else left, now)
        if len(self._left) > ADDRESSES_REMEMBERED:
            self._left.popitem(last=False)
        return 0.0 if passes else (1 - left) / self.rate


class Guard:
    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.rate, settings.burst) if settings.rate else None
        minute = settings.tables_a_minute
        self.tables = Buckets(minute / 60, minute) if settings.rate and minute else None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        problem = self.problem(scope)
        if scope["type"] == "websocket":
            if problem is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + problem.status})
            return
        await self.answer(scope, receive, send, problem)

    def problem(self, scope: Any) -> Refused | None:
        address = scope["client"][0] if scope.get("client") else "-"
        wait = self.requests.wait(address) if self.requests is not None else 0.0
        makes = scope["type"] == "http" and scope["method"] == "POST"
        if not wait and self.tables is not None and makes and scope["path"] in ("/api/tables", "/api/replays"):
            wait = self.tables.wait(address)
        if wait:
            return TooFast(seconds=max(1, round(wait)))
        if makes:
            whole = scope["path"] in ("/api/replays", "/api/tables")  # records; component sets
            limit = self.settings.record_limit if whole else self.settings.body_limit
            length = dict(scope["headers"]).get(b"content-length", b"0")
            if not length.isdigit() or int(length) > limit:
                return TooLarge(bytes=limit)
        return None

    async def answer(self, scope: Any, receive: Any, send: Any, problem: Refused | None) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            if problem is None:
                await self.app(scope, receive, send_with_headers)
            else:
                await self.refuse(scope, send_with_headers, problem)
        finally:
            took = time.perf_counter() - began
            REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", status).inc()
            REQUEST_SECONDS.observe(took)
            if logger.isEnabledFor(logging.INFO):
                facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1e3, 1)}
                logger.info("request", extra={"facts": facts})

    async def refuse(self, scope: Any, send: Any, problem: Refused) -> None:
        wanted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin1")
        body = refusal(problem, language_of(wanted))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if isinstance(problem, TooFast):
            headers.append((b"retry-after", str(problem.facts["seconds"]).encode()))
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


METHODS: Final = frozenset({"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"})
