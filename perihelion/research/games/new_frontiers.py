"""New Frontiers' observation: actions, market, worlds in the middle and in the bag, and every empire.

Only goals are ever hidden. What never changes (what tiles cost and do) is not encoded. Empires come observer first,
then in the order of play.
"""

from typing import Any, Final

from perihelion.games.new_frontiers.phrases import PROMPTS
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


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    tiles = Names(layout["tiles"])
    actions = Names(each["id"] for each in layout["actions"])
    goals = Names(each["id"] for each in layout["goals"])
    phases = Names(["sides", "choosing", "scoring", "over", *actions.numbers])
    questions = Names(dict.fromkeys(PROMPTS.values()))
    every = len(tiles)

    def action_states(view: View, order: list[int], part: Vector) -> None:
        for row, action in zip(part, view["actions"], strict=True):
            row[:] = (action["picked"], action["current"])

    def priority(view: View, order: list[int], part: Vector) -> None:
        for rank, seat in enumerate(view["order"]):
            part[order.index(seat)] = 1.0 - rank / seats

    def waiting(view: View, order: list[int], part: Vector) -> None:
        for seat in view["waiting"]:
            part[order.index(seat), 0] = 1.0
        for seat in view["done"]:
            part[order.index(seat), 1] = 1.0

    def market(view: View, order: list[int], part: Vector) -> None:
        for row, pile in zip(part, view["market"], strict=True):
            tiles.mark(row[:every], pile["face"])
            row[every] = pile["left"] / 5.0
            row[every + 1 :] = [pile["prices"][seat] / TENTH for seat in order]

    def ends(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            part[place] = (view["ends"]["spaces"][seat] / 12.0, view["ends"]["colonies"][seat] / 8.0)

    def pools(view: View) -> list[float]:
        return [view["pot"] / TENTH, view["chips"] / 60.0, view["colonists"] / 60.0, *[n / 20.0 for n in view["goods"]]]

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

    def goods(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            for colony in view["empires"][seat]["colonies"]:
                if colony["good"] is not None:
                    part[place, tiles.numbers[colony["tile"]], colony["good"]] = 1.0

    def prices(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            for world in view["empires"][seat]["discovered"]:
                price = world["price"] if "price" in world else world["contact"]
                part[place, tiles.numbers[world["tile"]]] = price / TENTH

    def goals_up(view: View, order: list[int], part: Vector) -> None:
        for goal in view.get("goals", {}).get("up", []):
            goals.mark(part[0], goal["goal"])
            if goal["owner"] is not None and goal["owner"] >= 0:
                goals.mark(part[1 + order.index(goal["owner"])], goal["goal"])

    def goals_known(view: View) -> list[str | None]:
        shown = view.get("goals", {})
        return [shown.get("hidden"), shown.get("kept"), *shown.get("looking", []), *shown.get("known", [])]

    parts = [
        (Field("setup", (3,), f"one-hot: {', '.join(SETUPS)}"), marks(Names(SETUPS), lambda view: [view["setup"]])),
        (
            Field("phase", (len(phases),), f"one-hot: {', '.join(phases.numbers)}"),
            marks(phases, lambda view: [view["phase"]]),
        ),
        (Field("round", (1,), "the round, in twentieths"), told(lambda view: view["round"] / 20.0)),
        (Field("actions", (7, 2), "for every action tile: taken in this round, being done now"), action_states),
        (Field("chooser", (seats,), "one-hot: who chose the action"), seat_mark(lambda view: view["chooser"])),
        (Field("priority", (seats,), "1 for the first on the priority track, less for the later ones"), priority),
        (Field("waiting", (seats, 2), "for every empire: still to act in this action, done with it"), waiting),
        (
            Field(
                "market", (PILES, every + 1 + seats), "for every pile, one-hot: its tile; tiles left; each seat's price"
            ),
            market,
        ),
        (Field("centre", (every,), "worlds to choose from in the middle"), marks(tiles, lambda view: view["centre"])),
        (
            Field("bag", (every,), "worlds in the bag, which everybody can count"),
            marks(tiles, lambda view: view["bag"]["worlds"]),
        ),
        (
            Field("pools", (7,), "pot in tenths, chips and colonists in sixtieths, goods of each kind in twentieths"),
            told(pools),
        ),
        (Field("ends", (seats, 2), "for every empire: development spaces and colonies to the end of the game"), ends),
        (
            Field("mats", (seats, MATS), "for every empire, one-hot: its mat"),
            for_seats("empires", lambda empire: [float(mat + 1 == empire["mat"]) for mat in range(MATS)]),
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
        (
            Field("colonies", (seats, every), "for every empire: its colonies"),
            marks_for_seats("empires", tiles, lambda empire: [colony["tile"] for colony in empire["colonies"]]),
        ),
        (Field("goods", (seats, every, KINDS), "for every empire and colony: the good on it, by kind"), goods),
        (
            Field("discovered", (seats, every), "for every empire: worlds discovered and not settled"),
            marks_for_seats("empires", tiles, lambda empire: [world["tile"] for world in empire["discovered"]]),
        ),
        (Field("prices", (seats, every), "what those worlds would cost, or contact with them, in tenths"), prices),
        (
            Field("developments", (seats, every), "for every empire: its developments"),
            marks_for_seats("empires", tiles, lambda empire: empire["developments"]),
        ),
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
            for_seats("empires", lambda empire: total(empire["tally"])),
        ),
        (
            Field("goals", (1 + seats, len(goals)), "goals turned up; then those of every empire"),
            goals_up,
        ),
        (
            Field("goals_known", (len(goals),), "goals only the observer knows: its own, looked at, or put under"),
            marks(goals, goals_known),
        ),
        (
            Field("asked", (len(questions),), "one-hot: what the observer is asked"),
            marks(questions, lambda view: [view["asked"]["question"]] if view["asked"] else []),
        ),
    ]
    return Described(game, seats, parts)
