"""Debian's Chromium as tests and pictures use it, and somebody who looks at the page in it."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --font-render-hinting=none"
)
LOCALES = {"pl": "pl-PL", "en": "en-GB"}


CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The shell draws the same pages without a browser's window around them, for an eighth less of the processor."""


def find_chromium() -> str:
    """LookupError when there is none."""
    for name in CHROMIUM:
        if found := shutil.which(name):
            return found
    raise LookupError("this needs Debian's chromium: apt-get install chromium-headless-shell")


@contextmanager
def browsing(*flags: str) -> Iterator[Browser]:
    try:
        chromium = find_chromium()
    except LookupError as missing:
        sys.exit(str(missing))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=[*QUIET.split(), *flags])
        yield running
        running.close()


def somebody(
    browser: Browser,
    size: tuple[int, int],
    language: str,
    touch: bool = False,
    less_motion: bool = True,
    forced: bool = False,
) -> BrowserContext:
    """A person with a screen of that size, who reads that language, and with nothing kept by the page yet."""
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[language],
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce" if less_motion else "no-preference",
        forced_colors="active" if forced else "none",
        permissions=["clipboard-read", "clipboard-write"],
    )
