"""Lists that clones share: they are replaced when something changes, never changed themselves."""


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
