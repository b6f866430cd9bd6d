// What has happened at a table: it comes in parts with the scenes, and whole where something is missing between them.

import * as api from './api'
import type { Session } from './session.svelte'
import type { LogEntry, Scene } from './wire'

const SOON = 60

export class Logbook {
  entries: LogEntry[] = $state.raw([])
  readonly #session: Session
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session) {
    this.#session = session
  }

  take(scene: Scene): void {
    if (this.#add(scene)) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.load(), SOON)
  }

  /** What is new, where it follows what is there; false when something is missing between them. */
  #add(scene: Scene): boolean {
    const first = scene.entries?.[0]
    if (!scene.entries || (first ? first.ply - 1 : scene.ply) !== this.#last) return false
    const fresh = scene.entries.map((entry) => ({ ...entry, events: scene.events.filter((event) => event.ply === entry.ply) }))
    if (fresh.length) this.entries = [...this.entries, ...fresh]
    this.#session.narrating.hear(false)
    return true
  }

  async load(): Promise<void> {
    const { scene, table, token } = this.#session
    const seat = scene?.seat ?? null
    if (seat !== null && scene?.seats[seat]?.taken === false) return // an invitation shows nothing of the game
    try {
      const log = await api.log(table, token)
      const first = this.entries.length === 0
      if ((log.at(-1)?.ply ?? 0) >= this.#last) this.entries = log // the live connection may have been faster
      this.#session.narrating.hear(first)
    } catch {
      // comes with the next scene
    }
  }

  get #last(): number {
    return this.entries.at(-1)?.ply ?? 0
  }
}
