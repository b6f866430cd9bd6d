"""Every question of recorded games stands in the bar with its reason, both whole: all sizes, two text sizes."""

import json
from functools import cache

import pytest
from page.playing import AT_HOME, Opener
from page.recorded import RECORDS
from page.test_sizes import GAMES

import perihelion
from perihelion.kernel.record import read_record
from perihelion.words.words import Words
from tools.pictures.moments import SIZES, choices

LOOKS = [("laptop", 100), ("laptop", 140), ("low", 100), ("wide", 100), ("phone", 100), ("phone", 140), ("tablet", 100)]
SHORTENED = """async (asked) => {
  const parts = ['.prompt .question', '.prompt .reason > span'].map((each) => document.querySelector(each))
  const bar = document.querySelector('.prompt')
  const tools = document.querySelector('.tools').getBoundingClientRect()
  const wrong = (each) => {
    const around = bar.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(each)
    const least = 0.52 * parseFloat(getComputedStyle(each).fontSize)  // from the middle of a line to its letters' ends
    const cut = getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1
    return cut || [...range.getClientRects()].some(({left, right, top, bottom}) => {
      const middle = (top + bottom) / 2
      const high = middle - least < around.top || middle + least > around.bottom
      const wide = left < around.left || right > around.right
      return high || wide || (right > tools.left && middle + least > tools.top && middle - least < tools.bottom)
    })
  }
  const found = []
  for (const texts of asked) {
    parts.forEach((each, k) => (each.textContent = texts[k]))
    await null  // what watches the bar sets it anew
    if (parts.some(wrong) || document.documentElement.scrollHeight > innerHeight) found.push(texts)
  }
  return found
}"""


@cache
def asked(game: str, language: str) -> list[tuple[str, str]]:
    """All that is asked in three recorded games, with its reason."""
    words = Words(language, perihelion.game(game))
    found = {}
    for seats in (2, 3, 4):
        for state, seat, _ in choices(read_record(RECORDS / game / f"{seats}-players.json")):
            prompt = state.prompt(seat)
            found[words.phrase(prompt.question), words.phrase(prompt.reason)] = True
    return list(found)


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_question_and_its_reason_are_whole(open_page: Opener, game: str, language: str) -> None:
    all_asked = asked(game, language)
    assert len(all_asked) > 20
    me = open_page(language, game=game).lobby().create("you", "bot:easy", seed=3).at_table()
    assert me.wait_for_choice()
    address = me.page.url
    for size, text in LOOKS:
        look = open_page(language, (SIZES[size].width, SIZES[size].height), touch=SIZES[size].touch, game=game)
        kept = json.dumps({"textSize": text, "language": language})
        look.page.add_init_script(f"if ({AT_HOME}) localStorage.setItem('perihelion.settings', {json.dumps(kept)})")
        look.page.goto(f"{address}?seat={me.ticket['token']}")
        assert look.wait_for_choice()
        look.still()
        assert look.page.evaluate(SHORTENED, all_asked) == [], f"{size}, {text}%"
        look.page.context.close()
