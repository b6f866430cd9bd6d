"""Burning Suns as it is played: setup, then rounds of status, regroup, planning and action (BSU-7.1)."""

from typing import Any, final

from perihelion.games.burning_suns import (
    building,
    combat,
    diplomacy,
    hidden,
    leaders,
    limits,
    military,
    moving,
    phrases,
    powers,
    questions,
    refusals,
    rounds,
    scoring,
    setup,
    turns,
    viewing,
)
from perihelion.games.burning_suns.galaxy import refresh_reach
from perihelion.games.burning_suns.sources import add_up
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ABILITY_ROLLED,
    AMBUSH,
    AMBUSH_HERE,
    ASK,
    ASK_ACTIVATE,
    ASK_BOOST,
    ASK_DIPLOMACY,
    ASK_LEADER,
    ASK_PERFORM,
    BEGIN_ACTION,
    BEGIN_FIGHT,
    BEGIN_GAME,
    BODY,
    BUILD_ON,
    CHECK,
    DAMAGE_TURN,
    EFFECT,
    END_ACTION,
    ENDINGS,
    EXCHANGE,
    EXPLORED,
    FIGHT_END,
    FIGHT_TURN,
    JUMPED,
    KEEP_CARDS,
    PICK_SHEETS,
    PLAN,
    POP,
    REGROUP,
    REROLLS,
    REVEAL_TILE,
    ROLLED,
    ROUND,
    SECOND_SHOT,
    SHOW_SHEETS,
    STATUS_END,
    STATUS_OF,
    STRIKE_OUT,
    TURN,
    WINDOW,
)
from perihelion.games.burning_suns.tables import ACCEPT, Tables
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step
from perihelion.kernel.table import Phrase, Prompt, Quote


@final
class BurningSunsState(Table):
    __slots__ = ()

    def clone(self) -> "BurningSunsState":
        twin = BurningSunsState(self.tables, self.seats, self.rng)
        twin.take_over(self)
        return twin

    # ---------------------------------------------------------------- the agenda

    def run(self, step: Step) -> None:
        kind = step[0]
        if kind == TURN:
            rounds.turn(self, step[1])
        elif kind == WINDOW:
            turns.window(self, step[1], step[2])
        elif kind >= ASK:
            self.question(step, questions.options(self, step, kind))
        elif kind < BEGIN_ACTION:
            self.run_round(step, kind)
        elif kind == BUILD_ON:
            building.build_on(self, step[1])
        elif kind >= FIGHT_TURN and kind <= FIGHT_END:
            self.run_fight(step, kind)
        else:
            self.run_action(step, kind)

    def run_round(self, step: Step, kind: int) -> None:
        if kind == STATUS_OF:
            rounds.status_of(self, step[1])
        elif kind == PLAN:
            rounds.plan(self, step[1])
        elif kind == STATUS_END:
            rounds.status_end(self)
        elif kind == REGROUP:
            rounds.regroup(self)
        elif kind == ROUND:
            rounds.begin_round(self)
        elif kind == PICK_SHEETS:
            setup.deal(self, step[1])
        elif kind == SHOW_SHEETS:
            setup.show(self, step[1])
        elif kind == KEEP_CARDS:
            setup.ask_cards(self)
        elif kind == BEGIN_GAME:
            setup.begin_game(self)

    def run_fight(self, step: Step, kind: int) -> None:
        if kind == FIGHT_TURN:
            combat.fight_turn(self)
        elif kind == REROLLS:
            combat.rerolls(self, step[1])
        elif kind == DAMAGE_TURN:
            combat.damage_turn(self, step[1])
        elif kind == STRIKE_OUT:
            combat.strike_out(self)
        elif kind == FIGHT_END:
            combat.fight_end(self)

    def run_action(self, step: Step, kind: int) -> None:
        if kind == EFFECT:
            powers.run_effect(self, step)
        elif kind == BODY:
            turns.body(self)
        elif kind == BEGIN_ACTION:
            turns.begin_action(self, step[1], step[2], step[3], step[4])
        elif kind == END_ACTION:
            turns.end_action(self)
        elif kind == CHECK:
            limits.check(self)
        elif kind == POP:
            turns.pop(self)
        elif kind == ROLLED:
            leaders.rolled(self, step[1])
        elif kind == ABILITY_ROLLED:
            powers.ability_rolled(self, step)
        elif kind == REVEAL_TILE:
            moving.reveal_tile(self, step[1], step[2])
        elif kind == EXPLORED:
            moving.explored(self, step[1])
        elif kind == JUMPED:
            moving.jumped(self, step[1])
        else:
            self.run_rest(step, kind)

    def run_rest(self, step: Step, kind: int) -> None:
        if kind == AMBUSH:
            military.ambush(self, step[1], step[2])
        elif kind == AMBUSH_HERE:
            military.ambush_here(self, step[1], step[2])
        elif kind == BEGIN_FIGHT:
            combat.begin_fight(self)
        elif kind == SECOND_SHOT:
            military.second_shot(self, step[1])
        elif kind == EXCHANGE:
            diplomacy.exchange(self, step[1], step[2])

    def act(self, seat: int, action: int) -> None:
        step = self.asked
        kind = step[0]
        if kind == ASK_LEADER:
            rounds.place_leader(self, seat, action)
        elif kind == ASK_PERFORM:
            if action == ACCEPT:
                turns.begin_action(self, step[2], step[1], step[3], 0)
            else:
                rounds.pass_on(self, seat)
        elif kind == ASK_BOOST:
            leaders.boost(self, seat, action)
        elif kind >= ASK_ACTIVATE:
            questions.answer_of_powers(self, step, kind, action)
        elif kind >= ASK_DIPLOMACY:
            questions.answer_of_actions(self, step, kind, action)
        elif kind >= ASK:
            questions.answer_of_rounds(self, step, kind, action)
        elif kind == PICK_SHEETS:
            setup.pick(self, seat, action)
        elif kind == KEEP_CARDS:
            setup.keep(self, seat, action)

    # ---------------------------------------------------------------- results

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [scoring.score_of(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        return rounds.ranking(self)

    def ending(self) -> str:
        return ENDINGS[self.ended]

    # ---------------------------------------------------------------- knowledge

    def view(self, seat: int | None) -> dict[str, Any]:
        return viewing.view(self, seat)

    def redraw(self, seat: int) -> None:
        hidden.redraw(self, seat)

    # ---------------------------------------------------------------- for people at a table

    def refusals(self, seat: int, action: int) -> list[str]:
        return refusals.refusals(self, seat, action)

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        return phrases.cost_and_gain(self, seat, action)

    def phrase(self, seat: int, action: int) -> Phrase:
        return phrases.phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return phrases.prompt(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng, options: list[int]) -> BurningSunsState:
    """BSU-4.34: galaxy, decks and market, then the empires are chosen."""
    state = BurningSunsState(tables, seats, rng)
    state.opt = options
    setup.lay_galaxy(state)
    setup.lay_table(state)
    setup.homes(state)
    state.push((PICK_SHEETS, 0))
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> BurningSunsState:
    state = BurningSunsState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    state.no_sources_yet()
    state.frontier = [0] * seats
    for seat in range(seats):
        add_up(state, seat)
    refresh_reach(state)
    return state
