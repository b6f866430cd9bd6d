"""What a seat may imagine: samples that fit all it knows, and depend on nothing it does not know."""

from collections import Counter

import pytest

from perihelion.games.burning_suns.play import BurningSunsState
from perihelion.games.burning_suns.rules.steps import KEEP_CARDS
from perihelion.games.burning_suns.rules.tables import KEEP
from tests.games.burning_suns.builder import TABLES, Builder, built

SAMPLES = range(300)
CYBORG = [each.name for each in TABLES.races].index("cyborg")
ACTIVATED = ("cyborg_refit", "cyborg_subnet_breach", "cyborg_upload")
"""Of the eight cards of the Cyborgs, those without a moment: only they can be activated."""


def bits(*names: str) -> int:
    return sum(1 << TABLES.card_names[CYBORG].index(f"rc_{name}") for name in names)


def asked_what_to_activate(*cards: str) -> Builder:
    """A Cyborg empire that has nothing to activate but the two cards in its hand."""
    game = built().empire(0, race="cyborg").units(0, "home0", fighter=1)
    for card in cards:
        game.card(0, card)
    return game.begin(0, "activate")


def hands(state: BurningSunsState, observer: int, of: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for seed in SAMPLES:
        sample = state.determinize(observer, seed)
        assert isinstance(sample, BurningSunsState)
        found[sample.hand[of]] += 1
    return found


def test_who_is_asked_what_to_activate_has_a_choice_in_every_sample() -> None:
    """Only 3 of 28 pairs of cards allow a choice: drawing any pair would mostly miss them."""
    state = asked_what_to_activate(*ACTIVATED[:2]).state
    assert state.view(None)["question"] == "activate"
    assert state.actors() == (0,)
    for seed in SAMPLES:
        sample = state.determinize(1, seed)
        assert len(sample.legal(0)) == 2
        sample.apply(0, sample.legal(0)[seed % 2])


def test_all_fitting_hands_are_drawn_equally_often() -> None:
    """The true hand is no likelier than any other hand that fits."""
    drawn = hands(asked_what_to_activate(*ACTIVATED[:2]).state, 1, 0)
    assert set(drawn) == {bits(*ACTIVATED[:2]), bits(*ACTIVATED[1:]), bits(ACTIVATED[0], ACTIVATED[2])}
    assert all(70 < times < 130 for times in drawn.values())


@pytest.mark.parametrize("truth", [ACTIVATED[1:], (ACTIVATED[0], ACTIVATED[2])])
def test_the_true_cards_leave_no_trace_in_a_sample(truth: tuple[str, str]) -> None:
    one, other = asked_what_to_activate(*ACTIVATED[:2]).state, asked_what_to_activate(*truth).state
    assert one.view(1) == other.view(1)
    for seed in SAMPLES:
        assert one.determinize(1, seed).fingerprint() == other.determinize(1, seed).fingerprint()


def test_nobody_sees_how_many_race_cards_another_has_kept_so_far() -> None:
    """BSU-4.7: all four are chosen in secret."""
    fresh, half_way = built().empire(1, race="cyborg"), built().empire(1, race="cyborg")
    for game in (fresh, half_way):
        game.state.round = 0
        game.state.push((KEEP_CARDS,))
        game.state.settle()
    half_way.state.apply(1, KEEP + 3)
    half_way.state.apply(1, KEEP + 5)
    for seed in SAMPLES:
        assert fresh.state.determinize(0, seed).fingerprint() == half_way.state.determinize(0, seed).fingerprint()
    assert {hand.bit_count() for hand in hands(half_way.state, 0, 1)} == {0, 1, 2, 3}
    half_way.state.apply(1, KEEP + 6)
    half_way.state.apply(1, KEEP + 7)
    assert {hand.bit_count() for hand in hands(half_way.state, 0, 1)} == {4}


def test_a_card_thrown_away_unseen_may_be_one_whose_back_was_seen() -> None:
    """BSU-26.5: of two cards in hand one had been lent before; which of them is left tells nobody anything."""
    truths = []
    for thrown in (0, 1):
        game = built().empire(1, race="cyborg").agent(0, "judge_calloway").join("home0", "home1")
        game.state.hand[1], game.state.shown[1] = 0b11, 0b1
        game.dice(1).begin(0, "activate").do("race_card", thrown)
        truths.append(game.state)
    assert [state.hand[1] for state in truths] == [0b10, 0b01]
    for seed in SAMPLES:
        assert truths[0].determinize(0, seed).fingerprint() == truths[1].determinize(0, seed).fingerprint()


def test_an_anomaly_brought_back_face_down_may_be_any_that_lay_aside() -> None:
    truths = []
    for name, aside in (("portal_1", "ion_storm_1"), ("ion_storm_1", "portal_1")):
        game = built().tile("known", "void_1", "home0").tile("back", name, "known", up=False)
        game.tile("pool", "portal_2", "known", up=False)
        game.state.returned |= 1 << game.labels["back"]
        game.state.aside = [TABLES.tile_names.index(each) for each in (aside, "wormhole_1")]
        truths.append(game)
    names: Counter[str] = Counter()
    for seed in SAMPLES:
        samples = [game.state.determinize(0, seed) for game in truths]
        assert samples[0].fingerprint() == samples[1].fingerprint()
        assert isinstance(samples[0], BurningSunsState)
        names[TABLES.tile_names[samples[0].tile[truths[0].labels["back"]]][:-2]] += 1
    assert set(names) == {"portal", "ion_storm", "wormhole"}
