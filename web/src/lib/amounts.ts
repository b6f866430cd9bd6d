// Costs and gains in words.

import type { Amount } from './wire'
import { say } from './words.svelte'

export function amounts(list: readonly Amount[]): string {
  return list.map((each) => say(`amount-${each.what.replaceAll('_', '-')}`, { amount: each.amount })).join(' · ')
}

/** A change: +3, −1. */
export const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`)
