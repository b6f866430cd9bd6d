"""What a leader's action is told by."""

import perihelion
from perihelion.games.burning_suns.people.digest import retell
from perihelion.kernel.table import Event
from perihelion.words import Words


def test_a_placed_leader_is_told_with_its_space() -> None:
    """The space decides when it acts: the third one of an action comes after the first."""
    told = [
        Words(language, perihelion.game("burning-suns")).event(event, "Bot 2")
        for language in ("en", "pl")
        for event in retell([Event("leader", 1, target="17", facts={"action": "@action-build"})], 0)
    ]
    assert told == ["Bot 2: a leader on Build / market, space 3", "Bot 2: lider – Budowa / rynek, pole 3"]


def test_dice_are_told_where_a_turn_was_nothing_else() -> None:
    """In the middle of a fight, between two answers; what the fight brought is told when it is over."""
    dice = Event("dice", 1, facts={"hits": 4, "misses": 1, "side": 0, "turn": 1, "rolled": "fighter 7"})
    place = {"place": "@tile-void-1", "defender": 0, "attackers": "@side-1", "defenders": "@side-0"}
    assert retell([dice], 0) == [dice]
    assert [event.kind for event in retell([dice, Event("attack-won", 1, facts={**place})], 0)] == ["told-fight"]
