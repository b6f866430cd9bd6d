"""What each tip of "Watch out" is worth: points that whoever does not heed it loses in a game against `easy`.

The same seeds are played twice, by a greedy player who heeds the tip and by one who does not: who is blind to some
terms of the evaluation, or falls into a habit of beginners. Tips about what the program does not let anybody do are
not measured; in the summary they come last.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from perihelion.bots import Bot, Position, bot
from perihelion.bots.greedy import Greedy
from perihelion.bots.reasons import kind
from perihelion.games.new_frontiers.rules.scoring import printed
from perihelion.games.new_frontiers.rules.state import Table
from perihelion.kernel.game import Game
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from tools.find_puzzles import interval
from tools.teaching.tables import begun, decisions

Habit = Callable[[Position, int, Rng], int]
"""What is done instead of a choice."""
ONE_IN: Final = 4
"""A habit that is not every time is followed once in so many times."""
LATE: Final = 6
"""The round before which whoever does not hurry finishes no gyrodyne."""
HEEDFUL: Final = Greedy()


class Blind(Greedy):
    """Does not see some terms of the evaluation."""

    def __init__(self, *terms: str) -> None:
        self.unseen = frozenset(terms)

    def worth(self, position: Position, after: State) -> float:
        terms = position.game.explain(after, position.seat)
        return sum(value for term, value in terms.items() if kind(term) not in self.unseen)


class Watchful(Greedy):
    """Looks at what a move gives the others as well."""

    def worth(self, position: Position, after: State) -> float:
        others = [position.game.evaluate(after, seat) for seat in range(after.seats) if seat != position.seat]
        return super().worth(position, after) - sum(others) / len(others)


class Hoarding(Greedy):
    """Takes discovered worlds for points already."""

    def worth(self, position: Position, after: State) -> float:
        assert isinstance(after, Table)
        return super().worth(position, after) + printed(after.tables, after.empires[position.seat].discovered)


class Contented(Blind):
    """Seeks no more antimatter once it has some: that grows by itself, it thinks."""

    def choose(self, position: Position, rng: Rng) -> int:
        has_some = sum(position.sample(rng).tally()[position.seat].values()) > 0
        return super().choose(position, rng) if has_some else HEEDFUL.choose(position, rng)


@dataclass(frozen=True)
class Habitual:
    """A greedy player with a habit."""

    habit: Habit

    def choose(self, position: Position, rng: Rng) -> int:
        return self.habit(position, HEEDFUL.choose(position, rng), rng)


def one_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def at_random(move: str) -> Habit:
    """Whatever comes to mind, where such a move is to be made."""

    def habit(position: Position, best: int, rng: Rng) -> int:
        moves = position.game.actions
        if moves.move(best).kind != move:
            return best
        return one_of([each for each in position.legal() if moves.move(each).kind == move], rng)

    return habit


def any_leader(position: Position, best: int, rng: Rng) -> int:
    """Whichever leader is at hand goes to that space."""
    moves = position.game.actions
    wanted = moves.move(best)
    if wanted.kind != "place_leader":
        return best
    alike = [
        each
        for each in position.legal()
        if moves.move(each).kind == wanted.kind and moves.move(each).args[1:] == wanted.args[1:]
    ]
    return one_of(alike, rng)


def finishing_late(position: Position, best: int, rng: Rng) -> int:
    moves = position.game.actions
    if moves.move(best).kind != "finish_gyrodyne" or position.view()["round"] >= LATE:
        return best
    others = [each for each in position.legal() if moves.move(each).kind != "finish_gyrodyne"]
    return one_of(others, rng) if others else best


def ending_early(position: Position, best: int, rng: Rng) -> int:
    ends = [each for each in position.legal() if position.game.actions.move(each).kind == "end_turn"]
    return ends[0] if ends and rng.below(ONE_IN) == 0 else best


@dataclass(frozen=True)
class Care:
    """Who does not heed a tip, and who does."""

    careless: Bot
    careful: Bot = HEEDFUL


CARES: Final[dict[str, dict[str, Care | None]]] = {
    "sunward": {
        "mission": Care(Blind("mission")),
        "octagon": Care(HEEDFUL, Watchful()),
        "alien": Care(Blind("alien")),
        "frontier": Care(Blind("frontier", "near-frontier")),
    },
    "beyond-the-sun": {
        "cubes": Care(Blind("population", "shortage")),
        "production": Care(Habitual(at_random("produce"))),
        "guard": Care(Blind("risk")),
        "claim": Care(Blind("goal")),
        "pawn": None,
    },
    "new-frontiers": {
        "worlds": Care(Hoarding()),
        "everybody": Care(Blind("gift")),
        "colonists": Care(Blind("colonists")),
        "large": Care(Blind("large")),
        "mixing": None,
        "next-action": None,
    },
    "pulsar-2849": {
        "flight": Care(Habitual(at_random("go"))),
        "right": Care(Blind("engineers", "initiative", "penalty")),
        "early": Care(Habitual(finishing_late)),
        "dice": Care(Habitual(ending_early)),
        "exact": None,
    },
    "burning-suns": {
        "order": Care(Blind("plans")),
        "leader": Care(Habitual(any_leader)),
        "holding": Care(Contented("antimatter")),
        "crystals": Care(Blind("crystals")),
        "ships": None,
    },
}
"""Of every game its tips (the messages care-<tip>); None: the program sees to it."""


def measure(game: Game, count: int, seed: int) -> dict[str, Any]:
    leads: dict[int, list[int]] = {}  # of each player, by id: all of them live as long as CARES
    costs: dict[str, list[float]] = {}
    for tip, care in CARES[game.id].items():
        if care is not None:
            for player in (care.careful, care.careless):
                if id(player) not in leads:
                    leads[id(player)] = led(game, player, count, seed)
            both = zip(leads[id(care.careful)], leads[id(care.careless)], strict=True)
            lost = [float(with_care - without) for with_care, without in both]
            costs[tip] = [round(each, 2) for each in interval(lost)]
    order = sorted(costs, key=lambda tip: -costs[tip][0])
    return {
        "games": count,
        "costs": {tip: costs[tip] for tip in order},
        "refused": [tip for tip, care in CARES[game.id].items() if care is None],
    }


def led(game: Game, player: Bot, count: int, seed: int) -> list[int]:
    """The points by which a player led `easy` at the end of each game for two; the seats change from game to game."""
    found: list[int] = []
    for number in range(count):
        mine = number % 2
        state = begun(game, 2, seed + number)
        for _ in decisions(game, state, [bot("easy"), player] if mine else [player, bot("easy")], seed + number):
            pass
        scores = state.scores()
        found.append(scores[mine] - scores[1 - mine])
    return found
