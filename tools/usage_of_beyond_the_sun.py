"""Which components of Beyond the Sun never took effect in simulated games? Prints what was never met, by kind.

    usage_of_beyond_the_sun.py [--games 200] [--bots greedy,random]

Games go through both kinds of mats, the tableau and all numbers of players. The tests prove every component on its own
(tests/games/beyond_the_sun/test_every_component.py); this shows what play itself reaches.
"""

import argparse
from itertools import cycle, islice

import perihelion
from perihelion.arena.match import play_out
from perihelion.bots import bot
from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.vocabulary import SPACES
from perihelion.kernel.game import Options
from perihelion.kernel.table import Event

PLANS: list[Options] = [{}, {"mats": "advanced"}, {"tableau": True}, {"mats": "advanced", "tableau": True}]


def components(game: BeyondTheSun) -> dict[str, set[str]]:
    """Everything that could be met, by the kind of event that shows it."""
    tables = game.tables
    lines = [space for space in range(SPACES) if tables.space_action[space] >= 0]
    at_will = [card.name for card in tables.technologies if any(ability.kind < 2 for ability in card.abilities)]
    at_will += [card.name for card in tables.systems if card.special is not None and card.special.kind < 2]
    return {
        "technology": {card.name for card in tables.technologies if card.level},
        "event": {card.name for card in tables.events},
        "colonised": {card.name for card in tables.systems},
        "claimed": {card.name for card in tables.achievements},
        "space": {str(space) for space in lines if space >= 16 or space in basic_spaces(game)},
        "ability": {name.replace("_", "-") for name in at_will}
        | {f"{mat.faction.replace('_', '-')}-{'ab'[k]}" for mat in tables.mats for k in range(len(mat.abilities))},
    }


def basic_spaces(game: BeyondTheSun) -> set[int]:
    rows = [layout.spaces for layout in game.tables.layouts.values()]
    return {4 * row + k for spaces in rows for row in range(4) for k in range(len(spaces[row]))}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--bots", default="greedy,random")
    wanted = options.parse_args()
    game = perihelion.game("beyond-the-sun")
    assert isinstance(game, BeyondTheSun)
    waiting = components(game)

    def seen(event: Event) -> None:
        if event.kind in ("technology", "private"):
            waiting["technology"].discard(event.piece)
        elif event.kind == "space":
            waiting["space"].discard(event.target)
        elif event.kind == "ability":
            waiting["ability"].discard(str(event.facts["ability"]).split("-", 1)[1])
        elif event.kind in waiting:
            waiting[event.kind].discard(event.piece)

    for number in range(wanted.games):
        seats = game.seats[number % len(game.seats)]
        state = game.new(seats, number, **PLANS[number % len(PLANS)])
        state.watch(seen)
        names = islice(cycle(wanted.bots.split(",")), number, number + seats)
        play_out(game, state, [bot(name) for name in names], number)
    for kind, never in waiting.items():
        print(f"{kind}: {', '.join(sorted(never)) or 'all met'}")


if __name__ == "__main__":
    main()
