// A move on its way: sent once, however often the line breaks.

import { Unreachable } from './api'
import type { Scene } from './wire'

const RETRY = [1, 2, 4, 8, 8]

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('')
}

type Call = (key: string) => Promise<Scene>

/** The key makes a repeated send harmless: `first` is tried once, `call` until it is heard. `lost` is told the seconds until the next try; null when there is to be none. */
export async function untilHeard(first: Call, call: Call, lost: (seconds: number) => void, closed: () => boolean): Promise<Scene | null> {
  const key = freshKey()
  try {
    return await first(key)
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
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
