"""PUL-11 and PUL-12, clause by clause: whose pulsars, which dead ends, which gyrodynes and awards."""

import pytest
from games.pulsar_2849.builder import SIZES, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.state import SPINS

PULSARS = ["P5", "P11", "P16", "P22", "P28", "P35", "P42"]


def draws(made):
    """How many exploration tiles have been drawn: the others are in the stack."""
    return sum(made.state.tables.exploration_copies) - len(made.state.exploration)


@rule("PUL-11.1", "PUL-11.3", "PUL-AMB-17")
def test_a_claimed_pulsar_stays_with_its_owner_whoever_ends_there():
    made = quiet().with_pulsar(1, "P5").with_ship(0, "g4").with_waiting(0, "small").turn(dice=[1, 6]).fly(1, "P5")
    assert made.state.owner[made.pulsar("P5")] == 1
    assert (made.player(0).rings, made.player(1).rings) == (6, 5)
    assert "place" not in made.kinds()


@rule("PUL-11.3", "PUL-12.16", "PUL-12.7")
def test_pulsars_of_others_are_neither_built_on_nor_finished():
    made = quiet().with_pulsar(0, "P5").with_pulsar(1, "P11").with_pulsar(1, "P16", "small")
    made.with_waiting(0, "small").turn(dice=[3, 6])
    assert made.moves("place") == [(0, made.pulsar("P5"))]
    made.do("use_silver", 3)
    assert made.moves("finish_gyrodyne") == []  # nor the tile that waits in front of the player
    assert made.refused("finish_gyrodyne", "P16")
    assert made.refused("finish_gyrodyne", "P5")


@rule("PUL-11.4", "PUL-11.5", "PUL-AMB-15")
def test_the_sixth_ring_claims_and_there_is_no_seventh():
    made = quiet().with_ship(0, "g4")
    for name in PULSARS[1:6]:
        made.with_pulsar(0, name)
    assert made.player(0).rings == 1
    made.turn(dice=[1, 6]).fly(1, "P5")
    assert (made.state.owner[made.pulsar("P5")], made.player(0).rings) == (0, 0)
    made.with_ship(0, "g17").turn(dice=[1, 6])
    made.state.owner = [-1 if pulsar == made.pulsar("P16") else owner for pulsar, owner in enumerate(made.state.owner)]
    made.fly(1, "P16")
    assert (made.state.owner[made.pulsar("P16")], made.player(0).rings) == (-1, 0)


# ---------------------------------------------------------------- dead ends


@rule("PUL-11.13", "PUL-11.12")
def test_a_double_segment_is_flown_in_and_out_and_not_a_third_time():
    made = quiet(map="dead_ends").with_ship(0, "S3").turn(dice=[4, 6]).do("use_silver", 4).do("fly", 4)
    made.do("go", "g4").do("go", "S4")
    made.do("go", "g4")
    assert made.player(0).ship == made.sector("S3")  # no other way is left


@rule("PUL-11.14", "PUL-11.15")
def test_only_dead_ends_give_the_extra_tile():
    pulsar = quiet().with_ship(0, "g4").turn(dice=[1, 6]).fly(1, "P5")
    assert draws(pulsar) == 0
    passing = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[2, 6]).fly(2, "S3", "g4")
    assert (draws(passing), passing.player(0).bases) == (0, 1)
    ending = quiet().with_tile("S3", "SY11").with_ship(0, "k2").turn(dice=[1, 6]).fly(1, "S3").do("take_bonus")
    assert draws(ending) == 0
    other_side = quiet(map="dead_ends").with_tile("S3", "SY11").with_ship(0, "g4").turn(dice=[1, 6]).fly(1, "S3")
    assert draws(other_side.do("take_bonus")) == 0


@rule("PUL-11.17")
@pytest.mark.parametrize("tile", ["SY04", "SY17"])
@pytest.mark.parametrize("length", [1, 2])
def test_a_full_dead_end_gives_no_tile(tile, length):
    made = quiet(map="dead_ends").with_tile("S4", tile).with_base(1, "S4")
    made.with_base(2, "S4", "barren" if tile == "SY04" else "blue").with_ship(0, "g4")
    made.turn(dice=[length, 6]).fly(length, *["S4", "g4"][:length])
    assert (draws(made), made.player(0).bases) == (0, 0)


# ---------------------------------------------------------------- gyrodynes


@rule("PUL-12.8", "PUL-12.6")
@pytest.mark.parametrize("dice", [[1, 6], [6], []])
def test_a_waiting_tile_is_placed_at_any_moment_of_a_later_turn(dice):
    made = quiet().with_pulsar(0, "P5").with_waiting(0, "medium").turn(dice=dice, in_round=5)
    assert made.moves("place") == [(1, made.pulsar("P5"))]
    made.do("place", "medium", "P5")
    assert made.player(0).dice == dice or made.state.round == 6


@rule("PUL-12.11", "PUL-12.10")
@pytest.mark.parametrize("spinning", [False, True])
def test_what_stands_on_a_pulsar_is_neither_exchanged_nor_moved(spinning):
    made = quiet().with_pulsar(0, "P5", "small", spinning=spinning).with_pulsar(0, "P11").with_waiting(0, "large")
    made.turn(dice=[1, 6])
    assert made.moves("place") == [(2, made.pulsar("P11"))]
    made.do("place", "large", "P11")
    assert made.moves("place") == []
    assert made.state.gyrodyne[made.pulsar("P5")] == 1 + (SPINS if spinning else 0)


@rule("PUL-12.26", "PUL-12.2", "PUL-12.3", "PUL-12.4")
@pytest.mark.parametrize(("size", "die"), [("small", 1), ("medium", 2), ("large", 4)])
def test_the_last_tile_of_a_size_can_be_taken_and_then_no_more(size, die):
    made = quiet()
    number = SIZES.index(size)
    made.state.stacks = [1 if each == number else 5 for each in range(3)]
    made.turn(dice=[die, die, 6]).use(die, "take_gyrodyne", size)
    assert made.state.stacks == [0 if each == number else 5 for each in range(3)]
    made.do("use_silver", die)
    assert not made.can("take_gyrodyne", size)
    assert made.refused("take_gyrodyne", size) == ["PUL-12.26"]


def built(made, seat, size, *pulsars):
    """These pulsars, with a gyrodyne each, placed one after another."""
    for name in pulsars:
        made.with_pulsar(seat, name).with_waiting(seat, size).turn(seat, dice=[6]).do("place", size, name)
    return made


@rule("PUL-12.24", "PUL-12.28", "PUL-12.20", "PUL-12.23", "PUL-AMB-28")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_awards_stay_with_who_took_them_and_are_taken_once(size):
    made = built(quiet(), 0, size, "P5", "P11", "P16")
    assert made.points(0, "awards") == 7  # a third one gives nothing
    built(made, 1, size, "P22", "P28", "P35", "P42")
    assert (made.points(0, "awards"), made.points(1, "awards")) == (7, 4)
    built(made, 2, size, "P47", "P50")
    assert [made.points(seat, "awards") for seat in range(3)] == [7, 4, 0]
    first = 2 * SIZES.index(size)
    assert made.state.awards[first : first + 2] == [0, 1]
    alone = built(quiet(), 0, size, "P5", "P11", "P16", "P22", "P28", "P35")
    assert alone.points(0, "awards") == 11
