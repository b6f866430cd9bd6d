"""Bits of a mask, counted natively: compiled, `int.bit_count` and `int.bit_length` are calls through Python."""

from typing import Final

from perihelion.kernel.native import i64

PLAIN: Final = __file__.endswith(".py")


def ones(mask: int) -> int:
    """How many of at most 63 bits are set; the same as `mask.bit_count()`."""
    if PLAIN:
        return mask.bit_count()
    rest: i64 = mask
    rest -= rest >> 1 & 0x1555555555555555  # 62 bits are enough here; a larger number mypyc would unpack every time
    rest = (rest & 0x3333333333333333) + (rest >> 2 & 0x3333333333333333)
    rest = rest + (rest >> 4) & 0x0F0F0F0F0F0F0F0F
    return rest * 0x0101010101010101 >> 56


def lowest(mask: int) -> int:
    """The place of the lowest of at most 63 bits; there must be one."""
    if PLAIN:
        return (mask & -mask).bit_length() - 1
    return ones((mask & -mask) - 1)
