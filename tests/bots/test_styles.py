"""Ways to play: data beside the weights, asked for by name, each plays in its own direction, and none sees more."""

from collections.abc import Callable

import pytest
from support.play import some_positions

from perihelion import Game, game
from perihelion.arena.match import play_match
from perihelion.arena.sets import Played, SetPlan, play
from perihelion.bots import LEVELS, Position, bot, bot_for, is_bot
from perihelion.bots.bot import Name, UnknownBot, taken_apart
from perihelion.kernel.rng import seeded
from perihelion.kernel.styles import UnknownStyle
from perihelion.words import LANGUAGES, Words

QUICK = {"hard": "hard:{}@6", "expert": "expert:{}@6"}
GAMES = ("sunward", "beyond-the-sun", "new-frontiers", "pulsar-2849", "burning-suns")
SEEDS = 4


def points_of(source: str) -> Callable[[Played], float]:
    return lambda player: player.tally.get(source, 0)


def events(*kinds: str) -> Callable[[Played], float]:
    return lambda player: sum(player.events[kind] for kind in kinds)


def things(*names: str) -> Callable[[Played], float]:
    return lambda player: sum(player.things[name] for name in names)


DIRECTIONS: dict[tuple[str, str], Callable[[Played], float]] = {
    ("sunward", "runner"): events("frontier"),
    ("sunward", "miner"): points_of("enclosed"),
    ("sunward", "hunter"): points_of("alien-threat"),
    ("beyond-the-sun", "scientist"): events("researched"),
    ("beyond-the-sun", "coloniser"): events("colonised"),
    ("beyond-the-sun", "captain"): events("base"),
    ("beyond-the-sun", "automator"): events("automated"),
    ("new-frontiers", "explorer"): events("discovered"),
    ("new-frontiers", "settler"): events("settled"),
    ("new-frontiers", "developer"): events("bought"),
    ("new-frontiers", "merchant"): points_of("chips"),
    ("pulsar-2849", "surveyor"): events("patented", "transmitter-operates"),
    ("pulsar-2849", "gyrodyner"): events("claimed", "gyrodyne-placed", "gyrodyne-spins"),
    ("pulsar-2849", "explorer"): events("base"),
    ("pulsar-2849", "director"): events("project-completed"),
    ("burning-suns", "soldier"): things("action-battle", "action-assault"),
    ("burning-suns", "engineer"): events("resource"),
    ("burning-suns", "diplomat"): things("action-diplomacy", "action-mission"),
    ("burning-suns", "settler"): events("control"),
}
"""What more of shows that a style plays as its name says."""


def done(name: str, who: str, rival: str, measure: Callable[[Played], float]) -> float:
    """What somebody does against a rival, in all seats, on the same seeds for everybody."""
    found, total = game(name), 0.0
    for number in range(SEEDS):
        for seats in ((who, rival), (rival, who)):
            players = play(found, Fixed(name, seats, 2, SEEDS, 77), number).players
            total += (
                measure(players[seats.index(who)])
                if who != rival
                else measure(players[0]) / 2 + measure(players[1]) / 2
            )
    return total


class Fixed(SetPlan):
    """Everybody sits where the plan says."""

    def drawn(self, number: int) -> list[str]:
        return list(self.bots)


HUNTER = ("sunward", "hunter")


@pytest.mark.parametrize(("name", "style"), [each for each in DIRECTIONS if each != HUNTER])
def test_a_style_plays_in_its_direction(name: str, style: str) -> None:
    measure = DIRECTIONS[name, style]
    assert done(name, f"greedy:{style}", "greedy", measure) > done(name, "greedy", "greedy", measure)


def threat_after_a_round(who: str) -> int:
    """Of the aliens that somebody has left uncovered when the second round begins, against a greedy rival."""
    sunward, total = game("sunward"), 0
    for seed in range(2 * SEEDS):
        state, players, rng = sunward.new(2, seed), [bot(who), bot("greedy")], seeded(seed)
        while state.view(None)["round"] == 1:
            seat = state.actors()[0]
            state.apply(seat, players[seat].choose(Position(sunward, state, seat), rng))
        total += state.tally()[0]["alien-threat"]
    return total


def test_a_hunter_covers_aliens_sooner() -> None:
    """In the end hardly an alien is left uncovered by anybody: they lie in pairs."""
    assert threat_after_a_round("greedy:hunter") > threat_after_a_round("greedy")


def test_every_style_has_a_direction_and_words() -> None:
    assert {(each, style) for each in GAMES for style in game(each).styles} == set(DIRECTIONS)
    for name, style in DIRECTIONS:
        for language in LANGUAGES:
            words = Words(language, game(name))
            assert words.has(f"style-{style}")
            assert words.say(f"style-{style}-help").endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_a_style_changes_the_judgement_and_nothing_else(name: str) -> None:
    found = game(name)
    states = [state for state in some_positions(found, 2, 3, share=0.3) if not state.over()][::4]
    neutral = [found.evaluate(state, state.actors()[0]) for state in states]
    for style in found.styles:
        styled = found.styled(style)
        assert styled is found.styled(style)
        assert styled.stamp == found.stamp
        judged = [styled.evaluate(state, state.actors()[0]) for state in states]
        assert judged != neutral
        for state, value in zip(states, judged, strict=True):
            assert abs(sum(styled.explain(state, state.actors()[0]).values()) - value) < 1e-6
    assert [found.evaluate(state, state.actors()[0]) for state in states] == neutral


@pytest.mark.parametrize("level", [*LEVELS[1:], "learned", "greedy"])
def test_a_styled_choice_cannot_depend_on_what_is_hidden(any_game: Game, level: str) -> None:
    """Other truths behind the same view, the same seed of the bot: the same move."""
    styles = list(any_game.styles)
    if not styles:
        assert not is_bot(f"{level}:any", any_game)
        return
    name = QUICK.get(level, level + ":{}").format(styles[LEVELS.index(level) % len(styles) if level in LEVELS else 0])
    states = [state for state in some_positions(any_game, any_game.seats[-1], 3, share=0.3) if not state.over()]
    for state in states[:: max(1, len(states) // 2)][:2]:
        seat = state.actors()[-1]
        chosen = bot(name).choose(Position(any_game, state, seat), seeded(5))
        assert chosen in state.legal(seat)
        other = state.determinize(seat, 11)
        assert other.fingerprint() != state.fingerprint()
        assert bot(name).choose(Position(any_game, other, seat), seeded(5)) == chosen


def test_names_are_level_style_and_budget() -> None:
    assert taken_apart("normal") == Name("normal", "", None)
    assert taken_apart("normal:settler") == Name("normal", "settler", None)
    assert taken_apart("hard:soldier@0.3s") == Name("hard", "soldier", "0.3s")
    assert taken_apart("python@C:/bot.py:Mine") == Name("python", "", "C:/bot.py:Mine")
    for unknown in ("normal:", ":settler", "random:settler", "nobody:settler", "program:settler@cat"):
        assert not is_bot(unknown)
        with pytest.raises(UnknownBot):
            bot(unknown)


def test_a_style_of_another_game_is_refused() -> None:
    sunward = game("sunward")
    assert is_bot("normal:settler")
    assert not is_bot("normal:settler", sunward)
    with pytest.raises(UnknownStyle) as refused:
        bot_for(sunward, "hard:settler@5")
    assert Words("en").error(refused.value) == (
        'sunward has no style called "settler". Choose one of: runner, miner, hunter.'
    )
    assert "nie ma stylu „settler”" in Words("pl").error(refused.value)


def test_styled_games_can_be_repeated() -> None:
    first, second = [play_match(game("sunward"), [bot("normal:miner"), bot("hard:runner@4")], 9) for _ in range(2)]
    assert first == second
