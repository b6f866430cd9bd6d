"""Five space board games as one platform: rules as a library, bots, research tools, and a table to play at.

    import perihelion

    game = perihelion.game("sunward")
    state = game.new(seats=2, seed=7)
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    print(state.scores())

Importing this package needs nothing but the standard library.
"""

from perihelion.kernel.actions import ActionSpace, Move
from perihelion.kernel.errors import IllegalAction, PerihelionError
from perihelion.kernel.game import Game, Option
from perihelion.kernel.registry import all_games, game
from perihelion.kernel.state import State

__version__ = "0.1.0"

__all__ = ["ActionSpace", "Game", "IllegalAction", "Move", "Option", "PerihelionError", "State", "all_games", "game"]
