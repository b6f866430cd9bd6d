"""python -m tools.art: draws the pictures of the page as far as they are missing."""

import time

from tools.art.build import build

if __name__ == "__main__":
    start = time.monotonic()
    made = build()
    print(f"pictures: {', '.join(made)} in {time.monotonic() - start:.0f} s" if made else "pictures: all there")
