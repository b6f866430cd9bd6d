// What moves would do, asked of the server once each.

import * as api from './api'
import type { Preview } from './wire'

interface AtTable {
  readonly table: string
  readonly token: string
}

export class Previews {
  readonly #at: AtTable
  #known = new Map<number, Preview>()
  #asked: AbortController | null = null

  constructor(at: AtTable) {
    this.#at = at
  }

  /** A preview that does not come is not missed. */
  async of(id: number): Promise<Preview | null> {
    const known = this.#known
    const found = known.get(id)
    if (found) return found
    this.stop()
    this.#asked = new AbortController()
    try {
      const seen = await api.preview(this.#at.table, this.#at.token, id, this.#asked.signal)
      known.set(id, seen)
      return seen
    } catch {
      return null
    }
  }

  stop(): void {
    this.#asked?.abort()
  }

  /** The table has moved on. */
  forget(): void {
    this.#known = new Map()
  }
}
