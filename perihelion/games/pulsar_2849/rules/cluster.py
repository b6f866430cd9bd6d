"""The star cluster: sectors, segments, and the search for flights (PUL-9)."""

from collections.abc import Sequence
from typing import Any, Final, final

from perihelion.kernel.lists import contains

from .terms import COLOURS

ENTRY, SYSTEM, PULSAR, ISOLATED, GATE = range(5)
KINDS: Final[list[str]] = ["entry", "system", "pulsar", "isolated", "gate"]

NOWHERE: Final = -1
FAR: Final = 99


End = tuple[int, int, int]
"""Of a flight: the sector, the systems and the gates visited, a bit each."""


@final
class Cluster:
    """One side of the main board as a graph; sectors are numbered in the order of the set."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        nodes = data["nodes"]
        self.ids: list[str] = [node["id"] for node in nodes]
        index = {node["id"]: number for number, node in enumerate(nodes)}
        self.size = len(nodes)
        self.kind: list[int] = [KINDS.index(node["kind"]) for node in nodes]
        self.colour: list[int] = [COLOURS.index(node["colour"]) if "colour" in node else -1 for node in nodes]
        self.dead_end: list[bool] = [bool(node.get("dead_end", False)) for node in nodes]
        self.entries = self._of_kind(ENTRY)
        self.systems = self._of_kind(SYSTEM)
        self.isolated = self._of_kind(ISOLATED)
        self.pulsars = self._of_kind(PULSAR) + self.isolated
        self.first_isolated = len(self.pulsars) - len(self.isolated)
        self.system_at: list[int] = _positions(self.systems, self.size)
        self.gate_at: list[int] = _positions(self._of_kind(GATE), self.size)
        self.dead_systems = sum([1 << k for k, sector in enumerate(self.systems) if self.dead_end[sector]])
        self.pulsar_at: list[int] = _positions(self.pulsars, self.size)
        self.segments: list[tuple[int, int]] = []
        self.exits: list[list[tuple[int, int, int]]] = [[] for _ in nodes]
        for text in data["segments"]:
            self._add_segment(index, text)
        for found in self.exits:
            found.sort()
        self.near_systems: list[int] = [  # beside every sector, a bit each
            sum({1 << self.system_at[near] for near, _, _ in found if self.system_at[near] >= 0})
            for found in self.exits
        ]
        self.to_colour: list[list[int]] = [self._distances(colour) for colour in range(len(COLOURS))]
        self._first_sectors: dict[int, list[int]] = {}
        self._ends: dict[int, list[End]] = {}
        self.targets: list[list[int]] = [
            [n for n in range(self.size) if self.kind[n] == PULSAR],
            self.systems,
            [n for n in range(self.size) if self.kind[n] in (PULSAR, SYSTEM, GATE)],
        ]

    def _of_kind(self, kind: int) -> list[int]:
        return [number for number in range(self.size) if self.kind[number] == kind]

    def _add_segment(self, index: dict[str, int], text: str) -> None:
        double = "=" in text
        first, second = text.split("=" if double else "-")
        a, b = index[first], index[second]
        segment = len(self.segments)
        self.segments.append((a, b))
        twin = NOWHERE
        if double:  # PUL-11.13: two parallel segments, each flown at most once
            twin = segment + 1
            self.segments.append((a, b))
        if self.kind[b] != ENTRY:  # PUL-9.12: an entry gate may be left but never entered
            self.exits[a].append((b, segment, twin))
        if self.kind[a] != ENTRY:
            self.exits[b].append((a, segment, twin))

    def _distances(self, colour: int) -> list[int]:
        """From every sector, the fewest segments to a gate of a colour."""
        far = [0 if self.colour[n] == colour else FAR for n in range(self.size)]
        changed = True
        while changed:
            changed = False
            for n in range(self.size):
                for near, _, _ in self.exits[n]:
                    if far[near] + 1 < far[n]:
                        far[n] = far[near] + 1
                        changed = True
        return far

    def free_segment(self, used: list[int], at: int, to: int) -> int:
        """PUL-9.8: a segment from one sector to a neighbour that this flight has not used yet, or NOWHERE."""
        for near, segment, twin in self.exits[at]:
            if near == to:
                if not contains(used, segment):
                    return segment
                if twin != NOWHERE and not contains(used, twin):
                    return twin
        return NOWHERE

    def can_finish(self, at: int, left: int, used: list[int], need: int) -> bool:
        """Whether a flight can go on for exactly `left` segments, none of them used (PUL-9.8), and visit a gate of one
        of the colours in the mask `need`, if there is one."""
        if left == 0:
            return need == 0
        if need and self.too_far(at, left, need):
            return False
        for near, segment, twin in self.exits[at]:
            if contains(used, segment):
                if twin == NOWHERE or contains(used, twin):
                    continue
                segment = twin
            then = 0 if need and self.colour[near] >= 0 and need >> self.colour[near] & 1 else need
            if left == 1:
                if then == 0:
                    return True
                continue
            used.append(segment)
            found = self.can_finish(near, left - 1, used, then)
            used.pop()
            if found:
                return True
        return False

    def too_far(self, at: int, left: int, need: int) -> bool:
        for colour in range(len(COLOURS)):
            # A gate under the ship does not count, but one like it may be near: 0 is a safe lower bound.
            if need >> colour & 1 and self.to_colour[colour][at] <= left:
                return False
        return True

    def first_sectors(self, at: int, left: int, need: int) -> list[int]:
        """`next_sectors` where a flight begins: from a list that is kept."""
        key = (at << 4 | left) << 3 | need
        found = self._first_sectors.get(key)
        if found is None:
            found = self._first_sectors[key] = self.next_sectors(at, left, [], need)
        return found

    def ends(self, at: int, left: int, used: list[int], colour: int) -> list[End]:
        """Where flights of exactly so many segments end, with the systems and the gates of a colour (-1: none) that
        they visit; of ways to one end only those that no other one surpasses. From a start they are kept."""
        found: list[End] = []
        if used:
            self._find_ends(at, left, used[:], 0, 0, colour, found)
            return found
        key = (at << 4 | left) << 3 | colour + 1
        known = self._ends.get(key)
        if known is None:
            self._find_ends(at, left, [], 0, 0, colour, found)
            known = self._ends[key] = found
        return known

    def _find_ends(
        self, at: int, left: int, used: list[int], systems: int, gates: int, colour: int, found: list[End]
    ) -> None:
        if left == 0:
            keep_best(found, at, systems, gates)
            return
        for near, segment, twin in self.exits[at]:
            if contains(used, segment):
                if twin == NOWHERE or contains(used, twin):
                    continue
                segment = twin
            used.append(segment)
            system = 1 << self.system_at[near] if self.system_at[near] >= 0 else 0
            gate = 1 << self.gate_at[near] if colour >= 0 and self.colour[near] == colour else 0
            self._find_ends(near, left - 1, used, systems | system, gates | gate, colour, found)
            used.pop()

    def next_sectors(self, at: int, left: int, used: list[int], need: int) -> list[int]:
        """PUL-9.3: the neighbours from which the rest of the flight can be completed, sorted."""
        found: list[int] = []
        for near, segment, twin in self.exits[at]:
            if contains(used, segment):
                if twin == NOWHERE or contains(used, twin):
                    continue
                segment = twin
            then = 0 if need and self.colour[near] >= 0 and need >> self.colour[near] & 1 else need
            if left == 1:
                if then == 0:
                    found.append(near)
                continue
            used.append(segment)
            if self.can_finish(near, left - 1, used, then):
                found.append(near)
            used.pop()
        return found


def keep_best(found: list[End], end: int, systems: int, gates: int) -> None:
    for other, more, further in found:
        if other == end and more | systems == more and further | gates == further:
            return
    found[:] = [each for each in found if each[0] != end or each[1] | systems != systems or each[2] | gates != gates]
    found.append((end, systems, gates))


def _positions(listed: Sequence[int], size: int) -> list[int]:
    """For every sector its place in a list, -1 where it is not in it."""
    found = [-1] * size
    for place, sector in enumerate(listed):
        found[sector] = place
    return found
