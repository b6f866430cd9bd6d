// A choice in words.

import { amounts } from './amounts'
import type { Choice, Preview } from './wire'
import { say, words } from './words.svelte'

export function text(choice: Choice): string {
  return words.phrase(choice.phrase)
}

/** What it costs and what it brings. */
export function detail(choice: Choice): string {
  const parts: string[] = []
  if (choice.cost.length) parts.push(say('cost', { what: amounts(choice.cost) }))
  if (choice.gain.length) parts.push(amounts(choice.gain))
  return parts.join(' → ')
}

/** The points that a preview changes, by source. */
export function changeOf(preview: Preview | null): [string, number][] {
  return Object.entries(preview?.change ?? {}).filter(([, points]) => points !== 0)
}
