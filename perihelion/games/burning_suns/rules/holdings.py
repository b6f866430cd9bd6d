"""What the empires hold: sheets, levels, crystals and antimatter, resources and cards; and decks and market."""

from typing import Final

from perihelion.kernel.fields import fields, flat
from perihelion.kernel.rng import Rng

from .board import NO_LISTS, NOTHING, Board
from .tables import Tables
from .terms import SEATS

HOLDINGS: Final = (
    fields("dealt picked[:] ideology race organisation levels[:]"),
    fields("crystals[:] antimatter[:] held[:] technologies[:] upgrades[:]"),
    fields("hand[:] played shown gone lent[:]"),
    fields("agent_owner[:] artefact_owner[:] decks[:] bottom[:] face_up[:]"),
)
"""What is kept of the empires, in the order of a dump; abilities, supply and market come with the round."""
ABILITIES: Final = fields("activated[:] regular[:] steady[:] triggered[:] sums[:] prices[:] scaled[:] watchers")
"""What follows from the abilities somebody has."""


class Holdings(Board):
    """The part of a table that is beside the galaxy."""

    __slots__ = (*flat(HOLDINGS), *ABILITIES, "active", "supply", "market")

    def __init__(self, tables: Tables, seats: int, rng: Rng) -> None:
        super().__init__(tables, seats, rng)
        # By seat.
        self.dealt: list[int] = NOTHING
        self.picked: list[int] = NOTHING
        self.ideology: list[int] = NOTHING
        self.race: list[int] = NOTHING
        self.organisation: list[int] = NOTHING
        self.levels: list[list[int]] = NO_LISTS  # the option held of every level, -1 for none
        self.crystals: list[int] = NOTHING
        self.antimatter: list[int] = NOTHING
        self.held: list[int] = NOTHING  # antimatter tied to sources, as last counted
        self.technologies: list[list[int]] = NO_LISTS
        self.upgrades: list[list[int]] = NO_LISTS  # resource * 16 + kind of unit
        self.hand: list[int] = NOTHING  # race cards, a bit each
        self.played: list[int] = NOTHING  # used in front of everybody
        self.shown: list[int] = NOTHING  # whose back was seen
        self.gone: list[int] = NOTHING  # left the game, front unseen
        self.lent: list[list[int]] = NO_LISTS  # [giver][receiver] the card, -1 for no alliance
        # Decks and market.
        self.agent_owner: list[int] = NOTHING
        self.artefact_owner: list[int] = NOTHING
        self.decks: list[list[int]] = NO_LISTS  # agents, artefacts; the top is the end
        self.bottom: list[int] = [0, 0]  # so many cards at the bottom are known to all
        self.face_up: list[int] = NOTHING
        self.supply: list[int] = NOTHING
        self.market: list[int] = NOTHING
        # The abilities somebody has, by seat, and what is worked out from them.
        self.active: list[list[int]] = NO_LISTS
        self.activated: list[list[int]] = NO_LISTS  # those for the activate action
        self.regular: list[list[int]] = NO_LISTS  # those of the status phase, without steady crystals
        self.steady: list[int] = NOTHING  # steady crystals
        self.triggered: list[list[int]] = NO_LISTS  # those with a moment
        self.sums: list[dict[int, int]] = []  # passive modifiers added up, by effect * 64 + what
        self.prices: list[list[int]] = NO_LISTS  # see `price_list`; empty when not known
        self.scaled: list[list[int]] = NO_LISTS  # those with a passive modifier for each of something
        self.watchers = 0  # for every moment the seats that have something for it, or could have a race card

    def no_sources_yet(self) -> None:
        """Nothing is worked out about anybody's abilities."""
        seats = range(self.seats)
        self.activated = [[] for _ in seats]
        self.regular = [[] for _ in seats]
        self.steady = [0] * self.seats
        self.triggered = [[] for _ in seats]
        self.sums = [{} for _ in seats]
        self.prices = [[] for _ in seats]
        self.scaled = [[] for _ in seats]

    def change_antimatter(self, seat: int, number: int) -> None:
        self.antimatter[seat] = max(0, self.antimatter[seat] + number)  # BSU-5.6
        self.unchecked |= 1 << seat

    def allied(self, one: int, other: int) -> bool:
        return one < SEATS and other < SEATS and self.lent[one][other] >= 0
