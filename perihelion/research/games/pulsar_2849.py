"""Pulsar 2849's observation: the map, the dice board, offers, technologies, and everything players have built.

Nothing is private. What never changes (the graph, what tiles do) is not encoded. Players come observer first, then in
the order of seats.
"""

from typing import Any, Final

from perihelion.kernel.game import Game
from perihelion.research.encoding import (
    Described,
    Encoding,
    Field,
    Names,
    Vector,
    View,
    for_seats,
    marks,
    marks_for_seats,
    one_hot,
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
TRACK: Final = 16.0
ROUNDS: Final = 8
TECHNOLOGIES: Final = 17
GOALS: Final = 3
TENTH: Final = 10.0


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    maps = Names(layout["maps"])
    sectors = Names(dict.fromkeys(sector["id"] for each in layout["maps"].values() for sector in each["sectors"]))
    tiles = Names(each["id"] for each in layout["systems"]["list"])
    transmitters = Names(layout["transmitter_order"])
    technologies = Names(tech["id"] for face in layout["technology_faces"] for tech in face["techs"])
    goals = Names(each["id"] for each in layout["goals"]["list"])
    sides = Names(side["id"] for board in layout["hq_boards"] for side in board["sides"])
    projects = Names(
        project["id"] for board in layout["hq_boards"] for side in board["sides"] for project in side["projects"]
    )

    def silver(view: View) -> list[float]:
        return [view["dice"]["silver"].count(value) / 4.0 for value in range(1, 7)]

    def tracks(view: View, order: list[int], part: Vector) -> None:
        for row, name in zip(part, ("initiative", "engineers"), strict=True):
            for rank, marker in enumerate(view["tracks"][name]):
                place = order.index(marker["seat"])
                better = row[place] if row[place, 0] == 0 else row[place, 2:]  # with two players each has two rockets
                better[:2] = (marker["field"] / TRACK, 1.0 - rank / 4.0)

    def systems(view: View, order: list[int], part: Vector) -> None:
        for row, system in zip(part, view["systems"], strict=True):
            tiles.mark(row, system["tile"])

    def bases(view: View, order: list[int], part: Vector) -> None:
        for number, system in enumerate(view["systems"]):
            for kind, name in enumerate(("blue", "barren")):
                for seat in system[name]:
                    part[order.index(seat), number, kind] = 1.0

    def pulsars(view: View, order: list[int], part: Vector) -> None:
        for number, pulsar in enumerate(view["pulsars"]):
            if pulsar["owner"] is not None:
                built = pulsar["gyrodyne"]
                sizes = [float(built == size) for size in SIZES]
                part[order.index(pulsar["owner"]), number] = (1.0, *sizes, pulsar["spinning"])

    def awards(view: View, order: list[int], part: Vector) -> None:
        for number, size in enumerate(SIZES):
            for rank, owner in enumerate(view["awards"][size]):
                if owner is not None:
                    part[order.index(owner), number, rank] = 1.0

    def stacks(view: View) -> list[float]:
        left = [view["gyrodynes"][size] / TENTH for size in SIZES]
        letters = [view["transmitters"]["stack"].count(letter) / TENTH for letter in "ABC"]
        return [*left, *letters, view["exploration"]["stack"] / 12.0]

    def technology_slots(view: View, order: list[int], part: Vector) -> None:
        for row, technology in zip(part, view["technologies"], strict=True):
            technologies.mark(row, technology["id"])

    def patents(view: View, order: list[int], part: Vector) -> None:
        for number, technology in enumerate(view["technologies"]):
            for seat in technology["patents"]:
                part[order.index(seat), number] = 1.0

    def ahead(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            for row, goal in zip(part[place], view["players"][seat]["goals"], strict=True):
                row[:] = (goal["has"] / TENTH, goal["needs"] / TENTH, goal["met"], goal["premiums"] / 5.0)

    def dice(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            for value in view["players"][seat]["dice"]:
                part[place, value - 1] += 0.5

    def built(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            player = view["players"][seat]
            for chain in player["arrays"]:
                for tile in chain:
                    part[place, 0, transmitters.numbers[tile["id"]]] = 1.0
            for tile, paid in player["paid"].items():
                part[place, 1, transmitters.numbers[tile]] = len(paid) / 3.0
            transmitters.mark(part[place, 2], *player["operating"])

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

    def turn(view: View, order: list[int], part: Vector) -> None:
        now = view["turn"]
        if now is None:
            return
        part[:4] = (now["bonus_used"], now["owed"] is not None, now["left"] / TENTH, now["choosing"])
        if now["die"] is not None:
            one_hot(part[4:7], DIE_KINDS.index(now["die"]["kind"]))
            one_hot(part[7:13], now["die"]["value"] - 1)
            one_hot(part[13:19], now["die"]["counts_as"] - 1)
            one_hot(part[19:23], TOKENS.index(now["token"]))
        for value in now["red_dice"]:
            part[22 + value] = 1.0

    parts = [
        (Field("phase", (6,), f"one-hot: {', '.join(PHASES)}"), marks(Names(PHASES), lambda view: [view["phase"]])),
        (
            Field("round", (ROUNDS,), "one-hot: the round; zero before the first"),
            told(lambda view: [float(view["round"] == number + 1) for number in range(ROUNDS)]),
        ),
        (Field("map", (2,), f"one-hot: {', '.join(maps.numbers)}"), marks(maps, lambda view: [view["map"]])),
        (
            Field("active", (seats,), "one-hot: whose turn it is, the observer first"),
            seat_mark(lambda view: view["active"]),
        ),
        (Field("silver", (6,), "silver dice of each value on the board, in quarters"), told(silver)),
        (
            Field("median", (1,), "the median, in sixths; 0 before the roll"),
            told(lambda view: (view["dice"]["median_position"] or 0) / 6.0),
        ),
        (
            Field(
                "tracks",
                (2, seats, 4),
                "for initiative and engineers and every player: field in sixteenths and rank; the same of a second "
                "rocket",
            ),
            tracks,
        ),
        (Field("systems", (PLACES, len(tiles)), "for every system on the map, one-hot: its tile once known"), systems),
        (Field("bases", (seats, PLACES, 2), "for every player and system: a base on blue, on barren planets"), bases),
        (
            Field("pulsars", (seats, PLACES, 5), "for every player and pulsar: ring, small, medium, large, spinning"),
            pulsars,
        ),
        (Field("awards", (seats, 3, 2), "for every player and size of gyrodyne: first and second award"), awards),
        (Field("stacks", (7,), "gyrodynes left by size, transmitters by letter, exploration tiles"), told(stacks)),
        (
            Field("offer", (len(transmitters),), "transmitters on offer"),
            marks(transmitters, lambda view: view["transmitters"]["offer"]),
        ),
        (
            Field("technologies", (TECHNOLOGIES, len(technologies)), "for every place, one-hot: its technology"),
            technology_slots,
        ),
        (Field("patents", (seats, TECHNOLOGIES), "for every player: places where it has a patent"), patents),
        (Field("goals", (len(goals),), "goals in play"), marks(goals, lambda view: view["goals"])),
        (
            Field(
                "progress",
                (seats, GOALS, 4),
                "for every player and goal: has and needs in tenths, met, premiums in fifths",
            ),
            ahead,
        ),
        (Field("dice", (seats, 6), "for every player: silver dice in hand by value, halves"), dice),
        (
            Field("ships", (seats, len(sectors)), "for every player, one-hot: where its ship is"),
            marks_for_seats("players", sectors, lambda player: [player["ship"]]),
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
                (seats, 3, len(transmitters)),
                "for every player: transmitters it has, costs paid in thirds, those that broadcast",
            ),
            built,
        ),
        (
            Field("headquarters", (seats, len(sides)), "for every player, one-hot: its side of the headquarters"),
            marks_for_seats("players", sides, lambda player: [player["hq_side"]]),
        ),
        (
            Field("projects", (seats, len(projects)), "for every player: finished projects"),
            marks_for_seats("players", projects, lambda player: player["projects"]),
        ),
        (
            Field("runs_used", (seats, len(projects)), "for every player: gate runs it has used"),
            marks_for_seats("players", projects, lambda player: player["runs_used"]),
        ),
        (
            Field("points", (seats,), "for every player: points with what would count at the end, in hundreds"),
            for_seats("players", lambda player: total(player["tally"])),
        ),
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
            Field("route", (len(sectors),), "sectors of the flight so far"),
            marks(sectors, lambda view: view["turn"]["route"] if view["turn"] else []),
        ),
    ]
    return Described(game, seats, parts)
