"""Burning Suns for the registry: seats, options, vocabulary, set, and the way into `play.py`."""

from perihelion.kernel.errors import OptionsClash
from perihelion.kernel.game import Option, Options
from perihelion.kernel.house import HouseGame, Parts
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.table import named

from .bots.candidates import candidates
from .bots.evaluation import evaluate
from .bots.terms import explain
from .bots.weights import TASTES, Weights
from .components.checks import check_set
from .components.form import check_parts
from .people.digest import GATHERS, TELLING, retell
from .people.explaining import explanations
from .people.layout import layout, met, names
from .people.reasons import REASONS
from .play import BurningSunsState, restored, set_up
from .rules.galaxy.chance_galaxies import CHANCE
from .rules.state import asking
from .rules.tables import VOCABULARY, Tables
from .rules.terms import LAYOUTS


class BurningSuns(HouseGame[Tables, Weights]):
    id = "burning-suns"
    package = "perihelion.games.burning_suns"
    seats = (2, 3, 4, 5)
    rules_version = 5
    rules_prefix = "BSU"
    tastes = TASTES
    unseen = ("rival",)  # how near others are to winning
    point = 30.0  # at the end of games an antimatter more goes with about so much
    telling = TELLING
    reasons = REASONS
    gathers = GATHERS
    stage = "complete"
    parts = Parts(
        form=check_parts,
        tables=lambda box, stamp: Tables(box.data, stamp),
        vocabulary=lambda _: VOCABULARY,
        rulebook=check_set,
        restored=restored,
        weights=lambda values, _: Weights(values),
        evaluate=evaluate,
        explain=explain,
        retell=retell,
        layout=layout,
        names=names,
        met=met,
        explanations=explanations,
        features="bots.features:BurningSunsFeatures",
        insights="bots.insights:BurningSunsInsights",
    )
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

    def aim(self, action: int) -> str:
        """What a leader is sent for is the same whoever it is and on whichever space."""
        move = self.actions.move(action)
        return f"leader{move.args[1]}" if move.kind == "place_leader" else super().aim(action)

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
