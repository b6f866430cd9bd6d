// One line about a turn: who did what to whom, with what effect. A turn is what one player does until another moves; its line has at
// most three parts: what was done to the reader first, then what weighs most in its order, last the change of the points with its source.
// The server's tests hold the same rule to whole games (perihelion/teaching/digest.py).

import type { LogLine } from './log'

const MOST = 3
const PLAIN = 4
const TO_SOMEBODY = 1
const SCORED = 'scored'

export type Telling = Record<string, number>

export interface Digest {
  key: string
  ply: number
  /** Who moved. */
  seat: number
  text: string
  /** What the line leaves out. */
  more: LogLine[]
}

const weighs = (telling: Telling, line: LogLine) => telling[line.event.kind] ?? PLAIN
const concerns = (telling: Telling, line: LogLine, reader: number | null) => reader !== null && line.event.seat === reader && weighs(telling, line) === TO_SOMEBODY

/** What was done, without the points that came of it. */
export const deeds = (turn: readonly LogLine[]) => turn.filter((line) => line.event.kind !== SCORED)

/** The events of a turn that its line is made of; never none where something happened. */
export function chosen(turn: readonly LogLine[], telling: Telling, reader: number | null = null): LogLine[] {
  const worth = turn.filter((line) => weighs(telling, line) > 0 && (reader === null || line.event.seat !== reader || concerns(telling, line, reader)))
  const points = worth.filter((line) => line.event.kind === SCORED).sort((one, next) => Math.abs(next.event.amount) - Math.abs(one.event.amount))
  const done = worth.filter((line) => line.event.kind !== SCORED).map((line, k) => ({ line, k, first: concerns(telling, line, reader) }))
  const rank = ({ line, first }: { line: LogLine; first: boolean }) => (first ? 0 : weighs(telling, line))
  const best = [...done].sort((a, b) => rank(a) - rank(b) || b.k - a.k).slice(0, MOST - (points.length ? 1 : 0))
  const kept = [...best.sort((a, b) => Number(b.first) - Number(a.first) || a.k - b.k).map(({ line }) => line), ...points.slice(0, 1)]
  return kept.length ? kept : turn.slice(0, 1)
}

/** "Bot 2: researched I-3; +1 ore": whoever does one thing after another is named once. */
export function told(parts: readonly LogLine[], player: string): string {
  const name = `${player}: `
  const texts = [...new Set(parts.map((each) => each.text))]
  return texts.map((text, k) => (texts[k - 1]?.startsWith(name) && text.startsWith(name) ? text.slice(name.length) : text)).join('; ')
}

/** A log by turns: stretches of lines of the same mover; what belongs to nobody, as the beginning of a round, stands alone. */
export function turnsOf(lines: readonly LogLine[]): LogLine[][] {
  const turns: LogLine[][] = []
  for (const line of lines) {
    const last = turns.at(-1)?.at(-1)
    const alone = line.event.seat < 0
    if (last && !alone && last.event.seat >= 0 && last.mover === line.mover) turns.at(-1)?.push(line)
    else turns.push([line])
  }
  return turns
}

/** Null where nothing of a turn is worth a line. */
export function digestOf(turn: readonly LogLine[], telling: Telling, name: (seat: number) => string, reader: number | null): Digest | null {
  const first = turn[0]
  if (!first) return null
  const parts = chosen(turn, telling, reader)
  if (parts.every((line) => weighs(telling, line) === 0)) return null
  const left = deeds(turn)
  return { key: first.key, ply: turn.at(-1)?.ply ?? first.ply, seat: first.mover, text: told(parts, name(first.mover)), more: left.length > 1 ? left : [] }
}

/** The lines of a log since the reader's own last move, others' turns told in one line each. */
export function since(lines: readonly LogLine[], reader: number | null, own: number, telling: Telling, name: (seat: number) => string, most = 4): string[] {
  const others = turnsOf(lines.filter((line) => line.ply > own)).filter((turn) => turn[0] && turn[0].event.seat >= 0 && turn[0].mover !== reader)
  return others.flatMap((turn) => digestOf(turn, telling, name, reader)?.text ?? []).slice(-most)
}

/** Milliseconds to read a line: three tenths of a second a word, two and a half seconds at least. */
export const readingTime = (text: string) => Math.max(2500, text.split(/\s+/).length * 300)
