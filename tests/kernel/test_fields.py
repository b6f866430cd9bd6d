"""What is kept of a thing follows from one list of names."""

import pytest

from perihelion.kernel.fields import fields, flat, pack, unpack

INNER = fields("a")
KEPT = fields("number flag inner several")


class Inner:
    __slots__ = INNER

    def __init__(self, a: int) -> None:
        self.a = a

    def pack(self) -> list[int]:
        return pack(self, INNER)


class Outer:
    __slots__ = KEPT

    def __init__(self) -> None:
        self.number = 7
        self.flag = True
        self.inner = Inner(1)
        self.several = [Inner(2), Inner(3)]


def test_fields_are_packed_in_their_order_as_plain_data() -> None:
    assert pack(Outer(), KEPT) == [7, 1, [1], [[2], [3]]]


def test_plain_fields_are_set_again() -> None:
    inner = Inner(0)
    unpack(inner, INNER, [9])
    assert inner.a == 9
    with pytest.raises(ValueError, match="zip"):
        unpack(inner, INNER, [9, 9])


def test_fields_among_the_names_are_one_list_of_the_dump() -> None:
    kept = (fields("number flag"), "several")
    outer = Outer()
    assert flat(kept) == ("number", "flag", "several")
    assert pack(outer, kept) == [[7, 1], [[2], [3]]]
    unpack(outer, kept, [[8, 0], []])
    assert (outer.number, outer.flag, outer.several) == (8, 0, [])
