"""New Frontiers' observation: actions, market, worlds in the middle and in the bag, and every empire.

Only goals are ever hidden. What never changes (what tiles cost and do) is not encoded. Empires come observer first,
then in the order of play.
"""

from typing import Any, Final

from perihelion.games.new_frontiers.phrases import PROMPTS
from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field, View
from perihelion.research.fields import (
    Described,
    Fill,
    Ink,
    Names,
    Part,
    for_seats,
    marks,
    marks_for_seats,
    seat_mark,
    told,
    total,
)

SETUPS: Final = ("first", "standard", "goals")
KINDS: Final = 4
GOALS: Final = 4
MATS: Final = 8
PILES: Final = 24
TENTH: Final = 10.0


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any]) -> None:
        self.tiles = Names(layout["tiles"])
        self.actions = Names(each["id"] for each in layout["actions"])
        self.goals = Names(each["id"] for each in layout["goals"])
        self.phases = Names(["sides", "choosing", "scoring", "over", *self.actions.numbers])
        self.questions = Names(dict.fromkeys(PROMPTS.values()))


def describe(game: Game, seats: int) -> Encoding:
    words = Words(game.layout())
    parts = [
        *round_fields(words, seats),
        *middle_fields(words.tiles, seats),
        *empire_fields(words.tiles, seats),
        *goal_fields(words, seats),
    ]
    return Described(game, seats, parts)


# -------------------------------------------------------------------- the round and its actions


def round_fields(words: Words, seats: int) -> list[Part]:
    phases = words.phases
    return [
        (Field("setup", (3,), f"one-hot: {', '.join(SETUPS)}"), marks(Names(SETUPS), lambda view: [view["setup"]])),
        (
            Field("phase", (phases.size,), f"one-hot: {', '.join(phases.numbers)}"),
            marks(phases, lambda view: [view["phase"]]),
        ),
        (Field("round", (1,), "the round, in twentieths"), told(lambda view: [view["round"] / 20.0])),
        (
            Field("actions", (7, 2), "for every action tile: taken in this round, being done now"),
            told(lambda view: [action[what] for action in view["actions"] for what in ("picked", "current")]),
        ),
        (Field("chooser", (seats,), "one-hot: who chose the action"), seat_mark(lambda view: view["chooser"])),
        (Field("priority", (seats,), "1 for the first on the priority track, less for the later ones"), priority),
        (Field("waiting", (seats, 2), "for every empire: still to act in this action, done with it"), waiting),
    ]


def priority(view: View, order: list[int], ink: Ink, first: int) -> None:
    for rank, seat in enumerate(view["order"]):
        ink[first + order.index(seat)] = 1.0 - rank / len(order)


def waiting(view: View, order: list[int], ink: Ink, first: int) -> None:
    for number, name in enumerate(("waiting", "done")):
        for seat in view[name]:
            ink[first + 2 * order.index(seat) + number] = 1.0


# -------------------------------------------------------------------- the middle of the table


def middle_fields(tiles: Names, seats: int) -> list[Part]:
    return [
        (
            Field(
                "market",
                (PILES, tiles.size + 1 + seats),
                "for every pile, one-hot: its tile; tiles left; each seat's price",
            ),
            market(tiles),
        ),
        (
            Field("centre", (tiles.size,), "worlds to choose from in the middle"),
            marks(tiles, lambda view: view["centre"]),
        ),
        (
            Field("bag", (tiles.size,), "worlds in the bag, which everybody can count"),
            marks(tiles, lambda view: view["bag"]["worlds"]),
        ),
        (
            Field("pools", (7,), "pot in tenths, chips and colonists in sixtieths, goods of each kind in twentieths"),
            told(pools),
        ),
        (Field("ends", (seats, 2), "for every empire: development spaces and colonies to the end of the game"), ends),
    ]


def market(tiles: Names) -> Fill:
    numbers, size = tiles.numbers, tiles.size

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for pile in view["market"]:
            if pile["face"] is not None:
                ink[first + numbers[pile["face"]]] = 1.0
            first += size
            ink[first] = pile["left"] / 5.0
            prices = pile["prices"]
            for seat in order:
                first += 1
                ink[first] = prices[seat] / TENTH
            first += 1

    return fill


def pools(view: View) -> list[float]:
    return [view["pot"] / TENTH, view["chips"] / 60.0, view["colonists"] / 60.0, *[n / 20.0 for n in view["goods"]]]


def ends(view: View, order: list[int], ink: Ink, first: int) -> None:
    for place, seat in enumerate(order):
        ink[first + 2 * place] = view["ends"]["spaces"][seat] / 12.0
        ink[first + 2 * place + 1] = view["ends"]["colonies"][seat] / 8.0


# -------------------------------------------------------------------- the empires


def empire_fields(tiles: Names, seats: int) -> list[Part]:
    return [
        (
            Field("mats", (seats, MATS), "for every empire, one-hot: its mat"),
            for_seats("empires", lambda empire: [mat + 1 == empire["mat"] for mat in range(MATS)]),
        ),
        (
            Field(
                "holdings",
                (seats, 8),
                "for every empire: credits, chips, colonists in reserve, spaces used, general and temporary strength, "
                "credits stored, whether it is choosing",
            ),
            for_seats("empires", holdings),
        ),
        *tile_fields(tiles, seats),
        (
            Field("sales", (seats, KINDS), "for every empire: what it gets for a good of each kind, in tenths"),
            for_seats("empires", lambda empire: [price / TENTH for price in empire["sales"]]),
        ),
        (
            Field("stored", (seats, KINDS), "for every empire: goods stored for goals, in fifths"),
            for_seats("empires", lambda empire: [count / 5.0 for count in empire["stored"]["goods"]]),
        ),
        (
            Field("points", (seats,), "for every empire: points so far, in hundreds"),
            for_seats("empires", lambda empire: [total(empire["tally"])]),
        ),
    ]


def holdings(empire: dict[str, Any]) -> list[float]:
    strength = empire["strength"]
    return [
        empire["credits"] / 20.0,
        empire["chips"] / 30.0,
        empire["reserve"] / 20.0,
        empire["spaces"] / 12.0,
        strength["general"] / TENTH,
        strength["temporary"] / TENTH,
        empire["stored"]["credits"] / TENTH,
        empire["choosing"],
    ]


def tile_fields(tiles: Names, seats: int) -> list[Part]:
    return [
        (
            Field("colonies", (seats, tiles.size), "for every empire: its colonies"),
            marks_for_seats("empires", tiles, lambda empire: [colony["tile"] for colony in empire["colonies"]]),
        ),
        (
            Field("goods", (seats, tiles.size, KINDS), "for every empire and colony: the good on it, by kind"),
            goods(tiles),
        ),
        (
            Field("discovered", (seats, tiles.size), "for every empire: worlds discovered and not settled"),
            marks_for_seats("empires", tiles, lambda empire: [world["tile"] for world in empire["discovered"]]),
        ),
        (
            Field("prices", (seats, tiles.size), "what those worlds would cost, or contact with them, in tenths"),
            prices(tiles),
        ),
        (
            Field("developments", (seats, tiles.size), "for every empire: its developments"),
            marks_for_seats("empires", tiles, lambda empire: empire["developments"]),
        ),
    ]


def goods(tiles: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            for colony in view["empires"][seat]["colonies"]:
                if colony["good"] is not None:
                    ink[first + tiles.numbers[colony["tile"]] * KINDS + colony["good"]] = 1.0
            first += tiles.size * KINDS

    return fill


def prices(tiles: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            for world in view["empires"][seat]["discovered"]:
                price = world["price"] if "price" in world else world["contact"]
                ink[first + tiles.numbers[world["tile"]]] = price / TENTH
            first += tiles.size

    return fill


# -------------------------------------------------------------------- goals and the question


def goal_fields(words: Words, seats: int) -> list[Part]:
    goals, questions = words.goals, words.questions
    return [
        (Field("goals", (1 + seats, goals.size), "goals turned up; then those of every empire"), goals_up(goals)),
        (
            Field("goals_known", (goals.size,), "goals only the observer knows: its own, looked at, or put under"),
            marks(goals, goals_known),
        ),
        (
            Field("asked", (questions.size,), "one-hot: what the observer is asked"),
            marks(questions, lambda view: [view["asked"]["question"]] if view["asked"] else []),
        ),
    ]


def goals_up(goals: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for goal in view.get("goals", {}).get("up", []):
            goals.mark(ink, first, [goal["goal"]])
            if goal["owner"] is not None and goal["owner"] >= 0:
                goals.mark(ink, first + (1 + order.index(goal["owner"])) * goals.size, [goal["goal"]])

    return fill


def goals_known(view: View) -> list[str | None]:
    shown = view.get("goals", {})
    return [shown.get("hidden"), shown.get("kept"), *shown.get("looking", []), *shown.get("known", [])]
