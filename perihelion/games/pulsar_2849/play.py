"""Pulsar 2849 as it is played: setup, eight rounds of dice, actions and production, final scoring (PUL-4)."""

from typing import Any, final

from perihelion.games.pulsar_2849 import (
    benefits,
    dice,
    flight,
    forecast,
    gyrodynes,
    headquarters,
    phrases,
    preparation,
    production,
    refusals,
    technologies,
    transmitters,
    turns,
    viewing,
)
from perihelion.games.pulsar_2849.effects import (
    FOR_FINISHING,
    FOR_PATENT,
    FOR_PROJECT,
    FOR_TAKING,
    FOR_TRANSMITTER,
)
from perihelion.games.pulsar_2849.preparation import Wishes
from perihelion.games.pulsar_2849.state import (
    AFTERWARDS,
    BEGIN_ROUND,
    BONUS,
    CLAIMING,
    DRAW,
    EFFECT,
    FINAL_COUNT,
    FINAL_GOALS,
    FINAL_TECHNOLOGIES,
    GAIN,
    GATE_CHOICE,
    GOAL_CHOICE,
    GYRODYNES_SCORE,
    LANDED,
    LINKING,
    MENU,
    NEXT_ROUND,
    OFFER,
    PAYING,
    PICK,
    PREMIUMS,
    PRODUCTION,
    ROUTE,
    SIDE_CHOICE,
    SOURCES,
    TECHNOLOGIES_SCORE,
    TELEPORTING,
    TRANSMITTERS_PRODUCE,
    TURN,
    TURN_OVER,
    VISIT,
    Table,
)
from perihelion.games.pulsar_2849.tables import (
    BUY_MODIFIER,
    BUY_POINTS,
    BUY_PREMIUM,
    CHOOSE_SIDE,
    CLAIM_ISOLATED_PULSAR,
    COMPLETE,
    COSTS,
    COUNT_GOAL,
    DECLINE,
    END_TURN,
    FINISH_GYRODYNE,
    FLY,
    GAIN_GYRODYNE,
    PATENT,
    PAY_TRANSMITTER,
    PLACE,
    TAKE_BONUS,
    TAKE_GYRODYNE,
    TAKE_TRANSMITTER,
    TELEPORT_TO,
    Tables,
)
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step
from perihelion.kernel.table import Phrase, Prompt, Quote


@final
class PulsarState(Table):
    __slots__ = ()

    def clone(self) -> "PulsarState":
        twin = PulsarState(self.tables, self.seats, self.rng)
        twin.take_over(self)
        return twin

    # ---------------------------------------------------------------- the agenda

    def run(self, step: Step) -> None:
        kind = step[0]
        if kind == PICK:
            dice.ask_pick(self, step)
        elif kind == AFTERWARDS:
            benefits.answer(self, self.active)
            turns.ask_menu(self)
        elif kind == TURN:
            turns.begin_turn(self, step[1])
        elif kind < TURN:
            self.run_round(step)
        elif kind < PRODUCTION:
            self.run_action(step)
        else:
            self.run_production(step)

    def run_round(self, step: Step) -> None:
        kind = step[0]
        if kind == BEGIN_ROUND:
            dice.begin_round(self)
        elif kind == GATE_CHOICE:
            preparation.ask_gate(self, step)
        elif kind == SIDE_CHOICE:
            self.ask(step, step[1], [CHOOSE_SIDE, CHOOSE_SIDE + 1])

    def run_action(self, step: Step) -> None:
        kind = step[0]
        if kind == VISIT:
            flight.visit(self, self.active, step[1], step[2])
        elif kind == EFFECT:
            benefits.carry_out(self, self.active, step)
        elif kind == LANDED:
            flight.land(self, self.active)
        elif kind == DRAW:
            benefits.draw(self, self.active)
        elif kind == BONUS:
            flight.ask_bonus(self, step)
        elif kind == GAIN:
            benefits.ask_size(self, step)
        elif kind == LINKING:
            transmitters.ask_link(self, step)
        elif kind == TURN_OVER:
            transmitters.turn_over(self, self.active, step[1])
        elif kind == CLAIMING:
            flight.ask_claim(self, step)
        elif kind == TELEPORTING:
            flight.ask_teleport(self, step)

    def run_production(self, step: Step) -> None:
        kind = step[0]
        if kind == PRODUCTION:
            production.produce(self)
        elif kind == TRANSMITTERS_PRODUCE:
            production.transmitters_produce(self, step[1])
        elif kind == GYRODYNES_SCORE:
            production.gyrodynes_score(self)
        elif kind == TECHNOLOGIES_SCORE:
            production.technologies_score(self, step[1])
        elif kind == OFFER:
            production.ask_offer(self, step)
        elif kind == NEXT_ROUND:
            production.next_round(self)
        elif kind == FINAL_TECHNOLOGIES:
            production.final_technologies(self, step[1])
        elif kind == FINAL_GOALS:
            production.final_goals(self, step[1])
        elif kind == GOAL_CHOICE:
            production.ask_goal(self, step)
        elif kind == PREMIUMS:
            production.ask_premium(self, step)
        elif kind == FINAL_COUNT:
            production.final_count(self)

    # ---------------------------------------------------------------- actions

    def act(self, seat: int, action: int) -> None:
        kind = self.asked[0]
        if kind == PICK:
            dice.take_die(self, seat, action)
        elif kind == MENU:
            self.next_step(seat, action)
        elif kind == PAYING:
            self.pay_for(seat, action)
        elif kind == ROUTE:
            flight.fly_on(self, seat, action)
        elif kind == GATE_CHOICE:
            preparation.choose_gate(self, seat, action)
        elif kind == SIDE_CHOICE:
            preparation.choose_side(self, seat, action)
        else:
            self.decide(seat, action)

    def next_step(self, seat: int, action: int) -> None:
        if action < PLACE:
            turns.choose_die(self, action)
        elif action < END_TURN:
            gyrodynes.place(self, seat, action)
            turns.ask_menu(self)

    def pay_for(self, seat: int, action: int) -> None:
        """The die pays for what it is used for; `turns.pay` puts what follows the action on the agenda."""
        if action < FLY:
            turns.spend_token(self, action)
        elif action < TAKE_GYRODYNE:
            flight.take_off(self, seat, action)
        elif action < FINISH_GYRODYNE:
            size = action - TAKE_GYRODYNE
            turns.pay(self, seat, FOR_TAKING, self.tables.gyro_take[size])
            gyrodynes.receive(self, seat, size)
        elif action < TAKE_TRANSMITTER:
            pulsar = action - FINISH_GYRODYNE
            turns.pay(self, seat, FOR_FINISHING, gyrodynes.finish_cost(self, pulsar))
            gyrodynes.finish(self, seat, pulsar)
        elif action < PATENT:
            self.pay_transmitter(seat, action)
        elif action < COMPLETE:
            slot = action - PATENT
            turns.pay(self, seat, FOR_PATENT, self.tables.techs[self.techs[slot]].die)
            technologies.patent(self, seat, slot)
        elif action < BUY_MODIFIER:
            number = action - COMPLETE
            projects = self.tables.hq_sides[self.players[seat].hq_side].projects
            turns.pay(self, seat, FOR_PROJECT, projects[number].die)
            headquarters.complete(self, seat, number)
        else:
            turns.buy_modifier(self, seat, action)

    def pay_transmitter(self, seat: int, action: int) -> None:
        taking = action < PAY_TRANSMITTER
        offset = action - (TAKE_TRANSMITTER if taking else PAY_TRANSMITTER)
        tile = self.offer[offset // COSTS] if taking else offset // COSTS
        cost = offset % COSTS
        turns.pay(self, seat, FOR_TRANSMITTER, self.tables.transmitters[tile].dice[cost])
        if taking:
            transmitters.take(self, seat, tile, cost)
        else:
            transmitters.pay_further(self, seat, tile, cost)

    def decide(self, seat: int, action: int) -> None:
        """Choices that benefits, production and final scoring ask for."""
        if action == DECLINE:
            return
        if action < TAKE_BONUS:
            transmitters.join(self, seat, self.asked[1], action)
        elif action < GAIN_GYRODYNE:
            flight.choose_bonus(self, self.asked[1], action)
        elif action < CLAIM_ISOLATED_PULSAR:
            benefits.gain_gyrodyne(self, seat, action - GAIN_GYRODYNE, self.asked[2])
        elif action < TELEPORT_TO:
            flight.claim(self, seat, self.cluster.first_isolated + action - CLAIM_ISOLATED_PULSAR)
        elif action < BUY_POINTS:
            flight.teleport(self, seat, action - TELEPORT_TO)
        elif action == BUY_POINTS:
            production.buy_points(self, seat, self.asked)
        elif action < COUNT_GOAL:
            production.buy_premium(self, seat, action - BUY_PREMIUM)
        else:
            production.count_goal(self, seat, action - COUNT_GOAL)

    # ---------------------------------------------------------------- results

    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    def ranking(self) -> list[list[int]]:
        """PUL-20.16, PUL-20.17: of tied players, the one whose initiative marker is nearer the right end."""
        best: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            last = max([place for place, owner in enumerate(self.order) if owner == seat])
            best.append((-self.players[seat].score, -last, seat))
        best.sort()
        return [[seat] for _, _, seat in best]

    def tally(self) -> list[dict[str, int]]:
        return [
            {name: points for name, points in zip(SOURCES, player.tally, strict=True) if points or name == "start"}
            for player in self.players
        ]

    def ending(self) -> str:
        return "" if self.acting else "eighth-round"

    # ---------------------------------------------------------------- knowledge

    def view(self, seat: int | None) -> dict[str, Any]:
        return viewing.view(self, seat)

    def forecast(self, seat: int | None) -> dict[str, Any]:
        return forecast.forecast(self, seat)

    def redraw(self, seat: int) -> None:
        viewing.redraw(self)

    # ---------------------------------------------------------------- for people at a table

    def refusals(self, seat: int, action: int) -> list[str]:
        return refusals.refusals(self, seat, action)

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        return phrases.cost_and_gain(self, seat, action)

    def phrase(self, seat: int, action: int) -> Phrase:
        return phrases.phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return phrases.prompt(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng, wishes: Wishes) -> PulsarState:
    state = PulsarState(tables, seats, rng)
    preparation.prepare(state, wishes)
    return state


def restored(tables: Tables, seats: int, packed: Packed) -> PulsarState:
    state = PulsarState(tables, seats, Rng(0, 0, 0, 0))
    state.unpack(packed)
    return state
