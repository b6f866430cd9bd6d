// When something was, as people say it.

import { words } from './words.svelte'

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]]

/** "2 hours ago"; `at` is in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' })
  const past = Math.max(0, now - at)
  for (const [unit, seconds] of UNITS) if (past >= seconds) return format.format(-Math.floor(past / seconds), unit)
  return format.format(0, 'second')
}

/** "17 Nov", or with the time of day. */
export function dayOf(at: number, time = false): string {
  return new Date(at * 1000).toLocaleString(words.language, time ? { dateStyle: 'long', timeStyle: 'short' } : { day: 'numeric', month: 'short' })
}
