// What decided a game: the sources of points in which the winner was most ahead of somebody.

import type { Tally } from './wire'

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
