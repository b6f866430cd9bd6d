// The lines of the log.

import type { GameEvent, LogEntry } from './wire'

const NEAR = 16

export interface LogLine {
  /** Which entry of the log and which of its events: two lines may say the same at the same ply. */
  key: string
  ply: number
  /** Which of the entry's events. */
  at: number
  /** Whose move it came of. */
  mover: number
  event: GameEvent
  text: string
}

/** All lines of a log in the words of `line`. One's own drawing is told at once, and again when all see it: the later line stands for both. */
export function linesOf(log: readonly LogEntry[], line: (event: GameEvent) => string): LogLine[] {
  const all = log.flatMap((entry, n) => entry.events.map((event, k) => ({ key: `${n}.${k}`, ply: entry.ply, at: k, mover: entry.seat, event, text: line(event) })))
  const same = ({ event, text }: LogLine) => `${event.kind}/${event.seat}/${event.target}/${text}`
  const last = new Map(all.map((each, k) => [same(each), k]))
  return all.filter((each, k) => {
    const again = last.get(same(each)) ?? k
    return again === k || again - k >= NEAR || each.event.target === ''
  })
}
