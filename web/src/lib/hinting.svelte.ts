// A hint in three steps: where to look, the best move and why, another move and what it misses.

import * as api from './api'
import { Refused, Unreachable } from './api'
import { voice } from './voice.svelte'
import type { Choice, Hint, Scene } from './wire'
import { say, words } from './words.svelte'

/** What of a session a hint needs. */
interface Asking {
  readonly table: string
  readonly token: string
  readonly scene: Scene | null
  readonly open: boolean
  select: (id: number | null) => void
  choice: (id: number) => Choice | null
}

export const LOOK = 1
export const MOVE = 2
export const OTHER = 3

export class Hinting {
  given: Hint | null = $state.raw(null)
  /** How much of it is told: 0 nothing, then LOOK, MOVE, OTHER. */
  step = $state(0)
  thinking = $state(false)

  #session: Asking

  constructor(session: Asking) {
    this.#session = session
  }

  /** Where to look on the board, as long as nothing more is told. */
  get places(): string[] {
    const best = this.given?.actions[0]
    return this.step === LOOK && best ? [`look:${best.action}`] : []
  }

  get last(): number {
    return this.given?.instead ? OTHER : MOVE
  }

  forget(): void {
    this.given = null
    this.step = 0
  }

  /** The next step of the hint; after the last one the move again. */
  async ask(first = LOOK): Promise<void> {
    if (!this.#session.open || this.thinking) return
    if (!this.given) await this.#think(first)
    else this.#tell(this.step < this.last ? this.step + 1 : MOVE)
  }

  async #think(first: number): Promise<void> {
    this.thinking = true
    const ply = this.#session.scene?.ply
    try {
      const hint = await api.hint(this.#session.table, this.#session.token)
      if (this.#session.scene?.ply !== ply || !hint.actions.length) return
      this.given = hint
      this.#tell(first)
    } catch (error) {
      if (error instanceof Refused) voice.note(error.message, 'bad')
      else if (!(error instanceof Unreachable)) throw error
    } finally {
      this.thinking = false
    }
  }

  #tell(step: number): void {
    const hint = this.given
    this.step = step
    if (!hint) return
    if (step === LOOK) return void voice.tell(hint.look ? words.phrase(hint.look) : '')
    const action = step === OTHER ? hint.instead?.action : hint.actions[0]?.action
    const reason = step === OTHER ? hint.instead?.reason : hint.reason
    const choice = action === undefined ? null : this.#session.choice(action)
    if (!choice) return
    this.#session.select(choice.id)
    voice.tell(`${say('hint-said', { move: words.phrase(choice.phrase) })} ${reason ? words.phrase(reason) : ''}`)
  }
}
