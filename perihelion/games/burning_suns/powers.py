"""What the effects of abilities do (BSU-44). Their steps are (kind, seat, ability, effect, branch, place, …)."""

from typing import Final

from perihelion.games.burning_suns import building, leaders
from perihelion.games.burning_suns.abilities import (
    can_do,
    draw_options,
    effect_places,
    forces,
    leap_goals,
    leap_starts,
    performable,
    present,
    receive_options,
    returnable,
    victims,
)
from perihelion.games.burning_suns.combat import gain_antimatter, key_of
from perihelion.games.burning_suns.diplomacy import worsen
from perihelion.games.burning_suns.effects import (
    ADD,
    AGENT,
    ANTIMATTER,
    ARMY,
    ARTEFACT,
    ASSAULT,
    CANCEL_DAMAGE,
    CHOOSE,
    CONSTRUCTION,
    CONTROL,
    CONTROLLED,
    CRYSTALS,
    DAMAGE,
    DARK,
    DEPLOY,
    DESTROY,
    DISCARD,
    DISCARD_SELF,
    DRAW,
    EACH_OTHER,
    GAIN_ANTIMATTER,
    GAIN_CRYSTALS,
    HERE,
    HOME_PLACE,
    INSTEAD,
    JOIN,
    KINDS,
    LEADER,
    LEAP,
    LOCAL,
    MERCENARY,
    OPPONENT,
    OWN_ARMY,
    OWN_FLEET,
    PAY,
    PEEK,
    PERFORM,
    PLACE_NPC,
    PLACE_SYSTEM,
    RACE_CARD,
    RECEIVE,
    REFRESH,
    REGIMENT,
    REPAIR_HULL,
    REPLACE,
    RETURN_TILE,
    REVEAL_TILES,
    SALVAGE,
    SEARCH,
    SEIZE,
    SELF,
    STEAL,
    SWAP_SYSTEMS,
    TAX,
    TITAN,
    TRANSFER,
    UNIQUE,
    UP_TO_TWO,
    Ability,
    Effect,
)
from perihelion.games.burning_suns.empire import amount, controlled, full_hull, own_cards, times, touch
from perihelion.games.burning_suns.galaxy import at, calm, put_tile, swap, win_over
from perihelion.games.burning_suns.moving import add_units, after_turning, leave_no_mercenaries, movable
from perihelion.games.burning_suns.names import unit_message, unit_name
from perihelion.games.burning_suns.setup import fill_market
from perihelion.games.burning_suns.state import (
    ABILITY_ROLLED,
    AMBUSH,
    AMBUSH_HERE,
    ASK_BRANCH,
    ASK_CARD,
    ASK_DRAW,
    ASK_EMPIRE,
    ASK_FORCE,
    ASK_INSTEAD,
    ASK_LEAP,
    ASK_LEAP_FROM,
    ASK_LOSS,
    ASK_NESTED,
    ASK_PLACE,
    ASK_RECEIVE,
    ASK_REPAIR,
    ASK_SALVAGE,
    ASK_TAX,
    ASK_THROW,
    BEGIN_ACTION,
    EFFECT,
    OPT_FREE_CARDS,
    REVEAL_TILE,
    UNIQUE_KINDS,
    Table,
)
from perihelion.games.burning_suns.tables import (
    ACCEPT,
    ACTION_AT,
    AGENT_AT,
    ARMY_AT,
    ARTEFACT_AT,
    DARK_SHIPS,
    DECLINE,
    EMPIRE_AT,
    FLEET_AT,
    FORCE_AT,
    KEEP,
    LEAVE,
    LOCAL_FORCES,
    MARKET_AT,
    NOWHERE,
    OF_AGENT,
    OF_CARD,
    OWNERS,
    PICK,
    PLACE_AT,
    REPAIR_AT,
    RESOURCE_AT,
    SEATS,
    UNIT_AT,
)
from perihelion.kernel.state import Step
from perihelion.kernel.table import Event, named

# ---------------------------------------------------------------- using an ability


def use(table: Table, seat: int, code: int) -> None:
    """BSU-38, 26.2, 26.5: a race card is gone as soon as it is used, whatever its roll brings."""
    ability = table.tables.abilities[code >> 6]
    if ability.source == OF_CARD:
        table.hand[seat] &= ~(1 << ability.slot)
        table.played[seat] |= 1 << ability.slot
    if table.sink is not None:
        table.emit(Event("ability", seat, ability.name, facts={"source": "@" + ability.name.replace("_", "-")}))
    if ability.roll:
        table.push((ABILITY_ROLLED, seat, code >> 6, code & 63))
        leaders.begin_roll(table, seat, LEADER)
    else:
        push_effects(table, seat, code >> 6, code & 63)


def ability_rolled(table: Table, step: Step) -> None:
    """BSU-44.8."""
    if table.frame().success == 1:
        push_effects(table, step[1], step[2], step[3])


def push_effects(table: Table, seat: int, ability: int, place: int) -> None:
    for number in range(len(table.tables.abilities[ability].effects) - 1, -1, -1):
        table.push((EFFECT, seat, ability, number, 0, place))


def counts_for_limit(table: Table, ability: Ability) -> bool:
    """BSU-38.10, A-38."""
    return not (ability.source == OF_CARD and table.opt[OPT_FREE_CARDS])


def effect_of(table: Table, step: Step) -> Effect:
    effect = table.tables.abilities[step[2]].effects[step[3]]
    return effect.branches[step[4] - 1] if step[4] else effect


def again(step: Step, kind: int, left: int) -> Step:
    """The same effect, another question, with a number of things still to do."""
    return (kind, step[1], step[2], step[3], step[4], step[5], left)


def run_effect(table: Table, step: Step) -> None:
    seat = step[1]
    ability = table.tables.abilities[step[2]]
    effect = effect_of(table, step)
    op = effect.op
    if op in PLAIN:
        run_plain(table, step, ability, effect)
    elif op in IN_FIGHT:
        run_in_fight(table, step, ability, effect)
    elif op == CHOOSE:
        table.push(again(step, ASK_BRANCH, 0))
    elif op in ASKS_PLACES:
        # The number of a change of control is its direction; it is made once.
        number = 1 if op == CONTROL else amount(table, seat, ability, effect)
        table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], number, -1))
    elif op in (DESTROY, DAMAGE):
        aim(table, step, effect)
    elif op in (STEAL, DISCARD):
        run_on_empires(table, step, ability, effect)
    elif op == ADD:
        run_add(table, step, ability, effect)
    elif op == LEAP:
        table.push(again(step, ASK_LEAP_FROM, 0))
    elif op == PERFORM:
        table.push((ASK_NESTED, seat, effect.a, 0))
    elif op == INSTEAD:
        table.push(again(step, ASK_INSTEAD, effect.a))
    elif op in ASKS_OTHER:
        table.push(again(step, ASKS_OTHER[op], amount(table, seat, ability, effect)))
    else:  # a modifier for this action
        number = amount(table, seat, ability, effect) if op not in FLAGS else 1
        rank = key_of(ability.rank, ability.timing, ability.force)
        table.modify(seat, op, effect.a, number, rank)


PLAIN: Final = (GAIN_CRYSTALS, PAY, TAX, GAIN_ANTIMATTER, REFRESH, DISCARD_SELF)
IN_FIGHT: Final = (JOIN, DEPLOY, CANCEL_DAMAGE, SALVAGE)
ASKS_PLACES: Final = (
    PLACE_NPC,
    TRANSFER,
    REVEAL_TILES,
    PEEK,
    PLACE_SYSTEM,
    RETURN_TILE,
    SWAP_SYSTEMS,
    CONTROL,
    SEIZE,
    REPLACE,
)
ASKS_OTHER: Final = {DRAW: ASK_DRAW, SEARCH: ASK_CARD, RECEIVE: ASK_RECEIVE, REPAIR_HULL: ASK_REPAIR}
FLAGS: Final = (18, 45, 46)  # no_rerolls, count_as, ignore


def run_plain(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    seat = step[1]
    if effect.op == GAIN_CRYSTALS:
        number = amount(table, seat, ability, effect)
        number *= times(table, seat, effect.per) if effect.per >= 0 else 1
        table.crystals[seat] += number
        if table.sink is not None and number:
            table.emit(Event("crystals", seat, "crystal", amount=number))
    elif effect.op == PAY:
        table.crystals[seat] -= effect.n
    elif effect.op == GAIN_ANTIMATTER:
        gain_antimatter(table, seat, amount(table, seat, ability, effect))
    elif effect.op == TAX:
        demand_tax(table, seat, effect.n)
    elif effect.op == REFRESH:
        table.reveal()
        for space in range(len(table.market)):
            if table.market[space] >= 0:
                table.supply[table.market[space]] += 1
                table.market[space] = -1
        fill_market(table)
    elif ability.source == OF_AGENT:
        discard_if_owned(table, seat, AGENT, ability.ref)
    else:
        discard_if_owned(table, seat, ARTEFACT, ability.ref)


def discard_if_owned(table: Table, seat: int, what: int, card: int) -> None:
    owners = table.artefact_owner if what == ARTEFACT else table.agent_owner
    if owners[card] == seat:
        leaders.discard_card(table, what, card)


def demand_tax(table: Table, seat: int, number: int) -> None:
    """BSU-44.20, A-70: pay, or the action ends unperformed."""
    frame = table.frame()
    if table.crystals[frame.actor] < number:
        frame.stopped = 1
    else:
        table.push((ASK_TAX, frame.actor, seat, number))


def pay_tax(table: Table, step: Step, action: int) -> None:
    if action == ACCEPT:
        table.crystals[step[1]] -= step[3]
        table.crystals[step[2]] += step[3]
    else:
        table.frame().stopped = 1


def run_in_fight(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    frame = table.frame()
    fight = frame.fight
    seat = step[1]
    if fight is None or seat not in fight.owners:
        return
    side = 0 if fight.owners[0] == seat else 1
    number = amount(table, seat, ability, effect)
    if effect.op == JOIN:
        if (frame.action == ASSAULT) == (effect.a == LOCAL):
            fight.joined[side] += number
    elif effect.op == DEPLOY:
        fight.wave += number
    elif effect.op == CANCEL_DAMAGE:
        fight.cancels[side] += number
    else:
        frame.group = fight.lost[side][:TITAN]
        table.push(again(step, ASK_SALVAGE, number))


def run_add(table: Table, step: Step, ability: Ability, effect: Effect) -> None:
    """BSU-44.23."""
    seat = step[1]
    number = amount(table, seat, ability, effect)
    number *= times(table, seat, effect.per) if effect.per >= 0 else 1
    frame = table.frame()
    if effect.b == OWN_ARMY:
        if frame.fight is not None and frame.fight.owners[0] == seat:
            frame.fight.wave += number
        elif frame.fight is not None:
            add_units(table, seat, frame.place, effect.a, number)
    elif effect.b == HOME_PLACE:
        add_units(table, seat, table.galaxy.homes[seat], effect.a, number)
    elif effect.b == HERE:
        place = step[5] if step[5] != NOWHERE else frame.place
        if table.control[place] == seat:
            add_units(table, seat, place, effect.a, number)
    elif effect.b in (CONTROLLED, OWN_FLEET) and number:
        table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], number, -1))


# ---------------------------------------------------------------- places


def place_options(table: Table, step: Step) -> list[int]:
    seat = step[1]
    effect = effect_of(table, step)
    ability = table.tables.abilities[step[2]]
    if step[6] <= 0:
        return []
    if effect.op in (ADD, SALVAGE):
        if effect.op == ADD and effect.b == OWN_FLEET:
            found = [place for place in range(table.galaxy.size) if table.fleet[seat][place]]
            return [PLACE_AT + place for place in found or [table.galaxy.homes[seat]]]
        return [PLACE_AT + place for place in controlled(table, seat)]
    if effect.op == TRANSFER:
        found = [place for place in controlled(table, seat) if table.has(seat, place, REGIMENT)]
    else:
        found = effect_places(table, seat, ability, effect, step[5], step[7])
    listed = [PLACE_AT + place for place in found]
    # BSU-44.36, 44.24, 44.44: "up to" may stop; a swap begun is finished.
    if listed and effect.op in (TRANSFER, REVEAL_TILES, PEEK, REPLACE):
        return [DECLINE, *listed]
    return listed


def choose_place(table: Table, step: Step, action: int) -> None:
    if action == DECLINE:
        return
    seat = step[1]
    place = action - PLACE_AT
    effect = effect_of(table, step)
    left = step[6] - 1
    following = (ASK_PLACE, seat, step[2], step[3], step[4], step[5], left, -1)
    op = effect.op
    if op == SWAP_SYSTEMS:
        if step[7] < 0:
            table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], step[6], place))
        else:
            swap(table, step[7], place)
            table.push(following)
    elif op == ADD:
        number = step[6] if effect.b == OWN_FLEET else 1
        if effect.b != OWN_FLEET:
            table.push(following)
        add_units(table, seat, place, effect.a, number)
    elif op == SALVAGE:
        add_units(table, seat, place, REGIMENT, 1)
    elif op in (REVEAL_TILES, PEEK, TRANSFER, REPLACE):
        table.push(following)
        place_one(table, seat, effect, place)
    elif op in (PLACE_SYSTEM, RETURN_TILE):
        table.push(following)
        put_new_tile(table, seat, effect, place)
    else:
        place_last(table, step, effect, place)


def place_one(table: Table, seat: int, effect: Effect, place: int) -> None:
    if effect.op == REVEAL_TILES:
        table.push((REVEAL_TILE, seat, place))
    elif effect.op == PEEK:
        table.reveal()
        table.peeked[seat] |= 1 << place
        if table.sink is not None:
            facts: dict[str, int | str] = {"tile": named("tile", table.tables.tile_names[table.tile[place]])}
            table.emit(Event("peeked", seat, target=table.galaxy.names[place], only=seat, facts=facts))
    elif effect.op == TRANSFER:
        table.change_units(seat, place, REGIMENT, -1)
        table.fight().wave += 1
    else:
        table.change_units(seat, place, effect.a, -1)
        add_units(table, seat, place, effect.b, 1)


def put_new_tile(table: Table, seat: int, effect: Effect, place: int) -> None:
    """BSU-2.5, 2.15, 44.37."""
    table.reveal()
    if effect.op == PLACE_SYSTEM:
        tile = table.stack.pop()
        put_tile(table, place, tile, effect.a == 1)
        if effect.a == 1:
            after_turning(table, seat, place)
        return
    found = returnable(table, effect.a)
    tile = found[table.rng.below(len(found))]
    table.aside.remove(tile)
    table.returned |= 1 << place
    put_tile(table, place, tile, False)


def place_last(table: Table, step: Step, effect: Effect, place: int) -> None:
    """Effects aimed at one place."""
    seat = step[1]
    if effect.op == PLACE_NPC:
        if effect.a == DARK:
            table.dark[place] += step[6]
            table.push((AMBUSH_HERE, place, seat))  # BSU-44.25
        else:
            table.local[place] += step[6]
    elif effect.op == SEIZE:
        win_over(table, seat, place)
    elif effect.n > 0:
        calm(table, place)
    else:
        table.frame().opponent = table.control[place]
        worsen(table, place)


# ---------------------------------------------------------------- losses


def aim(table: Table, step: Step, effect: Effect) -> None:
    if effect.who in (UP_TO_TWO, 3) and effect.dist < 0:
        table.push(again(step, ASK_EMPIRE, 0))
    else:
        table.push(again(step, ASK_FORCE, 0))


def force_options(table: Table, step: Step) -> list[int]:
    return forces(table, step[1], effect_of(table, step))


def choose_force(table: Table, step: Step, action: int) -> None:
    place, owner = divmod(action - FORCE_AT, OWNERS)
    begin_losses(table, step, owner, place)


def begin_losses(table: Table, step: Step, owner: int, place: int) -> None:
    """BSU-38.12, 44.15: the victim picks what is lost unless the ability lets its user do so."""
    seat = step[1]
    effect = effect_of(table, step)
    number = amount(table, seat, table.tables.abilities[step[2]], effect)
    if owner >= SEATS:
        for _ in range(min(number, present(table, owner, place, effect.a))):
            lose(table, seat, owner, place, DARK if owner == DARK_SHIPS else LOCAL)
        return
    picker = seat if effect.by_user else owner
    table.push((ASK_LOSS, picker, step[2], step[3], step[4], seat, owner, place + 1, number))


def loss_options(table: Table, step: Step) -> list[int]:
    """Of a force the kinds that can be hit; of an empire the places where such units are."""
    effect = effect_of(table, step)
    owner, place, left = step[6], step[7] - 1, step[8]
    if left <= 0:
        return []
    if place < 0:
        home = table.galaxy.homes[owner]
        return [
            PLACE_AT + each
            for each in range(table.galaxy.size)
            if each != home and present(table, owner, each, effect.a)
        ]
    found: list[int] = []
    for kind in range(KINDS):
        if effect.a >> kind & 1 and table.has(owner, place, kind):
            found.append(UNIT_AT + kind)
    if effect.a >> CONSTRUCTION & 1 and table.control[place] == owner and table.construction[place] >= 0:
        found.append(UNIT_AT + CONSTRUCTION)
    return found


def choose_loss(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    owner, place, left = step[6], step[7] - 1, step[8]
    table.push((ASK_LOSS, step[1], step[2], step[3], step[4], step[5], owner, place + 1, left - 1))
    if place < 0:
        at_place = action - PLACE_AT
        lose(table, step[5], owner, at_place, lowest_kind(table, owner, at_place, effect.a))
        return
    kind = action - UNIT_AT
    if effect.op == DAMAGE and UNIQUE >> kind & 1 and table.hull[owner][kind - TITAN] > 1:
        table.hull[owner][kind - TITAN] -= 1
    else:
        lose(table, step[5], owner, place, kind)


def lowest_kind(table: Table, owner: int, place: int, mask: int) -> int:
    for kind in range(KINDS):
        if mask >> kind & 1 and table.has(owner, place, kind):
            return kind
    return CONSTRUCTION


def lose(table: Table, killer: int, owner: int, place: int, kind: int) -> None:
    """One thing is destroyed by an ability (BSU-5.11, 44.17)."""
    if table.sink is not None:
        facts: dict[str, int | str] = {"unit": unit_message(table, kind)}
        loser = owner if owner < SEATS else -1
        table.emit(Event("fell", loser, unit_name(table, kind), table.galaxy.names[place], "", 1, facts=facts))
    frame = table.frame()
    fight = frame.fight
    if fight is not None and place == frame.place and owner in fight.owners:
        fight.lost[0 if fight.owners[0] == owner else 1][kind] += 1
    if owner == DARK_SHIPS:
        table.dark[place] -= 1
    elif owner == LOCAL_FORCES:
        table.local[place] -= 1
    elif kind == CONSTRUCTION:
        table.supply[table.construction[place]] += 1
        table.construction[place] = -1
        touch(table, owner)
    else:
        table.change_units(owner, place, kind, -1)
        if kind >= MERCENARY:
            table.supply[table.tables.mercenaries[kind - MERCENARY]] += 1
        if UNIQUE >> kind & 1:
            table.hull[owner][kind - TITAN] = 0
            if killer != owner:
                gain_antimatter(table, killer, 1)
        leave_no_mercenaries(table, owner, place)


# ---------------------------------------------------------------- empires and cards


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
    leaders.own_card(table, step[1], effect.a, card)


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
        table.hand[seat] &= ~(1 << (action - KEEP))  # BSU-26.5: it leaves unseen
    elif effect.a == AGENT:
        leaders.discard_card(table, AGENT, action - AGENT_AT)
    elif effect.a == ARTEFACT:
        leaders.discard_card(table, ARTEFACT, action - ARTEFACT_AT)
    else:
        table.technologies[seat].remove(action - RESOURCE_AT)
        table.supply[action - RESOURCE_AT] += 1
        touch(table, seat)


def draw(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    table.push(again(step, ASK_DRAW, step[6] - 1))
    leaders.take_card(table, step[1], effect.a, action)


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


# ---------------------------------------------------------------- leaps, salvage, repair, nested actions


def leap_from_options(table: Table, step: Step) -> list[int]:
    return leap_starts(table, step[1], effect_of(table, step))


def leap_from(table: Table, step: Step, action: int) -> None:
    effect = effect_of(table, step)
    origin = action - (ARMY_AT if effect.a == ARMY else FLEET_AT)
    table.frame().group = movable(table, step[1], origin, effect.a == ARMY)
    table.push(again(step, ASK_LEAP, origin))


def leap_options(table: Table, step: Step) -> list[int]:
    """Leave units behind, or go."""
    effect = effect_of(table, step)
    found = [PLACE_AT + place for place in leap_goals(table, step[1], effect, step[6])]
    group = table.frame().group
    if sum(group) > 1:
        found += [LEAVE + kind for kind in range(KINDS) if group[kind]]
    return found


def leap(table: Table, step: Step, action: int) -> None:
    group = table.frame().group
    if action >= LEAVE:
        group[action - LEAVE] -= 1
        table.push(step)
        return
    seat, origin, place = step[1], step[6], action - PLACE_AT
    for kind in range(KINDS):
        if group[kind]:
            table.change_units(seat, origin, kind, -group[kind])
            table.change_units(seat, place, kind, group[kind])
    leave_no_mercenaries(table, seat, origin)
    if table.sink is not None:
        names = table.galaxy.names
        table.emit(Event("leap", seat, "fleet", names[origin], names[place], sum(group), facts=at(table, place)))
    if effect_of(table, step).a != ARMY and table.dark[place]:
        table.push((AMBUSH, place, seat))


def salvage_options(table: Table, step: Step) -> list[int]:
    """BSU-44.28."""
    if step[6] <= 0:
        return []
    lost = table.frame().group
    found = [UNIT_AT + kind for kind in range(len(lost)) if lost[kind]]
    return [DECLINE, *found] if found else []


def salvage(table: Table, step: Step, action: int) -> None:
    if action == DECLINE:
        return
    seat = step[1]
    frame = table.frame()
    kind = action - UNIT_AT
    frame.group[kind] -= 1
    table.push(again(step, ASK_SALVAGE, step[6] - 1))
    if kind == REGIMENT:
        table.push((ASK_PLACE, seat, step[2], step[3], step[4], step[5], 1, -1))
    elif table.fleet[seat][frame.place]:
        add_units(table, seat, frame.place, kind, 1)
    else:
        add_units(table, seat, table.galaxy.homes[seat], kind, 1)


def repair_options(table: Table, step: Step) -> list[int]:
    """BSU-44.29."""
    if step[6] <= 0:
        return []
    return [REPAIR_AT + kind - TITAN for kind in UNIQUE_KINDS if building.damaged(table, step[1], kind)]


def repair(table: Table, step: Step, action: int) -> None:
    seat = step[1]
    kind = TITAN + action - REPAIR_AT
    table.hull[seat][kind - TITAN] = min(full_hull(table, seat, kind), table.hull[seat][kind - TITAN] + 1)
    table.push(again(step, ASK_REPAIR, step[6] - 1))


def branch_options(table: Table, step: Step) -> list[int]:
    effect = effect_of(table, step)
    ability = table.tables.abilities[step[2]]
    found: list[int] = []
    for number in range(len(effect.branches)):
        if can_do(table, step[1], ability, effect.branches[number], step[5]):
            found.append(PICK + number)
    return found


def choose_branch(table: Table, step: Step, action: int) -> None:
    table.push((EFFECT, step[1], step[2], step[3], action - PICK + 1, step[5]))


def nested_options(table: Table, step: Step) -> list[int]:
    """BSU-14.9, 44.35: an action more, if it can be performed."""
    possible = performable(table, step[1], step[2], table.frame().leader)
    return [DECLINE, ACCEPT] if possible else []


def nested(table: Table, step: Step, action: int) -> None:
    if action == ACCEPT:
        table.push((BEGIN_ACTION, step[2], step[1], table.frame().leader, 0))


def instead_options(table: Table, step: Step) -> list[int]:
    return [ACTION_AT + action for action in range(12) if step[6] >> action & 1]


def instead(table: Table, step: Step, action: int) -> None:
    """BSU-44.35: in place of the first action; the trigger used counts for the new one."""
    table.frame().stopped = 1
    table.push((BEGIN_ACTION, action - ACTION_AT, step[1], table.frame().leader, 2))
