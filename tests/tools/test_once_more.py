"""Which failed tests are tried once more, alone."""

from tools.once_more import MOST, unsteady

PAGE, SERVER, RULE = "tests/page/test_x.py::test_a", "tests/server/test_y.py::test_b", "tests/games/test_z.py::test_c"


def test_a_few_that_speak_with_other_processes() -> None:
    assert unsteady([PAGE, SERVER]) == [PAGE, SERVER]


def test_none_beside_a_test_of_anything_else() -> None:
    assert unsteady([PAGE, RULE]) == []


def test_none_where_a_file_could_not_even_be_read() -> None:
    assert unsteady(["tests/page/test_x.py"]) == []


def test_none_of_many() -> None:
    assert unsteady([f"{PAGE}[{number}]" for number in range(MOST + 1)]) == []


def test_none_when_the_run_broke_off_without_a_failure() -> None:
    assert unsteady([]) == []
