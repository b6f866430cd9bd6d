"""Frames a second while a map is dragged, in a browser without a graphics card: `python -m tools.frames`.

The page must be built. On a busy machine the rate falls; what a frame costs the page does not.
"""

import math
import time

from playwright.sync_api import Browser

from perihelion.kernel.record import read_record
from tools.browsing import browsing
from tools.pictures.moments import RECORDS, SIZES, Moment, reached
from tools.pictures.tables import Table, come, opened, serving

MAPS = {"pulsar-2849": Moment("turn", "prompt-turn", 24), "burning-suns": Moment("explore", "prompt-explore", 1)}
STEPS = 240
WATCH = """() => {
  window.gaps = []
  let last = performance.now()
  const step = (now) => { window.gaps.push(now - last); last = now; if (window.gaps) requestAnimationFrame(step) }
  requestAnimationFrame(step)
}"""


def measure(browser: Browser, url: str, game: str, moment: Moment) -> None:
    record = read_record(RECORDS / game / f"{moment.record}.json")
    there = next(reached(record, [moment]))
    table = Table(url, record)
    table.play(there.since)
    page = opened(browser, SIZES["laptop"])
    come(page, table.address(there.seat))
    for _ in range(3):
        page.locator(".board .zoom button").first.click()
    box = page.locator(".board .window").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def metric(name: str) -> float:
        return next(each["value"] for each in session.send("Performance.getMetrics")["metrics"] if each["name"] == name)

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y)
    page.wait_for_timeout(300)
    busy, laid, began = metric("TaskDuration"), metric("LayoutDuration"), time.monotonic()
    page.evaluate(WATCH)
    for step in range(STEPS):
        page.mouse.move(x + 120 * math.sin(step / 12), y + 80 * math.cos(step / 9) - 80)
    gaps = sorted(page.evaluate("() => window.gaps.splice(2)"))
    took = time.monotonic() - began
    page.mouse.up()
    frames = len(gaps)
    print(
        f"{game}: {frames / took:.0f} frames/s, half of them after {gaps[frames // 2]:.1f} ms, "
        f"95% after {gaps[int(0.95 * frames)]:.1f} ms at most; "
        f"a frame costs the page {1000 * (metric('TaskDuration') - busy) / frames:.1f} ms, "
        f"{1000 * (metric('LayoutDuration') - laid) / frames:.2f} of it layout"
    )


if __name__ == "__main__":
    with serving() as url, browsing() as browser:
        for game, moment in MAPS.items():
            measure(browser, url, game, moment)
