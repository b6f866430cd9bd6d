"""The generator: Bob Jenkins' jsf32, exactly, and nothing but equally likely numbers from it."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.kernel.rng import SPREAD, Rng, seeded

# Words 1 to 5 and 1000 after twenty rounds of warming up, from the published C code compiled as it is.
PUBLISHED = {
    (0, 0, 0): [0x1A9B6C07, 0x9A550895, 0xF12BE876, 0x0902BA19, 0x20F1A244, 0xCD53EC0B],
    (1, 1, 1): [0xA25132F4, 0x1EFA0761, 0x332B56B3, 0xD1AEDB87, 0x4C4D7156, 0x5D08FAC0],
    (7, 0, 0): [0x1C74BC3C, 0xA31AAD9B, 0x4172E53B, 0x6A08194B, 0x847B670B, 0x6F045A2D],
    (0xDEADBEEF, 0xDEADBEEF, 0xDEADBEEF): [0xFA65A416, 0xADDCC8E0, 0x93BC44AC, 0x7ABD07E5, 0x19CBDD75, 0x05445919],
    (0xFFFFFFFF, 0x12345678, 9): [0x9EC7E2D6, 0xADF20280, 0x838F91BB, 0xD347F92C, 0xBB05B4A1, 0xF58BBD75],
}


@pytest.mark.parametrize("words", PUBLISHED, ids=str)
def test_the_words_of_the_published_generator(words: tuple[int, int, int]) -> None:
    b, c, d = words
    started = Rng(SPREAD, b, c, d)
    for _ in range(20):
        started.word()
    for rng in (started, seeded(b | c << 32 | d << 64)):
        drawn = [rng.word() for _ in range(1000)]
        assert [*drawn[:5], drawn[999]] == PUBLISHED[words]


def test_a_clone_goes_its_own_way() -> None:
    rng = seeded(3)
    twin = rng.clone()
    expected = [rng.word() for _ in range(10)]
    assert [twin.word() for _ in range(10)] == expected
    twin.word()
    assert rng.word() != twin.word()


def test_seeds_of_up_to_96_bits_give_different_streams() -> None:
    seeds = [*range(2000), *(1 << shift for shift in range(11, 96))]
    assert len({tuple(stream(seed)) for seed in seeds}) == len(seeds)


def stream(seed: int) -> list[int]:
    rng = seeded(seed)
    return [rng.word() for _ in range(4)]


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 10, 12, 100])
def test_below_is_uniform(bound: int) -> None:
    """Chi-square far below what chance allows once in a million times."""
    rng = seeded(bound)
    draws = 400 * bound
    counted = Counter(rng.below(bound) for _ in range(draws))
    assert set(counted) == set(range(bound))
    spread = sum((count - 400) ** 2 / 400 for count in counted.values())
    assert spread < bound + 7 * (2 * bound) ** 0.5 + 10


def test_every_bit_of_a_word_is_as_often_set_as_not() -> None:
    rng = seeded(11)
    words = [rng.word() for _ in range(4000)]
    for bit in range(32):
        assert 1800 < sum(word >> bit & 1 for word in words) < 2200


@pytest.mark.parametrize("bound", [3, 5, 3 << 30, (1 << 31) + 1, (1 << 32) - 1])
def test_below_is_unbiased_because_the_surplus_is_drawn_again(bound: int) -> None:
    """Of the 2**32 words just the surplus over a multiple of the bound is refused: each rest is left equally often."""
    surplus = (1 << 32) % bound
    for seed in range(200):
        rng, twin = seeded(seed), seeded(seed)
        drawn = twin.word()
        while drawn < surplus:
            drawn = twin.word()
        assert rng.below(bound) == drawn % bound
        assert (rng.a, rng.b, rng.c, rng.d) == (twin.a, twin.b, twin.c, twin.d)


def test_a_bound_for_which_taking_the_rest_would_be_badly_biased() -> None:
    """With 3 * 2**30 a rest of one word would fall below 2**30 half the time instead of a third."""
    rng = seeded(5)
    low = sum(rng.below(3 << 30) < 1 << 30 for _ in range(6000))
    assert 1850 < low < 2150


@given(st.integers(0, 2**96 - 1), st.lists(st.integers(), max_size=12))
def test_a_shuffle_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_all_orders_are_equally_likely() -> None:
    rng = seeded(9)
    counted: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counted[tuple(items)] += 1
    assert len(counted) == 24
    assert all(390 < count < 610 for count in counted.values())


def test_a_sample_has_different_items_and_leaves_the_list_alone() -> None:
    items = list(range(10))
    rng = seeded(4)
    counted: Counter[int] = Counter()
    for _ in range(2000):
        drawn = rng.sample(items, 3)
        assert len(set(drawn)) == 3
        counted.update(drawn)
    assert items == list(range(10))
    assert all(500 < counted[item] < 700 for item in items)
