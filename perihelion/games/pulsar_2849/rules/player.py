"""What lies in front of a player."""

from typing import Final, final

from perihelion.kernel.fields import Kept, Packed, copying, fields, pack, unpack

NOTHING: Final = -1
EMPTY: Final[list[int]] = []
NO_TILES: Final[list[int]] = [0, 0, 0]
"""Stand for the lists that the setup, a dump or a clone fills; never changed themselves."""

KEPT: Final[Kept] = (
    "dice",
    fields("cubes plus_minus plus_two rings ship"),
    "waiting",
    fields("bases extra_bases hq_board hq_side projects runs_used"),
    "arrays",
    fields("patents answers shift shift_once shift_visit zero"),
    fields("copy_cost shifted goals premiums score"),
    *fields("tally[:]"),
)
"""In the order of the dump."""


@final
class Player:
    def __init__(self) -> None:
        self.dice: list[int] = EMPTY  # unused silver dice, by value
        self.cubes = 0
        self.plus_minus = 0  # tokens
        self.plus_two = 0
        self.rings = 0
        self.ship = 0  # its sector
        self.waiting: list[int] = NO_TILES  # gyrodyne tiles in front of the player, by size
        self.bases = 0
        self.extra_bases = 0  # kept exploration tiles
        self.arrays: list[int] = EMPTY  # own transmitters, in the order they were taken
        self.hq_board = NOTHING
        self.hq_side = NOTHING  # its number among all sides
        self.projects = 0  # completed, a bit each
        self.runs_used = 0
        self.patents = 0  # a bit for every technology in play
        self.answers = 0  # what the patents allow: see Technology
        self.shift = 0
        self.shift_once = 0
        self.shift_visit = 0
        self.zero = 0
        self.copy_cost = 0
        self.shifted = 0  # 1 once the shift of this round is used
        self.goals = 0  # met ones, a bit each
        self.premiums = 0  # bought, two bits a goal
        self.score = 0
        self.tally: list[int] = EMPTY

    def gain_tokens(self, kind: int, amount: int) -> None:
        if kind == 0:
            self.plus_minus += amount
        else:
            self.plus_two += amount

    @copying(KEPT)
    def clone(self) -> "Player":
        return Player()

    def pack(self) -> Packed:
        return pack(self, KEPT)


def restored(packed: Packed) -> Player:
    player = Player()
    unpack(player, KEPT, packed)
    return player
