// What of a game's events is worth telling, asked for once.

import * as api from './api'
import type { Telling } from './digest'

class Tellings {
  #known: Record<string, Telling> = $state.raw({})
  #asked = false

  of(game: string): Telling {
    return this.#known[game] ?? {}
  }

  async load(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      this.#known = Object.fromEntries((await api.games()).map((each) => [each.id, each.telling]))
    } catch {
      this.#asked = false // the lines stand unweighed until the next look
    }
  }
}

export const tellings = new Tellings()
