// The live connection: opens again by itself, and resumes after the last ply seen.

import { type ErrorFacts, Refused, Unreachable } from './api'
import type { Scene, Spoken } from './wire'

interface Ears {
  since: () => number
  scene: (scene: Scene) => void
  presence: (present: boolean[]) => void
  chat: (line: Spoken) => void
  shut: () => void
  /** The sentence of an error. */
  refusal: (error: string, facts: ErrorFacts) => string
  state: (state: 'connecting' | 'live' | 'lost', retryIn: number) => void
}

/** The seat is somebody else's now: no use in trying again. */
const NOT_YOURS = 4401
const WAITS = [1, 2, 4, 8, 15]
/** Milliseconds until a connection that leaves a question unanswered is given up: it may only seem open. */
const ANSWER_WITHIN = 8_000
/** Milliseconds of silence after which one asks whether anybody is there. */
const ASK_AFTER = 25_000

export class Live {
  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<string, { resolve: (scene: Scene) => void; reject: (error: Error) => void; late: ReturnType<typeof setTimeout> }>()

  constructor(
    readonly table: string,
    readonly token: string,
    readonly ears: Ears,
  ) {}

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=${this.ears.since()}`)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.token, whole: true }))
      this.#tries = 0
      this.#listen()
      this.ears.state('live', 0)
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.#listen()
      this.#hear(message.data)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return
      this.#giveUp()
      if (event.code === NOT_YOURS) {
        this.#closed = true
        this.ears.shut()
        return
      }
      const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 15
      this.#tries += 1
      this.ears.state('lost', wait)
      this.#timer = setTimeout(() => this.open(), wait * 1000)
    }
  }

  /** Whatever is heard shows that somebody is there; after a long silence one asks. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: 'ping' }))
      this.#silence = setTimeout(() => this.#renew(), ANSWER_WITHIN)
    }, ASK_AFTER)
  }

  /** Nobody is there, though the connection seems open: another one. */
  #renew(): void {
    const silent = this.#socket
    this.#socket = null
    silent?.close()
    this.#giveUp()
    this.ears.state('lost', 0)
    this.open()
  }

  #hear(data: string): void {
    const said = JSON.parse(data) as
      | ({ type: 'scene' } & Scene)
      | { type: 'presence'; seats: boolean[] }
      | ({ type: 'chat' } & Spoken)
      | { type: 'refused'; key: string; error: string; facts: ErrorFacts; scene?: Scene }
    if (said.type === 'scene') this.#answer(said)
    else if (said.type === 'refused') this.#refuse(said.key, said.error, said.facts, said.scene ?? null)
    else if (said.type === 'presence') this.ears.presence(said.seats)
    else if (said.type === 'chat') this.ears.chat(said)
  }

  /** Sends a move, an undo or a redo; answered, once it is durable, by the scene that follows it. */
  send(message: { type: 'move' | 'undo' | 'redo'; ply: number; action?: number; key: string }): Promise<Scene> {
    const socket = this.#socket
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Unreachable())
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.key, { resolve, reject, late: setTimeout(() => this.#renew(), ANSWER_WITHIN) })
      socket.send(JSON.stringify(message))
    })
  }

  #answer(scene: Scene): void {
    const waiting = scene.done === undefined ? undefined : this.#answered(scene.done)
    if (waiting) waiting.resolve(scene)
    else this.ears.scene(scene)
  }

  /** Who waited for the answer to a key, and waits no more. */
  #answered(key: string): { resolve: (scene: Scene) => void; reject: (error: Error) => void } | undefined {
    const waiting = this.#waiting.get(key)
    clearTimeout(waiting?.late)
    this.#waiting.delete(key)
    return waiting
  }

  #refuse(key: string, error: string, facts: ErrorFacts, scene: Scene | null): void {
    const away = error === 'error-cannot-save' // tried again, as a call is
    this.#answered(key)?.reject(away ? new Unreachable() : new Refused(scene ? 409 : 400, error, this.ears.refusal(error, facts), scene, facts))
  }

  /** Nobody will answer any more: whoever waits asks another way, with the same key. */
  #giveUp(): void {
    clearTimeout(this.#silence)
    for (const key of [...this.#waiting.keys()]) this.#answered(key)?.reject(new Unreachable())
  }

  close(): void {
    this.#closed = true
    this.#giveUp()
    clearTimeout(this.#timer)
    this.#socket?.close()
  }
}
