// Looking back: an earlier scene of a table in place of the present one, step by step or by itself.

import * as api from './api'
import { Refused } from './api'
import type { Session } from './session.svelte'
import { pause } from './sending'
import { settings } from './settings.svelte'
import { voice } from './voice.svelte'
import type { Scene } from './wire'

const STEP = 900

export class Replaying {
  /** The scene looked at; null is the present. */
  shown: { at: number; scene: Scene } | null = $state.raw(null)
  playing = $state(false)
  /** How often the table has moved on meanwhile. */
  missed = $state(0)
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async goTo(at: number): Promise<void> {
    const session = this.#session
    const place = Math.max(0, Math.min(at, session.length))
    try {
      const scene = await api.at(session.table, session.token, place)
      session.selected = null
      session.hovered = null
      this.shown = { at: place, scene }
      session.fresh = scene.events
    } catch (error) {
      this.playing = false
      if (error instanceof Refused) voice.note(error.message, 'bad')
    }
  }

  async step(by: number): Promise<void> {
    const session = this.#session
    const to = (this.shown?.at ?? session.length) + by
    if (to >= session.length && session.scene?.status !== 'over') session.backToLive()
    else await this.goTo(to)
  }

  leave(): void {
    this.playing = false
    this.shown = null
    this.missed = 0
    this.#session.fresh = []
  }

  /** Plays on from where it is, from the beginning at the end; a second call stops it. */
  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false
      return
    }
    this.playing = true
    const session = this.#session
    let at = this.shown?.at ?? session.length
    if (at >= session.length) at = -1
    while (this.playing && at < session.length) {
      at += 1
      await this.goTo(at)
      await pause(STEP / settings.kept.speed)
      if (this.shown && this.shown.at !== at) at = this.shown.at
    }
    this.playing = false
  }
}
