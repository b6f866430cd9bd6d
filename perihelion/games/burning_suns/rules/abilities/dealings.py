"""Abilities between empires and about cards and resources (BSU-44.21, 44.42, 44.43)."""

from perihelion.kernel.lists import altered, without
from perihelion.kernel.question import declare
from perihelion.kernel.state import Step

from .. import steps
from ..combat.falling import gain_antimatter
from ..empire.building import place_resource
from ..empire.decks import FIRST_CARD, cards_of, discard_card, own_card, take_card
from ..empire.numbers import amount
from ..empire.sources import keep_watch, touch
from ..state import SeatQuestion, Table
from ..tables import DECLINE, EMPIRE_AT, KEEP, MARKET_AT, RESOURCE_AT
from ..terms import AGENT, ANTIMATTER, CRYSTALS, DAMAGE, DESTROY, DISCARD, RACE_CARD, UP_TO_TWO
from .losses import begin_losses
from .targets import aimed_at, draw_options, receive_options, victims


@declare(steps.ASK_EMPIRE, name="empire", rule="BSU-44.13", parts="seat ability number branch source taken")
class ChooseEmpire(SeatQuestion):
    """BSU-44.13: `taken` has a bit for every empire already chosen (up to two)."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, _, taken = step
        effect = table.tables.effect(ability, number, branch)
        if taken.bit_count() >= (2 if effect.who == UP_TO_TWO else 1):
            return []
        found = [EMPIRE_AT + other for other in victims(table, seat, effect) if not taken >> other & 1]
        return [DECLINE, *found] if found and effect.who == UP_TO_TWO else found

    def answer(self, table: Table, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        _, _, ability, number, branch, source, taken = table.asked
        other = action - EMPIRE_AT
        table.push((steps.ASK_EMPIRE, seat, ability, number, branch, source, taken | 1 << other))
        if table.tables.effect(ability, number, branch).op in (DESTROY, DAMAGE):
            begin_losses(table, seat, ability, number, branch, other, -1)
        else:
            suffer(table, (steps.EFFECT, seat, ability, number, branch, source), other)


def suffer(table: Table, step: Step, other: int) -> None:
    """Another empire loses what the effect of a step takes from it."""
    _, seat, ability, number, branch, source = step
    effect = table.tables.effect(ability, number, branch)
    many = amount(table, seat, table.tables.abilities[ability], effect)
    aimed_at(table, other)
    if effect.op == DISCARD:
        table.push((steps.ASK_THROW, other, ability, number, branch, seat, many))
    elif effect.a == CRYSTALS:
        many = min(many, table.crystals[other])
        table.crystals[other] -= many
        table.crystals[seat] += many
    elif effect.a == ANTIMATTER:
        many = min(many, table.antimatter[other])
        gain_antimatter(table, other, -many)
        gain_antimatter(table, seat, many)
    else:
        table.push((steps.ASK_CARD, seat, ability, number, branch, source, many, other))


@declare(steps.ASK_CARD, name="card", rule="BSU-44.21", parts="seat ability number branch source left owner")
class TakeCard(SeatQuestion):
    """A card of a victim to take (BSU-44.21), or, without an owner, one of the deck looked through (BSU-44.42)."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, ability, number, branch, _, left, owner = step
        effect = table.tables.effect(ability, number, branch)
        if left <= 0:
            return []
        if owner < 0:
            return [FIRST_CARD[effect.a] + card for card in sorted(table.decks[effect.a - AGENT])]
        return cards_of(table, owner, effect.a)

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, source, left, owner = table.asked
        effect = table.tables.effect(ability, number, branch)
        card = action - FIRST_CARD[effect.a]
        if owner < 0:
            table.reveal()
            deck = effect.a - AGENT
            table.decks[deck] = without(table.decks[deck], card)
            table.rng.shuffle(table.decks[deck])
            table.bottom[deck] = 0
        table.push((steps.ASK_CARD, seat, ability, number, branch, source, left - 1, owner))
        own_card(table, seat, effect.a, card)


@declare(steps.ASK_THROW, name="throw", rule="BSU-44.43", parts="seat ability number branch user left")
class Throw(SeatQuestion):
    """BSU-44.43: what the seat discards, its own pick; `user` is whose ability it is."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, _, left = step
        what = table.tables.effect(ability, number, branch).a
        if left <= 0:
            return []
        if what in FIRST_CARD:
            return cards_of(table, seat, what)
        if what == RACE_CARD:
            return [KEEP + card for card in range(8) if table.hand[seat] >> card & 1]
        return [RESOURCE_AT + resource for resource in sorted(set(table.technologies[seat]))]

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, user, left = table.asked
        what = table.tables.effect(ability, number, branch).a
        table.push((steps.ASK_THROW, seat, ability, number, branch, user, left - 1))
        if what == RACE_CARD:
            # nobody can tell now which backs seen before are still in hand
            table.shown = altered(table.shown, seat, table.shown[seat] & ~table.hand[seat])
            table.hand[seat] &= ~(1 << (action - KEEP))  # BSU-26.5: it leaves unseen
            keep_watch(table, seat)
        elif what in FIRST_CARD:
            discard_card(table, what, action - FIRST_CARD[what])
        else:
            table.technologies[seat] = without(table.technologies[seat], action - RESOURCE_AT)
            table.supply[action - RESOURCE_AT] += 1
            touch(table, seat)


@declare(steps.ASK_DRAW, name="draw", rule="BSU-44.42", parts="seat ability number branch source left")
class Draw(SeatQuestion):
    """BSU-44.42."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, _, ability, number, branch, _, left = step
        return draw_options(table, table.tables.effect(ability, number, branch)) if left > 0 else []

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, source, left = table.asked
        table.push((steps.ASK_DRAW, seat, ability, number, branch, source, left - 1))
        take_card(table, seat, table.tables.effect(ability, number, branch).a, action)


@declare(steps.ASK_RECEIVE, name="receive", rule="BSU-44.42", parts="seat ability number branch source left")
class Receive(SeatQuestion):
    """BSU-44.42."""

    def options(self, table: Table, step: Step) -> list[int]:
        _, seat, ability, number, branch, _, left = step
        return receive_options(table, seat, table.tables.effect(ability, number, branch)) if left > 0 else []

    def answer(self, table: Table, seat: int, action: int) -> None:
        _, _, ability, number, branch, source, left = table.asked
        space = action - MARKET_AT
        resource = table.market[space]
        table.market[space] = -1
        table.push((steps.ASK_RECEIVE, seat, ability, number, branch, source, left - 1))
        place_resource(table, seat, resource)
