"""The page: built by Vite into `server/page`, read once at start, sent compressed and with the right headers."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from perihelion.server.answers import AnyRequest
from perihelion.server.errors import NoSuchPage, PageNotBuilt

IN_THE_PACKAGE: Final = Path(__file__).parent / "page"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXT: Final = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg+xml")
SMALL: Final = 600
"""Bytes below which compressing gains nothing."""


@dataclass(frozen=True)
class File:
    kind: str
    bodies: dict[str, bytes]  # by encoding; "" is the plain one
    etag: str
    cache: str


class Page:
    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, File] = {}
        root = folder or IN_THE_PACKAGE
        if root.is_dir():
            for path in sorted(root.rglob("*")):
                if path.is_file() and path.suffix not in (".gz", ".br", ".py"):
                    self.files[path.relative_to(root).as_posix()] = read(path)

    def built(self) -> bool:
        return "index.html" in self.files

    def send(self, request: AnyRequest, name: str) -> Response[bytes]:
        if not self.built():
            raise PageNotBuilt
        file = self.files.get(name)
        if file is None:
            raise NoSuchPage
        headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((each for each in ("br", "gzip") if each in file.bodies and each in accepted), "")
        if encoding:
            headers["content-encoding"] = encoding
        return Response(file.bodies[encoding], headers=headers, media_type=file.kind)


def read(path: Path) -> File:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    if len(body) > SMALL and kind.startswith(TEXT):
        bodies["gzip"] = gzip.compress(body, 9, mtime=0)
        brotli = path.with_name(path.name + ".br")
        if brotli.is_file():
            bodies["br"] = brotli.read_bytes()
    hashed_name = path.parent.name in ("assets", "art")  # Vite and tools/art put hashes into the names there
    return File(kind, bodies, f'"{hashlib.sha256(body).hexdigest()[:20]}"', FOREVER if hashed_name else ASK_AGAIN)


KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def page_of(request: AnyRequest) -> Page:
    found: Page = request.app.state.page
    return found


@get(["/", "/table/{table:str}"], include_in_schema=False, sync_to_thread=False)
def index(request: AnyRequest) -> Response[bytes]:
    return page_of(request).send(request, "index.html")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, path: FromPath[Path]) -> Response[bytes]:
    name = str(path).lstrip("/")
    if name.split("/")[0] == "api":
        raise NoSuchPage
    return page_of(request).send(request, name)


PAGE_ROUTES: Final[list[HTTPRouteHandler]] = [index, asset]
