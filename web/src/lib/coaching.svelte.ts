// A lesson at the table: the beat, what was tried in vain, and the steps through it.

import * as api from './api'
import { Refused, Unreachable } from './api'
import { taught } from './taught.svelte'
import { voice } from './voice.svelte'
import type { Lesson, Scene } from './wire'
import { say } from './words.svelte'

/** What of a session a lesson needs. */
interface Learning {
  readonly table: string
  readonly token: string
  readonly scene: Scene | null
  take: (scene: Scene) => void
  select: (id: number | null) => void
  isLegal: (id: number) => boolean
}

const SHOWN_AFTER = 2
const PANEL = 'panel:'
const MOVE = 'move:'

/** A puzzle is a lesson of one move; its answer is shown only to whoever asks. */
export const isPuzzle = (lesson: string) => lesson.startsWith('puzzle-')

export class Coaching {
  /** Other moves tried in this beat, and what was said to the last. */
  tries = $state(0)
  wrong = $state('')
  /** The move of this beat has been looked for in vain for a while. */
  late = $state(false)
  #beat = 0
  /** The answer of a puzzle was asked for: it does not count as solved. */
  #asked = false

  #session: Learning

  constructor(session: Learning) {
    this.#session = session
  }

  get lesson(): Lesson | null {
    return this.#session.scene?.lesson ?? null
  }

  /** What is ringed: what the beat points at, and where its move is made once that was looked for long enough. */
  get places(): string[] {
    const { lesson } = this
    if (!lesson) return []
    const ringed = lesson.at.some((each) => each.startsWith(MOVE))
    return this.late && !ringed && lesson.allow?.length ? [...lesson.at, `move:${lesson.allow.join(' ')}`] : lesson.at
  }

  /** Whether the move of this beat is to be looked for; that of a puzzle is shown only to whoever asks. */
  get seeks(): boolean {
    const { lesson } = this
    return lesson?.kind === 'must' && Boolean(lesson.allow?.length) && !isPuzzle(lesson.id)
  }

  /** Whether one of these moves is to be pressed now: where a beat rings its move, only that one glows. */
  wants(moves: readonly number[]): boolean {
    const { lesson } = this
    if (lesson?.kind !== 'must' || !lesson.allow || !lesson.at.some((each) => each.startsWith(MOVE))) return true
    const { allow } = lesson
    return moves.some((each) => allow.includes(each))
  }

  /** The panels that the beat points at. */
  get panels(): string[] {
    return (this.lesson?.at ?? []).filter((each) => each.startsWith(PANEL)).map((each) => each.slice(PANEL.length))
  }

  /** What the beat points at first: its kind, and its name or that of its kind on the board. */
  get first(): readonly [string, string] {
    const [kind = '', name = ''] = this.lesson?.at[0]?.split(':') ?? []
    return [kind, name]
  }

  /** Whether something is to be read now, or the others to be watched, before a move is asked for. */
  get reads(): boolean {
    return this.lesson?.kind === 'read' || this.lesson?.kind === 'watch'
  }

  /** Another move than the one that is taught: said in the card; from the second on the right one is shown. */
  mistake(message: string): void {
    if (this.lesson?.beat !== this.#beat) this.tries = 0
    this.#beat = this.lesson?.beat ?? 0
    this.tries += 1
    this.wrong = message
    voice.tell(say(message))
    if (this.tries >= SHOWN_AFTER && !isPuzzle(this.lesson?.id ?? '')) setTimeout(() => this.show())
  }

  /** A new beat forgets what went wrong in the last. */
  begin(beat: number): void {
    if (beat === this.#beat) return
    this.#beat = beat
    this.tries = 0
    this.wrong = ''
  }

  /** Takes the right move into the hand, so that board and list point at it. */
  show(): void {
    this.#asked = true
    const found = this.lesson?.allow?.find((each) => this.#session.isLegal(each))
    if (found === undefined) return
    this.#session.select(found)
    void this.#tellShown()
  }

  /** The server counts beats whose move had to be shown; when it cannot be told nothing is lost. */
  async #tellShown(): Promise<void> {
    try {
      await api.lesson(this.#session.table, this.#session.token, 'shown')
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    }
  }

  /** The last beat is reached: the lesson is done, the puzzle solved. */
  reached(): void {
    const { lesson } = this
    const game = this.#session.scene?.game
    if (!lesson?.end.length || !game || (isPuzzle(lesson.id) && this.#asked)) return
    taught.lessonDone(game, lesson.id)
  }

  async step(what: 'next' | 'leave'): Promise<void> {
    const { lesson } = this
    try {
      this.#session.take(await api.lesson(this.#session.table, this.#session.token, what))
      if (what === 'leave') this.#left(lesson)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      voice.note(error.message, 'bad')
    }
  }

  /** Goes to another table, then leaves this one: in between it would be a free game, with notes that nobody reads. */
  async leaveFor(open: () => Promise<void>): Promise<void> {
    const { lesson } = this
    const { table, token } = this.#session
    await open()
    try {
      await api.lesson(table, token, 'leave')
      this.#left(lesson)
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    }
  }

  #left(lesson: Lesson | null): void {
    const game = this.#session.scene?.game
    if (lesson && game && !isPuzzle(lesson.id)) taught.lessonDone(game, lesson.id)
  }
}
