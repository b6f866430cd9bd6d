"""A component set of one's own has things that no text knows: they go by their own names, never by ids."""

import re
from pathlib import Path

import perihelion
from perihelion.kernel.rng import seeded
from perihelion.words import Words


def own_set(folder: Path) -> Path:
    """Beyond the Sun with a technology that nobody has heard of."""
    house = perihelion.game("beyond-the-sun").folder() / "set"
    text = "\n".join(file.read_text(encoding="utf8") for file in sorted(Path(str(house)).glob("*.toml")))
    changed = text.replace("narrow_beam_lasers", "solar_sail")
    changed = changed.replace('"1 ore : ship(2, from=pop); jump(3)"', '"2 ore : ship(3, from=pop); jump(4)"', 1)
    assert text != changed
    file = folder / "mine.toml"
    file.write_text(changed.replace('id = "house"', 'id = "mine"', 1), encoding="utf8")
    return file


def test_a_technology_of_ones_own_is_named_and_told(tmp_path: Path) -> None:
    game = perihelion.game("beyond-the-sun", own_set(tmp_path))
    words = Words("en", game)
    said = set()
    for seed in range(3):
        state, chance = game.new(2, seed), seeded(seed)
        while not state.over():
            seat = state.actors()[0]
            legal = state.legal(seat)
            said |= {words.phrase(state.phrase(seat, action)) for action in legal}
            state.apply(seat, legal[chance.below(len(legal))])
    assert any("Solar sail: pay 2 ore to build a level 3 ship from population, then Jump 4" in each for each in said)
    assert [each for each in said if re.search(r"\b(part|technology)-", each)] == []
