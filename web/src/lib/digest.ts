// One line about a turn: the three things in it that matter most, in the order in which they happened.

import type { LogLine } from './log'

const MOST = 3
const PLAIN = 4

export type Telling = Record<string, number>

/** The events of a turn that its line is made of; never none. */
export function chosen(turn: readonly LogLine[], telling: Telling): LogLine[] {
  const weight = (line: LogLine) => telling[line.event.kind] ?? PLAIN
  const worth = turn.filter((line) => weight(line) > 0)
  const best = worth.map((line, k) => ({ line, k })).sort((a, b) => weight(a.line) - weight(b.line) || b.k - a.k)
  const kept = best.slice(0, MOST).sort((a, b) => a.k - b.k)
  return kept.length ? kept.map(({ line }) => line) : turn.slice(0, 1)
}

/** "Bot 2: researched I-3; +1 ore": whoever does it is named once. */
export function told(parts: readonly LogLine[], player: string): string {
  const name = `${player}: `
  const texts = [...new Set(parts.map((each) => each.text))]
  return texts.map((text, k) => (k > 0 && text.startsWith(name) ? text.slice(name.length) : text)).join('; ')
}

/** The lines of a log since the reader's own last move, others' turns told in one line each. */
export function since(lines: readonly LogLine[], reader: number, own: number, telling: Telling, name: (seat: number) => string, most = 4): string[] {
  const turns: LogLine[][] = []
  for (const line of lines) {
    if (line.ply <= own || line.event.seat < 0 || line.event.seat === reader) continue
    const last = turns.at(-1)
    if (last?.[0]?.event.seat === line.event.seat) last.push(line)
    else turns.push([line])
  }
  return turns.slice(-most).map((turn) => told(chosen(turn, telling), name(turn[0]?.event.seat ?? 0)))
}
