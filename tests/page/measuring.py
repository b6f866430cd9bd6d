"""Every text on the screen, measured: cut, overlapping, broken, out of sight, too small; and a page that scrolls."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf8")


def measure(page: Page) -> list[str]:
    """What is wrong with the texts on the screen as it is."""
    return list(page.evaluate(MEASURE))
