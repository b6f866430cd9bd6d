// What the others do, told while they move: each line stands as long as it takes to read; any key goes on.

import { digestOf, readingTime, turnsOf, type Digest } from './digest'
import { attempt } from './faults'
import { linesOf, type LogLine } from './log'
import type { Session } from './session.svelte'
import { tellings } from './telling.svelte'

const NEAR = 120
/** Lines that may wait to be read; of more the latest are told. */
const MOST = 2

export class Narrating {
  /** The line that is being read. */
  shown: Digest | null = $state.raw(null)
  #session: Session
  #waiting: Digest[] = []
  #told = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** The others' turns, the latest last. */
  #turns(): LogLine[][] {
    const session = this.#session
    const lines = linesOf(session.log.slice(-NEAR), (event) => session.line(event))
    return turnsOf(lines).filter((turn) => turn[0] && turn[0].event.seat >= 0 && turn[0].mover !== session.seat)
  }

  digest(turn: readonly LogLine[] | undefined): Digest | null {
    const { scene, seat } = this.#session
    if (!turn || !scene) return null
    return attempt('narration', () => digestOf(turn, tellings.of(scene.game), (each) => this.#session.name(each), seat)) ?? null
  }

  /** The line about the last turn of a seat: what it did that makes the game ask. */
  lastOf(seat: number): Digest | null {
    return this.digest(this.#turns().filter((turn) => turn[0]?.mover === seat).at(-1))
  }

  /** Something was added to the log: turns that have ended, or that this seat is asked after, are told. */
  hear(first: boolean): void {
    const { scene, myMove } = this.#session
    const turns = attempt('narration', () => this.#turns()) ?? []
    const last = turns.at(-1)?.[0]?.mover
    const going = scene?.status === 'playing' && !myMove && scene.actors.length === 1 && scene.actors[0] === last
    for (const turn of going ? turns.slice(0, -1) : turns) {
      const key = `${turn[0]?.ply}/${turn[0]?.mover}`
      if (this.#told.has(key)) continue
      this.#told.add(key)
      const said = first ? null : this.digest(turn)
      if (said) this.#waiting.push(said)
    }
    this.#waiting = this.#waiting.slice(-MOST)
    if (!this.shown) this.next()
  }

  /** The next line, or none. */
  next(): void {
    clearTimeout(this.#timer)
    this.shown = this.#waiting.shift() ?? null
    if (this.shown) this.#timer = setTimeout(() => this.next(), readingTime(this.shown.text))
  }

  end(): void {
    clearTimeout(this.#timer)
    this.shown = null
    this.#waiting = []
  }
}
