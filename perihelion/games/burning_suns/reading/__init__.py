"""Why an action is not allowed, by rule id: a second reading of the rules, one answer at a time.

It looks at what lies on the table and at the set, never at the list of legal answers, nor at anything that the rules
keep ready or work out: what an empire has is counted anew for every answer. So each reading checks the other.
"""

from typing import Final

from perihelion.kernel.question import Refuse

from ..rules.state import Table
from . import aims, answers, cards, fights, moves, orders, places, powers

TO_ALL: Final[dict[str, Refuse]] = {"pick-sheet": answers.refuse_sheet, "keep-card": answers.refuse_kept_card}
TO_ONE: Final[dict[str, Refuse]] = {
    "start-unit": answers.refuse_start_unit,
    "status": powers.refuse_status,
    "leader": orders.refuse_leader,
    "perform": answers.refuse_perform,
    "trigger": powers.refuse_trigger,
    "explore": places.refuse_explore,
    "nested": answers.refuse_nested,
    "jump-from": moves.refuse_jump_from,
    "jump": moves.refuse_jump,
    "boost": answers.refuse_boost,
    "leader-reroll": answers.refuse_yes_or_no,
    "scan": orders.refuse_scan,
    "colonise": places.refuse_colonise,
    "diplomacy": places.refuse_diplomacy,
    "block": answers.refuse_block,
    "answer": answers.refuse_yes_or_no,
    "give": cards.refuse_gift,
    "build": orders.refuse_build,
    "site": places.refuse_site,
    "space": cards.refuse_space,
    "replaced": cards.refuse_replaced,
    "tax": answers.refuse_yes_or_no,
    "battle": fights.refuse_battle,
    "bombard": fights.refuse_bombard,
    "assault": places.refuse_assault,
    "reroll": fights.refuse_reroll,
    "damage": fights.refuse_hit,
    "activate": powers.refuse_activation,
    "recruit": orders.refuse_recruit,
    "regiment": answers.refuse_regiment,
    "mission": answers.refuse_mission,
    "surplus": cards.refuse_surplus,
    "surplus-card": cards.refuse_surplus_card,
    "level": answers.refuse_level,
    "branch": powers.refuse_branch,
    "place": aims.refuse_ability_place,
    "empire": aims.refuse_empire,
    "card": cards.refuse_taken_card,
    "throw": cards.refuse_thrown,
    "force": aims.refuse_force,
    "loss": aims.refuse_loss,
    "leap-from": moves.refuse_leap_from,
    "leap": moves.refuse_leap,
    "salvage": aims.refuse_salvage,
    "repair": aims.refuse_hull,
    "draw": cards.refuse_draw,
    "receive": cards.refuse_receive,
    "instead": answers.refuse_instead,
}


def asked_alone(judge: Refuse) -> Refuse:
    """A question to one seat: nobody else may answer it."""

    def refuse(table: Table, seat: int, action: int) -> list[str] | None:
        return judge(table, seat, action) if seat == table.asked_seat() else None

    return refuse


READINGS: Final[dict[str, Refuse]] = {**TO_ALL, **{name: asked_alone(judge) for name, judge in TO_ONE.items()}}
