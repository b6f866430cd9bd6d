"""The page of a table is never a pixel too tall and does not scroll: all games, all sizes, two text sizes."""

import json

import pytest
from page.playing import AT_HOME, Opened, Opener
from page.recorded import RECORDS, table_for
from page.test_sizes import GAMES
from server.serving import Server, good

from perihelion.kernel.record import read_record
from tools.pictures.moments import SIZES, choices

OTHERS = [(1280, 720), (1440, 900), (1536, 864), (1024, 768), (360, 640), (412, 915)]
EVERY = [*[(size.width, size.height) for size in SIZES.values()], *OTHERS]
TOO_TALL = """() => {
  scrollTo(0, 99)
  const page = document.documentElement
  const [tall, wide] = [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth]
  return tall > 0 || wide > 0 || scrollY > 0 ? `${tall} px too tall, ${wide} px too wide, scrolled to ${scrollY}` : ''
}"""


def too_tall(me: Opened) -> dict[str, str]:
    found = {}
    for width, height in EVERY:
        me.page.set_viewport_size({"width": width, "height": height})
        me.still()
        if wrong := me.page.evaluate(TOO_TALL):
            found[f"{width}x{height}"] = wrong
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_not_one_pixel_too_tall(open_page: Opener, server: Server, game: str) -> None:
    """`documentElement.scrollHeight <= innerHeight` at the start, in the middle and at the end of a recorded game."""
    record = read_record(RECORDS / game / "3-players.json")
    moves = [(seat, action) for _, seat, action in choices(record)]
    table, seats = table_for(server, record)
    made = 0
    for share, text in ((0, 100), (0.6, 140), (1, 100)):
        until = int(share * len(moves))
        for seat, action in moves[made:until]:
            good(seats[seat].move(action))
        made = until
        me = open_page("pl", game=game)
        kept = json.dumps({"textSize": text, "language": "pl"})
        me.page.add_init_script(f"if ({AT_HOME}) localStorage.setItem('perihelion.settings', {json.dumps(kept)})")
        me.page.goto(f"{server.url}/#/table/{table}?seat={seats[0].token}")
        me.at_table()
        me.in_step()
        assert too_tall(me) == {}, f"after {made} choices, {text}%"
        me.page.context.close()
