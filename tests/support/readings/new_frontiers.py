"""New Frontiers' features as they are read from a view: a second way to most fields, for the tests."""

from typing import Any, Final

from support.fields import (
    Described,
    Fill,
    Ink,
    Names,
    Part,
    View,
    for_seats,
    marks,
    marks_for_seats,
    seat_mark,
    told,
    total,
)

from perihelion.games.new_frontiers.game import NewFrontiers
from perihelion.games.new_frontiers.play import BOOK
from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field

SETUPS: Final = ("first", "standard", "goals")
KINDS: Final = 4
GOALS: Final = 4
MATS: Final = 8
WORLDS: Final = 60
COLONIES: Final = 76
TENTH: Final = 10.0
FIRST_ASKED: Final = 20
ASKED: Final = {kind: question.name for kind, question in BOOK.questions.items()}


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any], actions: list[str]) -> None:
        tiles = list(layout["tiles"])
        self.worlds = Names(tiles[:WORLDS])
        self.colonies = Names(tiles[:COLONIES])
        self.faces = Names(tiles[COLONIES:])
        self.actions = Names(actions)
        self.goals = Names(each["id"] for each in layout["goals"])
        self.phases = Names(["sides", "choosing", "scoring", "over", *self.actions.numbers])


def describe(game: Game, seats: int) -> Encoding:
    assert isinstance(game, NewFrontiers)
    words = Words(game.layout(), game.tables.actions)
    parts = [
        *round_fields(words, seats),
        *middle_fields(words, seats),
        *empire_fields(words, seats),
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


def middle_fields(words: Words, seats: int) -> list[Part]:
    return [
        (Field("market", (words.faces.size,), ""), market(words.faces)),
        (Field("centre", (WORLDS,), ""), marks(words.worlds, lambda view: view["centre"])),
        (Field("bag", (WORLDS,), ""), marks(words.worlds, lambda view: view["bag"]["worlds"])),
        (
            Field("pools", (7,), "pot in tenths, chips and colonists in sixtieths, goods of each kind in twentieths"),
            told(pools),
        ),
        (Field("ends", (seats, 2), "for every empire: development spaces and colonies to the end of the game"), ends),
    ]


def market(faces: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for pile in view["market"]:
            ink[first + faces.numbers[pile["face"]]] = pile["left"] / 5.0

    return fill


def pools(view: View) -> list[float]:
    return [view["pot"] / TENTH, view["chips"] / 60.0, view["colonists"] / 60.0, *[n / 20.0 for n in view["goods"]]]


def ends(view: View, order: list[int], ink: Ink, first: int) -> None:
    for place, seat in enumerate(order):
        ink[first + 2 * place] = view["ends"]["spaces"][seat] / 12.0
        ink[first + 2 * place + 1] = view["ends"]["colonies"][seat] / 8.0


# -------------------------------------------------------------------- the empires


def empire_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field("mats", (seats, MATS), "for every empire, one-hot: its mat"),
            for_seats("empires", lambda empire: [mat + 1 == empire["mat"] for mat in range(MATS)]),
        ),
        (
            Field(
                "holdings",
                (seats, 12),
                "for every empire: credits, chips, colonists in reserve, spaces used, general and temporary strength, "
                "credits stored, whether it is choosing",
            ),
            for_seats("empires", holdings),
        ),
        *tile_fields(words, seats),
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
        len(empire["colonies"]) / TENTH,
        len(empire["developments"]) / TENTH,
        len(empire["discovered"]) / 5.0,
        len(empire["stored"]["worlds"]) / 5.0,
    ]


def tile_fields(words: Words, seats: int) -> list[Part]:
    colonies, worlds, faces = words.colonies, words.worlds, words.faces
    return [
        (
            Field("colonies", (seats, COLONIES), ""),
            marks_for_seats("empires", colonies, lambda empire: [colony["tile"] for colony in empire["colonies"]]),
        ),
        (
            Field("on_colonies", (seats, COLONIES), ""),
            marks_for_seats(
                "empires",
                colonies,
                lambda empire: [each["tile"] for each in empire["colonies"] if each["good"] is not None],
            ),
        ),
        (
            Field("goods", (seats, KINDS), ""),
            for_seats(
                "empires",
                lambda empire: [
                    sum(colony["good"] == kind for colony in empire["colonies"]) / 5.0 for kind in range(KINDS)
                ],
            ),
        ),
        (
            Field("discovered", (seats, WORLDS), ""),
            marks_for_seats("empires", worlds, lambda empire: [world["tile"] for world in empire["discovered"]]),
        ),
        (Field("prices", (seats, WORLDS), ""), prices(worlds)),
        (
            Field("developments", (seats, faces.size), ""),
            marks_for_seats("empires", faces, lambda empire: empire["developments"]),
        ),
    ]


def prices(worlds: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            for world in view["empires"][seat]["discovered"]:
                price = world["price"] if "price" in world else world["contact"]
                ink[first + worlds.numbers[world["tile"]]] = price / TENTH
            first += WORLDS

    return fill


# -------------------------------------------------------------------- goals and the question


def goal_fields(words: Words, seats: int) -> list[Part]:
    goals = words.goals
    return [
        (Field("goals", (1 + seats, goals.size), "goals turned up; then those of every empire"), goals_up(goals)),
        (
            Field("goals_known", (goals.size,), "goals only the observer knows: its own, looked at, or put under"),
            marks(goals, goals_known),
        ),
        (
            Field("asked", (27,), ""),
            told(
                lambda view: [
                    view["asked"] is not None and view["asked"]["question"] == ASKED.get(FIRST_ASKED + kind)
                    for kind in range(27)
                ]
            ),
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
