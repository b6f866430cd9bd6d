"""Answers: refusals in the reader's language, bytes that are encoded already, and who is asking."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from sqlalchemy.exc import OperationalError

from perihelion.kernel.errors import PerihelionError
from perihelion.server.errors import (
    BadMessage,
    CannotWrite,
    NoSuchPage,
    NotAllowedHere,
    NotYourTable,
    ServerFault,
    TooLarge,
    status_of,
)
from perihelion.server.scenes import encode
from perihelion.server.shelf import words
from perihelion.server.storage import is_unusable
from perihelion.words import LANGUAGES

JSON = "application/json"
logger = logging.getLogger("perihelion.server")

AnyRequest = Request[Any, Any, Any]
Handler = Callable[[AnyRequest, Any], Response[bytes]]


def ready(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, status_code=status, media_type=JSON, headers={"cache-control": "no-store"})


def token_of(request: AnyRequest) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NotYourTable
    return token.strip()


def address_of(scope: Any) -> str:
    """Whose request it is, for limits; behind a proxy that was declared, the address it tells."""
    return scope["client"][0] if scope.get("client") else "-"


def language_of(header: str | None) -> str:
    """The first language of ours in an Accept-Language header, by weight; English when there is none."""
    wishes: list[tuple[float, int, str]] = []
    for number, part in enumerate((header or "").split(",")[:20]):
        tag, _, weight = part.strip().partition(";")
        try:
            value = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        wishes.append((-value, number, tag.strip().lower().split("-")[0]))
    return next((tag for _, _, tag in sorted(wishes) if tag in LANGUAGES), "en")


def refusal(error: PerihelionError, language: str, scene: bytes | None = None) -> bytes:
    body: dict[str, Any] = {"error": error.code, "facts": error.facts, "text": words(language).error(error)}
    if scene is not None:
        body["scene"] = msgspec.Raw(scene)
    return encode(body)


def refused(request: AnyRequest, error: PerihelionError, scene: bytes | None = None) -> Response[bytes]:
    answer = ready(refusal(error, language_of(request.headers.get("accept-language")), scene), status_of(error))
    if status_of(error) == 401:
        answer.headers["www-authenticate"] = "Bearer"
    if status_of(error) == 429:
        answer.headers["retry-after"] = str(error.facts["seconds"])
    return answer


def on_http_exception(request: AnyRequest, problem: HTTPException) -> Response[bytes]:
    """Litestar's own refusals, said our way."""
    if isinstance(problem, NotFoundException):
        return refused(request, NoSuchPage())
    if isinstance(problem, MethodNotAllowedException):
        answer = refused(request, NotAllowedHere())
        answer.headers.update(problem.headers or {})
        return answer
    if isinstance(problem, RequestEntityTooLarge):
        return refused(request, TooLarge(bytes=request.app.state.settings.body_limit))
    if isinstance(problem, ValidationException):
        extra = problem.extra if isinstance(problem.extra, list) else []
        where = "; ".join(f"{each.get('key', '')} {each.get('message', '')}".strip() for each in extra)
        return refused(request, BadMessage(problem=where or problem.detail))
    if problem.status_code < 500:
        answer = refused(request, BadMessage(problem=problem.detail))
        answer.status_code = problem.status_code
        return answer
    return on_fault(request, problem)


def on_database(request: AnyRequest, problem: OperationalError) -> Response[bytes]:
    """The database is away or full: said in the log once for each request, and to the client in a sentence."""
    if not is_unusable(problem):
        return on_fault(request, problem)
    facts = {"method": request.method, "path": request.url.path, "problem": str(problem.orig)}
    logger.error("database", extra={"facts": facts})
    return refused(request, CannotWrite())


def on_fault(request: AnyRequest, problem: Exception) -> Response[bytes]:
    logger.error("fault", exc_info=problem, extra={"facts": {"method": request.method, "path": request.url.path}})
    return refused(request, ServerFault())


def exception_handlers() -> dict[Any, Any]:
    return {
        PerihelionError: refused,
        HTTPException: on_http_exception,
        OperationalError: on_database,
        Exception: on_fault,
    }
