// What this browser does at a table: moves, taking back, doing again; sent once, and what comes back or is refused.

import * as api from './api'
import { Refused } from './api'
import { untilHeard } from './sending'
import type { Session } from './session.svelte'
import { voice } from './voice.svelte'
import type { Scene } from './wire'
import { say } from './words.svelte'

type Wish = { type: 'move' | 'undo' | 'redo'; ply: number; action?: number }

export class Acting {
  /** Something has been sent and not been answered. */
  pending = $state(false)
  /** Several moves that make one choice: how many of them have been made. */
  steps = $state(0)
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async commit(id: number | null): Promise<void> {
    const session = this.#session
    const scene = session.scene
    if (id === null || !scene || !session.isLegal(id)) return
    const group = session.choice(id)?.group ?? 'only'
    const done = await this.#send({ type: 'move', ply: scene.ply, action: id }, (key) => api.move(session.table, session.token, scene.ply, id, key))
    if (done) this.steps = group === 'first' || group === 'middle' ? this.steps + 1 : 0
  }

  async undo(): Promise<void> {
    const session = this.#session
    const scene = session.scene
    if (!scene || session.replay) return
    if (!scene.may_undo) {
      voice.note(say(scene.no_undo || 'undo-not-now'), 'plain', null, true)
      return
    }
    const done = await this.#send({ type: 'undo', ply: scene.ply }, (key) => api.undo(session.table, session.token, scene.ply, key))
    if (done) this.steps = Math.max(0, this.steps - 1)
  }

  async redo(): Promise<void> {
    const session = this.#session
    const scene = session.scene
    if (!scene?.may_redo || session.replay) return
    await this.#send({ type: 'redo', ply: scene.ply }, (key) => api.redo(session.table, session.token, scene.ply, key))
  }

  /** Esc: let go of what is selected, or take back the steps of an unfinished choice. */
  async cancel(): Promise<boolean> {
    const session = this.#session
    if (session.selected !== null) {
      session.select(null)
      return true
    }
    if (this.steps === 0) return false
    while (this.steps > 0 && session.scene?.may_undo) {
      const before = this.steps
      await this.undo()
      if (this.steps === before) break
    }
    return true
  }

  async concede(): Promise<void> {
    const session = this.#session
    try {
      session.take(await api.concede(session.table, session.token))
    } catch (error) {
      this.#complain(error)
    }
  }

  /** Sends over the live connection, or by a call where that is closed; once, however often the line breaks, for the key makes a repeated send harmless. */
  async #send(wish: Wish, call: (key: string) => Promise<Scene>): Promise<boolean> {
    const session = this.#session
    if (this.pending) return false
    this.pending = true
    session.unhover()
    try {
      const lost = (wait: number) => {
        session.connection = 'lost'
        session.retryIn = wait
      }
      const live = session.live
      const first = (key: string) => (live ? live.send({ ...wish, key }) : call(key))
      const scene = await untilHeard(first, call, lost, () => session.closed)
      if (scene) session.take(scene)
      return scene !== null
    } catch (error) {
      this.#complain(error)
      return false
    } finally {
      this.pending = false
      if (session.connection === 'lost' && session.live?.isOpen) session.connection = 'live' // a call had failed, not the live connection
      if (session.myMove && session.choices.length === 0) void session.loadChoices()
    }
  }

  #complain(error: unknown): void {
    const session = this.#session
    if (!(error instanceof Refused)) throw error
    if (error.code === 'error-lesson-not-this') {
      session.coaching.mistake(String(error.facts['wrong'] ?? '') || error.code)
      if (error.scene) session.take(error.scene)
      return
    }
    if (error.status === 409) {
      voice.note(say('table-moved-on'), 'bad')
      if (error.scene) session.take(error.scene)
      else void session.refresh()
      return
    }
    voice.note(error.message || say('error-unknown'), 'bad')
  }
}
