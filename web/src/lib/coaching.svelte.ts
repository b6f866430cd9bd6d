// A lesson at the table: the beat, what was tried in vain, and the steps through it.

import * as api from './api'
import { Refused } from './api'
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

export class Coaching {
  /** Other moves tried in this beat, and what was said to the last. */
  tries = $state(0)
  wrong = $state('')
  #beat = 0

  #session: Learning

  constructor(session: Learning) {
    this.#session = session
  }

  get lesson(): Lesson | null {
    return this.#session.scene?.lesson ?? null
  }

  /** Another move than the one that is taught: said in the card; from the second on the right one is shown. */
  mistake(message: string): void {
    if (this.lesson?.beat !== this.#beat) this.tries = 0
    this.#beat = this.lesson?.beat ?? 0
    this.tries += 1
    this.wrong = message
    voice.tell(say(message))
    if (this.tries >= SHOWN_AFTER) setTimeout(() => this.show())
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
    const found = this.lesson?.allow?.find((each) => this.#session.isLegal(each))
    if (found !== undefined) this.#session.select(found)
  }

  async step(what: 'next' | 'leave'): Promise<void> {
    const { lesson } = this
    const game = this.#session.scene?.game
    try {
      this.#session.take(await api.lesson(this.#session.table, this.#session.token, what))
      if (what === 'leave' && lesson && game) taught.lessonDone(game, lesson.id)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      voice.note(error.message, 'bad')
    }
  }
}
