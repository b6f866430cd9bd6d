"""Burning Suns' features as they are read from a view: a second way to most fields, for the tests."""

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
    told,
)

from perihelion.games.burning_suns.bots.features import QUESTIONS
from perihelion.games.burning_suns.people.viewing import BACKS
from perihelion.games.burning_suns.rules.terms import ACTIONS, FORCES, SYSTEM_KINDS, UNIT_NAMES
from perihelion.kernel.game import Game
from perihelion.research.encoding import Encoding, Field

LEADERS: Final = 3
SPACES: Final = 36
SHEETS: Final = 4
KINDS_OF_TILES: Final = 12
LIMITS: Final = 5
TENTH: Final = 10.0
FIFTH: Final = 5.0


class Words:
    """The names of the set, numbered."""

    def __init__(self, layout: dict[str, Any]) -> None:
        def listed(group: str) -> Names:
            return Names(each["id"] for each in layout[group])

        kinds = [*SYSTEM_KINDS, "asteroid_field", "babel_post", "dark_fleet", "ion_storm", "portal", "wormhole"]
        mercenaries = [each["id"] for each in layout["resources"] if each["kind"] == "mercenary"]
        self.tiles = Names(each["id"] for each in [*layout["systems"], *layout["anomalies"]])
        self.kinds = {each["id"]: kinds.index(each["kind"]) for each in [*layout["systems"], *layout["anomalies"]]}
        self.resources = listed("resources")
        self.units = Names([*UNIT_NAMES, *mercenaries])
        self.fighting = Names([*self.units.numbers, "dark_ship", "local_force", "construction"])
        self.races = listed("races")
        self.ideologies = listed("ideologies")
        self.organisations = listed("organisations")
        self.agents = listed("agents")
        self.artefacts = listed("artefacts")
        self.race_cards = listed("race_cards")
        numbers: dict[str, int] = {}
        self.card_numbers: dict[str, int] = {}
        for card in layout["race_cards"]:
            self.card_numbers[card["id"]] = numbers.setdefault(card["race"], 0)
            numbers[card["race"]] += 1
        self.sheets = listed("action_sheets")
        self.ally_backs = listed("alliance_backs")
        self.questions = Names(dict.fromkeys(QUESTIONS.values()))
        self.card_numbers[""] = -1
        dealt = (self.ideologies, self.races, self.organisations)
        self.dealt = Names(name for each in dealt for name in each.numbers)


def describe(game: Game, seats: int) -> Encoding:
    layout = game.layout()
    words = Words(layout)
    # The largest galaxy for so many seats; one laid by chance is no larger.
    galaxies = [each for each in layout["galaxies"] if each["players"] == seats]
    places = max(len(each["places"]) + len(each["free_places"]) for each in galaxies)
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
            Field("leaders", (SPACES, seats), "for every space of the sheets: whose leader stands there"),
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
            ink[first + space * seats + order.index(leader // LEADERS)] = 1.0


# -------------------------------------------------------------------- the galaxy


def galaxy_fields(words: Words, seats: int, places: int) -> list[Part]:
    return [
        (
            Field("known", (words.tiles.size,), ""),
            marks(words.tiles, lambda view: [each["tile"] for each in view["places"]]),
        ),
        (Field("owned", (seats, words.tiles.size), ""), owned(words.tiles)),
        (Field("places", (places, KINDS_OF_TILES + len(BACKS) + 2), ""), places_seen(words)),
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


def owned(tiles: Names) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for place in view["places"]:
            if place["owner"] is not None:
                tiles.mark(ink, first + order.index(place["owner"]) * tiles.size, [place["tile"]])

    return fill


def places_seen(words: Words) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        for place in view["places"]:
            if place["tile"] is not None:
                ink[first + words.kinds[place["tile"]]] = 1.0
                ink[first + KINDS_OF_TILES + len(BACKS) + 1] = 1.0
            if place["back"] is not None:
                ink[first + KINDS_OF_TILES + BACKS.index(place["back"])] = 1.0
            ink[first + KINDS_OF_TILES + len(BACKS)] = place["up"]
            first += KINDS_OF_TILES + len(BACKS) + 2

    return fill


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
            Field("market", (words.resources.size,), ""),
            told(lambda view: [view["market"].count(name) / 2.0 for name in words.resources.numbers]),
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
                (seats, 17),
                "for every empire: crystals, income, antimatter, race cards, choosing now, hulls of unique units, "
                "force (one-hot), limits",
            ),
            holdings,
        ),
        listed("agents", words.agents, "its agents"),
        listed("artefacts", words.artefacts, "its artefacts"),
        listed("technologies", words.resources, "its technologies"),
        (
            Field("upgrades", (seats, words.resources.size), ""),
            for_seats("empires", lambda empire: counted(words.resources, [each[0] for each in empire["upgrades"]])),
        ),
        (
            Field("upgraded", (seats, words.units.size), ""),
            for_seats("empires", lambda empire: counted(words.units, [each[1] for each in empire["upgrades"]])),
        ),
        (Field("played", (seats, 8), ""), for_seats("empires", lambda empire: in_hand(words, empire["played"]))),
        (Field("allies", (seats, seats), ""), allies),
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


def holdings(view: View, order: list[int], ink: Ink, first: int) -> None:
    for seat in order:
        empire = view["empires"][seat]
        numbers = [
            empire["crystals"] / 50.0,
            empire.get("income", 0) / TENTH,
            empire["antimatter"] / TENTH,
            (empire["race_cards"] or 0) / 4.0,
            empire["choosing"],
            *[hull / 8.0 for hull in empire["hull"]],
            *[empire.get("force") == force for force in FORCES],
            *[limit / TENTH for limit in empire.get("limits", [0] * LIMITS)],
            sum(place["owner"] == seat for place in view["places"]) / TENTH,
        ]
        put(ink, first, numbers)
        first += 17


def counted(names: Names, listed: list[str]) -> list[float]:
    return [listed.count(name) / 3.0 for name in names.numbers]


def in_hand(words: Words, cards: list[str]) -> list[float]:
    """Race cards by their number among the eight of their race."""
    numbers = [words.card_numbers[card] for card in cards]
    return [float(number in numbers) for number in range(8)]


def allies(view: View, order: list[int], ink: Ink, first: int) -> None:
    for seat in order:
        for ally in view["empires"][seat]["allies"]:
            ink[first + order.index(ally["seat"])] = 1.0
        first += len(order)


# -------------------------------------------------------------------- the action being done


def action_fields(words: Words, seats: int, places: int) -> list[Part]:
    size = words.fighting.size
    return [
        (Field("action", (len(ACTIONS),), ""), told(action)),
        (Field("actor", (seats,), ""), player("actor")),
        (Field("opponent", (seats,), ""), player("opponent")),
        (Field("roll", (4,), ""), told(roll)),
        (Field("action_place", (places,), "one-hot: where it is done"), action_place),
        (Field("group", (size,), "units that move or act in it, in fifths"), group(words.fighting)),
        (
            Field("fight", (2, 2, size), "for both sides: units and missed dice by kind, in fifths"),
            fight(words.fighting),
        ),
    ]


def action(view: View) -> list[float]:
    now = view["actions"][-1]["action"] if view["actions"] else None
    return [float(name == now) for name in ACTIONS]


def player(name: str) -> Fill:
    def fill(view: View, order: list[int], ink: Ink, first: int) -> None:
        if view["actions"] and 0 <= view["actions"][-1][name] < len(order):
            ink[first + order.index(view["actions"][-1][name])] = 1.0

    return fill


def roll(view: View) -> list[float]:
    if not view["actions"]:
        return [0.0] * 4
    now = view["actions"][-1]
    return [now["die"] / 8.0, now["boosts"] / 6.0, now["success"], now["steps"] / FIFTH]


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
        (Field("my_cards", (8,), ""), told(lambda view: in_hand(words, hand(view)))),
        (Field("my_offer", (8,), ""), told(lambda view: in_hand(words, [view["mine"]["offer"] or ""]))),
        (
            Field("my_dealt", (words.dealt.size,), ""),
            marks(
                words.dealt, lambda view: [each for each in view["mine"]["dealt"] or [] if each in words.dealt.numbers]
            ),
        ),
    ]


def hand(view: View) -> list[str]:
    dealt: list[str] = view["mine"]["dealt"] or []
    return dealt if view["question"] == "keep-card" else view["mine"]["race_cards"]
