"""Component sets that came with a table: checked in a process of their own, kept in the database, laid out as files.

The bots' processes read the same files, so a table with its own set is played like any other.
"""

import asyncio
import hashlib
import sys
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Final

import perihelion
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.server.errors import SetTakesTooLong

FILE_NAME: Final = "set.toml"
LONGEST_CHECK: Final = 20.0
"""Seconds in which a set must be read and checked: a stranger's file must not keep the server busy."""
KEPT: Final = 32


def digest_of(text: str) -> str:
    return hashlib.blake2b(text.encode("utf8", "replace"), digest_size=16).hexdigest()


class OwnSets:
    """Games with sets of their own, the latest used in memory."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="perihelion-sets-")
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()

    def close(self) -> None:
        self._folder.cleanup()

    def file(self, text: str) -> Path:
        """The set as a file, which this server keeps as long as it runs."""
        file = Path(self._folder.name) / digest_of(text) / FILE_NAME
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            part = file.with_suffix(".part")
            part.write_bytes(text.encode("utf8", "replace"))
            part.replace(file)
        return file

    async def checked(self, game_id: str, text: str) -> Game:
        """The game with this set, or a refusal that says what is wrong with it."""
        file = self.file(text)
        command = [sys.executable, "-m", "perihelion.server.sets", game_id, str(file)]
        check = await asyncio.create_subprocess_exec(*command)
        try:
            await asyncio.wait_for(check.wait(), LONGEST_CHECK)
        except TimeoutError:
            check.kill()
            await check.wait()
            raise SetTakesTooLong(seconds=round(LONGEST_CHECK)) from None
        return await asyncio.to_thread(self.game, game_id, text)

    def game(self, game_id: str, text: str) -> Game:
        key = (game_id, digest_of(text))
        if key not in self._games:
            self._games[key] = perihelion.game(game_id, self.file(text))
            if len(self._games) > KEPT:
                self._games.popitem(last=False)
        self._games.move_to_end(key)
        return self._games[key]


def main() -> None:
    """Only whether it ends in time matters: what is wrong is told by who asks next."""
    try:
        perihelion.game(sys.argv[1], Path(sys.argv[2]))
    except PerihelionError:
        sys.exit(1)


if __name__ == "__main__":
    main()
