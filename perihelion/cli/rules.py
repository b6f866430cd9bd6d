"""`perihelion rules`, and looking a rule up while playing."""

from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from perihelion.cli.errors import UnknownChapter
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import Lang, game_named
from perihelion.cli.output import console_for
from perihelion.kernel.game import Game
from perihelion.teaching.guide import guide_of
from perihelion.words import Words
from perihelion.words.rules import RuleText, language_shown, rules_of, search

ALL = "all"
MOST_SHOWN = 8
"""At the table, where the position should stay in sight."""


def rules(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"))],
    wanted: Annotated[list[str] | None, typer.Argument(help=SAY("cli-help-wanted"), show_default=False)] = None,
    chapter: Annotated[str | None, typer.Option("--chapter", help=SAY("cli-help-chapter"), show_default=False)] = None,
    lang: Lang = None,
) -> None:
    shown, words, console = game_named(game), words_for(), console_for()
    if chapter is not None:
        print_chapter(console, words_for(shown), shown, chapter)
        return
    every = rules_of(shown, words.language)
    found = search(every, " ".join(wanted)) if wanted else every
    tell_language(console, words, shown)
    if not found:
        console.print(words.say("cli-rules-none", wanted=" ".join(wanted or [])))
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print(Text.assemble("\n", (section, "bold")))
        console.print(Text.assemble((rule.id, "bold"), "  ", rule.text))


def print_chapter(console: Console, words: Words, game: Game, name: str) -> None:
    """The rules in prose: one chapter by its name or title; "all" for all of them."""
    chapters = {each: words.say(f"chapter-{each}") for each in guide_of(game).chapters}
    asked = name.casefold()
    found = [each for each, title in chapters.items() if asked in (each, title.casefold())]
    if asked != ALL and not found:
        known = ", ".join(f"{each} ({title})" for each, title in chapters.items())
        raise UnknownChapter(game=game.id, name=name, known=known or "-")
    for each in chapters if asked == ALL else found:
        console.print(Text.assemble("\n", (chapters[each], "bold")))
        console.print(Text(words.say(f"chapter-{each}-text")))


def print_rules(console: Console, words: Words, game: Game, wanted: str) -> None:
    found = search(rules_of(game, words.language), wanted)
    if not found:
        console.print(words.say("cli-rules-none", wanted=wanted))
        return
    tell_language(console, words, game)
    for rule in found[:MOST_SHOWN]:
        console.print(line_of(rule))
    if len(found) > MOST_SHOWN:
        console.print(words.say("cli-rules-more", count=len(found) - MOST_SHOWN))


def tell_language(console: Console, words: Words, game: Game) -> None:
    if language_shown(game, words.language) != words.language:
        console.print(words.say("cli-rules-language"))


def line_of(rule: RuleText) -> Text:
    return Text.assemble((rule.id, "bold"), (f"  ({rule.section})  ", "dim"), rule.text)
