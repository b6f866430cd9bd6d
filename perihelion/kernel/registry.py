"""Which games there are: the five of this package, and any that another package registers.

A third party adds a game with an entry point in the group `perihelion.games`:

    [project.entry-points."perihelion.games"]
    my-game = "my_package.my_game:MyGame"
"""

from importlib import import_module
from pathlib import Path
from typing import Final

from perihelion.kernel.errors import UnknownGame
from perihelion.kernel.game import Game

OURS: Final = {
    "sunward": "perihelion.games.sunward.game:Sunward",
    "beyond-the-sun": "perihelion.games.beyond_the_sun.game:BeyondTheSun",
    "new-frontiers": "perihelion.games.new_frontiers.game:NewFrontiers",
    "pulsar-2849": "perihelion.games.pulsar_2849.game:Pulsar",
    "burning-suns": "perihelion.games.burning_suns.game:BurningSuns",
}

_opened: dict[str, Game] = {}


def known_games() -> dict[str, str]:
    """Game ids with the place of their class, ours first; ours cannot be replaced."""
    from importlib.metadata import entry_points  # takes a third of the time that our own games need to begin

    found = dict(OURS)
    for point in sorted(entry_points(group="perihelion.games"), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def game(name: str, set_file: Path | str | None = None) -> Game:
    """The game of that id, with its own component set or with the one in a file."""
    if set_file is None and name in _opened:
        return _opened[name]
    places = OURS if name in OURS else known_games()
    if name not in places:
        raise UnknownGame(name=name, known=", ".join(places))
    opened = _class_at(places[name])(None if set_file is None else Path(set_file))
    if set_file is None:
        _opened[name] = opened
    return opened


def game_classes() -> list[type[Game]]:
    """What can be told of the games without opening their sets."""
    return [_class_at(place) for place in known_games().values()]


def all_games() -> list[Game]:
    return [game(name) for name in known_games()]


def _class_at(place: str) -> type[Game]:
    module, _, name = place.partition(":")
    found: type[Game] = getattr(import_module(module), name)
    return found
