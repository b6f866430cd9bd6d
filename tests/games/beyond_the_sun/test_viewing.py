"""What the view adds for those who draw the table: how far everybody is, and which discovery is going on."""

from .bench import GAME, table


def test_an_achievement_says_how_far_everybody_is() -> None:
    bench = table(3).goals("empire", "abundance", "vanguard", "specialisation")
    bench.colonised(0, "barnards_star", "wolf_359").base(0, "Y1").base(1, "A2").mat(1, pop=7, ore=2)
    empire, abundance, vanguard, specialisation = [goal["progress"] for goal in bench.s.view(None)["achievements"]]
    assert empire == [[{"have": have, "need": 4}] for have in (2, 0, 0)]
    assert [part["have"] for part in abundance[1]] == [7, 2]  # population and ore, each with what is needed
    condition = next(each["cond"] for each in GAME.layout()["achievements"] if each["id"] == "abundance")
    assert condition == "pop >= {} and ore >= {}".format(*[part["need"] for part in abundance[1]])
    assert [part["have"] for (part,) in vanguard] == [3, 1, 0]
    assert [part["have"] for (part,) in specialisation] == [2, 1, 0]  # two of food: a colony and a shipyard


def test_met_means_that_every_part_is_reached() -> None:
    bench = table(2).goals("abundance", "efficiency", "harmony", "great_library")
    bench.mat(0, pop=9, ore=12, automation=4).mat(1, pop=9, ore=1, automation=5)
    for goal in bench.s.view(None)["achievements"]:
        for parts, met in zip(goal["progress"], goal["met"], strict=True):
            assert met == all(part["have"] >= part["need"] for part in parts)


def test_a_discovery_in_progress_is_shown_with_its_event() -> None:
    bench = table(2).cube("I-1", 0).cube("I-2", 0).event("II-2", "asteroid_rush").mat(0, ore=2, pop=1).turn(0)
    assert bench.s.view(1)["research"] is None
    bench.use("basic_2").do("research", "II-2")
    assert bench.s.view(1)["research"] == {"seat": 0, "slot": "II-2", "event": "asteroid_rush"}
    bench.do("choose_line", 0).do("choose_line", 0)  # two ore for both
    assert bench.s.view(1)["asked"]["step"] == "type"
    assert bench.s.view(1)["research"] == {"seat": 0, "slot": "II-2", "event": None}
    bench.do("take_type", 0)
    assert bench.s.view(1)["asked"]["step"] == "card"
    assert bench.s.view(1)["research"] == {"seat": 0, "slot": "II-2", "event": None}


def test_an_event_under_a_slot_stays_hidden_until_it_is_resolved() -> None:
    bench = table(2).event("II-2", "asteroid_rush").turn(0)
    assert "asteroid_rush" not in str(bench.s.view(0))
