// What of a game is explained the first time, and its lessons: asked for once.

import * as api from './api'
import type { GameInfo, Note } from './wire'

class Tellings {
  #known: Record<string, GameInfo> = $state.raw({})
  #asked = false

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
      this.#asked = false // asked again at the next look
    }
  }
}

export const tellings = new Tellings()
