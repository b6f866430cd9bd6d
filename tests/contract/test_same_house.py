"""The same house for every game: what it shares with the others stands in the same folder, file and name."""

from importlib import import_module

import pytest

import perihelion
from perihelion.kernel.house import HouseGame
from perihelion.kernel.registry import OURS

GAMES = list(OURS)
HOUSE = {
    "play": ["BOOK", "restored"],
    "components.form": ["check_parts"],
    "components.checks": ["check_set"],
    "rules.setup": [],
    "rules.state": ["Table"],
    "rules.steps": [],
    "rules.tables": ["Tables"],
    "rules.scoring": [],
    "reading": ["READINGS"],
    "people.viewing": ["view"],
    "people.shapes": [],
    "people.phrases": ["phrase"],
    "people.layout": ["layout", "names"],
    "people.digest": ["TELLING", "retell"],
    "people.reasons": ["REASONS"],
    "bots.weights": ["Weights"],
    "bots.evaluation": ["evaluate"],
    "bots.terms": ["explain"],
    "bots.features": [],
}
WHERE_THERE_IS_ONE = {
    "explanations": "people.explaining",
    "forecast": "people.forecast",
    "cards": "people.shortly",
    "insights": "bots.insights",
    "shortlist": "bots.shortlist",
    "candidates": "bots.candidates",
}


@pytest.mark.parametrize("name", GAMES)
def test_what_all_games_have_stands_in_the_same_place(name: str) -> None:
    package = perihelion.game(name).package
    for module, names in HOUSE.items():
        found = import_module(f"{package}.{module}")
        missing = [each for each in names if not hasattr(found, each)]
        assert not missing, f"{package}.{module} lacks {missing}"


@pytest.mark.parametrize("name", GAMES)
def test_what_some_games_have_stands_in_the_same_place(name: str) -> None:
    game = perihelion.game(name)
    assert isinstance(game, HouseGame)
    book = import_module(f"{game.package}.play").BOOK
    own = type(game)
    has = {
        "explanations": bool(game.explanations()),
        "forecast": book.forecast.__name__ == "forecast",
        "cards": "cards" in game.layout() and name != "sunward",
        "insights": bool(game.parts.insights),
        "shortlist": "shortlist" in vars(own),
        "candidates": "candidates" in vars(own),
    }
    for what, module in WHERE_THERE_IS_ONE.items():
        if has[what]:
            import_module(f"{game.package}.{module}")
