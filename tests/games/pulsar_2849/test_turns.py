"""PUL-4, PUL-8, PUL-16, PUL-19: the turn, paying with dice, modifiers, and where points come from."""

from games.pulsar_2849.builder import board, quiet
from support.rules import rule

from perihelion.games.pulsar_2849.rules.steps import MENU


def used_up(made, seat=0):
    return made.player(seat).dice


@rule("PUL-4.1", "PUL-4.2", "PUL-4.5", "PUL-4.6", "PUL-20.1", "PUL-18.1")
def test_eight_rounds_of_dice_actions_and_production():
    made = board(3)
    phases = []
    while not made.state.over():
        shown = made.state.view(None)
        if not phases or phases[-1] != (shown["round"], shown["phase"]):
            phases.append((shown["round"], shown["phase"]))
        legal = made.state.legal(made.actor)
        made.state.apply(made.actor, legal[-1])  # ends turns at once, declines everything
    assert phases == [(number, phase) for number in range(1, 9) for phase in ("dice", "actions")]
    assert made.state.ending() == "eighth-round"
    assert made.points(0, "bases") + made.points(1, "initiative") + made.points(2, "initiative") >= 0
    assert sum(made.points(seat, "initiative") for seat in range(3)) == 11


@rule("PUL-4.4", "PUL-8.1")
def test_everybody_has_one_turn_in_the_order_of_the_rockets():
    made = quiet(3)
    for seat in range(3):
        made.player(seat).dice = [1]
    made.turns([2, 0, 1])
    turns = []
    while made.state.asked[0] == MENU:
        turns.append(made.state.active)
        assert made.state.why_not((made.actor + 1) % 3, made.action("end_turn")) == ["PUL-8.1"]
        made.end_turn()
    assert turns == [2, 0, 1]


@rule("PUL-8.2", "PUL-8.6", "PUL-6.4")
def test_a_die_pays_once():
    made = quiet().turn(dice=[1, 2])
    made.use(1, "take_gyrodyne", "small")
    assert used_up(made) == [2]
    assert made.refused("use_silver", 1) == ["PUL-8.2"]
    assert made.can("use_silver", 2)


@rule("PUL-8.3", "PUL-8.20")
def test_actions_and_tokens_go_with_a_die():
    made = quiet().turn(dice=[1, 2])
    assert made.refused("take_gyrodyne", "small") == ["PUL-8.3"]
    assert made.refused("fly", 1) == ["PUL-8.3"]
    assert made.refused("spend", "+1") == ["PUL-8.20"]
    made.do("use_silver", 1)
    made.do("spend", "+1")
    assert made.player(0).plus_minus == 1  # not gone before the die pays
    made.do("take_gyrodyne", "medium")
    assert made.player(0).plus_minus == 0


@rule("PUL-8.4", "PUL-EX-15")
def test_the_value_must_match_exactly():
    for value in (1, 2, 4, 5, 6):
        made = quiet().turn(dice=[value, value])
        made.do("use_silver", value)
        assert made.refused("patent", "AI-2") == ["PUL-8.4"]  # it costs a 3
    made = quiet().turn(dice=[3, 3]).use(3, "patent", "AI-2")
    assert made.state.first_patent[made.slot("AI-2")] == 0


@rule("PUL-8.5", "PUL-9.6", "PUL-8.14")
def test_any_value_flies_also_seven_and_eight():
    for value in range(1, 7):
        made = quiet().turn(dice=[value])
        made.player(0).plus_two = 1
        made.do("use_silver", value)
        assert made.moves("fly") == [(value,)]
        made.do("spend", "+2").do("fly", value + 2)
        assert len(made.state.route) - 1 + made.state.left == value + 2
    assert len(made.state.route) - 1 + made.state.left == 8


@rule("PUL-8.7")
def test_the_kinds_of_action():
    made = quiet().with_side(0, "HQ-A1").with_pulsar(0, "P5", "small").with_waiting(0, "large")
    made.with_transmitter(0, "TA7", paid=[0]).with_offer("TA5", "TA3", "TA1")
    made.turn(dice=[1, 2], in_round=2)
    seen = set()
    for value in range(1, 7):
        made.player(0).dice = [value]
        made.turn(dice=[value])
        made.do("use_silver", value)
        seen |= made.kinds()
    assert seen - {"spend"} == {
        "fly",
        "take_gyrodyne",
        "finish_gyrodyne",
        "take_transmitter",
        "pay_transmitter",
        "patent",
        "complete",
        "buy_modifier",
    }


@rule("PUL-8.8", "PUL-9.10")
def test_the_same_action_may_be_done_twice():
    made = quiet().turn(dice=[1, 1]).use(1, "take_gyrodyne", "small").use(1, "take_gyrodyne", "small")
    assert made.player(0).waiting == [2, 0, 0]
    made = quiet().with_ship(0, "k7").turn(dice=[1, 1])
    made.fly(1, "k8")
    made.fly(1, "k7")  # the same segment in another flight
    assert made.state.players[0].ship == made.sector("k7")


@rule("PUL-8.9", "PUL-8.10", "PUL-8.11", "PUL-EX-16")
def test_tokens_change_a_value_and_go_back():
    made = quiet().turn(dice=[4, 4])
    made.player(0).plus_two = 1
    made.do("use_silver", 4)
    start = made.state.clone()
    for token, value in (("-1", 3), ("+1", 5), ("+2", 6)):
        made.state = start.clone()
        made.do("spend", token)
        assert made.state.die_value == value
        made.do("fly", value)
        left = (made.player(0).plus_minus, made.player(0).plus_two)
        assert left == ((1, 0) if token == "+2" else (0, 1))
    made.state = start
    made.player(0).plus_two = 0
    made.player(0).plus_minus = 0
    made.turn(dice=[4]).do("use_silver", 4)
    assert made.refused("spend", "+2") == ["PUL-8.10"]
    assert made.refused("spend", "-1") == ["PUL-8.9"]


@rule("PUL-EX-17")
def test_a_token_pays_for_a_patent():
    for value, token in ((2, "+1"), (4, "-1")):
        made = quiet().turn(dice=[value]).use(value, "patent", "AI-2", token=token)
        assert made.player(0).patents


@rule("PUL-8.12", "PUL-8.15", "PUL-EX-18")
def test_one_token_a_die():
    made = quiet().turn(dice=[3, 6])
    made.player(0).plus_two = 1
    made.do("use_silver", 3).do("spend", "+2")
    assert made.state.die_value == 5
    assert made.refused("spend", "+1") == ["PUL-8.12"]
    assert "spend" not in made.kinds()
    made = quiet().turn(dice=[6])
    made.player(0).plus_two = 2
    made.do("use_silver", 6).do("spend", "+2").do("fly", 8)
    assert made.state.left + len(made.state.route) - 1 == 8


@rule("PUL-8.13", "PUL-8.21", "PUL-25.20", "PUL-25.22", "PUL-AMB-11", "PUL-AMB-53", "PUL-AMB-54")
def test_a_technology_and_one_token_on_one_die():
    made = quiet().with_patent(0, "DI-6").turn(dice=[6])
    made.player(0).plus_two = 1
    made.do("use_silver", 6).do("spend", "+2")
    assert made.moves("fly") == [(7,), (8,), (9,)]
    made.do("fly", 9)
    assert made.state.left + len(made.state.route) - 1 == 9


@rule("PUL-8.16", "PUL-25.23", "PUL-AMB-10")
def test_zero_is_of_no_use_without_a_technology():
    made = quiet().turn(dice=[1, 1]).do("use_silver", 1)
    assert made.refused("spend", "-1") == ["PUL-8.16"]
    assert made.refused("fly", 0) == ["PUL-9.5"]
    assert quiet().turn(dice=[2, 1]).do("use_silver", 2).can("spend", "-1")
    made = quiet().with_patent(0, "DI-4").turn(dice=[1, 1]).do("use_silver", 1)
    made.do("spend", "-1")
    assert made.state.die_value == 0
    assert "fly" not in made.kinds()
    assert made.can("take_gyrodyne", "small")


@rule("PUL-8.17", "PUL-17.5")
def test_a_token_on_a_bonus_die():
    made = quiet().turn(dice=[], red=[2])
    made.do("use_red", 2).do("spend", "+1")
    assert made.state.die_value == 3
    made.do("patent", "AI-2")
    assert made.player(0).plus_minus == 0


@rule("PUL-8.18", "PUL-AMB-11")
def test_dice_need_not_be_used():
    made = quiet().turn(dice=[3, 4]).end_turn()
    assert made.state.round == 2
    assert made.player(0).dice == []


@rule("PUL-16.1", "PUL-16.2", "PUL-16.3")
def test_buying_modifiers():
    for value, tokens in ((1, [(0,)]), (2, [(0,), (1,)]), (3, [])):
        made = quiet().turn(dice=[value]).do("use_silver", value)
        assert made.moves("buy_modifier") == tokens
    made.turn(dice=[2] * 2).use(2, "buy_modifier", "p2").use(2, "buy_modifier", "pm1")
    assert (made.player(0).plus_minus, made.player(0).plus_two) == (2, 1)
    for _ in range(15):  # more than the box holds
        made.turn(dice=[1]).use(1, "buy_modifier", "pm1")
    assert made.player(0).plus_minus == 17


def test_modifiers_for_a_payment_and_for_the_reset_die():
    """AMB-39."""
    made = quiet().turn(dice=[2], in_round=3)
    made.player(0).plus_minus = 2
    made.use(2, "patent", "AII-1", token="+1")
    made.use(2, "take_gyrodyne", "small", token="-1")
    assert made.player(0).plus_minus == 0


@rule("PUL-19.1", "PUL-19.2", "PUL-19.3", "PUL-19.4")
def test_points_are_told_by_their_source():
    made = quiet().with_tracks([(3, 0), (8, 1), (14, 2)], [(3, 0), (8, 1), (9, 2)])
    made.with_pulsar(0, "P5", "small", spinning=True).with_transmitter(0, "TB3", operating=True)
    made.with_patent(0, "AII-2").with_base(0, "S3")
    made.produce(in_round=8)
    while not made.state.over():
        made.do("decline")
    tally = made.state.tally()
    assert tally[0] == {
        "start": 20,
        "gyrodynes": 5,
        "broadcasts": 1,
        "production": 1,
        "cubes": 1,
        "initiative": 7,
        "bases": 1,
    }
    assert tally[2]["penalties"] == -1
