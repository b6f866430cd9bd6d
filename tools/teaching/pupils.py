"""The pupil of the first lesson against `random` and `easy`, at the table of a first game, and what beginners do wrong.

The mistakes are those that the design of the lessons names: counted of the pupil and of `easy`, a game and seat.
"""

from collections import Counter
from typing import Any, Final

from perihelion.bots import Bot, bot
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table import Event
from perihelion.teaching.pupil import Pupil
from tools.teaching.tables import begun, decisions, first_game, share

BARS: Final = {"random": 0.95, "easy": 0.35}
"""What the pupil must win of games for two."""
FIRST: Final = {2: 0.40, 3: 0.28}
"""What the pupil must win at the table of a first game, by its seats."""


def measure(game: Game, count: int, seed: int) -> dict[str, Any]:
    pupil, wrongs = Pupil(game), {"pupil": Counter[str](), "easy": Counter[str]()}
    wins = {rival: against(game, [pupil, bot(rival)], count, seed, wrongs if rival == "easy" else {}) for rival in BARS}
    seats = first_game(game).seats
    first = at_first_table(game, [pupil, *[bot("easy")] * (seats - 1)], count, seed)
    told = {
        who: {name: round(value / count, 2) for name, value in sorted(each.items())} for who, each in wrongs.items()
    }
    return {"games": count, "wins": wins, "first": first, "seats": seats, "mistakes": told}


def against(game: Game, bots: list[Bot], count: int, seed: int, wrongs: dict[str, Counter[str]]) -> float:
    """What the first of two bots wins, with the seats changed in every second game."""
    won = 0.0
    for number in range(count):
        swapped = number % 2
        state = begun(game, 2, seed + number)
        counters = [Mistakes(game, seat) for seat in range(2)]
        state.watch(lambda event, each=counters: [one.heard(event) for one in each])  # type: ignore[misc]
        for seat, action in decisions(game, state, bots[::-1] if swapped else bots, seed + number):
            counters[seat].chose(state, action)
        won += share(state, swapped)
        for who, seat in zip(wrongs, (swapped, 1 - swapped), strict=False):
            wrongs[who].update(counters[seat].found(state))
    return won / count


def at_first_table(game: Game, bots: list[Bot], count: int, seed: int) -> float:
    """What the first seat wins, which is the newcomer's."""
    won = 0.0
    for number in range(count):
        state = begun(game, len(bots), seed + number)
        for _ in decisions(game, state, bots, seed + number):
            pass
        won += share(state, 0)
    return won / count


class Mistakes:
    """What a seat does of the mistakes that beginners make."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.counted: Counter[str] = Counter()

    def heard(self, event: Event) -> None:
        if self.game.id == "burning-suns" and event.seat == self.seat and event.kind == "passed":
            self.counted["leaders that had to pass"] += 1

    def chose(self, state: State, action: int) -> None:
        if self.game.id == "beyond-the-sun" and state.prompt(self.seat).question.message == "prompt-action":
            self.counted["turns begun without population"] += not state.view(self.seat)["factions"][self.seat][
                "population"
            ]
        elif self.game.id == "pulsar-2849" and self.game.actions.move(action).kind == "end_turn":
            self.counted["dice lost"] += len(state.view(self.seat)["players"][self.seat]["dice"])

    def found(self, state: State) -> Counter[str]:
        """With what the end of the game shows."""
        view = state.view(self.seat)
        if self.game.id == "sunward":
            sheet = view["sheets"][self.seat]
            self.counted["upgrades unused"] += sheet["upgrades_gained"] - sheet["upgrades_used"]
            self.counted["aliens uncovered"] += -sheet["tally"]["alien-threat"] // 5
            self.counted["resources enclosed (0 is the mistake)"] += sheet["tally"]["enclosed"] // 10
        elif self.game.id == "new-frontiers":
            self.counted["worlds never settled"] += len(view["empires"][self.seat]["discovered"])
            self.counted["goods never used"] += sum(
                c["good"] is not None for c in view["empires"][self.seat]["colonies"]
            )
        elif self.game.id == "pulsar-2849":
            self.counted["gyrodynes never placed"] += sum(view["players"][self.seat]["waiting"].values())
        return self.counted
