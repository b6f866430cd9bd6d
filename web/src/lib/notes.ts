// Which coach note is due: what is met for the first time, a question before an event.

import type { GameEvent, Note, Phrase } from './wire'

export const MOST_A_TURN = 2

function reaches(facts: Phrase['facts'], least: Record<string, number>): boolean {
  return Object.entries(least).every(([name, number]) => Number(facts[name] ?? 0) >= number)
}

function fits(note: Note, question: Phrase | null, events: readonly GameEvent[], seat: number): boolean {
  if (note.ask) return question?.message === `prompt-${note.ask}` && reaches(question.facts, note.least)
  return events.some((event) => event.kind === note.event && (note.whose === '' || (event.seat === seat) === (note.whose === 'mine')))
}

/** The notes that a beat of a lesson makes needless. */
export const taughtBy = (notes: readonly Note[], beat: string): Note[] => notes.filter((note) => note.unless.includes(beat))

export function noteFor(notes: readonly Note[], read: readonly string[], question: Phrase | null, events: readonly GameEvent[], seat: number): Note | null {
  const due = notes.filter((note) => !read.includes(note.id) && fits(note, question, events, seat))
  return due.find((note) => note.ask !== '') ?? due[0] ?? null
}
