"""Pulsar 2849's observation: the map, the dice board, offers, technologies, and everything players have built.

Nothing is private. What never changes (the graph, what tiles do) is not encoded. Players come observer first, then in
the order of seats.
"""

from typing import Any, Final

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
    one_of,
    put,
    rows_of_marks,
    seat_mark,
    told,
    total,
)

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
TECHNOLOGIES: Final = 17
GOALS: Final = 3
TENTH: Final = 10.0


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any]) -> None:
        sides = [side for board in layout["hq_boards"] for side in board["sides"]]
        self.maps = Names(layout["maps"])
        self.sectors = Names(
            dict.fromkeys(sector["id"] for each in layout["maps"].values() for sector in each["sectors"])
        )
        self.tiles = Names(each["id"] for each in layout["systems"]["list"])
        self.transmitters = Names(layout["transmitter_order"])
        self.technologies = Names(tech["id"] for face in layout["technology_faces"] for tech in face["techs"])
        self.goals = Names(each["id"] for each in layout["goals"]["list"])
        self.sides = Names(side["id"] for side in sides)
        self.projects = Names(project["id"] for side in sides for project in side["projects"])


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
            Field("technologies", (TECHNOLOGIES, technologies.size), "for every place, one-hot: its technology"),
            rows_of_marks(technologies, lambda view: [each["id"] for each in view["technologies"]]),
        ),
        (Field("patents", (seats, TECHNOLOGIES), "for every player: places where it has a patent"), patents),
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


def patents(view: View, order: list[int], ink: Ink, first: int) -> None:
    for number, technology in enumerate(view["technologies"]):
        for seat in technology["patents"]:
            ink[first + order.index(seat) * TECHNOLOGIES + number] = 1.0


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
        (
            Field("ships", (seats, words.sectors.size), "for every player, one-hot: where its ship is"),
            marks_for_seats("players", words.sectors, lambda player: [player["ship"]]),
        ),
        (
            Field(
                "holdings",
                (seats, 12),
                "for every player: score in hundreds, cubes, both modifiers, rings, bases and extra ones, waiting "
                "gyrodynes by size, price of a copy, shift used",
            ),
            for_seats("players", holdings),
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
        (
            Field("points", (seats,), "for every player: points with what would count at the end, in hundreds"),
            for_seats("players", lambda player: [total(player["tally"])]),
        ),
    ]


def headquarters_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field("headquarters", (seats, words.sides.size), "for every player, one-hot: its side of the headquarters"),
            marks_for_seats("players", words.sides, lambda player: [player["hq_side"]]),
        ),
        (
            Field("projects", (seats, words.projects.size), "for every player: finished projects"),
            marks_for_seats("players", words.projects, lambda player: player["projects"]),
        ),
        (
            Field("runs_used", (seats, words.projects.size), "for every player: gate runs it has used"),
            marks_for_seats("players", words.projects, lambda player: player["runs_used"]),
        ),
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


def holdings(player: dict[str, Any]) -> list[float]:
    return [
        player["score"] / 100.0,
        player["cubes"] / TENTH,
        player["plus_minus"] / 5.0,
        player["plus_two"] / 5.0,
        player["rings"] / TENTH,
        player["bases"] / 13.0,
        player["extra_bases"] / 5.0,
        *[player["waiting"][size] / 5.0 for size in SIZES],
        player["copy_cost"] / 5.0,
        player["shift_used"],
    ]


# -------------------------------------------------------------------- the turn being played


def turn_fields(words: Words) -> list[Part]:
    return [
        (
            Field(
                "turn",
                (29,),
                "bonus die used, a red die owed, segments left in tenths, whether a step is chosen; one-hot: kind of "
                "the die in hand, its value, what it counts as, the token; red dice by value",
            ),
            turn,
        ),
        (
            Field("route", (words.sectors.size,), "sectors of the flight so far"),
            marks(words.sectors, lambda view: view["turn"]["route"] if view["turn"] else []),
        ),
    ]


def turn(view: View, order: list[int], ink: Ink, first: int) -> None:
    now = view["turn"]
    if now is None:
        return
    put(ink, first, (now["bonus_used"], now["owed"] is not None, now["left"] / TENTH, now["choosing"]))
    if now["die"] is not None:
        one_of(ink, first + 4, len(DIE_KINDS), DIE_KINDS.index(now["die"]["kind"]))
        one_of(ink, first + 7, VALUES, now["die"]["value"] - 1)
        one_of(ink, first + 13, VALUES, now["die"]["counts_as"] - 1)
        one_of(ink, first + 19, len(TOKENS), TOKENS.index(now["token"]))
    for value in now["red_dice"]:
        ink[first + 22 + value] = 1.0
