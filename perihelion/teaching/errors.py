"""What can be wrong with what teaches a game; the sentences are in words/text."""

from perihelion.kernel.errors import PerihelionError


class UnknownLesson(PerihelionError):
    code = "error-unknown-lesson"
    says = "{game} has no lesson {name!r}; its lessons: {known}"


class NotThisMove(PerihelionError):
    """In a lesson, another move than the one that is taught; `wrong` is a message of the game, "" for none."""

    code = "error-lesson-not-this"
    says = "the lesson asks for another move now"


class BrokenLesson(PerihelionError):
    code = "error-broken-lesson"
    says = "in {file} of {game}, {place}: {problem}"


class LessonOfOtherRules(PerihelionError):
    """Not offered: it was written for other rules, so its moves may mean something else."""

    code = "error-lesson-of-other-rules"
    says = "the lesson {lesson} of {game} was written for rules version {written}; this program has version {current}"
