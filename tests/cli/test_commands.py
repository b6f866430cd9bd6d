"""games, sim, replay, check, bench: what they print and in which form."""

import json
import re
from pathlib import Path

import pytest
from support.commands import perihelion, told

import perihelion as package
from perihelion.cli import sentence_without_fluent
from perihelion.words import LANGUAGES
from perihelion.words.rules import rules_of

RECORDS = Path(__file__).parent.parent / "records"


def test_games_in_words_and_as_json() -> None:
    assert "W stronę Słońca" in perihelion("games", "--lang", "pl").stdout
    listed = told("games")
    assert [each["id"] for each in listed] == [game.id for game in package.all_games()]
    sunward = listed[0]
    assert sunward["titles"] == {"pl": "W stronę Słońca", "en": "Sunward"}
    assert sunward["seats"] == [1, 2, 3, 4, 5]
    assert {"options", "rules_version", "stage"} <= set(sunward)


def test_the_same_simulation_whatever_the_number_of_processes() -> None:
    plan = ["sim", "sunward", "--seats", "3", "--bots", "greedy,random,random", "--games", "6", "--seed", "1"]
    alone, together = told(*plan), told(*plan, "--jobs", "2")
    expected = {
        "games", "decisions", "seconds", "decisions_per_second", "mean_scores", "win_rate", "endings", "mean_length",
    }  # fmt: skip
    assert expected <= set(alone)
    for timing in ("seconds", "decisions_per_second"):
        assert alone.pop(timing) > 0
        assert together.pop(timing) > 0
    assert alone == together
    assert alone["games"] == sum(alone["endings"].values()) == 6
    assert sum(alone["win_rate"]) == pytest.approx(1, abs=1e-5)
    other = told(*plan[:-1], "2")
    assert other["mean_scores"] != alone["mean_scores"]


def test_a_simulation_in_words() -> None:
    done = perihelion("sim", "sunward", "--bots", "random", "--games", "3", "--rotate", "--lang", "pl")
    assert done.returncode == 0
    assert done.stderr == ""  # a bar only on a terminal
    assert "W stronę Słońca: 3 partie" in done.stdout
    assert re.search(r"1 random +-?\d+,\d", done.stdout)


def test_a_good_record_is_proven_in_both_languages() -> None:
    file = RECORDS / "sunward" / "3-players.json"
    scores = ", ".join(map(str, json.loads(file.read_text(encoding="utf8"))["result"]["scores"]))
    for lang, word in (("en", "proven"), ("pl", "zgadza się")):
        done = perihelion("replay", file, "--check", "--lang", lang)
        assert done.returncode == 0
        assert word in done.stdout
        assert scores in done.stdout


def test_stepping_through_a_record() -> None:
    file = RECORDS / "sunward" / "2-players.json"
    last = len(json.loads(file.read_text(encoding="utf8"))["log"])
    done = perihelion("replay", file, typed="\nnext 4\nback\njump 7\nplayer 2\nlog\nend\nhelp\nquit\n")
    assert done.returncode == 0
    at = [int(number) for number in re.findall(r"^Move (\d+) of", done.stdout, re.MULTILINE)]
    assert at == [0, 1, 5, 4, 7, 7, last]
    assert "The third round is over." in done.stdout
    assert "tile 1 – own shape" in done.stdout


def test_check_tells_findings_and_provenance() -> None:
    done = perihelion("check", "sunward")
    assert done.returncode == 0
    assert "WSS-3.5" in done.stdout
    assert "rulebook 10%" in done.stdout
    report = told("check", "sunward")[0]
    assert all(finding["holds"] for finding in report["findings"])
    assert sum(report["share"].values()) == pytest.approx(1, abs=0.01)
    assert {"rulebook", "public", "recalled", "house"} == set(report["values"])


def test_bench_measures_every_game() -> None:
    results = told("bench", "--seconds", "0.2")["results"]
    for game in package.all_games():
        own = [each for each in results if each["name"] == game.id]
        assert own[0]["build"] in ("plain", "compiled")
        assert own[0]["decisions_per_second"] > 0
        assert own[0]["clone_us"] > 0


def test_without_the_extra_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    """A package that cannot be imported stands in for one that is not installed: -S and an empty search path."""
    import subprocess
    import sys

    root = Path(package.__file__).parent.parent
    program = f"import sys; sys.path.insert(0, {str(root)!r}); from perihelion.cli import main; main()"
    done = subprocess.run([sys.executable, "-S", "-c", program, "games"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "perihelion[cli]" in done.stderr
    assert sentence_without_fluent("cli-not-installed").endswith('"perihelion[cli]"')


def test_rules_in_both_languages_whole_by_chapter_and_by_words() -> None:
    english, polish = (perihelion("rules", "sunward", "--lang", lang).stdout for lang in LANGUAGES[::-1])
    assert "7 Scoring" in english
    assert "7 Punktacja" in polish
    assert [re.findall(r"^WSS-\S+", text, re.M) for text in (english, polish)] == [
        [rule.id for rule in rules_of(package.game("sunward"))]
    ] * 2
    frontiers = perihelion("rules", "sunward", "WSS-5", "--lang", "pl").stdout
    assert re.findall(r"^WSS-\S+", frontiers, re.M) == [f"WSS-5.{number}" for number in range(1, 7)]
    assert "WSS-7.10" in perihelion("rules", "sunward", "zagrozenie", "obcych", "--lang", "pl").stdout
    assert "„kot”" in perihelion("rules", "sunward", "kot", "--lang", "pl").stdout
    unknown = perihelion("rules", "chess")
    assert unknown.returncode == 2
    assert "chess" in unknown.stderr


def test_help_speaks_both_languages() -> None:
    polish = perihelion("--lang", "pl", "--help", LANG="en_GB.UTF-8").stdout
    assert "Zagraj" in polish
    assert "Polecenia:" in polish
    assert "Options" not in polish.replace("[OPTIONS]", "")
    assert "Play a game" in perihelion("--help", LANG="en_GB.UTF-8").stdout
    assert perihelion("--version").stdout.strip() == f"perihelion {package.__version__}"


def test_the_shared_texts_have_every_message_in_both_languages() -> None:
    from fluent.syntax import FluentParser, ast

    folder = Path(package.__file__).parent / "words" / "text"
    for part in ("", "cli-"):
        found = []
        for language in LANGUAGES:
            entries = FluentParser().parse((folder / f"{part}{language}.ftl").read_text(encoding="utf8")).body
            assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
            names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
            assert len(names) == len(set(names))
            found.append(set(names))
        assert found[0] == found[1]
