"""A game at the terminal: whose turn, the picture, the choices, the words a player can type.

Choices for bots are made from what their seats may know. With several people at one screen it is handed over before
each looks, and the screen is wiped: nobody sees another's secrets or pending drawing.
"""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from perihelion.arena.match import SEEDS_APART
from perihelion.bots import Position, bot
from perihelion.bots.advice import Hint, hint
from perihelion.cli.boards import painter_for
from perihelion.cli.choices import Choices
from perihelion.cli.commands import COMMANDS, Vocabulary
from perihelion.cli.noting import Noting
from perihelion.cli.options import HUMAN
from perihelion.cli.output import forget_typed_lines, is_plain, picture_width, read_line
from perihelion.cli.results import print_result, source_name
from perihelion.cli.rules import print_rules
from perihelion.cli.saving import save
from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.history import History
from perihelion.kernel.record import result_of
from perihelion.kernel.rng import Rng, seeded
from perihelion.kernel.table import EVERYBODY, Event, Phrase
from perihelion.words import Words

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to."""
LOG_SHOWN = 30


class Left(Exception):
    """The player has left the table; `saved` says whether the game was kept."""


class TerminalTable:
    def __init__(
        self,
        history: History,
        words: Words,
        console: Console,
        file: Path | None,
        autosave: bool,
        notes: bool = False,
    ) -> None:
        self.history = history
        self.game = history.game
        self.words = words
        self.console = console
        self.file = file
        self.autosave = autosave
        self.humans = [seat for seat, name in enumerate(history.record.seats) if name == HUMAN]
        self.names = seat_names(history.record.seats, words)
        self.painter = painter_for(self.game, words, self.names)
        self.vocabulary = Vocabulary(words.language, COMMANDS)
        self.events: list[Event] = []
        self.told = [0] * len(self.names)  # how much of the log each seat has been shown
        self.looking: int | None = None  # the person at the screen
        self.hinted: tuple[tuple[int, int], Hint] | None = None  # the last hint, and for which decision
        self.hints_given = 0  # steps of it that were said
        self.noting = Noting(self.game, notes)
        history.state.watch(self.events.append)

    # ---------------------------------------------------------------- the game

    def play(self) -> int:
        self.greet()
        try:
            while not self.history.state.over():
                waiting = [seat for seat in self.history.state.actors() if seat in self.humans]
                if waiting:
                    self.ask_or_answer(waiting[0])
                else:
                    self.let_bot_choose(self.history.state.actors()[0])
                if self.autosave and self.file is not None:
                    save(self.history.record, self.file)
        except Left:
            return 0
        except EOFError:
            self.console.print()
            self.say("cli-play-input-ended")
            return 0
        self.finish()
        return 0

    def greet(self) -> None:
        words = self.words
        self.console.print(Text(f"{words.say('title')} – {words.say('tagline')}", style="bold"))
        self.say("cli-play-greeting")

    def finish(self) -> None:
        self.looking = self.humans[0] if len(self.humans) == 1 else None
        self.tell_news(self.looking)
        record = self.history.record
        record.result = result_of(self.history.state)
        focus = self.history.state.ranking()[0][0] if self.looking is None else self.looking
        self.draw(focus)
        print_result(self.console, self.words, self.history.state, self.names)
        self.say("cli-play-seed", seed=str(record.seed))
        if self.file is not None:
            self.save_to(self.file)

    def let_bot_choose(self, seat: int) -> None:
        state = self.history.state
        self.noting.others_moved()
        chosen = bot(self.history.record.seats[seat]).choose(Position(self.game, state, seat), self.chance(seat))
        self.history.play(seat, chosen)

    def chance(self, seat: int) -> Rng:
        """A generator for one choice of a bot, the same again when a saved game goes on from here."""
        record = self.history.record
        return seeded(record.seed + SEEDS_APART * (seat + 1) + (len(record.log) << 64))

    # ---------------------------------------------------------------- asking a person

    def ask_or_answer(self, seat: int) -> None:
        """A question that a person wished to see no more is answered without handing the screen over."""
        wished = self.history.state.wish(seat)
        if wished is None:
            self.ask(seat)
        else:
            self.history.play(seat, wished)

    def ask(self, seat: int) -> None:
        """Until the seat has chosen, or has taken something back."""
        self.hand_over(seat)
        fresh = [event for event in self.events[self.told[seat] :] if event.seen_by(seat)]
        self.tell_news(seat)
        self.draw(seat)
        state = self.history.state
        prompt = state.prompt(seat)
        note = self.noting.due(seat, prompt.question, fresh)
        if note is not None:
            self.console.print(Text(self.words.say("cli-play-note", note=self.words.say(note.message)), style="cyan"))
        choices = Choices(state, seat, self.words)
        self.console.print(Text(f"{self.names[seat]}: {self.words.phrase(prompt.question)}", style="bold"))
        self.console.print(Text(f"{self.words.phrase(prompt.reason)} ({prompt.rule})"))
        self.list_choices(choices)
        while True:
            line = self.read(self.words.say("cli-play-prompt"))
            if line.isdecimal():
                choice = choices.number(int(line))
                if choice is not None:
                    self.history.play(seat, choice.action)
                    return
                self.say("cli-play-no-such-number", last=len(choices.all))
            elif self.obey(seat, line, choices):
                return

    def obey(self, seat: int, line: str, choices: Choices) -> bool:
        """Do what was typed; True when the position has changed."""
        command, rest = self.vocabulary.understand(line)
        if command in ("undo", "redo"):
            return self.step_back_or_forth(seat, command)
        actions: dict[str, Callable[[], None]] = {
            "help": self.show_help,
            "show": lambda: self.show(seat, rest, choices),
            "hint": lambda: self.hint(seat, choices),
            "rules": lambda: print_rules(
                self.console, self.words, self.game, rest or self.history.state.prompt(seat).rule
            ),
            "board": lambda: self.draw(seat),
            "player": lambda: self.look_at(rest),
            "log": lambda: self.show_log(seat),
            "save": lambda: self.save_as(rest),
            "quit": self.leave,
        }
        if command in actions:
            actions[command]()
            return False
        if command in ("next", "previous") or not line:
            choices.turn(-1 if command == "previous" else 1)
        elif command == "all":
            choices.narrow("")
        elif not choices.narrow(line):
            self.say("cli-play-not-understood", text=line)
            return False
        self.list_choices(choices)
        return False

    def step_back_or_forth(self, seat: int, command: str) -> bool:
        try:
            if command == "undo":
                self.history.undo(seat)
            else:
                self.history.redo(seat)
        except PerihelionError as error:
            self.console.print(self.words.error(error))
            return False
        self.events.append(Event("taken-back" if command == "undo" else "done-again", seat))
        return True

    def hand_over(self, seat: int) -> None:
        """WSS-3.6 and every other secret: the screen is wiped before another person looks at it."""
        if self.looking == seat:
            return
        self.noting.others_moved()
        if len(self.humans) > 1:
            forget_typed_lines()
            if not is_plain(self.console):
                self.console.file.write(WIPE)
                self.console.file.flush()
            self.read(self.words.say("cli-play-hand-over", player=self.names[seat]))
        self.looking = seat

    # ---------------------------------------------------------------- what is shown

    def say(self, message: str, **facts: int | str) -> None:
        self.console.print(self.words.say(message, **facts))

    def draw(self, focus: int, events: tuple[Event, ...] = ()) -> None:
        view = self.history.state.view(self.looking)
        picture = self.painter.picture(view, self.looking, focus, picture_width(self.console), events)
        self.console.print("", picture, "", sep="\n")

    def tell_news(self, seat: int | None) -> None:
        """The lines of the log since this person looked last."""
        since = 0 if seat is None else self.told[seat]
        if seat is None:
            since = min([self.told[each] for each in self.humans], default=0)
        for line in self.log_lines(since, seat):
            self.console.print(line, style="dim")
        for each in range(len(self.told)):
            if seat is None or each == seat:
                self.told[each] = len(self.events)

    def log_lines(self, since: int, seat: int | None) -> list[str]:
        """What the seat may know; its own secret is not told twice when it is shown to everybody."""
        lines: list[str] = []
        for number, event in enumerate(self.events[since:], since + 1):
            public = event._replace(only=EVERYBODY)
            if event.seen_by(seat) and (event == public or public not in self.events[number:]):
                lines.append(self.words.event(event, self.name_of(event)))
        return lines

    def name_of(self, event: Event) -> str:
        return self.names[event.seat] if event.seat != EVERYBODY else ""

    def list_choices(self, choices: Choices) -> None:
        narrowed = choices.narrowed()
        width = len(str(len(choices.all)))
        for number, choice in choices.page():
            details = f"  – {choice.details}" if choice.details else ""
            self.console.print(Text.assemble((f"  {number:>{width}}  ", "bold"), choice.text, (details, "dim")))
        if len(narrowed) > len(choices.page()):
            last = choices.first + len(choices.page())
            self.say("cli-play-page", first=choices.first + 1, last=last, count=len(narrowed))

    def show(self, seat: int, number: str, choices: Choices) -> None:
        """A choice tried out on the picture, as far as it reveals nothing."""
        choice = choices.number(int(number)) if number.isdecimal() else None
        if choice is None:
            self.say("cli-play-no-such-number", last=len(choices.all))
            return
        preview = self.history.state.preview(seat, choice.action)
        self.draw(seat, preview.events)
        self.console.print(Text(f"{number}  {choice.text}", style="bold"))
        for name, meaning in self.words.explained(self.history.state.phrase(seat, choice.action)):
            self.console.print(Text(f"  {name}: {meaning}"))
        for event in preview.events:
            self.console.print(f"  {self.words.event(event, self.name_of(event))}")
        for source, points in preview.change.items():
            self.console.print(f"  {source_name(self.words, source)}: {points:+d}")
        if preview.stopped:
            self.say("cli-play-reveals")

    def hint(self, seat: int, choices: Choices) -> None:
        """First where to look; asked again, the best move and why; asked once more, another one and what it misses."""
        place = (len(self.history.record.log), seat)
        if self.hinted is None or self.hinted[0] != place:
            self.hinted = (place, hint(Position(self.game, self.history.state, seat), self.chance(seat)))
            self.hints_given = 0
        found = self.hinted[1]
        self.hints_given = self.hints_given % 3 + 1
        if self.hints_given == 1:
            self.say("cli-play-hint-look", look=self.words.phrase(found.why.look))
        elif self.hints_given == 2:
            self.say_hint("cli-play-hint", choices, found.moves[0].action, found.why.reason)
        elif found.why.instead is not None:
            self.say_hint("cli-play-hint-instead", choices, found.why.instead.action, found.why.instead.reason)
        else:
            self.say("cli-play-hint-no-other")

    def say_hint(self, message: str, choices: Choices, action: int, reason: Phrase) -> None:
        number = choices.number_of(action)
        self.say(message, number=number, choice=choices.all[number - 1].text, reason=self.words.phrase(reason))

    def look_at(self, number: str) -> None:
        if number.isdecimal() and 1 <= int(number) <= len(self.names):
            self.draw(int(number) - 1)
        else:
            self.say("cli-play-no-such-player", last=len(self.names))

    def show_log(self, seat: int) -> None:
        for line in self.log_lines(0, seat)[-LOG_SHOWN:]:
            self.console.print(line)

    def show_help(self) -> None:
        self.say("cli-play-help-numbers")
        for line in self.vocabulary.help_lines(self.words, "play"):
            self.console.print(line)

    # ---------------------------------------------------------------- saving and leaving

    def save_as(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file
        if file is None:
            self.say("cli-play-save-where")
            return
        try:
            self.save_to(file)
        except PerihelionError as error:
            self.console.print(self.words.error(error))

    def save_to(self, file: Path) -> None:
        save(self.history.record, file)
        self.say("cli-play-saved", file=str(file))

    def leave(self) -> None:
        if self.file is not None:
            self.save_to(self.file)
        else:
            self.say("cli-play-left")
        raise Left

    def read(self, prompt: str) -> str:
        return read_line(self.console, prompt)


def seat_names(seats: list[str], words: Words) -> list[str]:
    """What players are called: the only person is "you", bots have their own names, numbers tell them apart."""
    names = []
    for seat, name in enumerate(seats, 1):
        if name != HUMAN:
            names.append(f"{name} {seat}")
        elif seats.count(HUMAN) == 1:
            names.append(words.say("cli-name-you"))
        else:
            names.append(words.say("cli-name-player", seat=seat))
    return names
