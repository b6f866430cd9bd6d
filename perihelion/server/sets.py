"""Component sets that came with a table: checked in a process of their own, kept in the database, laid out as files.

The bots' processes read the same files, so a table with its own set is played like any other.
"""

import asyncio
import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Collection
from pathlib import Path
from typing import Final

import perihelion
from perihelion.kernel.elders import elder_of
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.game import Game
from perihelion.orphans import die_with
from perihelion.server.errors import SetTakesTooLong
from perihelion.server.scenes import forget_moves

FILE_NAME: Final = "set.toml"
LONGEST_CHECK: Final = 20.0
"""Seconds in which a set must be read and checked: a stranger's file must not keep the server busy."""


def digest_of(text: str) -> str:
    return hashlib.blake2b(text.encode("utf8", "replace"), digest_size=16).hexdigest()


class OwnSets:
    """Games with sets of their own, each in memory once, however many tables play with it."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="perihelion-sets-")
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._reading = threading.Lock()

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

    async def checked(self, game_id: str, text: str, rules_version: int | None = None) -> Game:
        """The game with this set, or a refusal that says what is wrong with it."""
        file = self.file(text)
        command = [sys.executable, "-m", "perihelion.server.sets", str(os.getpid()), game_id, str(file)]
        check = await asyncio.create_subprocess_exec(*command)
        try:
            await asyncio.wait_for(check.wait(), LONGEST_CHECK)
        except TimeoutError:
            check.kill()
            await check.wait()
            raise SetTakesTooLong(seconds=round(LONGEST_CHECK)) from None
        return await asyncio.to_thread(self.game, game_id, text, rules_version)

    def game(self, game_id: str, text: str, rules_version: int | None = None) -> Game:
        """Of the present rules, or of those of an earlier version."""
        present = perihelion.game(game_id).rules_version
        version = present if rules_version is None else rules_version
        key = (f"{game_id}/{version}", digest_of(text))
        with self._reading:
            if key not in self._games:
                if version == present:
                    self._games[key] = perihelion.game(game_id, self.file(text))
                else:
                    self._games[key] = elder_of(game_id, version, self.file(text))
            self._games.move_to_end(key)
            return self._games[key]

    def keep(self, most: int, in_use: Collection[str]) -> None:
        """Forget those used longest ago, but none that a table in memory plays with."""
        for key in list(self._games)[: max(0, len(self._games) - most)]:
            if key[1] not in in_use:
                forget_moves(self._games.pop(key))
                shutil.rmtree(Path(self._folder.name) / key[1], ignore_errors=True)


def main() -> None:
    """Only whether it ends in time matters: what is wrong is told by who asks next."""
    die_with(int(sys.argv[1]))
    try:
        perihelion.game(sys.argv[2], Path(sys.argv[3]))
    except PerihelionError:
        sys.exit(1)


if __name__ == "__main__":
    main()
