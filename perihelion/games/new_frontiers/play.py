"""New Frontiers as it is played: rounds of chosen action tiles, each carried out by all, to the end (NFR-3, 15, 16).

The agenda holds what the table does next; a lane holds what one seat still has to do within it. In most steps one lane
runs after another in the order of resolution; where the rulebook allows it all lanes run at the same time (NFR-18.7).
"""

from typing import Any, Final, final

from perihelion.games.new_frontiers import (
    develop,
    explore,
    goals,
    military,
    phrases,
    produce,
    refusals,
    replacement,
    scoring,
    settle,
    setup,
    trade,
    viewing,
)
from perihelion.games.new_frontiers import state as at
from perihelion.games.new_frontiers.effects import KINDS, NO_KIND, NOTHING
from perihelion.games.new_frontiers.empire import NONE
from perihelion.games.new_frontiers.state import BUYING, END_ACTION, PICKING, TILE, TOGETHER, TURN, Table
from perihelion.games.new_frontiers.tables import (
    BY_STRENGTH,
    CHOOSE_SIDE,
    CHOOSE_TILE,
    DECLARE,
    DEVELOP_TILE,
    DIPLOMATS,
    EXPLORE_TILE,
    GOALS_REVIEW,
    ISOLATION,
    PRODUCE_TILE,
    SETTLE_NOW,
    SETTLE_TILE,
    TILES_LEFT,
    TRADE_TILE,
    Tables,
)
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step
from perihelion.kernel.table import Phrase, Prompt, Quote, named

ENDINGS: Final = [
    (at.BY_SPACES, "developments"),
    (at.BY_COLONIES, "colonies"),
    (at.BY_COLONISTS, "colonists"),
    (at.BY_CHIPS, "chips"),
    (at.BY_ROUNDS, "round-limit"),
]


TILE_STEP: Final = (TILE,)
LAST_STEP: Final = (END_ACTION,)
WITHOUT_MARKS: Final = (ISOLATION, DEVELOP_TILE, DIPLOMATS, GOALS_REVIEW)
"""Actions in which no empire uses anything up and nothing is counted."""


@final
class NewFrontiersState(Table):
    __slots__ = ()

    def clone(self) -> "NewFrontiersState":
        twin = NewFrontiersState(self.tables, self.seats, self.rng)
        twin.take_over(self)
        return twin

    # ---------------------------------------------------------------- the agenda

    def run(self, step: Step) -> None:
        kind = step[0]
        if kind == TURN:
            self.run_lane(step[1], step[2:])
        elif kind == END_ACTION:
            self.end_action()
        elif kind == TOGETHER:
            self.run_lanes(step[1:])
        elif kind == at.WORLDS_BACK:
            explore.worlds_back(self)
        elif kind == at.PRODUCE_CLOSE:
            produce.close(self)
        else:
            self.run_rare(kind)

    def run_rare(self, kind: int) -> None:
        if kind == at.NEXT_CHOICE:
            self.next_choice()
        elif kind == at.RESOLVE:
            self.resolve()
        elif kind == at.OPEN_EMPIRES:
            setup.open_empires(self)
        elif kind == at.GOAL_UP:
            goals.turn_up_earlier(self)
        elif kind == at.SCORING:
            self.begin_scoring()
        else:
            assert kind == at.LAST_GOAL
            goals.turn_up(self)  # NFR-17.3

    def run_lanes(self, step: Step) -> None:
        """All seats do a step at the same time."""
        if step[0] == at.SURPLUS:
            explore.ask_all_for_surplus(self, step)
        else:
            for seat in range(self.seats):
                self.run_lane(seat, step)

    def run_lane(self, seat: int, step: Step) -> None:
        """One seat does a step, and what the step leaves in its lane."""
        kind = step[0]
        if kind == PICKING:
            explore.ask_to_pick(self, seat, step)
        elif kind == BUYING:
            develop.ask_to_buy(self, seat, step)
        elif kind == at.PRODUCING:
            produce.produce(self, seat)
        elif kind == at.CONSUMING:
            trade.ask_to_consume(self, seat, step)
        elif kind == at.SURPLUS:
            explore.ask_for_surplus(self, seat, step)
        elif kind == at.SETTLING:
            settle.ask_to_settle(self, seat, step)
        elif kind == at.SELLING:
            trade.ask_to_sell(self, seat, step)
        else:
            self.run_rare_lane(seat, step)
        if self.lanes[seat]:
            self.advance(seat)

    def advance(self, seat: int) -> None:
        """Run the lane of a seat until it has to choose or nothing is left."""
        lane = self.lanes[seat]
        if lane and not self.choices[seat]:
            self.run_lane(seat, lane.pop())

    def run_rare_lane(self, seat: int, step: Step) -> None:
        kind = step[0]
        if kind == at.WINDFALL_ON or kind == at.BONUS_WINDFALL:
            produce.ask_where(self, seat, step)
        elif kind == at.WINDFALLS:
            produce.ask_windfalls(self, seat, step)
        elif kind == at.SPENDING:
            trade.ask_to_spend(self, seat, step)
        elif kind == at.SETTLED:
            settle.after_settling(self, seat, step[1])
        elif kind == at.REPLACING:
            replacement.ask_to_replace(self, seat, step)
        elif kind == at.ARMING:
            military.ask_to_arm(self, seat, step)
        elif kind == at.ARMING_GOOD:
            military.ask_for_good(self, seat, step)
        elif kind == at.REPLACING_WITH:
            replacement.ask_for_world(self, seat, step)
        elif kind == at.SHORT:
            produce.ask_which_produce(self, seat, step)
        elif kind == at.STOCKING:
            produce.ask_to_store(self, seat, step)
        elif kind == at.TAXED:
            trade.ask_to_store(self, seat, step)
        elif kind == at.KEEPING:
            goals.ask_to_keep(self, seat, step)
        elif kind == at.ORDERING:
            goals.ask_for_order(self, seat, step)
        elif kind == at.GOAL_ASKED:
            self.ask_seat(seat, step, goals.answers(self))
        elif kind == at.SIDE:
            self.ask_seat(seat, step, [CHOOSE_SIDE, CHOOSE_SIDE + 1])
        else:
            assert kind == at.DECLARING or kind == at.SCORING_KIND
            self.ask_seat(seat, step, [DECLARE + kind for kind in range(KINDS)])

    # ---------------------------------------------------------------- answers

    def act(self, seat: int, action: int) -> None:
        step = self.questions[seat]
        kind = step[0]
        if kind == TILE:
            self.choose_tile(seat, action - CHOOSE_TILE)
        elif kind == PICKING:
            explore.pick(self, seat, action, step)
        elif kind == BUYING:
            develop.answer(self, seat, action)
        elif kind == at.SURPLUS:
            explore.give_up(self, seat, action, step)
        elif kind == at.SETTLING:
            settle.answer(self, seat, action, step)
        elif kind == at.SELLING:
            trade.sell(self, seat, action)
        elif kind == at.CONSUMING:
            trade.choose(self, seat, action)
        else:
            self.act_rarely(seat, action, step)
        if self.lanes[seat]:
            self.advance(seat)

    def act_rarely(self, seat: int, action: int, step: Step) -> None:
        kind = step[0]
        if kind == at.SPENDING:
            trade.spend(self, seat, action, step)
        elif kind == at.WINDFALL_ON or kind == at.BONUS_WINDFALL or kind == at.SHORT:
            produce.place(self, seat, action, step)
        elif kind == at.WINDFALLS:
            produce.choose_windfall(self, seat, action)
        elif kind == at.REPLACING:
            replacement.answer(self, seat, action)
        elif kind == at.ARMING:
            if action == SETTLE_NOW:
                settle.settle(self, seat, step[1], BY_STRENGTH)
            else:
                military.choose_power(self, seat, action, step)
        elif kind == at.ARMING_GOOD:
            military.discard(self, seat, action, step)
        elif kind == at.REPLACING_WITH:
            replacement.replace(self, seat, action, step)
        elif kind == at.STOCKING:
            produce.store(self, seat, action, step)
        elif kind == at.TAXED:
            trade.store(self, seat, action)
        elif kind == at.KEEPING:
            goals.keep(self, seat, action)
        elif kind == at.ORDERING:
            goals.put_under(self, seat, action, step)
        elif kind == at.GOAL_ASKED:
            goals.answer(self, action)
        elif kind == at.SIDE:
            setup.choose_side(self, seat, action - CHOOSE_SIDE)
        else:
            assert kind == at.DECLARING or kind == at.SCORING_KIND
            self.declare(seat, action - DECLARE)

    def declare(self, seat: int, kind: int) -> None:
        """NFR-14.23: for the length of this action, or for scoring."""
        self.oort_kind = kind
        if self.sink is not None:
            self.tell("declared", seat, "", "", f"tile:{self.tables.oort}", 0, {"kind": trade.kind_name(kind)})

    # ---------------------------------------------------------------- rounds and the priority track

    def next_choice(self) -> None:
        """NFR-3.2: the leftmost waiting disk chooses; without one the round is over."""
        if self.waiting:
            self.ask_seat(self.waiting[0], TILE_STEP, TILES_LEFT[self.picked])
        else:
            self.end_round()

    def choose_tile(self, seat: int, tile: int) -> None:
        self.picked |= 1 << tile
        self.action = tile
        self.chooser = seat
        self.waiting = self.waiting[1:]
        order = [seat, *self.waiting, *self.done]  # NFR-3.5
        self.order = order if len(order) == self.seats else list(dict.fromkeys(order))
        self.oort_kind = NO_KIND
        self.short = 0
        if self.marked:
            self.marked = False
            for empire in self.empires:
                empire.begin_action()
        if self.sink is not None:
            name = named("action", self.tables.actions[self.face()])
            self.tell("chosen", seat, f"action:{tile}", "row", "chosen", tile, {"action": name})
        self.push(LAST_STEP)
        if self.setup == at.WITH_GOALS:
            self.push((at.RESOLVE,))
            goals.push_question(self)
        else:
            self.resolve()

    def resolve(self) -> None:
        """The bonus that comes first, then the action (NFR-3.6)."""
        face = self.face()
        bonus = self.tables.bonuses[face]
        if bonus is not NOTHING:
            self.gain(self.chooser, bonus.credits, bonus.chips, bonus.colonists, -1 - face)
        if face == DEVELOP_TILE:
            develop.begin(self)
        elif face == EXPLORE_TILE:
            explore.begin(self)
        elif face == SETTLE_TILE:
            settle.begin(self)
        elif face == PRODUCE_TILE:
            produce.begin(self)
        elif face == TRADE_TILE:
            trade.begin(self)
        elif face == GOALS_REVIEW:
            goals.review(self)

    def end_action(self) -> None:
        """NFR-3.7: the chooser's disk comes home; Send diplomats and Goals review put it further ahead."""
        face = self.face()
        self.done = self.coming_home()
        if face == DEVELOP_TILE:
            develop.end(self)
        elif face == SETTLE_TILE:
            settle.end(self)
        self.marked = face not in WITHOUT_MARKS
        self.action = -1
        self.chooser = -1
        self.order = NONE
        self.oort_kind = NO_KIND
        self.next_choice()

    def end_round(self) -> None:
        """NFR-15: nothing of it once an end condition has been met; then comes scoring."""
        if not self.ends and self.round >= self.round_limit:
            self.ends |= at.BY_ROUNDS  # NFR-A-72
        if self.ends:
            self.push((at.SCORING,))
            return
        if not self.picked >> PRODUCE_TILE & 1:
            self.pot += 1  # NFR-15.2
        self.picked = 0
        self.waiting = self.done
        self.done = NONE
        self.round += 1
        if self.sink is not None:
            self.tell("round", -1, "", "", "", self.round, {"round": self.round})
        self.next_choice()

    def begin_scoring(self) -> None:
        """NFR-17.1 to 17.3: discovered worlds leave, the Oort owner declares, the last goal is turned up."""
        if self.sink is not None:
            self.tell("game-over", -1, "", "", "", self.round, {})
        for empire in self.empires:
            self.aside = self.aside + empire.discovered
            empire.discovered = NONE
        self.push((at.LAST_GOAL,))
        for seat in range(self.seats):
            if self.tables.oort in self.empires[seat].colonies:
                self.push((at.TURN, seat, at.SCORING_KIND))

    # ---------------------------------------------------------------- results

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.tally()]

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self, self.scores())

    def ending(self) -> str:
        if not self.acting:
            for bit, name in ENDINGS:
                if self.ends & bit:
                    return name
        return ""

    # ---------------------------------------------------------------- knowledge

    def view(self, seat: int | None) -> dict[str, Any]:
        return viewing.view(self, seat)

    def redraw(self, seat: int) -> None:
        """The bag has no order, its draws come with the new generator; goals are dealt anew as far as unknown."""
        if self.setup == at.WITH_GOALS:
            goals.redraw(self, seat)

    # ---------------------------------------------------------------- for people at a table

    def refusals(self, seat: int, action: int) -> list[str]:
        return refusals.refusals(self, seat, action)

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        return phrases.cost_and_gain(self, seat, action)

    def phrase(self, seat: int, action: int) -> Phrase:
        return phrases.phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return phrases.prompt(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng, mode: int, free_sides: bool, round_limit: int) -> NewFrontiersState:
    state = NewFrontiersState(tables, seats, rng)
    state.setup = mode
    state.free_sides = 1 if free_sides and mode != at.FIRST else 0
    state.round_limit = round_limit
    setup.lay_out(state)
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> NewFrontiersState:
    state = NewFrontiersState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    return state
