"""Which components and kinds of effects of Beyond the Sun never took effect in simulated games? Prints them, by kind.

    usage_of_beyond_the_sun.py [--games 2000] [--bots greedy,random] [--seed 0]

Games go through both kinds of mats, the tableau and all numbers of players. A kind of effect counts when a line with it
was carried out, inside `opt` and `choose` only when that part was chosen; a permanent rule when a move needed it. The
tests prove every component on its own (test_every_component.py); this shows what play reaches.
"""

import argparse
from dataclasses import dataclass
from itertools import cycle, islice

from perihelion.arena.match import SEEDS_APART
from perihelion.bots import Position, bot
from perihelion.games.beyond_the_sun.game import BeyondTheSun
from perihelion.games.beyond_the_sun.play import BeyondState
from perihelion.games.beyond_the_sun.rules import effects, steps
from perihelion.games.beyond_the_sun.rules import vocabulary as v
from perihelion.games.beyond_the_sun.rules.catalogue import CATALOGUE
from perihelion.games.beyond_the_sun.rules.effects import RULES, Line
from perihelion.kernel.game import Options
from perihelion.kernel.rng import seeded
from perihelion.kernel.table import Event, named

PLANS: list[Options] = [{}, {"mats": "advanced"}, {"tableau": True}, {"mats": "advanced", "tableau": True}]


def components(game: BeyondTheSun) -> dict[str, set[str]]:
    """Everything that could be met, by kind."""
    tables = game.tables
    rows = [layout.basic_spaces for layout in tables.layouts.values()]
    spaces = {space for row in rows for space in row}
    spaces |= {space for space in range(v.GUILD_SPACE, v.SPACES) if tables.space_action[space] >= 0}
    at_will = [card.name for card in tables.technologies if any(ability.kind < 2 for ability in card.abilities)]
    at_will += [card.name for card in tables.systems if card.special is not None and card.special.kind < 2]
    mats = {f"{mat.faction}_{'ab'[k]}" for mat in tables.mats for k in range(len(mat.abilities))}
    return {
        "technology": {card.name for card in tables.technologies if card.level},
        "event": {card.name for card in tables.events},
        "colonised": {card.name for card in tables.systems},
        "claimed": {card.name for card in tables.achievements},
        "space": {str(space) for space in spaces},
        "ability": {name.replace("_", "-") for name in [*at_will, *mats]},
        "effect": set(CATALOGUE.names),
        "rule": set(RULES),
    }


def ability_lines(state: BeyondState) -> dict[str, int]:
    """The line of every ability that is no permanent rule, by the name its event gives."""
    tables = state.tables
    found = {named("technology", card.name): card.abilities for card in tables.technologies}
    found |= {named("system", card.name): [card.special] for card in tables.systems if card.special is not None}
    for mat in tables.mats:
        found |= {named("ability", f"{mat.faction}_{'ab'[k]}"): [each] for k, each in enumerate(mat.abilities)}
    return {name: each.line.number for name, some in found.items() for each in some if each.line is not None}


@dataclass
class Usage:
    """What has not been met yet; watches one game after the other."""

    waiting: dict[str, set[str]]
    state: BeyondState

    def watch(self, state: BeyondState) -> None:
        self.state = state
        state.watch(self.see)

    def met(self, kind: str, name: str) -> None:
        self.waiting[kind].discard(name)

    def carried_out(self, number: int) -> None:
        if number >= 0:
            self.kinds_of(self.state.tables.lines[number])

    def kinds_of(self, line: Line) -> None:
        for call in line.calls:
            self.met("effect", call.name)
            if call.name in ("each", "if"):
                self.kinds_of(call.lines[0])

    def see(self, event: Event) -> None:
        """An event of the log: which component it tells of, and the line that comes with it."""
        tables = self.state.tables
        if event.kind in ("technology", "private"):
            self.met("technology", event.piece)
            self.carried_out(next(card.immediate for card in tables.technologies if card.name == event.piece))
        elif event.kind == "event":
            self.met("event", event.piece)
            self.carried_out(next(card.line for card in tables.events if card.name == event.piece))
        elif event.kind == "colonised":
            self.met("colonised", event.piece)
            self.carried_out(next(card.bonus for card in tables.systems if card.name == event.piece))
        elif event.kind == "space":
            self.met("space", event.target)
            self.carried_out(tables.action_line[tables.space_action[int(event.target)]])
        elif event.kind == "ability":
            name = str(event.facts["ability"])
            self.met("ability", name.split("-", 1)[1])
            self.carried_out(ability_lines(self.state)[name])
        elif event.kind == "claimed":
            self.met("claimed", event.piece)
        elif event.kind == "pushed":
            self.met("rule", "push_pawn")

    def choose(self, seat: int, action: int) -> None:
        """A move about to be made: the part it chooses, or the permanent rule it needs."""
        state = self.state
        asked = state.asked
        if action == v.DO:
            self.carried_out(asked[2])
        elif v.CHOOSE_LINE <= action < v.RESEARCH_SLOT:
            self.kinds_of(state.tables.lines[asked[2]].calls[asked[3]].lines[action - v.CHOOSE_LINE])
        else:
            self.rule_needed(seat, action)

    def rule_needed(self, seat: int, action: int) -> None:
        state = self.state
        faction = state.factions[seat]
        if v.REPLACE < action < v.DO:
            self.met("rule", "retire_for_ore")
        elif v.RESEARCH_SLOT <= action < v.PAY_OPPONENT and faction.has_rule(effects.SKIP_PREREQUISITE):
            slot = state.tables.slots[action - v.RESEARCH_SLOT]
            if (slot.needs & faction.techs).bit_count() < slot.least:
                self.met("rule", "skip_prerequisite")
        elif v.MOVE <= action < v.TARGET and state.asked[0] == steps.JUMPING:
            ship, to = divmod(action - v.MOVE, v.AREAS)
            if to not in state.neighbours(ship // v.SHIP_LEVELS):
                self.met("rule", "long_jump")
        elif v.BUILD_AT < action < v.UPGRADE_SHIP and state.asked[4] == 0 and not state.side.spec[action - v.BUILD_AT]:
            self.met("rule", "dock_everywhere")
        elif action == v.BUY_POPULATION and faction.has_rule(effects.CHEAP_GROWTH_TRADE):
            self.met("rule", "cheap_growth_trade")
        elif v.DISC <= action < v.USE_POPULATION and state.asked[0] == steps.BASE:
            offered = state.spec(state.asked[2])
            self.waiting["rule"] -= set() if offered >> (action - v.DISC) & 1 else {"any_track_disc"}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=2000)
    options.add_argument("--bots", default="greedy,random")
    options.add_argument("--seed", type=int, default=0)
    wanted = options.parse_args()
    game = BeyondTheSun()
    usage: Usage | None = None
    for number in range(wanted.seed, wanted.seed + wanted.games):
        seats = game.seats[number % len(game.seats)]
        state = game.new(seats, number, **PLANS[number % len(PLANS)])
        assert isinstance(state, BeyondState)
        usage = usage or Usage(components(game), state)
        usage.watch(state)
        bots = [bot(name) for name in islice(cycle(wanted.bots.split(",")), number, number + seats)]
        chance = [seeded(number + SEEDS_APART * (seat + 1)) for seat in range(seats)]
        while not state.over():
            seat = state.actors()[0]
            action = bots[seat].choose(Position(game, state, seat), chance[seat])
            usage.choose(seat, action)
            state.apply(seat, action)
        if not any(usage.waiting.values()):
            print(f"everything took effect within {number + 1 - wanted.seed} games")
            return
    assert usage is not None
    for kind, never in usage.waiting.items():
        print(f"{kind}: {', '.join(sorted(never)) or 'all met'}")


if __name__ == "__main__":
    main()
