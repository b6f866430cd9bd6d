"""Secrets of seats: 192 random bits in a link, only their hash on disk, compared in constant time."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from perihelion.server.errors import NotYourTable


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """As many bits as the generator of a state takes: nobody finds it by trying."""
    return secrets.randbits(96)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf8", "replace")).hexdigest()


def is_token(token: str, kept: str | None) -> bool:
    return kept is not None and hmac.compare_digest(hashed(token), kept)


def viewer_of(token: str, seats: Sequence[str | None], spectator: str) -> int | None:
    """The seat whose hash this token has, None for the spectators; all are compared, whichever it is."""
    given = hashed(token)
    matches = [hmac.compare_digest(given, kept or "") for kept in seats]
    watches = hmac.compare_digest(given, spectator)
    if True in matches:
        return matches.index(True)
    if watches:
        return None
    raise NotYourTable
