"""Finished games in tests/records, replayed to their stated results; a new file there is a new test."""

from pathlib import Path

import pytest

from perihelion import Game
from perihelion.kernel.history import History
from perihelion.kernel.record import check_record, game_of, parse_record, read_record

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_its_result(path: Path) -> None:
    record = read_record(path)
    state = check_record(record, path.name)
    assert state.over()
    assert record.result is not None
    again = History.replay(game_of(record), record)
    written = parse_record(again.record.to_json())
    assert History.replay(game_of(record), written).record == again.record
    assert written.log == again.record.named()  # by name, whatever the numbers were


def test_there_is_a_record_for_every_number_of_players(any_game: Game) -> None:
    if any_game.stage == "building":
        return
    recorded = {len(read_record(path).seats) for path in (RECORDS / any_game.id).glob("*.json")}
    assert recorded == set(any_game.seats)
