"""Stands before everything: security headers, limits on rate and size, and one log line and one count a request."""

import asyncio
import logging
import math
import socket
import time
from collections import OrderedDict
from ipaddress import ip_address
from typing import Any, Final

from perihelion.server.answers import address_of, language_of, refusal
from perihelion.server.edge import check_address, checked_body
from perihelion.server.errors import OtherHost, Refused, TooFast, TooLarge, TooManyTables, TooSlow
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
HOSTS_REMEMBERED: Final = 1000
GONE: Final = 499
"""What logs and counts say of a request whose client went away before it was whole; nobody is told so."""
BYTES_LIKE_A_REQUEST: Final = 16 * 1024
"""An answer of the API weighs one request more for so many bytes: a long log takes as long as dozens of scenes."""
LONGEST_LENGTH: Final = 12
"""Digits of a length."""
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

    def weigh(self, address: str, weight: float) -> None:
        """What has been let through turned out to weigh so much more."""
        if address in self._left:
            left, at = self._left[address]
            self._left[address] = (left - weight, at)


class Body:
    """A body that has arrived, given to the application as if it came now; then whatever the client does next."""

    def __init__(self, whole: bytes, following: Any) -> None:
        self.message: Any = {"type": "http.request", "body": whole, "more_body": False}
        self.following = following

    async def receive(self) -> Any:
        message, self.message = self.message, None
        return message if message is not None else await self.following()


class Guard:
    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        here = socket.gethostname().lower()
        self.names = {"localhost", here, f"{here}.local", *(name.lower() for name in settings.host_names)}
        self.hosts: set[str] = set()  # that were looked at and are ours
        self.requests = Buckets(settings.rate, settings.burst) if settings.rate else None
        minute = settings.tables_a_minute
        self.tables = Buckets(minute / 60, minute) if settings.rate and minute else None
        hour = settings.tables_an_hour
        self.tables_an_hour = Buckets(hour / 3600, hour) if settings.rate and hour else None

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
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin1")
        if not self.is_ours(host):
            return OtherHost(host=host[:100])
        address = address_of(scope)
        wait = self.requests.wait(address) if self.requests is not None else 0.0
        makes = scope["type"] == "http" and scope["method"] == "POST"
        if makes and scope["path"] in ("/api/tables", "/api/replays"):
            if not wait and self.tables is not None:
                wait = self.tables.wait(address)
            if not wait and self.tables_an_hour is not None:
                longer = self.tables_an_hour.wait(address)
                if longer:
                    tables, wait = round(self.settings.tables_an_hour), math.ceil(longer / 60)
                    return TooManyTables(tables=tables, seconds=math.ceil(longer), wait=wait)
        if wait:
            return TooFast(seconds=max(1, round(wait)))
        try:
            check_address(scope)
        except Refused as problem:
            return problem
        if scope["type"] == "http":
            limit = self.limit(scope)
            length = headers.get(b"content-length", b"0")
            if not length.isdigit() or len(length) > LONGEST_LENGTH or int(length) > limit:
                return TooLarge(bytes=limit)
        return None

    def is_ours(self, host: str) -> bool:
        """A page of another name that leads here must not speak for its reader: no DNS rebinding.

        An address is nobody else's name, and neither is this machine's.
        """
        if host in self.hosts or not host or "*" in self.settings.host_names:
            return True
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name.lower().rstrip(".") not in self.names:
            try:
                ip_address(name.strip("[]"))
            except ValueError:
                return False
        if len(self.hosts) < HOSTS_REMEMBERED:
            self.hosts.add(host)
        return True

    def limit(self, scope: Any) -> int:
        whole = scope["path"] in ("/api/replays", "/api/tables")  # records; component sets
        return self.settings.record_limit if whole else self.settings.body_limit

    async def body(self, scope: Any, receive: Any) -> Body | None:
        """The whole body, checked; None when the client went away meanwhile."""
        limit, parts, size = self.limit(scope), [], 0
        async with asyncio.timeout(self.settings.body_seconds):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return None
                part = message.get("body", b"")
                size += len(part)
                if size > limit:
                    raise TooLarge(bytes=limit)
                parts.append(part)
                if not message.get("more_body"):
                    break
        whole = b"".join(parts)
        checked_body(whole)
        return Body(whole, receive)

    async def answer(self, scope: Any, receive: Any, send: Any, problem: Refused | None) -> None:
        began = time.perf_counter()
        status = size = 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            size += len(message.get("body", b""))
            await send(message)

        try:
            if problem is None and scope["method"] not in WITHOUT_BODY:
                try:
                    body = await self.body(scope, receive)
                    if body is None:
                        status = GONE
                        return
                    receive = body.receive
                except TimeoutError:
                    problem = TooSlow(seconds=round(self.settings.body_seconds))
                except Refused as refused:
                    problem = refused
            if problem is None:
                await self.app(scope, receive, send_with_headers)
            else:
                await self.refuse(scope, send_with_headers, problem)
        finally:
            took = time.perf_counter() - began
            status = status or 500
            if self.requests is not None and scope["path"].startswith("/api/"):
                self.requests.weigh(address_of(scope), size / BYTES_LIKE_A_REQUEST)
            REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", status).inc()
            REQUEST_SECONDS.observe(took)
            if logger.isEnabledFor(logging.INFO):
                facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1e3, 1)}
                logger.info("request", extra={"facts": facts})

    async def refuse(self, scope: Any, send: Any, problem: Refused) -> None:
        wanted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin1")
        body = refusal(problem, language_of(wanted))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if problem.status == 429:
            headers.append((b"retry-after", str(problem.facts["seconds"]).encode()))
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


WITHOUT_BODY: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = frozenset({"GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"})
