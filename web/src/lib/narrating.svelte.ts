// What the others do, told while they move: each line stands as long as it takes to read; any key goes on.

import { paragraphsOf, readingTime, since, told, type Paragraph } from './digest'
import { attempt } from './faults'
import { linesOf } from './log'
import type { Session } from './session.svelte'
import type { Part } from './wire'
import { words } from './words.svelte'

const NEAR = 120
/** Lines that may wait to be read; of more the latest are told. */
const MOST = 2

export class Narrating {
  /** The line that is being read, and what it tells of. */
  shown: string | null = $state.raw(null)
  parts: readonly Part[] = $state.raw([])
  #session: Session
  #waiting: { text: string; parts: Part[] }[] = []
  /** The parts of each line that were told: a line that goes on tells only what is new. */
  #told = new Map<string, Set<string>>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** The log by what is told in one line. */
  paragraphs(near: number = Infinity): Paragraph[] {
    const log = near === Infinity ? this.#session.log : this.#session.log.slice(-near)
    return paragraphsOf(log, linesOf(log, (event) => this.#session.line(event)))
  }

  part(part: Part): string {
    return words.say(part.message, { player: this.#session.called(part.seat), ...part.facts })
  }

  text(parts: readonly Part[] | null): string {
    return told(parts ?? [], (part) => this.part(part), (seat) => this.#session.called(seat))
  }

  /** What the others have done since one's own last move. */
  since(): { text: string; parts: Part[] }[] {
    const { log, seat } = this.#session
    const own = Math.max(0, ...log.filter((entry) => entry.seat === seat && entry.what === 'move').map((entry) => entry.ply))
    return since(this.paragraphs(NEAR), seat, own).map((parts) => ({ text: this.text(parts), parts }))
  }

  /** The line about the last turn of a seat: what it did that makes the game ask. */
  lastOf(seat: number): string {
    const last = () => this.paragraphs(NEAR).filter((each) => each.seat === seat && Boolean(each.parts?.length)).at(-1)
    return attempt('narration', () => this.text(last()?.parts ?? null)) ?? ''
  }

  /** Something was added to the log: lines that have ended, or that this seat is asked after, are told. */
  hear(first: boolean): void {
    const { scene, myMove, seat } = this.#session
    const others = (attempt('narration', () => this.paragraphs(NEAR)) ?? []).filter((each) => !each.heading && each.seat !== seat && Boolean(each.parts?.length))
    const last = others.at(-1)
    const going = scene?.status === 'playing' && !myMove && last !== undefined && scene.actors.length === 1 && scene.actors[0] === last.seat
    for (const each of going ? others.slice(0, -1) : others) {
      const known = this.#told.get(each.key) ?? new Set<string>()
      const fresh = attempt('narration', () => (each.parts ?? []).filter((part) => !known.has(this.part(part)))) ?? []
      for (const part of fresh) known.add(this.part(part))
      this.#told.set(each.key, known)
      if (fresh.length && !first) this.#waiting.push({ text: this.text(fresh), parts: fresh })
    }
    this.#waiting = this.#waiting.slice(-MOST)
    if (!this.shown) this.next()
  }

  /** The next line, or none. */
  next(): void {
    clearTimeout(this.#timer)
    const next = this.#waiting.shift()
    this.shown = next?.text ?? null
    this.parts = next?.parts ?? []
    if (this.shown) this.#timer = setTimeout(() => this.next(), readingTime(this.shown))
  }

  end(): void {
    clearTimeout(this.#timer)
    this.shown = null
    this.parts = []
    this.#waiting = []
  }
}
