"""Burning Suns for the registry: seats, options, vocabulary, set, and the way into `play.py`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from perihelion.games.burning_suns.bots.candidates import candidates
from perihelion.games.burning_suns.bots.evaluation import evaluate
from perihelion.games.burning_suns.bots.terms import explain
from perihelion.games.burning_suns.bots.worths import Weights
from perihelion.games.burning_suns.components.checks import check_set
from perihelion.games.burning_suns.components.form_parts import check_parts
from perihelion.games.burning_suns.people.cards import cards, lines
from perihelion.games.burning_suns.people.digest import GATHERS, TELLING, retell
from perihelion.games.burning_suns.people.reasons import REASONS
from perihelion.games.burning_suns.people.wording import explanations
from perihelion.games.burning_suns.play import BurningSunsState, restored, set_up
from perihelion.games.burning_suns.rules.abilities.effects import EFFECTS
from perihelion.games.burning_suns.rules.galaxy.chance_galaxies import CHANCE
from perihelion.games.burning_suns.rules.state import asking
from perihelion.games.burning_suns.rules.tables import OWNERS, VOCABULARY, Tables
from perihelion.games.burning_suns.rules.terms import ABILITIES, LAYOUTS, PLACES, SEATS
from perihelion.kernel.actions import ActionSpace
from perihelion.kernel.components import Finding
from perihelion.kernel.errors import OptionsClash
from perihelion.kernel.game import Game, Option, Options
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, State
from perihelion.kernel.table import Event, Phrase, named

if TYPE_CHECKING:
    from perihelion.kernel.features import Features


class BurningSuns(Game):
    id = "burning-suns"
    package = "perihelion.games.burning_suns"
    seats = (2, 3, 4, 5)
    rules_version = 4
    rules_prefix = "BSU"
    tastes = ("fight", "warship", "resource", "treaty", "system")
    unseen = ("rival",)  # how near others are to winning
    point = 30.0  # at the end of games an antimatter more goes with about so much
    telling = TELLING
    reasons = REASONS
    gathers = GATHERS
    stage = "complete"
    # In the order of the OPT_ constants of steps.py: the number in the state is the place among the values.
    options = (
        Option("length", ("short", "long"), "short"),
        Option("start", ("normal", "advanced"), "normal"),
        Option("planning", ("normal", "advanced"), "normal"),
        Option("race_cards", (False, True), True),
        Option("starting_crystals", (0, 3, 6), 0),
        Option("sheet_reading", ("action_major", "slot_major"), "action_major"),
        Option("first_renewal", ("yes", "no"), "yes"),
        Option("dark_fleets_oppose", ("four", "any"), "four"),
        Option("explore", ("in_sequence", "together"), "in_sequence"),
        Option("ambush", ("dark_ships", "fleet"), "dark_ships"),
        Option("army_route", ("wormholes", "own_systems"), "wormholes"),
        Option("alliance_cancelling", ("one_sided", "consent"), "one_sided"),
        Option("hostile_systems", ("unrest", "peace"), "unrest"),
        Option("uninhabited_systems", ("calm", "unrest"), "calm"),
        Option("race_card_triggers", ("count", "free"), "count"),
        Option("repair", ("point", "full"), "point"),
        Option("doomed_damage", ("no", "yes"), "no"),
        Option("reroll_pool", ("action", "turn"), "action"),
        Option("titan", ("deploys", "colonises"), "deploys"),
        Option("bombard", ("different", "same"), "different"),
        Option("undefended", ("one", "wave"), "one"),
        Option("priority", ("system", "organisation"), "system"),
        Option("round_limit", ("yes", "no"), "yes"),
        Option("alliance_of_two", ("yes", "no"), "yes"),
        Option("starbase", ("priority", "all"), "priority"),
        Option("galaxy", (*LAYOUTS, CHANCE), LAYOUTS[0]),
    )

    def __init__(self, set_file: Path | None = None) -> None:
        super().__init__(set_file)
        check_parts(self.components.data, self.components.file)
        self.tables = Tables(self.components.data, self.stamp)
        self.weigh({})
        self.actions = ActionSpace(
            ("decline", ()),
            ("decline_all", ()),
            ("accept", ()),
            ("pick", (("option", 2),)),
            ("race_card", (("card", 8),)),
            ("place_leader", (("leader", 3), ("action", 12), ("space", 3))),
            ("use", (("ability", ABILITIES),)),
            ("place", (("place", PLACES),)),
            ("unit", (("kind", 15),)),
            ("buy", (("kind", 7),)),
            ("market", (("space", 9),)),
            ("repair", (("unit", 3),)),
            ("empire", (("seat", SEATS),)),
            ("take", (("what", 3),)),
            ("agent", (("card", 24),)),
            ("artefact", (("card", 24),)),
            ("boost", ()),
            ("roll", ()),
            ("action", (("action", 12),)),
            ("alliance", (("what", 3), ("seat", SEATS))),
            ("benefit", (("frame", 2),)),
            ("fleet", (("place", PLACES),)),
            ("army", (("place", PLACES),)),
            ("take_along", (("kind", 12),)),
            ("leave", (("kind", 12),)),
            ("resource", (("resource", 24),)),
            ("force", (("place", PLACES), ("owner", OWNERS))),
        )
        assert self.actions.size == VOCABULARY
        self.hold_to_rulebook(set_file)

    def retell(self, turn: Sequence[Event], reader: int | None) -> list[Event]:
        return retell(turn, reader)

    def begin(self, seats: int, rng: Rng, options: Options) -> BurningSunsState:
        if options["start"] == "advanced" and options["starting_crystals"]:
            raise OptionsClash(  # those of an advanced start are its own
                game=self.id,
                name="starting_crystals",
                value=str(options["starting_crystals"]),
                other="start",
                beside="advanced",
                allowed="0",
            )
        chosen = [option.values.index(options[option.name]) for option in self.options]
        chosen[4] = int(options["starting_crystals"])
        return set_up(self.tables, seats, rng, chosen)

    def restore(self, seats: int, packed: Packed) -> BurningSunsState:
        return restored(self.tables, seats, packed)

    def check(self) -> list[Finding]:
        return check_set(self.components.data, self.tables)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurningSunsState)
        return evaluate(state, seat, self.weighed)

    def explain(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, BurningSunsState)
        return explain(state, seat, self.weighed)

    def traits(self, state: State, seat: int) -> dict[str, str]:
        assert isinstance(state, BurningSunsState)
        if state.organisation[seat] < 0:
            return {}
        tables = self.tables
        return {
            "ideology": named("ideology", tables.ideologies[state.ideology[seat]])[1:],
            "race": named("race", tables.races[state.race[seat]].name)[1:],
            "organisation": named("organisation", tables.organisations[state.organisation[seat]].name)[1:],
        }

    def turn(self, state: State, seat: int) -> int:
        """The empire whose leader acts, also while others answer in its combat; all the planning is one turn."""
        assert isinstance(state, BurningSunsState)
        if asking(state).planning:
            return state.seats
        acting = state.frames[0] if state.frames else None
        return acting.actor if acting is not None and 0 <= acting.actor < state.seats and acting.action >= 0 else seat

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, BurningSunsState)
        return candidates(state, seat)

    def weigh(self, values: Mapping[str, float]) -> None:
        self.weighed = Weights(self.all_weights(values))

    def features(self, seats: int) -> "Features":
        from perihelion.games.burning_suns.bots.features import BurningSunsFeatures

        return BurningSunsFeatures(self.tables, seats)

    def insights(self, seats: int) -> "Features":
        from perihelion.games.burning_suns.bots.insights import BurningSunsInsights

        return BurningSunsInsights(self.tables, seats)

    def layout(self) -> dict[str, Any]:
        """The set as the page draws it, with abilities in the order of their numbers and the words on cards."""
        data = self.components.data
        empires = ["races", "organisations", "ideologies", "agents", "artefacts", "alliance_backs", "race_cards"]
        boards = ["resources", "markets", "antimatter_tracks", "action_sheets", "galaxies"]
        kept = ["systems", "anomaly_kinds", "anomalies", *empires, *boards]
        shown: dict[str, Any] = {name: data[name] for name in kept}
        shown["abilities"] = [ability.name for ability in self.tables.abilities]
        shown["cards"] = cards(data, self.tables)
        shown["lines"] = lines(data, self.tables)
        return shown

    def explanations(self) -> dict[str, Phrase]:
        return explanations(self.components.data, self.tables)

    def component_names(self) -> list[str]:
        data = self.components.data
        ids: list[str] = []
        for kind, group in (
            ("npc", "npc"),
            ("unit", "unit_types"),
            ("tile", "systems"),
            ("tile", "anomalies"),
            ("anomaly", "anomaly_kinds"),
            ("ideology", "ideologies"),
            ("race", "races"),
            ("organisation", "organisations"),
            ("card", "agents"),
            ("card", "artefacts"),
            ("card", "race_cards"),
            ("back", "alliance_backs"),
            ("resource", "resources"),
            ("market", "markets"),
            ("sheet", "action_sheets"),
            ("galaxy", "galaxies"),
        ):
            ids += [named(kind, each["id"]) for each in data[group]]
        ids += [named("level", each["id"]) for ideology in data["ideologies"] for each in ideology["abilities"]]
        ids += [named("leader", each["id"]) for race in data["races"] for each in race["leaders"]]
        ids += [named("action", each["action"]) for sheet in data["action_sheets"] for each in sheet["actions"]]
        return [*[each.removeprefix("@") for each in ids], *EFFECTS.messages()]
