"""Pulsar 2849's features as they are read from a view: a second way to most fields, for the tests."""

from collections.abc import Callable
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
    put,
    rows_of_marks,
    seat_mark,
    told,
)

from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field

PHASES: Final = ("setup", "dice", "actions", "production", "final", "over")
SIZES: Final = ("small", "medium", "large")
TOKENS: Final = ("none", "minus_one", "plus_one", "plus_two")
DIE_KINDS: Final = ("silver", "red", "copied")
PLACES: Final = 16
"""Of systems, and of pulsars."""
OF_A_PULSAR: Final = 5
OF_A_TRACK: Final = 4
"""Numbers of a player: of its rocket, and with two players of its second one."""
VALUES: Final = 6
"""Of a die."""
TRACK: Final = 16.0
ROUNDS: Final = 8
SECTORS: Final = 88
HOLDINGS: Final = 17
GOALS: Final = 3
TENTH: Final = 10.0


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any]) -> None:
        sides = [side for board in layout["hq_boards"] for side in board["sides"]]
        self.maps = Names(layout["maps"])
        self.sectors = {
            name: {sector["id"]: number for number, sector in enumerate(each["sectors"])}
            for name, each in layout["maps"].items()
        }
        self.tiles = Names(each["id"] for each in layout["systems"]["list"])
        self.transmitters = Names(layout["transmitter_order"])
        self.technologies = Names(tech["id"] for face in layout["technology_faces"] for tech in face["techs"])
        self.goals = Names(each["id"] for each in layout["goals"]["list"])
        self.sides = Names(side["id"] for side in sides)
        pyramid = [place for row in layout["hq_pyramid"]["rows"].values() for place in row]
        self.places = {each["id"]: pyramid.index(each["pos"]) for side in sides for each in side["projects"]}


def describe(game: Game, seats: int) -> Encoding:
    words = Words(game.layout())
    parts = [
        *round_fields(words, seats),
        *map_fields(words, seats),
        *offer_fields(words, seats),
        *player_fields(words, seats),
        *turn_fields(words),
    ]
    return Described(game, seats, parts)


# -------------------------------------------------------------------- the round and the dice board


def round_fields(words: Words, seats: int) -> list[Part]:
    maps = words.maps
    return [
        (Field("phase", (6,), f"one-hot: {', '.join(PHASES)}"), marks(Names(PHASES), lambda view: [view["phase"]])),
        (
            Field("round", (ROUNDS,), "one-hot: the round; zero before the first"),
            told(lambda view: [view["round"] == number + 1 for number in range(ROUNDS)]),
        ),
        (Field("map", (2,), f"one-hot: {', '.join(maps.numbers)}"), marks(maps, lambda view: [view["map"]])),
        (
            Field("active", (seats,), "one-hot: whose turn it is, the observer first"),
            seat_mark(lambda view: view["active"]),
        ),
        (
            Field("silver", (6,), "silver dice of each value on the board, in quarters"),
            told(lambda view: [view["dice"]["silver"].count(value) / 4.0 for value in range(1, VALUES + 1)]),
        ),
        (
            Field("median", (1,), "the median, in sixths; 0 before the roll"),
            told(lambda view: [(view["dice"]["median_position"] or 0) / 6.0]),
        ),
        (
            Field(
                "tracks",
                (2, seats, OF_A_TRACK),
                "for initiative and engineers and every player: field in sixteenths and rank; the same of a second "
                "rocket",
            ),
            tracks,
        ),
    ]


def tracks(view: View, order: list[int], ink: Ink, first: int) -> None:
    for name in ("initiative", "engineers"):
        for rank, marker in enumerate(view["tracks"][name]):
            at = first + OF_A_TRACK * order.index(marker["seat"])
            if ink[at] != 0:  # with two players each has two rockets
                at += 2
            ink[at] = marker["field"] / TRACK
            ink[at + 1] = 1.0 - rank / 4.0
        first += OF_A_TRACK * len(order)


# -------------------------------------------------------------------- the map


def map_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field("systems", (PLACES, words.tiles.size), "for every system on the map, one-hot: its tile once known"),
            rows_of_marks(words.tiles, lambda view: [system["tile"] for system in view["systems"]]),
        ),
        (Field("bases", (seats, PLACES, 2), "for every player and system: a base on blue, on barren planets"), bases),
        (
            Field(
                "pulsars",
                (seats, PLACES, OF_A_PULSAR),
                "for every player and pulsar: ring, small, medium, large, spinning",
            ),
            pulsars,
        ),
    ]


def bases(view: View, order: list[int], ink: Ink, first: int) -> None:
    for number, system in enumerate(view["systems"]):
        for kind, name in enumerate(("blue", "barren")):
            for seat in system[name]:
                ink[first + (order.index(seat) * PLACES + number) * 2 + kind] = 1.0


def pulsars(view: View, order: list[int], ink: Ink, first: int) -> None:
    for number, pulsar in enumerate(view["pulsars"]):
        if pulsar["owner"] is not None:
            at = first + (order.index(pulsar["owner"]) * PLACES + number) * OF_A_PULSAR
            built = [pulsar["gyrodyne"] == size for size in SIZES]
            put(ink, at, (1.0, *built, pulsar["spinning"]))


# -------------------------------------------------------------------- what can be had


def offer_fields(words: Words, seats: int) -> list[Part]:
    transmitters, technologies, goals = words.transmitters, words.technologies, words.goals
    return [
        (Field("awards", (seats, 3, 2), "for every player and size of gyrodyne: first and second award"), awards),
        (Field("stacks", (7,), "gyrodynes left by size, transmitters by letter, exploration tiles"), told(stacks)),
        (
            Field("offer", (transmitters.size,), "transmitters on offer"),
            marks(transmitters, lambda view: view["transmitters"]["offer"]),
        ),
        (
            Field("technologies", (technologies.size,), ""),
            marks(technologies, lambda view: [each["id"] for each in view["technologies"]]),
        ),
        (Field("patents", (seats, technologies.size), ""), patents(technologies)),
        (Field("goals", (goals.size,), "goals in play"), marks(goals, lambda view: view["goals"])),
    ]


def awards(view: View, order: list[int], ink: Ink, first: int) -> None:
    for number, size in enumerate(SIZES):
        for rank, owner in enumerate(view["awards"][size]):
            if owner is not None:
                ink[first + (order.index(owner) * len(SIZES) + number) * 2 + rank] = 1.0


def stacks(view: View) -> list[float]:
    left = [view["gyrodynes"][size] / TENTH for size in SIZES]
    letters = [view["transmitters"]["stack"].count(letter) / TENTH for letter in "ABC"]
    return [*left, *letters, view["exploration"]["stack"] / 12.0]


def patents(technologies: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for technology in view["technologies"]:
            for seat in technology["patents"]:
                at = first + order.index(seat) * technologies.size
                ink[at + technologies.numbers[technology["id"]]] = 1.0

    return fill


# -------------------------------------------------------------------- the players


def player_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field(
                "progress",
                (seats, GOALS, 4),
                "for every player and goal: has and needs in tenths, met, premiums in fifths",
            ),
            for_seats("players", progress),
        ),
        (Field("dice", (seats, VALUES), "for every player: silver dice in hand by value, halves"), dice),
        (Field("ships", (seats, SECTORS), ""), ships(words)),
        (
            Field(
                "holdings",
                (seats, HOLDINGS),
                "for every player: score in hundreds, cubes, both modifiers, rings, bases and extra ones, waiting "
                "gyrodynes by size, price of a copy, shift used",
            ),
            holdings,
        ),
        (
            Field(
                "transmitters",
                (seats, 3, words.transmitters.size),
                "for every player: transmitters it has, costs paid in thirds, those that broadcast",
            ),
            built(words.transmitters),
        ),
        *headquarters_fields(words, seats),
    ]


def headquarters_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field("headquarters", (seats, words.sides.size), "for every player, one-hot: its side of the headquarters"),
            marks_for_seats("players", words.sides, lambda player: [player["hq_side"]]),
        ),
        (Field("projects", (seats, 2, 8), ""), projects(words)),
    ]


def progress(player: dict[str, Any]) -> list[float]:
    told: list[float] = []
    for goal in player["goals"]:
        told += (goal["has"] / TENTH, goal["needs"] / TENTH, goal["met"], goal["premiums"] / 5.0)
    return told


def dice(view: View, order: list[int], ink: Ink, first: int) -> None:
    for seat in order:
        for value in view["players"][seat]["dice"]:
            ink[first + value - 1] += 0.5
        first += VALUES


def built(transmitters: Names) -> Fill:
    numbers, size = transmitters.numbers, transmitters.size

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            player = view["players"][seat]
            for chain in player["arrays"]:
                for tile in chain:
                    ink[first + numbers[tile["id"]]] = 1.0
            for tile, paid in player["paid"].items():
                ink[first + size + numbers[tile]] = len(paid) / 3.0
            transmitters.mark(ink, first + 2 * size, player["operating"])
            first += 3 * size

    return fill


def holdings(view: View, order: list[int], ink: Ink, first: int) -> None:
    for seat in order:
        player = view["players"][seat]
        owned = [each for each in view["pulsars"] if each["owner"] == seat]
        numbers = [
            player["score"] / 200.0,
            player["cubes"] / TENTH,
            player["plus_minus"] / 5.0,
            player["plus_two"] / 5.0,
            player["rings"] / TENTH,
            player["bases"] / 13.0,
            player["extra_bases"] / 5.0,
            *[player["waiting"][size] / 5.0 for size in SIZES],
            player["copy_cost"] / 5.0,
            player["shift_used"],
            len(player["operating"]) / TENTH,
            len(player["paid"]) / TENTH,
            sum(seat in each["patents"] for each in view["technologies"]) / TENTH,
            len(player["projects"]) / 8.0,
            sum(each["spinning"] for each in owned) / TENTH,
        ]
        put(ink, first, numbers)
        first += HOLDINGS


# -------------------------------------------------------------------- the turn being played


def turn_fields(words: Words) -> list[Part]:
    return [
        (Field("turn", (5,), ""), turn),
        (Field("die", (3,), ""), in_hand(lambda now: DIE_KINDS.index(now["die"]["kind"]))),
        (Field("value", (7,), ""), in_hand(lambda now: now["die"]["value"])),
        (Field("counts_as", (9,), ""), in_hand(lambda now: now["die"]["counts_as"])),
        (Field("token", (4,), ""), in_hand(lambda now: TOKENS.index(now["token"]))),
        (Field("red_dice", (7,), ""), red_dice),
        (Field("route", (SECTORS,), ""), route(words)),
    ]


def turn(view: View, order: list[int], ink: Ink, first: int) -> None:
    now = view["turn"]
    if now is not None:
        owed, run = now["owed"] is not None, now["run"] is not None
        put(ink, first, (now["bonus_used"], owed, now["left"] / TENTH, run, now["choosing"]))


def in_hand(tell: Callable[[dict[str, Any]], int]) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        now = view["turn"]
        if now is not None and now["die"] is not None:
            ink[first + tell(now)] = 1.0

    return fill


def red_dice(view: View, order: list[int], ink: Ink, first: int) -> None:
    for value in view["turn"]["red_dice"] if view["turn"] else []:
        ink[first + value] = 1.0


def route(words: Words) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for sector in view["turn"]["route"] if view["turn"] else []:
            ink[first + words.sectors[view["map"]][sector]] = 1.0

    return fill


def ships(words: Words) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for place, seat in enumerate(order):
            ship = view["players"][seat]["ship"]
            if ship is not None:
                ink[first + place * SECTORS + words.sectors[view["map"]][ship]] = 1.0

    return fill


def projects(words: Words) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            player = view["players"][seat]
            for kind, name in enumerate(("projects", "runs_used")):
                for each in player[name]:
                    ink[first + 8 * kind + words.places[each]] = 1.0
            first += 16

    return fill
