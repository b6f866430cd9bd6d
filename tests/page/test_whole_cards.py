"""Names and words on a board are whole: nothing ends in "…", no row of a card is left out."""

import json

import pytest
from page.playing import AT_HOME, Opened, Opener
from page.recorded import RECORDS, table_for
from server.serving import Server, good

from perihelion.kernel.record import read_record
from tools.pictures.moments import SIZES, choices

LOOKS = [
    ("laptop", "pl", 100),
    ("laptop", "en", 100),
    ("laptop", "pl", 140),
    ("laptop", "en", 140),
    ("wide", "pl", 100),
]
SHORTENED = """() => [...document.querySelectorAll('.board *')].flatMap((each) => {
  if (each.matches('[data-row=kept][hidden]')) return [`left out: ${each.textContent.trim()}`]
  if (each.closest('.hidden') || !each.checkVisibility()) return []
  const style = getComputedStyle(each)
  const lines = style.webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + 1
  const words = each.matches('.short') || (style.textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)
  return lines || words ? [each.textContent.trim().replace(/\\s+/g, ' ')] : []
})"""
MOMENTS = (0.2, 0.5, 0.7, 0.85, 1)


def looking(open_page: Opener, game: str, size: str, language: str, text: int) -> Opened:
    me = open_page(language, (SIZES[size].width, SIZES[size].height), touch=SIZES[size].touch, game=game)
    kept = json.dumps({"textSize": text, "language": language})
    me.page.add_init_script(f"if ({AT_HOME}) localStorage.setItem('perihelion.settings', {json.dumps(kept)})")
    return me


@pytest.mark.parametrize("players", ["2-players", "4-players"])
def test_the_cards_of_beyond_the_sun_are_whole(open_page: Opener, server: Server, players: str) -> None:
    record = read_record(RECORDS / "beyond-the-sun" / f"{players}.json")
    moves = [(seat, action) for _, seat, action in choices(record)]
    table, seats = table_for(server, record)
    pages = [looking(open_page, "beyond-the-sun", *look) for look in LOOKS]
    found: dict[str, list[str]] = {}
    made = 0
    for share in MOMENTS:
        until = min(int(share * len(moves)), len(moves) - 1)
        for seat, action in moves[made:until]:
            good(seats[seat].move(action))
        made = until
        for me, look in zip(pages, LOOKS, strict=True):
            me.page.goto(f"{server.url}/#/table/{table}?seat={seats[0].token}")
            me.at_table()
            me.in_step()
            me.still()
            if shortened := me.page.evaluate(SHORTENED):
                found[f"{share} {look}"] = shortened
            me.page.goto("about:blank")
    assert not found, json.dumps(found, ensure_ascii=False, indent=1)
