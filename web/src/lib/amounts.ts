// Costs and gains in words.

import type { Amount, Tally } from './wire'
import { say } from './words.svelte'

export function amounts(list: readonly Amount[]): string {
  return list.map((each) => say(`amount-${each.what.replaceAll('_', '-')}`, { amount: each.amount })).join(' · ')
}

/** All sources of points, in the order in which every seat has its own. */
export function sourcesOf(tallies: readonly (Tally | null | undefined)[]): string[] {
  const found: string[] = []
  for (const tally of tallies) {
    let place = 0
    for (const source of Object.keys(tally ?? {})) {
      const known = found.indexOf(source)
      if (known < 0) found.splice(place, 0, source)
      place = (known < 0 ? place : known) + 1
    }
  }
  return found
}

/** A change: +3, −1. */
export const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`)

export const OTHER = 'other'

/** The tallies with the largest sources by themselves and all smaller ones together, so that each keeps a pattern of its own. */
export function gathered(tallies: readonly Tally[], most: number): Tally[] {
  const sources = sourcesOf(tallies)
  if (sources.length <= most) return [...tallies]
  const size = (source: string) => tallies.reduce((sum, tally) => sum + Math.abs(tally[source] ?? 0), 0)
  const kept = new Set([...sources].sort((one, next) => size(next) - size(one)).slice(0, most - 1))
  return tallies.map((tally) => {
    const own = Object.entries(tally).filter(([source]) => kept.has(source))
    const rest = Object.entries(tally).filter(([source]) => !kept.has(source)).reduce((sum, [, points]) => sum + points, 0)
    return { ...Object.fromEntries(own), [OTHER]: rest }
  })
}
