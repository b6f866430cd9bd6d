// One line about a turn, as the server tells it: who did what to whom, with what effect. The page says its parts and makes none of its own.

import type { LogLine } from './log'
import type { LogEntry, Part, Told } from './wire'

/** A stretch of the log that is told in one line, with the lines it is made of. */
export interface Paragraph {
  key: string
  /** The ply of its last entry so far. */
  last: number
  /** Who moved; -1 where it is about all. */
  seat: number
  heading: boolean
  /** All take part in it. */
  together: boolean
  /** Null of a game that was kept without such lines. */
  parts: Part[] | null
  /** What the others did about a thing that the reader began. */
  theirs: Part[]
  lines: LogLine[]
}

const SCORED = 'scored'
/** What was done, without the points that came of it. */
export const deeds = (lines: readonly LogLine[]) => lines.filter((line) => line.event.kind !== SCORED)

const begin = ({ ply, at }: { ply: number; at: number }) => ply * 1000 + at

/** A log by what is told in one line; of a log that tells nothing, line by line. */
export function paragraphsOf(log: readonly LogEntry[], lines: readonly LogLine[]): Paragraph[] {
  const told = new Map<number, { told: Told; last: number }>()
  for (const entry of log) for (const each of entry.told ?? []) told.set(begin(each), { told: each, last: entry.ply })
  const starts = [...told.keys()].sort((one, next) => one - next)
  const found: Paragraph[] = []
  let next = 0
  for (const line of lines) {
    while (next < starts.length && (starts[next] ?? 0) <= begin(line)) {
      const each = told.get(starts[next++] ?? 0)
      if (each) found.push({ key: `${each.told.ply}.${each.told.at}`, last: each.last, seat: each.told.seat, heading: each.told.heading, together: each.told.together, parts: each.told.parts, theirs: each.told.theirs ?? [], lines: [] })
    }
    if (next === 0) found.push({ key: line.key, last: line.ply, seat: line.mover, heading: line.event.seat < 0, together: false, parts: null, theirs: [], lines: [line] })
    else found.at(-1)?.lines.push(line)
  }
  return found
}

/** "Bot 2: researched I-3; +1 ore": what one did stands together, and whoever did it is named once. */
export function told(parts: readonly Part[], say: (part: Part) => string, name: (seat: number) => string): string {
  const deeds = new Map<string, Set<string>>()
  let who = ''
  for (const part of parts) {
    const start = `${name(part.seat)}: `
    const text = say(part)
    const named = part.seat >= 0 && text.startsWith(start)
    if (part.seat >= 0) who = named ? start : ''
    const stretch = deeds.get(who) ?? new Set<string>()
    deeds.set(who, stretch.add(named ? text.slice(start.length) : text))
  }
  return [...deeds].map(([start, texts]) => start + [...texts].join('; ')).join('; ')
}

/** What others did since the reader's own last move, and what all did together with it. */
export function since(paragraphs: readonly Paragraph[], reader: number | null, own: number, most = 4): Part[][] {
  const recent = paragraphs.filter((each) => !each.heading && (each.together ? each.last >= own : each.last > own && each.seat !== reader))
  const told = recent.map((each) => (each.seat === reader ? each.theirs : (each.parts ?? [])))
  return told.filter((parts) => parts.length > 0).slice(-most)
}

/** Milliseconds to read a line: three tenths of a second a word, two and a half seconds at least. */
export const readingTime = (text: string) => Math.max(2500, text.split(/\s+/).length * 300)
