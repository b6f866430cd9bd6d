"""A copy of a real game for a newcomer to write in: its set and its texts, and with `source` its Python as well."""

import shutil
import sys
from importlib import import_module
from pathlib import Path

import perihelion
from perihelion.kernel.game import Game
from perihelion.kernel.rng import seeded

LANGUAGES = ("pl", "en")


class Workshop:
    def __init__(self, game: str, folder: Path, source: bool = False) -> None:
        self.original = perihelion.game(game)
        house = Path(str(self.original.folder()))
        self.package = f"newcomer_{folder.name}"
        self.folder = folder / self.package
        self.source = source
        bare = shutil.ignore_patterns("*.py", "__pycache__", "*.so")
        shutil.copytree(house, self.folder, ignore=shutil.ignore_patterns("__pycache__", "*.so") if source else bare)
        for file in self.folder.rglob("*.py"):
            text = file.read_text(encoding="utf8")
            file.write_text(text.replace(self.original.package, self.package), encoding="utf8")

    def write(self, file: str, old: str, new: str) -> None:
        """Put something else into a file in place of what stands there once."""
        path = self.folder / file
        text = path.read_text(encoding="utf8")
        assert text.count(old) == 1, (file, old)
        path.write_text(text.replace(old, new), encoding="utf8")

    def say(self, message: str, polish: str, english: str) -> None:
        """A message in both languages; an empty one is forgotten."""
        for language, said in zip(LANGUAGES, (polish, english), strict=True):
            path = self.folder / "text" / f"{language}.ftl"
            if said:
                path.write_text(f"{path.read_text(encoding='utf8')}\n{message} = {said}\n", encoding="utf8")

    def open(self) -> Game:
        """The game as it now stands."""
        folder = self.folder
        kind = type(self.original)
        if self.source:
            sys.path.insert(0, str(folder.parent))
            try:
                kind = getattr(import_module(f"{self.package}.game"), kind.__name__)
            finally:
                sys.path.remove(str(folder.parent))

        class Copy(kind):  # type: ignore[misc, valid-type]
            def folder(self) -> Path:
                return folder

        found = Copy()
        assert isinstance(found, Game)
        return found


def play(game: Game, seed: int = 1) -> None:
    """A game between two that choose by chance."""
    state, chance = game.new(min(game.seats), seed), seeded(seed)
    while not state.over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
