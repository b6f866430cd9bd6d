// What of a game's events is worth telling, and what is explained the first time: asked for once.

import * as api from './api'
import type { Telling } from './digest'
import type { GameInfo, Note } from './wire'

class Tellings {
  #known: Record<string, GameInfo> = $state.raw({})
  #asked = false

  of(game: string): Telling {
    return this.#known[game]?.telling ?? {}
  }

  notes(game: string): Note[] {
    return this.#known[game]?.notes ?? []
  }

  lessons(game: string): GameInfo['lessons'] {
    return this.#known[game]?.lessons ?? []
  }

  async load(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      this.#known = Object.fromEntries((await api.games()).map((each) => [each.id, each]))
    } catch {
      this.#asked = false // the lines stand unweighed until the next look
    }
  }
}

export const tellings = new Tellings()
