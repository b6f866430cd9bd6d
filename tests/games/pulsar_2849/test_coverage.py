"""Every component and every kind of effect takes effect in simulated games."""

import random

from games.pulsar_2849.builder import GAME, TABLES

from perihelion.games.pulsar_2849.rules.tables import DECLINE, END_TURN
from perihelion.games.pulsar_2849.rules.terms import CODES


def components():
    found = {("tech", tech.id.lower()) for tech in TABLES.techs}
    found |= {("transmitter", each.id.lower()) for each in TABLES.transmitters}
    found |= {("project", each.id.lower()) for side in TABLES.hq_sides for each in side.projects}
    found |= {("system", tile.id.lower()) for tile in TABLES.tiles}
    found |= {("exploration", name.lower()) for name in TABLES.exploration_ids}
    found |= {("goal", goal.id.lower()) for goal in TABLES.goals}
    return found


def test_nothing_in_the_set_is_never_used():
    unused = components()
    kinds = set()

    def note(event):
        kinds.add(event.kind)
        if event.kind in (
            "patented",
            "transmitter-operates",
            "project-completed",
            "system-found",
            "explored",
            "goal-met",
        ):
            for fact in event.facts.values():
                if isinstance(fact, str) and fact.startswith("@"):
                    kind, _, name = fact[1:].partition("-")
                    unused.discard((kind, name))

    rng = random.Random(7)
    for seed in range(600):
        state = GAME.new(seats=2 + seed % 3, seed=seed)
        state.watch(note)
        while not state.over():
            seat = state.actors()[0]
            options = state.legal(seat)
            busy = [action for action in options if action not in (END_TURN, DECLINE)]
            # projects come late in a pyramid, so they go first
            projects = [action for action in options if GAME.actions.kind(action).name == "complete"]
            state.apply(seat, rng.choice(projects or busy or options))
        if not unused and seed > 60:
            break
    assert unused == set()
    assert {"teleported", "gate-run", "linked", "red-die", "red-die-owed", "premium", "award", "penalty"} <= kinds


def test_every_term_of_the_notation_is_used_by_the_set():
    used = {code for program in TABLES.programs for code, _, _ in program}
    used |= {code for each in TABLES.transmitters for code, _, _ in each.green}
    used |= {CODES.index("run")} if any(p.run_points for side in TABLES.hq_sides for p in side.projects) else set()
    assert used == set(range(len(CODES)))
