"""The words a player can type besides numbers; those of both languages are always understood."""

from typing import Final

from perihelion.words import LANGUAGES, Words

COMMANDS: Final = (
    "help", "show", "undo", "redo", "hint", "rules", "board", "player", "log",
    "next", "previous", "all", "save", "quit",
)  # fmt: skip
REPLAY_COMMANDS: Final = ("help", "next", "back", "jump", "end", "player", "log", "quit")


def words_of(command: str, language: str) -> list[str]:
    return [word.strip() for word in Words(language).say(f"cli-command-{command}").split(",")]


class Vocabulary:
    def __init__(self, language: str, commands: tuple[str, ...]) -> None:
        self.language = language
        self.commands = commands
        self.meaning: dict[str, str] = {}
        for spoken in [language, *[other for other in LANGUAGES if other != language]]:
            for command in commands:
                for word in words_of(command, spoken):
                    self.meaning.setdefault(word.casefold(), command)

    def understand(self, line: str) -> tuple[str, str]:
        """The command and what follows it; ("", the line) when it is none."""
        first, _, rest = line.strip().partition(" ")
        command = self.meaning.get(first.casefold(), "")
        return (command, rest.strip()) if command else ("", line.strip())

    def help_lines(self, words: Words, kind: str) -> list[str]:
        lines = []
        for command in self.commands:
            spoken = " / ".join(words_of(command, self.language))
            lines.append(f"  {spoken:<22} {words.say(f'cli-{kind}-command-{command}')}")
        return lines
