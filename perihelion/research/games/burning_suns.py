"""Burning Suns' observation: the galaxy place by place, sheets and leaders, market and decks, empires, the action now.

Face-down tiles, others' race cards and secret choices are not in the view, so they cannot be here. What never changes
(what abilities do, the map's shape) is not encoded. Empires come observer first, then in the order of seats.
"""

from typing import Any, Final

from perihelion.games.burning_suns.names import QUESTIONS
from perihelion.games.burning_suns.terms import ACTIONS, FORCES, UNIT_NAMES
from perihelion.games.burning_suns.viewing import BACKS
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
    put,
    rows_of_marks,
    told,
)

LEADERS: Final = 3
SPACES: Final = 36
SHEETS: Final = 4
MARKET: Final = 9
LIMITS: Final = 5
TENTH: Final = 10.0
FIFTH: Final = 5.0


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any]) -> None:
        def listed(group: str) -> Names:
            return Names(each["id"] for each in layout[group])

        mercenaries = [each["id"] for each in layout["resources"] if each["kind"] == "mercenary"]
        self.tiles = Names(each["id"] for each in [*layout["systems"], *layout["anomalies"]])
        self.backs = Names(BACKS)
        self.resources = listed("resources")
        self.units = Names([*UNIT_NAMES, *mercenaries])
        self.fighting = Names([*self.units.numbers, "dark_ship", "local_force", "construction"])
        self.races = listed("races")
        self.ideologies = listed("ideologies")
        self.organisations = listed("organisations")
        self.agents = listed("agents")
        self.artefacts = listed("artefacts")
        self.race_cards = listed("race_cards")
        self.sheets = listed("action_sheets")
        self.ally_backs = listed("alliance_backs")
        self.questions = Names(dict.fromkeys(QUESTIONS.values()))
        dealt = (self.ideologies, self.races, self.organisations, self.race_cards)
        self.dealt = Names(name for each in dealt for name in each.numbers)


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    words = Words(layout)
    galaxy = next(each for each in layout["galaxies"] if each["players"] == seats)
    places = len(galaxy["places"]) + len(galaxy["free_places"])
    parts = [
        *round_fields(words, seats),
        *galaxy_fields(words, seats, places),
        *market_fields(words),
        *empire_fields(words, seats),
        *action_fields(words, seats, places),
        *own_fields(words),
    ]
    return Described(game, seats, parts)


# -------------------------------------------------------------------- the round


def round_fields(words: Words, seats: int) -> list[Part]:
    questions = words.questions
    return [
        (Field("round", (1,), "the round, in twentieths"), told(lambda view: [view["round"] / 20.0])),
        (
            Field("race_to_win", (4,), "antimatter to win in tenths, then the thresholds above the start"),
            told(lambda view: [view["win"] / TENTH, *[each / TENTH for each in view["thresholds"][1:]]]),
        ),
        (
            Field("question", (questions.size,), "one-hot: what is asked now"),
            marks(questions, lambda view: [view["question"]]),
        ),
        (
            Field("turns", (2, seats), "1 for who plays first, less for the later ones: in this round, in the next"),
            turns,
        ),
        (
            Field("sheets", (SHEETS, SHEETS), "for every place in the order, one-hot: its action sheet"),
            rows_of_marks(words.sheets, lambda view: view["sheets"]),
        ),
        (
            Field("leaders", (SPACES, seats, LEADERS), "for every space of the sheets: whose leader stands there"),
            leaders,
        ),
    ]


def turns(view: View, order: list[int], ink: Ink, first: int) -> None:
    seats = len(order)
    for row, name in enumerate(("order", "next_order")):
        for rank, seat in enumerate(view[name]):
            ink[first + row * seats + order.index(seat)] = 1.0 - rank / seats


def leaders(view: View, order: list[int], ink: Ink, first: int) -> None:
    seats = len(order)
    for space, leader in enumerate(view["leaders"]):
        if leader >= 0:
            ink[first + (space * seats + order.index(leader // LEADERS)) * LEADERS + leader % LEADERS] = 1.0


# -------------------------------------------------------------------- the galaxy


def galaxy_fields(words: Words, seats: int, places: int) -> list[Part]:
    return [
        (
            Field(
                "tiles",
                (places, words.tiles.size + words.backs.size + 1),
                "for every place, one-hot: its tile where the observer knows it, its back; whether it lies face up",
            ),
            tiles_at(words),
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
        (
            Field("units", (seats, places, words.units.size), "for every empire, place and kind: units, in fifths"),
            forces(words.units),
        ),
    ]


def tiles_at(words: Words) -> Fill:
    tiles, backs = words.tiles.numbers, words.backs.numbers
    to_backs = words.tiles.size
    last = to_backs + words.backs.size

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for place in view["places"]:
            if place["tile"] is not None:
                ink[first + tiles[place["tile"]]] = 1.0
            if place["back"] is not None:
                ink[first + to_backs + backs[place["back"]]] = 1.0
            ink[first + last] = place["up"]
            first += last + 1

    return fill


def near(view: View, order: list[int], ink: Ink, first: int) -> None:
    numbers = {place["id"]: number for number, place in enumerate(view["places"])}
    for place in view["places"]:
        for name in place["near"]:
            ink[first + numbers[name]] = 1.0
        first += len(numbers)


def held(view: View, order: list[int], ink: Ink, first: int) -> None:
    for place in view["places"]:
        if place["owner"] is not None:
            ink[first + order.index(place["owner"])] = 1.0
        first += len(order)
        ink[first] = place["unrest"]
        ink[first + 1] = place["construction"] is not None
        ink[first + 2] = place["dark_ships"] / FIFTH
        ink[first + 3] = place["local_forces"] / FIFTH
        first += 4


def forces(units: Names) -> Fill:
    numbers, size = units.numbers, units.size

    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        places = view["places"]
        for seat in order:
            for place in places:
                there = place["units"][seat]
                if there:
                    for name, count in there.items():
                        ink[first + numbers[name]] = count / FIFTH
                first += size

    return fill


# -------------------------------------------------------------------- market and decks


def market_fields(words: Words) -> list[Part]:
    agents, artefacts = words.agents, words.artefacts
    return [
        (
            Field("market", (MARKET, words.resources.size), "for every space of the market, one-hot: its resource"),
            rows_of_marks(words.resources, lambda view: view["market"][:MARKET]),
        ),
        (
            Field("stocks", (4,), "resources in the supply, tiles in the stack, agents and artefacts in the decks"),
            told(lambda view: [view["supply"] / 50.0, view["stack"] / TENTH, *[deck / 24.0 for deck in view["decks"]]]),
        ),
        (
            Field("agent", (agents.size,), "one-hot: the agent that lies open"),
            marks(agents, lambda view: [view["agent"]]),
        ),
        (
            Field("artefact", (artefacts.size,), "one-hot: the artefact that lies open"),
            marks(artefacts, lambda view: [view["artefact"]]),
        ),
    ]


# -------------------------------------------------------------------- the empires


def empire_fields(words: Words, seats: int) -> list[Part]:
    def listed(name: str, names: Names, tell: str) -> Part:
        return (
            Field(name, (seats, names.size), f"for every empire: {tell}"),
            marks_for_seats("empires", names, lambda empire: empire[name]),
        )

    return [
        *character_fields(words, seats),
        (
            Field(
                "holdings",
                (seats, 16),
                "for every empire: crystals, income, antimatter, race cards, choosing now, hulls of unique units, "
                "force (one-hot), limits",
            ),
            for_seats("empires", holdings),
        ),
        listed("agents", words.agents, "its agents"),
        listed("artefacts", words.artefacts, "its artefacts"),
        listed("technologies", words.resources, "its technologies"),
        (
            Field("upgrades", (seats, words.resources.size, words.units.size), "for every empire: upgrades by unit"),
            upgrades(words.resources, words.units),
        ),
        listed("played", words.race_cards, "race cards it has played"),
        (
            Field("allies", (seats, seats, words.ally_backs.size), "for every empire and ally: the back received"),
            allies(words.ally_backs),
        ),
    ]


def character_fields(words: Words, seats: int) -> list[Part]:
    return [
        (
            Field("races", (seats, words.races.size), "for every empire, one-hot: its race"),
            marks_for_seats("empires", words.races, lambda empire: [empire["race"]]),
        ),
        (
            Field("ideologies", (seats, words.ideologies.size), "for every empire, one-hot: its ideology"),
            marks_for_seats("empires", words.ideologies, lambda empire: [empire["ideology"]]),
        ),
        (
            Field("organisations", (seats, words.organisations.size), "for every empire, one-hot: its organisation"),
            marks_for_seats("empires", words.organisations, lambda empire: [empire["organisation"]]),
        ),
    ]


def holdings(empire: dict[str, Any]) -> list[float]:
    return [
        empire["crystals"] / 50.0,
        empire.get("income", 0) / TENTH,
        empire["antimatter"] / TENTH,
        (empire["race_cards"] or 0) / 4.0,
        empire["choosing"],
        *[hull / 8.0 for hull in empire["hull"]],
        *[empire.get("force") == force for force in FORCES],
        *[limit / TENTH for limit in empire.get("limits", [0] * LIMITS)],
    ]


def upgrades(resources: Names, units: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            for resource, unit in view["empires"][seat]["upgrades"]:
                ink[first + resources.numbers[resource] * units.size + units.numbers[unit]] = 1.0
            first += resources.size * units.size

    return fill


def allies(backs: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for seat in order:
            for ally in view["empires"][seat]["allies"]:
                backs.mark(ink, first + order.index(ally["seat"]) * backs.size, [ally["back"]])
            first += len(order) * backs.size

    return fill


# -------------------------------------------------------------------- the action being done


def action_fields(words: Words, seats: int, places: int) -> list[Part]:
    size = words.fighting.size
    return [
        (
            Field(
                "action",
                (len(ACTIONS) + 2 * seats + 4,),
                "the action being done, one-hot; its actor and opponent; die, boosts, success, steps",
            ),
            acting,
        ),
        (Field("action_place", (places,), "one-hot: where it is done"), action_place),
        (Field("group", (size,), "units that move or act in it, in fifths"), group(words.fighting)),
        (
            Field("fight", (2, 2, size), "for both sides: units and missed dice by kind, in fifths"),
            fight(words.fighting),
        ),
    ]


def acting(view: View, order: list[int], ink: Ink, first: int) -> None:
    if not view["actions"]:
        return
    now = view["actions"][-1]
    seats = len(order)
    if now["action"] is not None:
        ink[first + ACTIONS.index(now["action"])] = 1.0
    first += len(ACTIONS)
    for who in (now["actor"], now["opponent"]):
        if 0 <= who < seats:
            ink[first + order.index(who)] = 1.0
        first += seats
    put(ink, first, (now["die"] / 8.0, now["boosts"] / 6.0, now["success"], now["steps"] / FIFTH))


def action_place(view: View, order: list[int], ink: Ink, first: int) -> None:
    if view["actions"] and view["actions"][-1]["place"] is not None:
        names = [place["id"] for place in view["places"]]
        ink[first + names.index(view["actions"][-1]["place"])] = 1.0


def group(fighting: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        if view["actions"]:
            for name, count in view["actions"][-1]["group"].items():
                ink[first + fighting.numbers[name]] = count / FIFTH

    return fill


def fight(fighting: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        if not view["actions"] or "fight" not in view["actions"][-1]:
            return
        shown = view["actions"][-1]["fight"]
        for side in range(2):
            for what in ("counts", "misses"):
                for name, count in shown[what][side].items():
                    ink[first + fighting.numbers[name]] = count / FIFTH
                first += fighting.size

    return fill


# -------------------------------------------------------------------- what only the observer knows


def own_fields(words: Words) -> list[Part]:
    return [
        (
            Field("my_cards", (words.race_cards.size,), "race cards in the observer's hand"),
            marks(words.race_cards, hand),
        ),
        (
            Field("my_dealt", (words.dealt.size,), "sheets or cards the observer is choosing from"),
            marks(words.dealt, lambda view: (view["mine"] or {}).get("dealt") or []),
        ),
    ]


def hand(view: View) -> list[str | None]:
    own = view["mine"]
    return [*own["race_cards"], own["offer"]] if own else []
