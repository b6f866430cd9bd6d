"""What is kept of a thing follows from one list of names."""

import pytest

from perihelion.kernel.fields import BrokenFields, copying, fields, flat, pack, unpack

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


class Twin:
    @copying(fields("number shared copied[:] deep[:][:] inner.clone"), given=fields("place"))
    def clone(self) -> "Twin":
        return Twin(self.place)

    def __init__(self, place: int) -> None:
        self.place = place
        self.number = 1
        self.shared = [1]
        self.copied = [1]
        self.deep = [[1]]
        self.inner: list[Twin] = []


def test_a_twin_gets_every_field_in_its_own_way() -> None:
    one = Twin(7)
    one.number = 5
    one.inner.append(Twin(8))
    twin = one.clone()
    assert (twin.place, twin.number) == (7, 5)
    assert twin.shared is one.shared
    assert twin.copied == one.copied
    assert twin.copied is not one.copied
    assert twin.deep == one.deep
    assert twin.deep[0] is not one.deep[0]
    assert twin.inner[0].place == 8
    assert twin.inner[0] is not one.inner[0]


def test_a_field_that_a_clone_would_lack_is_told_when_the_class_is_made() -> None:
    with pytest.raises((BrokenFields, RuntimeError)) as told:

        class Forgetful:
            @copying(fields("number"))
            def clone(self) -> "Forgetful":
                return Forgetful()

            def __init__(self) -> None:
                self.number = 1
                self.forgotten = 2

    assert "Forgetful.forgotten is in no list of fields: a clone would lack it" in said(told.value)


def test_a_field_that_is_never_set_is_told_too() -> None:
    with pytest.raises((BrokenFields, RuntimeError)) as told:

        class Empty:
            @copying(fields("number"))
            def clone(self) -> "Empty":
                return Empty()

    assert "`__init__` does not set the field number" in said(told.value)


def test_an_unknown_way_to_copy_is_told() -> None:
    with pytest.raises(BrokenFields, match=r"ships\[0\]: no way to copy a field"):
        fields("ore ships[0]")


def said(error: BaseException) -> str:
    """Before Python 3.12 what `__set_name__` says is the cause of another error."""
    return str(error.__cause__ or error)
