"""Prints the replies of the other seats that make a lesson work, for its `replies`.

record_lesson.py GAME LESSON

The beats' own line is played; a reply that still fits is kept, everything else is chosen by the greedy bot.
"""

import sys

import perihelion
from perihelion.bots import Position, bot
from perihelion.kernel.rng import seeded
from perihelion.teaching.course import Course
from perihelion.teaching.lesson import every_lesson


def main() -> None:
    game = perihelion.game(sys.argv[1])
    lesson = every_lesson(game)[sys.argv[2]]
    state, course, greedy = game.new(lesson.seats, lesson.seed, **lesson.options), Course(game, lesson), bot("greedy")
    for each in lesson.prelude:
        course.make(state, each.seat, each.action)
    while not course.beat.end and not state.over():
        if course.go_on(state):
            continue
        seat = lesson.learner
        if course.others_move(state):
            seat = state.actors()[0]
            chosen = course.reply(state, seat)
            action = greedy.choose(Position(game, state, seat), seeded(lesson.seed)) if chosen is None else chosen
            move = game.actions.move(action)
            args = f"[{','.join(map(str, move.args))}]" if move.args else ""
            print(f'"{seat}: {move.kind}{args}",')
        else:
            action = course.beat.line[min(course.step, len(course.beat.line) - 1)]
            if action not in state.legal(seat):
                sys.exit(f"beat {course.number + 1}: its line is not possible here")
        course.make(state, seat, action)


if __name__ == "__main__":
    main()
