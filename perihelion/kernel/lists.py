"""Lists of numbers: those that clones share are replaced when something changes, never changed themselves.

Beside that, what Python does with any list and mypyc therefore leaves to it: natively, for whole numbers, it takes a
fourth of the instructions.
"""

from bisect import bisect_left
from typing import Final

from perihelion.kernel.native import i64

PLAIN: Final = __file__.endswith(".py")


def altered(numbers: list[int], at: int, number: int) -> list[int]:
    """With another number in one place."""
    made = numbers[:]
    made[at] = number
    return made


def without(numbers: list[int], number: int) -> list[int]:
    """With one occurrence of the number fewer."""
    made = numbers[:]
    made.remove(number)
    return made


def contains(numbers: list[int], number: int) -> bool:
    """The same as `number in numbers`, for short lists."""
    if PLAIN:
        return number in numbers
    for each in numbers:
        if each == number:
            return True
    return False


def how_many(numbers: list[int], number: int) -> int:
    """The same as `numbers.count(number)`."""
    if PLAIN:
        return numbers.count(number)
    found = 0
    for each in numbers:
        if each == number:
            found += 1
    return found


def total(numbers: list[int]) -> int:
    """The same as `sum(numbers)`."""
    if PLAIN:
        return sum(numbers)
    found = 0
    for each in numbers:
        found += each
    return found


def place_in(ordered: list[int], number: int) -> int:
    """Where a number is in an ordered list, or would be."""
    if PLAIN:
        return bisect_left(ordered, number)
    first: i64 = 0
    end: i64 = len(ordered)
    while first < end:
        middle = (first + end) >> 1
        if ordered[middle] < number:
            first = middle + 1
        else:
            end = middle
    return first
