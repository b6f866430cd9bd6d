// The lines of the log, with a bot's turn folded into one.

import type { GameEvent } from './wire'

export interface LogLine {
  ply: number
  event: GameEvent
  text: string
}

export interface Folded {
  line: LogLine
  /** What the same bot did next, unfolded on request. */
  more: LogLine[]
}

export function fold(lines: readonly LogLine[], bots: ReadonlySet<number>): Folded[] {
  const found: Folded[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last && bots.has(line.event.seat) && last.line.event.seat === line.event.seat) last.more.push(line)
    else found.push({ line, more: [] })
  }
  return found
}
