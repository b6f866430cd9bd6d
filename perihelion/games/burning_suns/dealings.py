"""Abilities between empires and about cards and resources (BSU-44.21, 44.42, 44.43)."""

from perihelion.games.burning_suns import building, decks
from perihelion.games.burning_suns.combat import gain_antimatter
from perihelion.games.burning_suns.effect_steps import again, effect_of
from perihelion.games.burning_suns.empire import amount, own_cards
from perihelion.games.burning_suns.losses import begin_losses
from perihelion.games.burning_suns.programs import Ability, Effect
from perihelion.games.burning_suns.sources import keep_watch, touch
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import ASK_CARD, ASK_DRAW, ASK_EMPIRE, ASK_RECEIVE, ASK_THROW
from perihelion.games.burning_suns.tables import (
    AGENT_AT,
    ARTEFACT_AT,
    DECLINE,
    EMPIRE_AT,
    KEEP,
    MARKET_AT,
    RESOURCE_AT,
)
from perihelion.games.burning_suns.targets import (
    draw_options,
    receive_options,
    victims,
)
from perihelion.games.burning_suns.terms import (
    AGENT,
    ANTIMATTER,
    ARTEFACT,
    CRYSTALS,
    DAMAGE,
    DESTROY,
    DISCARD,
    EACH_OTHER,
    OPPONENT,
    RACE_CARD,
    SEARCH,
    SELF,
    UP_TO_TWO,
)
from perihelion.kernel.state import Step


def run_on_empires(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    seat = step[1]
    number = amount(table, seat, ability, effect)
    if effect.who == SELF:
        table.push((ASK_THROW, seat, step[2], step[3], step[4], seat, number))
    elif effect.who == EACH_OTHER or effect.who == OPPONENT:
        for other in victims(table, seat, effect):
            suffer(table, step, effect, other, number)
    else:
        table.push(again(step, ASK_EMPIRE, 0))


def empire_options(table: Table, step: Step) -> list[int]:
    """`step[6]` has a bit for every empire already chosen (up to two)."""
    effect = effect_of(table, step)
    taken = step[6]
    if taken.bit_count() >= (2 if effect.who == UP_TO_TWO else 1):
        return []
    found = [EMPIRE_AT + other for other in victims(table, step[1], effect) if not taken >> other & 1]
    return [DECLINE, *found] if found and effect.who == UP_TO_TWO else found


def choose_empire(table: Table, step: Step, action: int) -> None:
    if action == DECLINE:
        return
    other = action - EMPIRE_AT
    effect = effect_of(table, step)
    table.push(again(step, ASK_EMPIRE, step[6] | 1 << other))
    if effect.op in (DESTROY, DAMAGE):
        begin_losses(table, step, other, -1)
        return
    number = amount(table, step[1], table.tables.abilities[step[2]], effect)
    suffer(table, step, effect, other, number)


def suffer(table: Table, step: Step, effect: Effect, other: int, number: int) -> None:
    seat = step[1]
    if effect.op == DISCARD:
        table.push((ASK_THROW, other, step[2], step[3], step[4], seat, number))
    elif effect.a == CRYSTALS:
        number = min(number, table.crystals[other])
        table.crystals[other] -= number
        table.crystals[seat] += number
    elif effect.a == ANTIMATTER:
        number = min(number, table.antimatter[other])
        gain_antimatter(table, other, -number)
        gain_antimatter(table, seat, number)
    else:
        table.push((ASK_CARD, seat, step[2], step[3], step[4], step[5], number, other))


def card_options(table: Table, step: Step) -> list[int]:
    """A card of a victim to take (BSU-44.21), or one of the deck looked through (BSU-44.42)."""
    effect = effect_of(table, step)
    if step[6] <= 0:
        return []
    first = ARTEFACT_AT if effect.a == ARTEFACT else AGENT_AT
    if effect.op == SEARCH:
        return [first + card for card in sorted(table.decks[effect.a - AGENT])]
    return [first + card for card in own_cards(table, step[7], effect.a)]


def choose_card(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    card = action - (ARTEFACT_AT if effect.a == ARTEFACT else AGENT_AT)
    left = step[6] - 1
    if effect.op == SEARCH:
        table.reveal()
        deck = effect.a - AGENT
        table.decks[deck].remove(card)
        table.rng.shuffle(table.decks[deck])
        table.bottom[deck] = 0
        table.push(again(step, ASK_CARD, left))
    else:
        table.push((ASK_CARD, step[1], step[2], step[3], step[4], step[5], left, step[7]))
    decks.own_card(table, step[1], effect.a, card)


def throw_options(table: Table, step: Step) -> list[int]:
    """BSU-44.43: what the seat can discard, its own pick."""
    seat = step[1]
    effect = effect_of(table, step)
    if step[6] <= 0:
        return []
    if effect.a == AGENT:
        return [AGENT_AT + card for card in own_cards(table, seat, AGENT)]
    if effect.a == ARTEFACT:
        return [ARTEFACT_AT + card for card in own_cards(table, seat, ARTEFACT)]
    if effect.a == RACE_CARD:
        return [KEEP + card for card in range(8) if table.hand[seat] >> card & 1]
    return [RESOURCE_AT + resource for resource in sorted(set(table.technologies[seat]))]


def throw(table: Table, step: Step, action: int) -> None:
    seat = step[1]
    effect = effect_of(table, step)
    table.push((ASK_THROW, seat, step[2], step[3], step[4], step[5], step[6] - 1))
    if effect.a == RACE_CARD:
        table.shown[seat] &= ~table.hand[seat]  # nobody can tell now which backs seen before are still in hand
        table.hand[seat] &= ~(1 << (action - KEEP))  # BSU-26.5: it leaves unseen
        keep_watch(table, seat)
    elif effect.a == AGENT:
        decks.discard_card(table, AGENT, action - AGENT_AT)
    elif effect.a == ARTEFACT:
        decks.discard_card(table, ARTEFACT, action - ARTEFACT_AT)
    else:
        table.technologies[seat].remove(action - RESOURCE_AT)
        table.supply[action - RESOURCE_AT] += 1
        touch(table, seat)


def draw(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    table.push(again(step, ASK_DRAW, step[6] - 1))
    decks.take_card(table, step[1], effect.a, action)


def ask_draw_options(table: Table, step: Step) -> list[int]:
    return draw_options(table, effect_of(table, step)) if step[6] > 0 else []


def ask_receive_options(table: Table, step: Step) -> list[int]:
    return receive_options(table, step[1], effect_of(table, step)) if step[6] > 0 else []


def receive(table: Table, step: Step, action: int) -> None:
    space = action - MARKET_AT
    resource = table.market[space]
    table.market[space] = -1
    table.push(again(step, ASK_RECEIVE, step[6] - 1))
    building.place_resource(table, step[1], resource)
