// The pictures that are known so far, game by game; asking for one of a game fetches what is to be known of that game.

import { manifestOf, NOTHING, pictureOf, type Drawn, type Manifest } from './manifest'

interface Thrifty {
  connection?: { saveData?: boolean }
}

/** Whether pictures are wanted: somebody who saves data sees the gradients that stand for them. */
export function picturesWanted(): boolean {
  if ((navigator as Navigator & Thrifty).connection?.saveData) return false
  return !matchMedia('(prefers-reduced-data: reduce)').matches
}

class Pictures {
  private known: Record<string, Manifest> = $state.raw({})
  private asked = new Set<string>()

  /** What is to be known of a game's pictures; nothing until it is there. */
  manifest(game: string): Manifest {
    if (!this.asked.has(game)) {
      this.asked.add(game)
      void manifestOf(game).then(
        (found) => (this.known = { ...this.known, [game]: found }),
        () => this.asked.delete(game), // a connection that broke: the next one who looks asks again
      )
    }
    return this.known[game] ?? NOTHING
  }

  find(game: string, id: string, kind?: string): Drawn | undefined {
    return pictureOf(this.manifest(game), id, kind)
  }
}

export const pictures = new Pictures()
