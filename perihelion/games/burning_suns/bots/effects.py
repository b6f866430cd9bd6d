"""What every effect is worth to a bot: a column of the effects that stands here, as the rules know no bots."""

from typing import Final, final

from perihelion.kernel.fields import fields

from ..rules.abilities.effects import EFFECTS


@final
class Worth:
    """What an effect is worth as a benefit of a system: in antimatter, in income, or once."""

    def __init__(self, antimatter: float = 0.0, income: float = 0.0, once: float = 0.0) -> None:
        self.antimatter = antimatter
        self.income = income
        self.once = once


SOME: Final = Worth(once=2.0)
WORTHS: Final[dict[str, Worth]] = {
    "hold_antimatter": Worth(antimatter=1.0),
    "crystals": Worth(income=1.0),
    **dict.fromkeys(
        fields(
            "pay tax steal antimatter add join place_npc deploy transfer leap destroy damage cancel_damage salvage"
            " repair reroll no_rerolls attack dice hit_damage unit_cost strike discount limit distance boost"
            " perform instead reveal place_system return_tile swap_systems wormhole control seize ban draw search"
            " receive discard replace refresh peek count_as ignore discard_self choose"
        ),
        SOME,
    ),
}
WORTH: Final[list[Worth]] = EFFECTS.column_of(WORTHS, "worth")
"""By the number of the effect; one without a worth is told here by its name."""
