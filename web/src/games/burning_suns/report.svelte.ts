// Combats as they went, turn by turn, read from the events: also those that were over before anybody could look.

import type { GameEvent } from '../../lib/wire'

export interface Rolled {
  seat: number
  hits: number
  misses: number
}
export interface Fallen {
  seat: number
  unit: string
  number: number
}
export interface CombatTurn {
  rolled: Rolled[]
  fell: Fallen[]
}
export interface Report {
  key: string
  turns: CombatTurn[]
  /** The event that ended it; null while it lasts, and for a shot. */
  end: GameEvent | null
}

const ENDS = ['attack-won', 'attack-lost', 'fight-drawn', 'not-fought']

/** Carries a report on with the next events; several combats in a row leave the last one. */
export function carriedOn(before: Report | null, events: readonly GameEvent[], key: string): Report | null {
  let report = before
  for (const event of events) {
    const last = report?.turns.at(-1)
    if (event.kind === 'action') {
      if (report && report.end === null) report = { ...report, end: event }
    } else if (event.kind === 'dice') {
      const rolled = { seat: event.seat, hits: Number(event.facts['hits'] ?? 0), misses: Number(event.facts['misses'] ?? 0) }
      if (!report || report.end !== null) report = { key: `${key}-${event.seat}`, turns: [{ rolled: [rolled], fell: [] }], end: null }
      else if (last && last.rolled.length === 1 && last.fell.length === 0 && last.rolled[0]?.seat !== event.seat)
        report = { ...report, turns: [...report.turns.slice(0, -1), { ...last, rolled: [...last.rolled, rolled] }] }
      else report = { ...report, turns: [...report.turns, { rolled: [rolled], fell: [] }] }
    } else if (event.kind === 'fell' && report && last && report.end === null) {
      const fell = [...last.fell, { seat: event.seat, unit: event.piece, number: event.amount }]
      report = { ...report, turns: [...report.turns.slice(0, -1), { ...last, fell }] }
    } else if (ENDS.includes(event.kind) && report && report.end === null) report = { ...report, end: event }
  }
  return report
}
