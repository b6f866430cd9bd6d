"""What a learner has had on the screen, and where on the board the answers of the reader test can be seen."""

import re
from typing import Any

from page.playing import Opened
from playwright.sync_api import Locator, expect

import perihelion
from tools.teaching import reader

# the words of the card that are wholly in sight, of the screen and of the pane they may scroll in
COACH = """() => [...document.querySelectorAll('[data-coach] .words p')].flatMap((each) => {
  const pane = each.closest('.scroll')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const box = each.getBoundingClientRect()
  const whole = box.height > 0 && box.top >= Math.max(0, pane.top) - 1
    && box.bottom <= Math.min(innerHeight, pane.bottom) + 1
  return whole ? [each.textContent.trim()] : []
})"""
# line by line, as somebody scrolls through the first page of the rules; a row of it is one message
SUMMARY = """() => {
  const read = (each) => {
    each.scrollIntoView({ block: 'nearest' })
    const box = each.getBoundingClientRect()
    const whole = box.height > 0 && box.top >= -1 && box.left >= -1
      && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1
    return whole ? each.textContent.replace(/\\s+/g, ' ').trim() : null
  }
  const lines = [...document.querySelectorAll('[data-summary] :is(p, dt, dd)')].map(read)
  const rows = [...document.querySelectorAll('[data-summary] ul')].map((each) => [...each.children].map(read))
  const whole = rows.filter((row) => row.every((each) => each !== null)).map((row) => row.join(' · '))
  return [...lines, ...rows.flat(), ...whole].filter((each) => each !== null)
}"""
# what a place says, to the eye and to a screen reader; nothing where it is not in sight
SAYS = """(selector) => {
  const found = document.querySelector(selector)
  if (!found) return ''
  const box = found.getBoundingClientRect()
  const inside = box.width > 0 && box.height > 0 && box.top >= -1 && box.left >= -1
    && box.top < innerHeight - 8 && box.right <= innerWidth + 1
  const told = [...found.querySelectorAll('[data-explain]')].map((each) => each.dataset.explain)
  const all = [found.getAttribute('aria-label') ?? '', found.textContent, ...told].join(' ')
  return inside ? all.replace(/\\s+/g, ' ') : ''
}"""


class Reader:
    """Reads along with a lesson, then the rules in short, once."""

    def __init__(self, me: Opened) -> None:
        self.me = me
        self.read: list[str] = []
        self.asked = reader.questions(perihelion.game(me.game))

    def look(self) -> None:
        """At the card of a beat, when it is left: it has stood as long as the learner wished."""
        self.read += self.me.page.evaluate(COACH)

    def look_up(self) -> None:
        """The first page of the rules."""
        self.me.button("menu").click()
        self.me.page.get_by_role("dialog").or_(self.me.page.locator(".drawer")).get_by_role(
            "button", name=self.me.say("rules"), exact=True
        ).click()
        expect(self.me.page.locator("[data-summary]")).to_be_visible()
        self.read += self.me.page.evaluate(SUMMARY)
        self.me.page.keyboard.press("Escape")
        expect(self.me.page.locator("[data-summary]")).to_have_count(0)

    def unanswered(self) -> list[str]:
        """The questions to which nothing that was on the screen is the answer."""
        found: list[str] = []
        for question in self.asked:
            texts = [self.me.say(message) for message in question["said_by"]]
            read = [each for each in self.read if any(each in text or text in each for text in texts)]
            if not any(re.search(question[self.me.language], each) for each in read):
                found.append(f"{question['ask']}: {texts}")
        return found

    def unseen(self) -> list[str]:
        """The questions whose answer stands on the board, but cannot be seen with one tap at most."""
        return [each["ask"] for each in self.asked if "shown" in each and not self.is_shown(each["shown"])]

    def is_shown(self, shown: dict[str, Any]) -> bool:
        tabs = self.me.page.locator(".surfaces button")
        for tab in [None, *[tabs.nth(k) for k in range(tabs.count())]]:
            if self.says(shown, tab):
                return True
        return False

    def says(self, shown: dict[str, Any], tab: Locator | None) -> bool:
        if tab is not None:
            tab.tap()
            self.me.still()
        selector = shown.get("selector") or f'[data-place="{shown["place"]}"]'
        return re.search(shown[self.me.language], self.me.page.evaluate(SAYS, selector)) is not None
