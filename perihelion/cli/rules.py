"""Looking a rule up while playing."""

from rich.console import Console
from rich.text import Text

from perihelion.kernel.game import Game
from perihelion.words import Words
from perihelion.words.rules import rules_of, search, section_title

MOST_SHOWN = 8


def print_rules(console: Console, words: Words, game: Game, wanted: str) -> None:
    found = search(rules_of(game), wanted)
    if not found:
        console.print(words.say("cli-rules-none", wanted=wanted))
        return
    for rule in found[:MOST_SHOWN]:
        section = section_title(rule.section, words.language)
        console.print(Text.assemble((rule.id, "bold"), (f"  ({section})  ", "dim"), rule.text))
    if len(found) > MOST_SHOWN:
        console.print(words.say("cli-rules-more", count=len(found) - MOST_SHOWN))
