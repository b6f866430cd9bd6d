// What decided a game: the sources of points in which the winner was most ahead of somebody.

import type { LogEntry, Tally } from './wire'

export interface Deciding {
  source: string
  first: number
  second: number
}

const BESIDE = 0.6

/** The largest lead, and the next if it is at least three fifths of it; none where no source was ahead. */
export function decidedBy(winner: Tally, other: Tally): Deciding[] {
  const sources = [...new Set([...Object.keys(winner), ...Object.keys(other)])]
  const leads = sources
    .map((source) => ({ source, first: winner[source] ?? 0, second: other[source] ?? 0 }))
    .filter(({ first, second }) => first > second)
    .sort((one, next) => next.first - next.second - (one.first - one.second))
  const most = leads[0]
  if (!most) return []
  return leads.slice(0, 2).filter(({ first, second }) => first - second >= BESIDE * (most.first - most.second))
}

/** The ply with which the winner came ahead of all others for good; null where the points do not tell. */
export function aheadSince(log: readonly LogEntry[], winner: number): number | null {
  const totals = new Map<number, number>()
  let since: number | null = null
  let ahead = false
  for (const entry of log) {
    for (const { kind, seat, facts } of entry.events) if (kind === 'scored' && typeof facts['total'] === 'number') totals.set(seat, facts['total'])
    const own = totals.get(winner)
    const others = [...totals].filter(([seat]) => seat !== winner).map(([, total]) => total)
    const now = own !== undefined && others.length > 0 && others.every((total) => total < own)
    if (now && !ahead) since = entry.ply
    ahead = now
  }
  return ahead ? since : null
}
