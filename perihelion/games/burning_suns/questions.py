"""Every question a seat can be asked: what may be answered, and what the answer does. One line a question."""

from perihelion.games.burning_suns import (
    aimed,
    building,
    combat,
    dealings,
    diplomacy,
    leaders,
    limits,
    losses,
    military,
    moving,
    powers,
    rounds,
    setup,
    triggers,
    turns,
)
from perihelion.games.burning_suns.state import Table
from perihelion.games.burning_suns.steps import (
    ASK_ACTIVATE,
    ASK_ANSWER,
    ASK_ASSAULT,
    ASK_BATTLE,
    ASK_BLOCK,
    ASK_BOMBARD,
    ASK_BOOST,
    ASK_BRANCH,
    ASK_BUILD,
    ASK_CARD,
    ASK_COLONISE,
    ASK_DAMAGE,
    ASK_DIPLOMACY,
    ASK_DRAW,
    ASK_EMPIRE,
    ASK_EXPLORE,
    ASK_FORCE,
    ASK_GIVE,
    ASK_INSTEAD,
    ASK_JUMP,
    ASK_JUMP_FROM,
    ASK_LEADER,
    ASK_LEADER_REROLL,
    ASK_LEAP,
    ASK_LEAP_FROM,
    ASK_LEVEL,
    ASK_LOSS,
    ASK_MISSION,
    ASK_NESTED,
    ASK_PERFORM,
    ASK_PLACE,
    ASK_RECEIVE,
    ASK_RECRUIT,
    ASK_REGIMENT,
    ASK_REPAIR,
    ASK_REPLACED,
    ASK_REROLL,
    ASK_SALVAGE,
    ASK_SCAN,
    ASK_SITE,
    ASK_SPACE,
    ASK_START_UNIT,
    ASK_STATUS,
    ASK_SURPLUS,
    ASK_SURPLUS_CARD,
    ASK_TAX,
    ASK_THROW,
    ASK_TRIGGER,
)
from perihelion.games.burning_suns.tables import ACCEPT, DECLINE
from perihelion.kernel.state import Step


def options(table: Table, step: Step, kind: int) -> list[int]:
    """What the seat may answer; nothing when the question has lost its object."""
    if kind < ASK_DIPLOMACY:
        return options_of_rounds(table, step, kind)
    if kind < ASK_ACTIVATE:
        return options_of_actions(table, step, kind)
    return options_of_powers(table, step, kind)


def options_of_rounds(table: Table, step: Step, kind: int) -> list[int]:
    seat = step[1]
    if kind == ASK_TRIGGER:
        return triggers.trigger_options(table, seat, step[2])
    if kind == ASK_LEADER:
        return rounds.leader_options(table, seat)
    if kind == ASK_PERFORM:
        return turns.perform_options(table, seat, step[2], step[3])
    if kind == ASK_STATUS:
        return turns.status_options(table, seat)
    if kind == ASK_JUMP:
        return moving.jump_options(table, seat)
    if kind == ASK_JUMP_FROM:
        return moving.jump_starts(table, seat)
    if kind == ASK_EXPLORE:
        return moving.explore_options(table, seat, step[2])
    if kind == ASK_NESTED:
        return powers.nested_options(table, step)
    if kind == ASK_BOOST:
        return leaders.boost_options(table, seat)
    if kind == ASK_LEADER_REROLL:
        return leaders.reroll_options(table, seat)
    if kind == ASK_SCAN:
        return leaders.scan_options(table)
    if kind == ASK_COLONISE:
        return diplomacy.colonise_options(table, seat)
    return setup.start_units(table, seat)


def options_of_actions(table: Table, step: Step, kind: int) -> list[int]:
    seat = step[1]
    if kind == ASK_DAMAGE:
        return combat.damage_options(table, step[2])
    if kind == ASK_REROLL:
        return combat.reroll_options(table, step[2])
    if kind == ASK_DIPLOMACY:
        return diplomacy.diplomacy_options(table, seat)
    if kind == ASK_BLOCK:
        return diplomacy.block_options(table, step[2])
    if kind == ASK_GIVE:
        return diplomacy.give_options(table, seat, step[3])
    if kind == ASK_BUILD:
        return building.build_options(table, seat)
    if kind == ASK_SITE:
        return building.site_options(table, seat, step[3])
    if kind == ASK_SPACE:
        return building.space_options(table, seat)
    if kind == ASK_REPLACED:
        return building.replaced_options(table, seat, step[3])
    if kind == ASK_BATTLE:
        return military.battle_targets(table, seat)
    if kind == ASK_BOMBARD:
        return military.shot_options(table, seat, step[2])
    if kind == ASK_ASSAULT:
        return military.assault_targets(table, seat)
    return [DECLINE, ACCEPT]  # an answer to an offer, a tax


def options_of_powers(table: Table, step: Step, kind: int) -> list[int]:
    seat = step[1]
    if kind == ASK_PLACE:
        return aimed.place_options(table, step)
    if kind == ASK_LEVEL:
        return limits.level_options(table, seat, step[2])
    if kind == ASK_MISSION:
        return turns.mission_list(table, seat)
    if kind == ASK_ACTIVATE:
        return turns.activate_options(table, seat)
    if kind == ASK_RECRUIT:
        return leaders.recruit_options(table, seat)
    if kind == ASK_REGIMENT:
        return leaders.regiment_options(table, seat)
    if kind == ASK_SURPLUS:
        return limits.surplus_options(table, seat, step[2], step[3])
    if kind == ASK_SURPLUS_CARD:
        return limits.surplus_card_options(table, seat, step[2])
    if kind == ASK_BRANCH:
        return powers.branch_options(table, step)
    if kind == ASK_EMPIRE:
        return dealings.empire_options(table, step)
    if kind == ASK_CARD:
        return dealings.card_options(table, step)
    if kind == ASK_THROW:
        return dealings.throw_options(table, step)
    if kind == ASK_FORCE:
        return losses.force_options(table, step)
    if kind == ASK_LOSS:
        return losses.loss_options(table, step)
    return options_of_rest(table, step, kind)


def options_of_rest(table: Table, step: Step, kind: int) -> list[int]:
    if kind == ASK_LEAP_FROM:
        return aimed.leap_from_options(table, step)
    if kind == ASK_LEAP:
        return aimed.leap_options(table, step)
    if kind == ASK_SALVAGE:
        return aimed.salvage_options(table, step)
    if kind == ASK_REPAIR:
        return aimed.repair_options(table, step)
    if kind == ASK_DRAW:
        return dealings.ask_draw_options(table, step)
    if kind == ASK_RECEIVE:
        return dealings.ask_receive_options(table, step)
    return powers.instead_options(table, step)


# Carrying out what the seat has chosen; what is asked most comes first.


def answer_of_rounds(table: Table, step: Step, kind: int, action: int) -> None:
    seat = step[1]
    if kind == ASK_JUMP:
        moving.jump(table, seat, action)
    elif kind == ASK_EXPLORE:
        moving.explore(table, seat, step[2], action)
    elif kind == ASK_TRIGGER:
        turns.use_trigger(table, seat, step[2], action)
    elif kind == ASK_STATUS:
        turns.use_status(table, seat, action)
    elif kind == ASK_JUMP_FROM:
        moving.begin_jump(table, seat, action)
    elif kind == ASK_NESTED:
        powers.nested(table, step, action)
    elif kind == ASK_LEADER_REROLL:
        leaders.reroll(table, seat, action)
    elif kind == ASK_SCAN:
        leaders.scan(table, seat, action)
    elif kind == ASK_COLONISE:
        diplomacy.colonise(table, seat, action)
    elif kind == ASK_START_UNIT:
        setup.buy_start_unit(table, seat, action)


def answer_of_actions(table: Table, step: Step, kind: int, action: int) -> None:
    seat = step[1]
    if kind == ASK_BUILD:
        building.build(table, seat, action)
    elif kind == ASK_SITE:
        building.put_on_site(table, seat, step[2], step[3], action)
    elif kind == ASK_SPACE:
        building.choose_space(table, seat, step[2], action)
    elif kind == ASK_DIPLOMACY:
        diplomacy.negotiate(table, seat, action)
    elif kind == ASK_DAMAGE:
        combat.take_damage(table, step[2], action)
    elif kind == ASK_REROLL:
        combat.reroll(table, step[2], action)
    elif kind == ASK_BLOCK:
        diplomacy.block(table, seat, step[2], action)
    elif kind == ASK_GIVE:
        diplomacy.give(table, seat, action)
    elif kind == ASK_ANSWER:
        diplomacy.answer(table, seat, step[2], step[3], action)
    elif kind == ASK_REPLACED:
        building.replace(table, seat, step[2], step[3], action)
    elif kind == ASK_TAX:
        powers.pay_tax(table, step, action)
    elif kind == ASK_BATTLE:
        military.choose_battle(table, seat, action)
    elif kind == ASK_BOMBARD:
        military.choose_shot(table, seat, step[2], action)
    elif kind == ASK_ASSAULT:
        military.choose_assault(table, seat, action)


def answer_of_powers(table: Table, step: Step, kind: int, action: int) -> None:
    seat = step[1]
    if kind == ASK_ACTIVATE:
        turns.activate(table, seat, action)
    elif kind == ASK_RECRUIT:
        leaders.recruit(table, seat, action)
    elif kind == ASK_REGIMENT:
        leaders.regiment(table, seat, action)
    elif kind == ASK_MISSION:
        leaders.mission(table, seat, action)
    elif kind == ASK_SURPLUS:
        limits.drop_surplus(table, seat, step[2], action)
    elif kind == ASK_SURPLUS_CARD:
        limits.drop_card(table, step[2], action)
    elif kind == ASK_LEVEL:
        limits.gain_level(table, seat, step[2], action)
    elif kind == ASK_BRANCH:
        powers.choose_branch(table, step, action)
    elif kind == ASK_PLACE:
        aimed.choose_place(table, step, action)
    elif kind == ASK_EMPIRE:
        dealings.choose_empire(table, step, action)
    elif kind == ASK_CARD:
        dealings.choose_card(table, step, action)
    elif kind == ASK_THROW:
        dealings.throw(table, step, action)
    elif kind == ASK_FORCE:
        losses.choose_force(table, step, action)
    elif kind == ASK_LOSS:
        losses.choose_loss(table, step, action)
    else:
        answer_of_rest(table, step, kind, action)


def answer_of_rest(table: Table, step: Step, kind: int, action: int) -> None:
    if kind == ASK_LEAP_FROM:
        aimed.leap_from(table, step, action)
    elif kind == ASK_LEAP:
        aimed.leap(table, step, action)
    elif kind == ASK_SALVAGE:
        aimed.salvage(table, step, action)
    elif kind == ASK_REPAIR:
        aimed.repair(table, step, action)
    elif kind == ASK_DRAW:
        dealings.draw(table, step, action)
    elif kind == ASK_RECEIVE:
        dealings.receive(table, step, action)
    elif kind == ASK_INSTEAD:
        powers.instead(table, step, action)
