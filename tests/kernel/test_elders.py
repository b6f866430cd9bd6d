"""Rules of earlier versions: kept, loaded beside the present ones, and playing as they did."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

import perihelion
from perihelion.kernel.elders import elder_of, elders, game_of_version
from perihelion.kernel.errors import OtherRulesVersion, OtherSet
from perihelion.kernel.record import check_record, game_of, read_record
from perihelion.kernel.registry import OURS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "perihelion" / "elders"
KEPT = sorted(FOLDER.glob("*.zip"))
RECORDS = sorted((ROOT / "tests" / "records" / "older").glob("*.json"))


def test_every_stamp_that_games_may_have_begun_with_is_here() -> None:
    """Change a rules version or a set, and `python -m tools.elders main` keeps the one before and notes the new one."""
    stamps = set((FOLDER / "stamps.txt").read_text(encoding="utf8").split())
    present = {perihelion.game(name).stamp for name in OURS}
    assert present <= stamps, "a new stamp: python -m tools.elders COMMIT, the last one before it"
    for stamp in stamps:
        name, version, of_set = stamp.split("/", 2)
        assert game_of_version(name, int(version), of_set).stamp == stamp
    assert len(stamps - present) == len(KEPT)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_older_records_play_by_older_rules(path: Path) -> None:
    record = read_record(path)
    game = game_of(record)
    assert game.rules_version == record.rules_version
    assert type(game) is not type(perihelion.game(record.game))
    state = check_record(record, path.name)
    assert state.over()
    assert state.scores() == (record.result or {})["scores"]


def test_every_earlier_version_has_a_record() -> None:
    played = {(record.game, record.rules_version, record.set) for record in map(read_record, RECORDS)}
    assert {f"{game}-{version}-{of_set}" for game, version, of_set in played} == {file.stem for file in KEPT}


def test_what_was_never_kept_is_refused() -> None:
    with pytest.raises(OtherRulesVersion):
        game_of_version("sunward", 999, "house@00000000")
    with pytest.raises(OtherSet):
        game_of_version("sunward", perihelion.game("sunward").rules_version, "house@00000000")
    with pytest.raises(OtherRulesVersion):
        elder_of("sunward", 999, "-")


def test_an_earlier_version_reads_a_set_of_ones_own(tmp_path: Path) -> None:
    name, version = "new-frontiers", 1
    text = b"".join(file.read_bytes() for file in elder_files(name, version)) + b"\n# another digest\n"
    (tmp_path / "set.toml").write_bytes(text)
    game = elder_of(name, version, tmp_path / "set.toml")
    assert game.rules_version == version
    assert game.components.stamp not in elders(name, version)
    found = game_of_version(name, version, game.components.stamp, tmp_path / "set.toml")
    assert found.new(2, 7).fingerprint() == game.new(2, 7).fingerprint()


def elder_files(name: str, version: int) -> list[Path | Traversable]:
    stamp = next(iter(elders(name, version)))
    return game_of_version(name, version, stamp).set_files()
