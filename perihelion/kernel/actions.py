"""The fixed vocabulary of a game: every choice a person can make is one integer, and every integer means a Move."""

from collections.abc import Sequence
from typing import NamedTuple


class Move(NamedTuple):
    """The structured meaning of an action: `draw(cell=41, orientation=2)` is Move("draw", (41, 2))."""

    kind: str
    args: tuple[int, ...]


class ActionKind:
    """One word of the vocabulary with the sizes of its arguments: `draw[cell: 120, orientation: 12]`."""

    def __init__(self, name: str, parameters: Sequence[tuple[str, int]], first: int) -> None:
        self.name = name
        self.parameters = tuple(parameters)
        self.first = first
        size = 1
        for _, values in self.parameters:
            size *= values
        self.size = size

    def index(self, args: Sequence[int]) -> int:
        if len(args) != len(self.parameters):
            raise ValueError(f"{self.name} takes {len(self.parameters)} arguments, not {len(args)}")
        offset = 0
        for (name, values), value in zip(self.parameters, args, strict=True):
            if not 0 <= value < values:
                raise ValueError(f"{name} of {self.name} is from 0 to {values - 1}, not {value}")
            offset = offset * values + value
        return self.first + offset

    def args(self, action: int) -> tuple[int, ...]:
        offset = action - self.first
        found: list[int] = []
        for _, values in reversed(self.parameters):
            found.append(offset % values)
            offset //= values
        return tuple(reversed(found))


class ActionSpace:
    """The vocabulary, in order: `PLACE = VOCABULARY.add("place", ("edge", 2), ("column", 6))`, or all of it at once."""

    def __init__(self, *declared: tuple[str, Sequence[tuple[str, int]]]) -> None:
        self.kinds: list[ActionKind] = []
        self.by_name: dict[str, ActionKind] = {}
        self.size = 0
        for name, parameters in declared:
            self.add(name, *parameters)

    def add(self, name: str, *parameters: tuple[str, int]) -> int:
        """One kind more: its first action, so that a constant stands where the kind is declared."""
        kind = ActionKind(name, parameters, self.size)
        self.kinds.append(kind)
        self.by_name[name] = kind
        self.size += kind.size
        return kind.first

    def with_last(self, name: str, *parameters: tuple[str, int]) -> "ActionSpace":
        """The same with one kind more, whose size a component set decides."""
        made = ActionSpace(*[(kind.name, kind.parameters) for kind in self.kinds])
        made.add(name, *parameters)
        return made

    def kind(self, action: int) -> ActionKind:
        if not 0 <= action < self.size:
            raise ValueError(f"actions are from 0 to {self.size - 1}, not {action}")
        low, high = 0, len(self.kinds) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.kinds[middle].first <= action:
                low = middle
            else:
                high = middle - 1
        return self.kinds[low]

    def move(self, action: int) -> Move:
        kind = self.kind(action)
        return Move(kind.name, kind.args(action))

    def index(self, kind: str, *args: int) -> int:
        """The action that means this move; ValueError when there is none."""
        if kind not in self.by_name:
            raise ValueError(f"there is no move {kind!r}; there are: {', '.join(self.by_name)}")
        return self.by_name[kind].index(args)

    def name(self, action: int) -> str:
        """The move in words that outlive a new numbering: `draw 41 2`."""
        kind = self.kind(action)
        return " ".join([kind.name, *[str(value) for value in kind.args(action)]])

    def named(self, name: str) -> int:
        """The action of that name; ValueError when there is none."""
        kind, *args = name.split(" ")
        return self.index(kind, *[int(value) for value in args])

    def first(self, kind: str) -> int:
        return self.by_name[kind].first
