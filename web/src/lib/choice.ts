// A choice in words, and taken from a list.

import { amounts } from './amounts'
import type { Session } from './session.svelte'
import { voice } from './voice.svelte'
import type { Choice, Preview } from './wire'
import { capital, say, words } from './words.svelte'

export function text(choice: Choice): string {
  return words.phrase(choice.phrase)
}

/** The same on a line of the list, where the question has told the verb and signs tell the amounts: the message `listed-…` of a board. */
export function inList(choice: Choice): string {
  const id = choice.phrase.message.replace(/^move-/, 'listed-')
  return words.has(id) ? capital(say(id, choice.phrase.facts)) : text(choice)
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

/** A click on its line takes it into the hand, and says so. */
export function pick(session: Session, choice: Choice, event: MouseEvent): void {
  const touch = event instanceof PointerEvent && event.pointerType === 'touch'
  const before = session.selected
  session.choose(choice.id, touch ? 'touch' : event.detail === 0 ? 'key' : 'mouse')
  if (session.selected === choice.id && before !== choice.id) voice.tell(say('selected-said', { move: text(choice) }))
}
