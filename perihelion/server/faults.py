"""Faults that a page met: told here, so that whoever runs the server hears of a board that could not be shown."""

import logging
import re
from typing import Annotated, Final

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from perihelion.server.answers import AnyRequest
from perihelion.server.errors import TooFast
from perihelion.server.guard import Buckets

A_MINUTE: Final = 12
"""Reports from one address, and as many at once: one fault may be met again and again."""
SECRET: Final = re.compile(r"[\w-]*\d[\w-]*\d[\w-]*\d[\w-]*|[A-Za-z0-9_-]{20,}", re.ASCII)
"""What may be a token, a table's id or a seed: anything long, anything with several digits."""
LONGEST: Final = 400
logger = logging.getLogger("perihelion.server.page")


class PageFault(Struct, frozen=True, forbid_unknown_fields=True):
    """What went wrong, and in which panel of which game's table."""

    where: Annotated[str, Meta(pattern=r"^[a-z-]{1,24}$")]
    game: Annotated[str, Meta(pattern=r"^[a-z0-9-]{0,24}$")]
    text: Annotated[str, Meta(max_length=LONGEST)]


class Faults:
    """Takes reports at a bearable pace."""

    def __init__(self) -> None:
        self.pace = Buckets(A_MINUTE / 60, A_MINUTE)

    def take(self, address: str, fault: PageFault) -> None:
        wait = self.pace.wait(address)
        if wait:
            raise TooFast(seconds=max(1, round(wait)))
        facts = {"where": fault.where, "game": fault.game, "text": harmless(fault.text)}
        logger.warning("page fault", extra={"facts": facts})


def harmless(text: str) -> str:
    """One printable line without anything that may be secret."""
    line = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    return SECRET.sub("…", line)


@post("/api/faults", status_code=204, tags=["running"], sync_to_thread=False)
def faults(request: AnyRequest, data: JSONBody[PageFault]) -> None:
    """A page tells of a panel that could not be shown; the server's log keeps it, without secrets."""
    taken: Faults = request.app.state.faults
    taken.take(request.client.host if request.client else "-", data)
