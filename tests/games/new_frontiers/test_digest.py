"""What an action is told by."""

import pytest

import perihelion
from perihelion.games.new_frontiers.people.digest import retell
from perihelion.kernel.table import Event
from perihelion.words import Words


@pytest.mark.parametrize(
    ("number", "en", "pl"),
    [
        (1, ["From the bag: Tidal Smelter"], ["Z woreczka: Huta pływowa"]),
        (3, ["Worlds from the bag: 3"], ["Planety z woreczka: 3"]),
    ],
)
def test_explored_worlds_lie_on_the_table_and_are_only_counted(number: int, en: list[str], pl: list[str]) -> None:
    drawn = [Event("explored", -1, f"tile:{k}", facts={"tile": "@tile-tidal-smelter"}) for k in range(number)]
    game = perihelion.game("new-frontiers")
    told = retell(drawn, 0)
    assert [[Words(each, game).event(event, "") for event in told] for each in ("en", "pl")] == [en, pl]
