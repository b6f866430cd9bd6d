"""WSS-3.5 for every way a round can go: all sequences of placements, played through the engine."""

from collections import Counter

from support.rules import rule
from support.sunward import draw_anything, table

from perihelion.games.sunward.components.checks import round_lengths
from perihelion.games.sunward.play import SunwardState


def lengths_from(state: SunwardState) -> Counter[int]:
    """How many sequences of placements end the round after so many turns."""
    counted: Counter[int] = Counter()
    for action in state.legal(state.active):
        after = state.clone()
        after.apply(after.active, action)
        draw_anything(after)
        if after.round == state.round:
            counted += lengths_from(after)
        else:
            counted[len(state.placed) + 1] += 1
    return counted


@rule("WSS-3.5", "WSS-A1")
def test_every_round_lasts_four_or_five_turns_and_both_occur() -> None:
    state = table().placing()
    assert lengths_from(state) == {4: 768, 5: 1280}


@rule("WSS-3.5")
def test_the_checker_of_sets_counts_the_same() -> None:
    state = table().placing()
    assert round_lengths(state.tables) == lengths_from(state)
