"""What belongs together is told as one, with what it means to the reader; a log falls into lines."""

import perihelion
from perihelion import Game
from perihelion.kernel.table import EVERYBODY, Event
from perihelion.teaching.digest import Entry, digest, line, line_of_others, paragraphs, scored, with_points
from perihelion.words import Words

ROUND = Event("round", facts={"round": 2})


def said(game: Game, turn: list[Event], reader: int | None, language: str = "en", own: bool = False) -> list[str]:
    words = Words(language, game)
    words.seated = lambda seat: f"Bot {seat + 1}"
    you = {"en": "You", "pl": "Ty"}[language]
    parts = digest(game, turn, reader, own).parts
    return [words.event(event, you if own and event.seat == reader else f"Bot {event.seat + 1}") for event in parts]


def test_a_drawing_says_where_it_lies_and_what_it_brings() -> None:
    game = perihelion.game("sunward")
    facts = {"zone": "@zone-comet", "hexes": "H4 I4", "aliens": 1, "upgrades": 0}
    reached = {"frontier": "@frontier-upper-left", "left": 5, "others": "0"}
    points = scored(
        [{}, {"mission-aliens": 0, "alien-threat": -45}], [{}, {"mission-aliens": 3, "alien-threat": -40}]
    )  # fmt: skip
    turn = [
        Event("tile-placed", 1, facts={"tile": 3, "circle": "@zone-comet", "octagon": "@zone-star"}),
        Event("drawn", 1, amount=2, facts=facts),
        Event("frontier", 1, amount=10, facts=reached),
        *points,
    ]
    assert said(game, turn, 0) == [
        "Bot 2: tile 3 – draws Comet; you draw Star",
        "Bot 2: Comet on H4 I4, 1 alien: +8 (Aliens +3)",
        "Bot 2: Perseus Frontier, +10, the first there; 5 left for you",
    ]
    assert said(game, turn, 0, "pl")[1:] == [
        "Bot 2: Kometa na H4 I4, obcy: 1; +8 (Obcy +3)",
        "Bot 2: Rubież Perseusza, +10 za pierwsze miejsce; dla ciebie zostaje 5",
    ]


def test_ones_own_turn_says_what_one_did_and_then_what_came_of_it_to_others() -> None:
    game = perihelion.game("sunward")
    tile = Event("tile-placed", 0, facts={"tile": 3, "circle": "@zone-comet", "octagon": "@zone-star"})
    facts = {"zone": "@zone-star", "hexes": "H4 I4", "aliens": 0, "upgrades": 0}
    drawn = [Event("drawn", seat, amount=2, facts=facts) for seat in (1, 0)]
    reached = Event("frontier", 0, amount=10, facts={"frontier": "@frontier-upper-left", "left": 5, "others": "1"})
    assert said(game, [tile, *drawn], 0, own=True) == [
        "You: tile 3 – Comet for you, Star for the others",
        "You: Star on H4 I4: no points",
        "Bot 2: Star on H4 I4: no points",
    ]
    assert said(game, [tile, *drawn, reached], 0, "pl", own=True) == [
        "Ty: kafel 3 – dla ciebie Kometa, dla pozostałych Gwiazda",
        "Ty: Gwiazda na H4 I4; bez punktów",
        "Ty: Rubież Perseusza, +10 za pierwsze miejsce; dla pozostałych zostaje 5",
    ]
    (turn,) = paragraphs(game, [Entry(1, 1, [tile]), Entry(2, 0, drawn)])
    assert turn.seat == 0  # a tile that had to be laid comes within another's move
    assert [event.seat for event in line(game, turn, 0)] == [0, 0, 1]
    assert [event.seat for event in line_of_others(game, turn, 0)] == [1]
    assert line_of_others(game, turn, 1) == []


def test_ones_own_action_has_what_only_the_chooser_gets_and_what_one_did() -> None:
    game = perihelion.game("new-frontiers")
    turn = [
        Event("chosen", 0, facts={"action": "@action-produce"}),
        Event("gain-credits", 0, amount=2, facts={"reason": "@action-produce"}),
        Event("produced", 1, amount=1, facts={"tile": "@tile-old-earth"}),
        Event("produced", 0, amount=1, facts={"tile": "@tile-old-earth"}),
    ]
    assert said(game, turn, 0, own=True) == [
        "You: chose Produce (2 credits)", "You: produced on Old Earth", "Bot 2: produced on Old Earth"
    ]  # fmt: skip


def test_whoever_loses_a_system_is_told_so_first_and_others_who_takes_it() -> None:
    game = perihelion.game("beyond-the-sun")
    at = {"area": "@area-sol", "disc": "@disc-food"}
    turn = [
        Event(
            "moved", 1, origin="0", target="2", amount=1, facts={"level": 1, "from": "@area-deep", "to": "@area-sol"}
        ),
        Event("base-lost", 0, "disc-food", facts=at),
        Event("base", 1, "disc-ore", facts={**at, "disc": "@disc-ore"}),
        Event("ore", 1, amount=3),
        Event("paid", 1, amount=1),
    ]
    assert said(game, turn, 0) == ["Bot 1: Sol lost to Bot 2; production falls", "Bot 2: ore +2"]
    assert said(game, turn, 2) == ["Bot 2: took Sol from Bot 1", "Bot 2: ore +2"]


def test_an_action_of_another_says_what_it_gives_to_the_reader() -> None:
    game = perihelion.game("new-frontiers")
    chosen = Event("chosen", 1, facts={"action": "@action-produce"})
    turn = [
        chosen,
        Event("gain-credits", 1, amount=2, facts={"reason": "@action-produce"}),
        Event("produced", 0, amount=1, facts={"tile": "@tile-old-earth"}),
        Event("produced", 1, amount=1, facts={"tile": "@tile-old-earth"}),
    ]
    assert said(game, turn, 0) == [
        "Bot 2: chose Produce (2 credits) – for you: 1 good", "Bot 2: produced on Old Earth"
    ]  # fmt: skip


def test_a_die_says_what_it_leaves_and_production_what_all_get() -> None:
    game = perihelion.game("pulsar-2849")
    die = [
        Event("die-taken", 1, amount=3, facts={"rest": "1 6"}),
        Event("marker-left", 1, "marker:engineers:3", amount=2, facts={"track": "@track-engineers"}),
    ]
    assert said(game, die, 0) == ["Bot 2: took the 3 (engineers 2 left); still there: 1 6"]
    rear = Event("marker-right", 1, "marker:initiative:2", amount=1, facts={"track": "@track-initiative"})
    assert said(game, [die[0], rear], 0) == [
        "Bot 2: took the 3 (initiative, trailing marker 1 right); still there: 1 6"
    ]
    produced = [Event("gyrodynes-score", 0, amount=4, facts={"bonus": 1}), Event("cubes", 0, amount=2)]
    assert said(game, [*produced, Event("penalty", 1, amount=1)], 0) == [
        "Bot 1: gyrodynes +4, cubes +2", "Bot 2: penalty −1"
    ]  # fmt: skip


def test_a_roll_belongs_to_its_action_and_antimatter_says_how_far_it_is() -> None:
    game = perihelion.game("burning-suns")
    turn = [
        Event("action", 1, facts={"action": "@action-mission", "needed": 6}),
        Event("roll-succeeded", 1, amount=2, facts={"value": 5}),
        Event("action", 1, facts={"action": "@action-recruit", "needed": 6}),
        Event("roll-failed", 1, amount=7, facts={"value": 4}),
        *scored([{}, {"agents": 1}], [{}, {"agents": 2}]),
    ]
    assert said(game, turn, 0) == [
        "Bot 2: Mission – 2 rolled, 5 needed: success",
        "Bot 2: Recruit – 7 rolled, 4 needed: failure",
        "Bot 2: antimatter +1, now 2 of 6",
    ]


def test_a_log_falls_into_lines_by_who_moves_and_by_headings() -> None:
    game = perihelion.game("beyond-the-sun")
    ore = [Event("ore", seat, amount=1) for seat in range(3)]
    entries = [Entry(1, 1, [ore[1]]), Entry(2, 1, [ore[1], ROUND]), Entry(3, 2, [ore[2]]), Entry(4, 0, [ore[0]])]
    found = paragraphs(game, entries)
    assert [(each.ply, each.at, each.seat, each.heading, each.last) for each in found] == [
        (1, 0, 1, False, 2), (2, 1, EVERYBODY, True, 2), (3, 0, 2, False, 3), (4, 0, 0, False, 4)
    ]  # fmt: skip
    assert line(game, found[1], 0) == [ROUND]


def test_what_was_taken_back_is_not_told() -> None:
    game = perihelion.game("beyond-the-sun")
    entries = [Entry(1, 1, [Event("ore", 1, amount=1)], stands=False), Entry(2, 1, [Event("growth", 1, amount=2)])]
    (only,) = paragraphs(game, entries)
    assert [event.kind for event in only.events] == ["growth"]


def test_what_all_do_in_an_action_is_one_line() -> None:
    game = perihelion.game("new-frontiers")
    chosen = Event("chosen", 1, facts={"action": "@action-explore"})
    found = Event("discovered", 0, amount=1)
    entries = [
        Entry(1, 1, [chosen]),
        Entry(2, 0, [found]),
        Entry(3, 2, [found]),
        Entry(4, 2, [chosen._replace(seat=2)]),
    ]
    assert [(each.ply, each.seat, each.last) for each in paragraphs(game, entries)] == [(1, 1, 3), (4, 2, 4)]


def test_points_come_before_the_heading_that_follows() -> None:
    (points,) = scored([{"a": 0}], [{"a": 2}])
    heard = [Event("drawn", 0), ROUND, Event("tile-placed", 0)]
    assert with_points({"drawn": 2, "tile-placed": 4}, heard, [points]) == [heard[0], points, *heard[1:]]
