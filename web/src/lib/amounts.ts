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
