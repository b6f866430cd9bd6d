"""Writes docs/encodings.md: every field of every game's observation, with two seats."""

from pathlib import Path

import perihelion
from perihelion.research.encoding import encoding_for

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"
SEATS = 2
HEAD = f"""# Encodings

What a seat sees, as one vector of float32 from -1 to 1: the fields of every game with {SEATS} seats, in their order.
Written by `make encodings` from the games' features. Rows for players come observer first.
`docs/research.md` says how they are used.
"""


def page() -> str:
    parts = [HEAD]
    for game in perihelion.all_games():
        encoding = encoding_for(game, SEATS)
        parts.append(f"## {game.id}\n\n{encoding.size} numbers.\n\n{encoding.table()}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf8")
