"""The figures of long runs stand in docs/server.md, one line for each kind of run."""

from server.figures import BEGIN, END, HEAD, PAGE, noted


def test_a_run_replaces_its_own_line_and_no_other() -> None:
    page = f"before\n{BEGIN}{HEAD}| falls | 1 | a | old |\n| fuzzing | 1 | a | kept |\n{END}after\n"
    expected = f"before\n{BEGIN}{HEAD}| falls | 2 | b | new |\n| fuzzing | 1 | a | kept |\n{END}after\n"
    assert noted(page, "falls", "| falls | 2 | b | new |\n") == expected


def test_the_page_has_a_place_for_them() -> None:
    page = PAGE.read_text(encoding="utf8")
    assert "| new |" in noted(page, "falls", "| falls | 2 | b | new |\n")
