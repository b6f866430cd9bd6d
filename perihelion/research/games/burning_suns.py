"""Burning Suns' observation: the galaxy place by place, sheets and leaders, market and decks, empires, the action now.

Face-down tiles, others' race cards and secret choices are not in the view, so they cannot be here. What never changes
(what abilities do, the map's shape) is not encoded. Empires come observer first, then in the order of seats.
"""

from typing import Any, Final

from perihelion.games.burning_suns.names import QUESTIONS
from perihelion.games.burning_suns.terms import ACTIONS, FORCES, UNIT_NAMES
from perihelion.games.burning_suns.viewing import BACKS
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
    told,
)

LEADERS: Final = 3
SPACES: Final = 36
SHEETS: Final = 4
MARKET: Final = 9
LIMITS: Final = 5
TENTH: Final = 10.0


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    galaxy = next(each for each in layout["galaxies"] if each["players"] == seats)
    places = len(galaxy["places"]) + len(galaxy["free_places"])
    tiles = Names(each["id"] for each in [*layout["systems"], *layout["anomalies"]])
    resources = Names(each["id"] for each in layout["resources"])
    mercenaries = [each["id"] for each in layout["resources"] if each["kind"] == "mercenary"]
    units = Names([*UNIT_NAMES, *mercenaries])
    fighting = Names([*units.numbers, "dark_ship", "local_force", "construction"])
    races = Names(each["id"] for each in layout["races"])
    ideologies = Names(each["id"] for each in layout["ideologies"])
    organisations = Names(each["id"] for each in layout["organisations"])
    agents = Names(each["id"] for each in layout["agents"])
    artefacts = Names(each["id"] for each in layout["artefacts"])
    race_cards = Names(each["id"] for each in layout["race_cards"])
    sheets = Names(each["id"] for each in layout["action_sheets"])
    questions = Names(dict.fromkeys(QUESTIONS.values()))
    dealt = Names([*ideologies.numbers, *races.numbers, *organisations.numbers, *race_cards.numbers])
    backs = Names(BACKS)
    back_names = Names(each["id"] for each in layout["alliance_backs"])

    def tiles_at(view: View, order: list[int], part: Vector) -> None:
        for row, place in zip(part, view["places"], strict=True):
            tiles.mark(row[: len(tiles)], place["tile"])
            backs.mark(row[len(tiles) : len(tiles) + len(backs)], place["back"])
            row[-1] = place["up"]

    def near(view: View, order: list[int], part: Vector) -> None:
        numbers = {place["id"]: number for number, place in enumerate(view["places"])}
        for row, place in zip(part, view["places"], strict=True):
            for name in place["near"]:
                row[numbers[name]] = 1.0

    def held(view: View, order: list[int], part: Vector) -> None:
        for row, place in zip(part, view["places"], strict=True):
            if place["owner"] is not None:
                row[order.index(place["owner"])] = 1.0
            row[seats:] = (
                place["unrest"],
                place["construction"] is not None,
                place["dark_ships"] / 5.0,
                place["local_forces"] / 5.0,
            )

    def forces(view: View, order: list[int], part: Vector) -> None:
        for number, place in enumerate(view["places"]):
            for rank, seat in enumerate(order):
                for name, count in place["units"][seat].items():
                    part[rank, number, units.numbers[name]] = count / 5.0

    def leaders(view: View, order: list[int], part: Vector) -> None:
        for space, leader in enumerate(view["leaders"]):
            if leader >= 0:
                part[space, order.index(leader // LEADERS), leader % LEADERS] = 1.0

    def turns(view: View, order: list[int], part: Vector) -> None:
        for row, name in zip(part, ("order", "next_order"), strict=True):
            for rank, seat in enumerate(view[name]):
                row[order.index(seat)] = 1.0 - rank / seats

    def sheet_order(view: View, order: list[int], part: Vector) -> None:
        for row, sheet in zip(part, view["sheets"], strict=True):
            sheets.mark(row, sheet)

    def market(view: View, order: list[int], part: Vector) -> None:
        for row, name in zip(part, view["market"], strict=False):
            resources.mark(row, name)

    def stocks(view: View) -> list[float]:
        return [view["supply"] / 50.0, view["stack"] / TENTH, *[deck / 24.0 for deck in view["decks"]]]

    def allies(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            for ally in view["empires"][seat]["allies"]:
                back_names.mark(part[place, order.index(ally["seat"])], ally["back"])

    def holdings(empire: dict[str, Any]) -> list[float]:
        return [
            empire["crystals"] / 50.0,
            empire.get("income", 0) / TENTH,
            empire["antimatter"] / TENTH,
            (empire["race_cards"] or 0) / 4.0,
            empire["choosing"],
            *[hull / 8.0 for hull in empire["hull"]],
            *[float(empire.get("force") == force) for force in FORCES],
            *[limit / TENTH for limit in empire.get("limits", [0] * LIMITS)],
        ]

    def upgrades(view: View, order: list[int], part: Vector) -> None:
        for place, seat in enumerate(order):
            for resource, unit in view["empires"][seat]["upgrades"]:
                part[place, resources.numbers[resource], units.numbers[unit]] = 1.0

    def acting(view: View, order: list[int], part: Vector) -> None:
        if not view["actions"]:
            return
        now = view["actions"][-1]
        if now["action"] is not None:
            one_hot(part, ACTIONS.index(now["action"]))
        rest = part[len(ACTIONS) :]
        if 0 <= now["actor"] < seats:
            rest[order.index(now["actor"])] = 1.0
        if 0 <= now["opponent"] < seats:
            rest[seats + order.index(now["opponent"])] = 1.0
        rest[2 * seats :] = (now["die"] / 8.0, now["boosts"] / 6.0, now["success"], now["steps"] / 5.0)

    def action_place(view: View, order: list[int], part: Vector) -> None:
        if view["actions"]:
            names = [place["id"] for place in view["places"]]
            place = view["actions"][-1]["place"]
            if place is not None:
                part[names.index(place)] = 1.0

    def group(view: View, order: list[int], part: Vector) -> None:
        if view["actions"]:
            for name, count in view["actions"][-1]["group"].items():
                part[fighting.numbers[name]] = count / 5.0

    def fight(view: View, order: list[int], part: Vector) -> None:
        if not view["actions"] or "fight" not in view["actions"][-1]:
            return
        shown = view["actions"][-1]["fight"]
        for side in range(2):
            for row, what in zip(part[side], ("counts", "misses"), strict=True):
                for name, count in shown[what][side].items():
                    row[fighting.numbers[name]] = count / 5.0

    def mine(view: View) -> list[str | None]:
        own = view["mine"]
        return [*own["race_cards"], own["offer"]] if own else []

    parts = [
        (Field("round", (1,), "the round, in twentieths"), told(lambda view: view["round"] / 20.0)),
        (
            Field("race_to_win", (4,), "antimatter to win in tenths, then the thresholds above the start"),
            told(lambda view: [view["win"] / TENTH, *[each / TENTH for each in view["thresholds"][1:]]]),
        ),
        (
            Field("question", (len(questions),), "one-hot: what is asked now"),
            marks(questions, lambda view: [view["question"]]),
        ),
        (
            Field("turns", (2, seats), "1 for who plays first, less for the later ones: in this round, in the next"),
            turns,
        ),
        (Field("sheets", (SHEETS, SHEETS), "for every place in the order, one-hot: its action sheet"), sheet_order),
        (
            Field("leaders", (SPACES, seats, LEADERS), "for every space of the sheets: whose leader stands there"),
            leaders,
        ),
        (
            Field(
                "tiles",
                (places, len(tiles) + len(backs) + 1),
                "for every place, one-hot: its tile where the observer knows it, its back; whether it lies face up",
            ),
            tiles_at,
        ),
        (Field("near", (places, places), "places that border on each other"), near),
        (
            Field(
                "held",
                (places, seats + 4),
                "for every place: its owner, unrest, a construction, dark ships and local forces in fifths",
            ),
            held,
        ),
        (Field("units", (seats, places, len(units)), "for every empire, place and kind: units, in fifths"), forces),
        (Field("market", (MARKET, len(resources)), "for every space of the market, one-hot: its resource"), market),
        (
            Field("stocks", (4,), "resources in the supply, tiles in the stack, agents and artefacts in the decks"),
            told(stocks),
        ),
        (
            Field("agent", (len(agents),), "one-hot: the agent that lies open"),
            marks(agents, lambda view: [view["agent"]]),
        ),
        (
            Field("artefact", (len(artefacts),), "one-hot: the artefact that lies open"),
            marks(artefacts, lambda view: [view["artefact"]]),
        ),
        (
            Field("races", (seats, len(races)), "for every empire, one-hot: its race"),
            marks_for_seats("empires", races, lambda empire: [empire["race"]]),
        ),
        (
            Field("ideologies", (seats, len(ideologies)), "for every empire, one-hot: its ideology"),
            marks_for_seats("empires", ideologies, lambda empire: [empire["ideology"]]),
        ),
        (
            Field("organisations", (seats, len(organisations)), "for every empire, one-hot: its organisation"),
            marks_for_seats("empires", organisations, lambda empire: [empire["organisation"]]),
        ),
        (
            Field(
                "holdings",
                (seats, 16),
                "for every empire: crystals, income, antimatter, race cards, choosing now, hulls of unique units, "
                "force (one-hot), limits",
            ),
            for_seats("empires", holdings),
        ),
        (
            Field("agents", (seats, len(agents)), "for every empire: its agents"),
            marks_for_seats("empires", agents, lambda empire: empire["agents"]),
        ),
        (
            Field("artefacts", (seats, len(artefacts)), "for every empire: its artefacts"),
            marks_for_seats("empires", artefacts, lambda empire: empire["artefacts"]),
        ),
        (
            Field("technologies", (seats, len(resources)), "for every empire: its technologies"),
            marks_for_seats("empires", resources, lambda empire: empire["technologies"]),
        ),
        (Field("upgrades", (seats, len(resources), len(units)), "for every empire: upgrades by unit"), upgrades),
        (
            Field("played", (seats, len(race_cards)), "for every empire: race cards it has played"),
            marks_for_seats("empires", race_cards, lambda empire: empire["played"]),
        ),
        (Field("allies", (seats, seats, len(back_names)), "for every empire and ally: the back received"), allies),
        (
            Field(
                "action",
                (len(ACTIONS) + 2 * seats + 4,),
                "the action being done, one-hot; its actor and opponent; die, boosts, success, steps",
            ),
            acting,
        ),
        (Field("action_place", (places,), "one-hot: where it is done"), action_place),
        (Field("group", (len(fighting),), "units that move or act in it, in fifths"), group),
        (Field("fight", (2, 2, len(fighting)), "for both sides: units and missed dice by kind, in fifths"), fight),
        (Field("my_cards", (len(race_cards),), "race cards in the observer's hand"), marks(race_cards, mine)),
        (
            Field("my_dealt", (len(dealt),), "sheets or cards the observer is choosing from"),
            marks(dealt, lambda view: (view["mine"] or {}).get("dealt") or []),
        ),
    ]
    return Described(game, seats, parts)
