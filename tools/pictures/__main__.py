"""`make pictures`: the documentation, every game, phase and size, every beat of a lesson. The page must be built."""

import argparse

from tools.browsing import browsing
from tools.pictures import beats, docs, screens
from tools.pictures.moments import MOMENTS, SIZES
from tools.pictures.tables import serving


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("docs", "screens", "beats"))
    parser.add_argument("--game", nargs="*", choices=list(MOMENTS))
    parser.add_argument("--moment", nargs="*")
    parser.add_argument("--size", nargs="*", choices=list(SIZES))
    parser.add_argument("--language", choices=("pl", "en", "both"))
    parser.add_argument("--theme", choices=("dark", "light", "both"))
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--forced", action="store_true", help="in forced colours")
    asked = parser.parse_args()
    with serving() as url, browsing() as browser:
        if asked.only in (None, "docs"):
            docs.take(browser, url)
        if asked.only in (None, "screens"):
            screens.take_all(browser, url, asked)
        if asked.only in (None, "beats"):
            beats.take_all(browser, url, asked)


if __name__ == "__main__":
    main()
