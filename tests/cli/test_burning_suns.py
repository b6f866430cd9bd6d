"""The terminal's picture of Burning Suns: fleets on the map, a combat in numbers, nobody's hidden cards."""

from io import StringIO

from games.burning_suns.builder import built
from rich.console import Console
from support.play import some_positions

import perihelion
from perihelion.cli.boards import painter_for
from perihelion.words import Words

GAME = perihelion.game("burning-suns")
ENGLISH = Words("en", GAME)


def drawn(view: dict[str, object], seat: int | None, width: int = 140) -> str:
    page = StringIO()
    painter = painter_for(GAME, ENGLISH, ["Ada", "Bo"])
    Console(file=page, width=width).print(painter.picture(view, seat, seat or 0, width))
    return page.getvalue()


def test_the_map_shows_owners_and_forces() -> None:
    table = built().tile("a", "hostile_6", "home0").units(0, "a", dreadnought=3).units(1, "a", fighter=2).dark("a", 4)
    text = drawn(table.state.view(0), 0)
    name = table.state.galaxy.names[table.labels["a"]].removeprefix("p")
    assert f"{name} X 1:3/0 2:2/0 d4 l4" in text
    assert "Crown of Cinders" in text


def test_a_combat_is_told_with_its_chances() -> None:
    table = built(race_cards=False).line("a").units(0, "a", dreadnought=3).units(1, "a", dreadnought=2)
    table.dice(8, 8, 1, 8, 8).begin(0, "battle")
    text = drawn(table.state.view(0), 0)
    assert "Combat, turn 1" in text
    assert "Dreadnought 3, hits at 7 or less, missed 2" in text


def test_race_cards_are_shown_to_their_owner_only() -> None:
    for state in some_positions(GAME, 2, 8, share=0.05):
        view = state.view(0)
        own, others = drawn(view, 0).replace("\n", " "), drawn(state.view(None), None)
        for card in view["mine"]["race_cards"]:
            name = ENGLISH.say(f"card-{card.replace('_', '-')}")
            assert f"Race card {name}" in own
            assert card in view["empires"][0]["played"] or name not in others


def test_it_is_told_where_each_leader_stands() -> None:
    state = GAME.new(seats=2, seed=1)

    def said(action: int) -> str:
        return ENGLISH.phrase(state.phrase(state.actors()[0], action))

    while not any(": Mission, space 1" in said(each) for each in state.legal(state.actors()[0])):
        state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    seat = state.actors()[0]
    assert "(Mission 1)" not in drawn(state.view(seat), seat)
    move = next(each for each in state.legal(seat) if ": Mission, space 1" in said(each))
    leader = said(move).partition(":")[0]
    state.apply(seat, move)
    line = next(line for line in drawn(state.view(seat), seat).splitlines() if line.startswith("Leaders:"))
    assert line.count("(") == 1
    assert leader in line.partition(" (Mission 1)")[0].rpartition(",")[2]
