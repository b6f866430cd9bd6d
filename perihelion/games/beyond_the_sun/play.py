"""Beyond the Sun as it is played: which module does a step of the agenda, and which one carries out a choice."""

from typing import Any, final

from perihelion.games.beyond_the_sun import (
    abilities,
    colonising,
    control,
    decks,
    lines,
    marks,
    phrases,
    production,
    refusals,
    researching,
    scoring,
    ships,
    state,
    turns,
    viewing,
)
from perihelion.games.beyond_the_sun.components import Side
from perihelion.games.beyond_the_sun.counters import own_cards
from perihelion.games.beyond_the_sun.pieces import refresh_slots, refresh_spaces
from perihelion.games.beyond_the_sun.setting_up import deal
from perihelion.games.beyond_the_sun.state import (
    ACTION,
    BASE,
    CONTROL,
    JUMPING,
    LAST_WINDOW,
    LINE,
    PRODUCTION,
    TRADE,
    Table,
)
from perihelion.games.beyond_the_sun.tables import Tables
from perihelion.games.beyond_the_sun.vocabulary import (
    COLONISE_AREA,
    DISC,
    REPLACE,
    TAKE_BONUS,
    TAKE_TYPE,
    TO_COLUMN,
    USE_ABILITY,
)
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import Packed, Step
from perihelion.kernel.table import Phrase, Prompt, Quote


@final
class BeyondState(Table):
    __slots__ = ()

    def clone(self) -> "BeyondState":
        twin = BeyondState(self.tables, self.seats, self.rng, self.side, self.layout)
        twin.take_over(self)
        return twin

    # ---------------------------------------------------------------- the agenda

    def run(self, step: Step) -> None:
        kind = step[0]  # the five that come most often are found here
        if kind == LINE:
            lines.run_line(self, step)
        elif kind == CONTROL:
            control.update(self, step)
        elif kind == LAST_WINDOW:
            turns.ask_last_window(self, step)
        elif kind == PRODUCTION:
            turns.ask_production(self, step)
        elif kind == BASE:
            control.build_base(self, step)
        elif kind < state.START:
            self.run_turn(step)
        elif kind < state.BUILD:
            self.run_effect(step)
        elif kind < state.COLONISING:
            self.run_fleet(step)
        elif kind < state.RESEARCHING:
            self.run_pieces(step)
        else:
            self.run_cards(step)

    def run_turn(self, step: Step) -> None:
        kind = step[0]
        if kind == state.TURN:
            turns.begin_turn(self)
        elif kind == state.ACTION:
            turns.ask_space(self, step)
        elif kind == state.TRADE:
            production.trade(self, step)
        elif kind == state.ACHIEVEMENT:
            turns.ask_achievement(self, step)
        else:
            turns.end_turn(self)

    def run_effect(self, step: Step) -> None:
        kind = step[0]
        if kind == state.START:
            lines.start(self, step)
        elif kind == state.CHOOSING:
            lines.ask_line(self, step)
        else:
            lines.ask_copy(self, step)

    def run_fleet(self, step: Step) -> None:
        kind = step[0]
        if kind == state.BONUSES:
            control.bonuses(self, step)
        elif kind == state.TRIGGERS:
            abilities.run_triggers(self, step)
        elif kind == state.BUILD:
            ships.build(self, step)
        else:
            ships.warp(self, step)

    def run_pieces(self, step: Step) -> None:
        kind = step[0]
        if kind == state.COLONISING:
            colonising.choose_target(self, step)
        elif kind == state.SETTLING:
            colonising.settle_crews(self, step)
        elif kind == state.COLONY:
            colonising.second_disc(self, step)
        elif kind == state.SUPPLY:
            marks.ask_column(self, step)
        elif kind == state.PLACING:
            marks.ask_place(self, step)
        elif kind == state.SENDING:
            marks.ask_send(self, step)
        elif kind == state.SWAPPING:
            marks.ask_swap(self, step)
        else:
            marks.ask_swap_kind(self, step)

    def run_cards(self, step: Step) -> None:
        kind = step[0]
        if kind == state.TYPE:
            researching.choose_type(self, step)
        elif kind in (state.PRIVATE_CARD, state.LAYING):
            researching.choose_card(self, step)
        elif kind == state.EVENT_OVER:
            researching.event_over(self, step)
        elif kind == state.OPPONENT:
            researching.choose_opponent(self, step)
        elif kind == state.LAYING_SLOT:
            researching.choose_laying_slot(self, step)
        elif kind == state.UNCOVERING:
            marks.ask_uncover(self, step)
        elif kind == state.JOINING:
            colonising.choose_neighbour(self, step)
        else:
            colonising.choose_system(self, step)

    # ---------------------------------------------------------------- choices

    def act(self, seat: int, action: int) -> None:
        kind = self.asked[0]  # likewise the four most frequent choices
        if kind == JUMPING:
            ships.act_jump(self, seat, action)
        elif kind == TRADE:
            production.act_trade(self, seat, action)
        elif kind == PRODUCTION:
            turns.act_production(self, seat, action)
        elif kind == ACTION:
            turns.act_space(self, seat, action)
        elif kind < state.START:
            self.act_turn(kind, seat, action)
        elif kind < state.BUILD:
            self.act_effect(kind, seat, action)
        elif kind < state.COLONISING:
            self.act_fleet(kind, seat, action)
        elif kind < state.RESEARCHING:
            self.act_pieces(kind, seat, action)
        else:
            self.act_cards(kind, seat, action)

    def act_turn(self, kind: int, seat: int, action: int) -> None:
        if kind == state.LAST_WINDOW:
            turns.act_last_window(self, seat, action)
        else:
            turns.claim(self, seat, action)

    def act_effect(self, kind: int, seat: int, action: int) -> None:
        if kind == state.START:
            lines.pay(self, self.asked, action - REPLACE)
        elif kind == state.OPTION:
            lines.act_option(self, seat, action)
        elif kind == state.CHOOSING:
            lines.act_line(self, seat, action)
        else:
            lines.act_copy(self, seat, action)

    def act_fleet(self, kind: int, seat: int, action: int) -> None:
        if kind == state.BUILD:
            ships.act_build(self, seat, action)
        elif kind == state.UPGRADING:
            ships.act_upgrade(self, seat, action)
        elif kind == state.TRIGGERS:
            abilities.fire(self, self.asked, action - USE_ABILITY)
        elif kind == state.BASE:
            control.place_base(self, seat, self.asked[2], action - DISC)
        elif kind == state.BONUSES:
            control.resolve_bonus(self, self.asked, action - TAKE_BONUS)
        else:
            ships.act_warp(self, seat, action)

    def act_pieces(self, kind: int, seat: int, action: int) -> None:
        if kind == state.AUTOMATING:
            marks.automate_disc(self, self.asked, action - DISC)
        elif kind == state.COLONISING:
            self.push((state.SETTLING, seat, action - COLONISE_AREA, 0))
        elif kind == state.SETTLING:
            colonising.act_settle(self, seat, action)
        elif kind == state.COLONY:
            colonising.add_disc(self, seat, action - DISC)
        elif kind == state.SUPPLY:
            marks.act_column(self, seat, action)
        elif kind == state.PLACING:
            marks.put_cube(self, self.asked, action - TO_COLUMN)
        elif kind == state.SENDING:
            marks.act_send(self, seat, action)
        elif kind == state.SWAPPING:
            marks.act_swap(self, seat, action)
        else:
            marks.swap_disc(self, seat, self.asked[2], action - DISC)

    def act_cards(self, kind: int, seat: int, action: int) -> None:
        if kind == state.RESEARCHING:
            researching.act_slot(self, seat, action)
        elif kind == state.TYPE:
            researching.find_cards(self, self.asked, action - TAKE_TYPE)
        elif kind == state.CARD:
            researching.act_card(self, seat, action)
        elif kind == state.PRIVATE_CARD:
            researching.act_private(self, seat, action)
        elif kind == state.LAYING:
            researching.act_laying(self, seat, action)
        elif kind == state.LAYING_SLOT:
            researching.act_laying_slot(self, seat, action)
        elif kind == state.OPPONENT:
            researching.act_opponent(self, seat, action)
        elif kind == state.UNCOVERING:
            marks.act_uncover(self, seat, action)
        elif kind == state.JOINING:
            colonising.act_join(self, action)
        else:
            colonising.act_take(self, seat, action)

    # ---------------------------------------------------------------- results and knowledge

    def tally(self) -> list[dict[str, int]]:
        return [scoring.tally_of(self, seat) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return [sum(points.values()) for points in self.tally()]

    def ranking(self) -> list[list[int]]:
        return scoring.ranking(self)

    def ending(self) -> str:
        return self.ended

    def standing(self, seat: int) -> dict[str, int]:
        return scoring.tally_of(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return viewing.view(self)

    def redraw(self, seat: int) -> None:
        decks.redraw(self)

    # ---------------------------------------------------------------- for people at a table

    def refusals(self, seat: int, action: int) -> list[str]:
        return refusals.refusals(self, seat, action)

    def cost_and_gain(self, seat: int, action: int) -> Quote:
        return phrases.cost_and_gain(self, seat, action)

    def phrase(self, seat: int, action: int) -> Phrase:
        return phrases.phrase(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        return phrases.prompt(self, seat)


def set_up(tables: Tables, seats: int, rng: Rng, side: Side, layout: int) -> BeyondState:
    """A table without cards; `deal` lays them out."""
    return BeyondState(tables, seats, rng, side, layout)


def restored(tables: Tables, seats: int, packed: Packed) -> BeyondState:
    made = BeyondState(tables, seats, Rng(0, 0, 0, 0), tables.sides[packed[0]], packed[1])
    made.unpack(packed)
    refresh_slots(made)
    for faction in made.factions:
        refresh_spaces(made, faction, own_cards(made, faction))
    return made


__all__ = ["BeyondState", "deal", "restored", "set_up"]
