// The live connection: opens again by itself, and resumes after the last ply seen.

import type { Scene, Spoken } from './wire'

interface Ears {
  since: () => number
  scene: (scene: Scene) => void
  presence: (present: boolean[]) => void
  chat: (line: Spoken) => void
  state: (state: 'connecting' | 'live' | 'lost', retryIn: number) => void
}

const WAITS = [1, 2, 4, 8, 15]

export class Live {
  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: string,
    readonly token: string,
    readonly ears: Ears,
  ) {}

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=${this.ears.since()}`)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.token }))
      this.#tries = 0
      this.ears.state('live', 0)
    }
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(message.data)
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return
      const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 15
      this.#tries += 1
      this.ears.state('lost', wait)
      this.#timer = setTimeout(() => this.open(), wait * 1000)
    }
  }

  #hear(data: string): void {
    const said = JSON.parse(data) as ({ type: 'scene' } & Scene) | { type: 'presence'; seats: boolean[] } | ({ type: 'chat' } & Spoken)
    if (said.type === 'scene') this.ears.scene(said)
    else if (said.type === 'presence') this.ears.presence(said.seats)
    else if (said.type === 'chat') this.ears.chat(said)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }
}
