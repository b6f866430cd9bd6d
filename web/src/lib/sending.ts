// A move on its way: sent once, however often the line breaks.

import { Unreachable } from './api'
import type { Scene } from './wire'

const RETRY = [1, 2, 4, 8, 8]

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('')
}

/** The key makes a repeated send harmless. `lost` is told the seconds until the next try; null when there is to be none. */
export async function untilHeard(call: (key: string) => Promise<Scene>, lost: (seconds: number) => void, closed: () => boolean): Promise<Scene | null> {
  const key = freshKey()
  for (let round = 0; ; round++) {
    try {
      return await call(key)
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      const seconds = RETRY[Math.min(round, RETRY.length - 1)] ?? 8
      lost(seconds)
      await pause(seconds * 1000)
      if (closed()) return null
    }
  }
}
