"""`perihelion learn`: a lesson at the terminal, beat by beat above the board and the list of moves."""

from typing import Annotated

import typer
from rich.text import Text

from perihelion.bots import Position, bot
from perihelion.cli.choices import Choices
from perihelion.cli.language import SAY, words_for
from perihelion.cli.options import HUMAN, Lang, game_named
from perihelion.cli.output import console_for
from perihelion.cli.table import TerminalTable
from perihelion.kernel.errors import NothingToUndo
from perihelion.kernel.game import Game
from perihelion.kernel.history import History
from perihelion.teaching.course import Course
from perihelion.teaching.lesson import LESSON, Lesson
from perihelion.teaching.puzzles import all_taught, ends_of, is_puzzle, taught_by

OTHERS = "easy"
SHOWN_AFTER = 2
"""Other moves that are tried before the right one is told."""


def learn(
    game: Annotated[str, typer.Argument(help=SAY("cli-help-game"), show_default=False)],
    lesson: Annotated[str, typer.Argument(help=SAY("cli-help-lesson"))] = "first",
    listed: Annotated[bool, typer.Option("--list", help=SAY("cli-help-learn-list"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=SAY("cli-help-plain"))] = False,
    lang: Lang = None,
) -> int:
    taught = game_named(game)
    if listed:
        list_all(taught, plain)
        return 0
    return LessonTable(taught, taught_by(taught, lesson), plain).play()


def list_all(game: Game, plain: bool) -> None:
    """The lessons and puzzles of a game, by the names that `learn` takes."""
    words, console = words_for(game), console_for(plain)
    for each in all_taught(game):
        line = words.say("cli-learn-line", name=each.id, title=words.say(each.title), minutes=each.minutes)
        console.print(Text(line), soft_wrap=True)


class LessonTable(TerminalTable):
    """A table whose course says what comes next; after the lesson the game goes on freely."""

    def __init__(self, game: Game, lesson: Lesson, plain: bool) -> None:
        names = [HUMAN if seat == lesson.learner else OTHERS for seat in range(lesson.seats)]
        history = History.begin(game, names, lesson.seed, lesson.options)
        super().__init__(history, words_for(game), console_for(plain), None, False)
        self.course = Course(game, lesson)
        self.said = -1  # the beat that is on the screen
        for each in lesson.prelude:
            self.make(each.seat, each.action)
        self.told = [len(self.events)] * len(self.names)

    def make(self, seat: int, action: int) -> None:
        before = len(self.events)
        self.history.play(seat, action)
        self.course.entered(seat, action, self.history.state, self.events[before:])

    def greet(self) -> None:
        self.console.print(Text(self.words.say(self.course.lesson.title), style="bold"))
        self.say("cli-learn-greeting")

    def finish(self) -> None:
        """A game may be over before its lesson has said all."""
        self.read_beats()
        super().finish()

    def let_bot_choose(self, seat: int) -> None:
        """What the script says, while it lasts; first what stands before it is read."""
        self.read_beats()
        state = self.history.state
        action = self.course.reply(state, seat)
        if action is None:
            action = bot(OTHERS).choose(Position(self.game, state, seat), self.chance(seat))
        self.make(seat, action)

    def ask(self, seat: int) -> None:
        self.tell_news(seat)
        self.read_beats()
        if self.course.left:
            super().ask(seat)
            return
        self.draw(seat)
        self.show_beat()
        state = self.history.state
        prompt = state.prompt(seat)
        choices = Choices(state, seat, self.words)
        self.console.print(Text(self.words.phrase(prompt.question), style="bold"))
        self.list_choices(choices)
        tries = 0
        while True:
            line = self.read(self.words.say("cli-play-prompt"))
            choice = choices.number(int(line)) if line.isdecimal() else None
            if line.isdecimal() and choice is None:
                self.say("cli-play-no-such-number", last=len(choices.all))
            elif choice is not None and not self.course.takes(state, choice.action):
                tries += 1
                self.say(self.course.answer_to(choice.action) or "error-lesson-not-this")
                if tries >= SHOWN_AFTER and not is_puzzle(self.course.lesson):
                    self.show_move(seat, choices)
            elif choice is not None:
                self.make(seat, choice.action)
                return
            elif self.obey(seat, line, choices):
                return

    def show_move(self, seat: int, choices: Choices) -> None:
        """Whoever has tried in vain is told which move it is."""
        state = self.history.state
        right = (self.course.allowed(state) or state.legal(seat))[0]
        move = self.words.phrase(state.phrase(seat, right))
        self.say("cli-learn-shown", number=choices.number_of(right), move=move)

    def step_back_or_forth(self, seat: int, command: str) -> bool:
        own = [number for number, ply in enumerate(self.history.line) if ply.seat == seat]
        if command == "undo" and (not own or own[-1] < self.course.begins):
            self.console.print(self.words.error(NothingToUndo(seat=seat)))
            return False
        before, heard = len(self.history.record.log), len(self.events)
        done = super().step_back_or_forth(seat, command)
        if done and command == "undo":
            self.course.taken_back(seat)
        elif done:
            action = self.history.line[-1].action
            self.course.entered(seat, action, self.history.state, self.events[heard:])
        return done and len(self.history.record.log) > before

    # ---------------------------------------------------------------- beats

    def read_beats(self) -> None:
        """Says the beats that are only read, and waits after each; at the end the game goes on freely."""
        while not self.course.left:
            if self.course.beat.end:
                self.show_beat()
                self.say("cli-learn-solved" if is_puzzle(self.course.lesson) else "cli-learn-end")
                self.offer_more()
                self.course.left = True
                return
            if not self.course.is_open(self.history.state):
                if self.course.beat.watch:
                    self.show_beat()
                return
            self.show_beat()
            self.read(self.words.say("cli-learn-next"))
            self.course.go_on(self.history.state)

    def offer_more(self) -> None:
        for each in ends_of(self.game, self.course.lesson):
            if each.startswith(LESSON):
                name = each.removeprefix(LESSON)
                title = self.words.say(taught_by(self.game, name).title)
                self.say("cli-learn-more", title=title, command=f"perihelion learn {self.game.id} {name}")

    def show_beat(self) -> None:
        course = self.course
        if course.praise:
            self.console.print(Text(self.words.say(course.praise), style="green"))
            course.praise = ""
        if self.said == course.number and not course.beat.line:
            return
        self.said = course.number
        place = self.words.say("cli-learn-beat", at=course.number + 1, of=len(course.lesson.beats))
        self.console.print(Text(f"{place} {self.words.say(course.beat.say)}", style="bold cyan"))
