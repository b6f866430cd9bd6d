"""Ways to play a game as data beside it, `styles.toml`: how each changes what the evaluation weighs.

[settler]                       in the texts `style-settler` and `style-settler-help`
times = {world = 1.5}           weights of `weights.toml`, multiplied
likes = {colony = 3.0}          tastes (`Game.tastes`), in points for each; neutral play has none

A style is asked for by name: `normal:settler`, `hard:settler@200`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from perihelion.kernel.errors import PerihelionError

STYLES_FILE: Final = "styles.toml"


class UnknownStyle(PerihelionError):
    code = "error-unknown-style"
    says = "{game} has no style {name!r}; choose one of: {known}"


@dataclass(frozen=True)
class Style:
    times: dict[str, float]
    likes: dict[str, float]

    def weights(self, neutral: Mapping[str, float]) -> dict[str, float]:
        return {**{name: neutral[name] * factor for name, factor in self.times.items()}, **self.likes}


def read_styles(folder: Path | Traversable) -> dict[str, Style]:
    """The styles in a game's folder, in the order of the file; none when it keeps no such file."""
    file = folder / STYLES_FILE
    if not file.is_file():
        return {}
    data = tomllib.loads(file.read_text(encoding="utf8"))
    return {name: Style(each.get("times", {}), each.get("likes", {})) for name, each in data.items()}
