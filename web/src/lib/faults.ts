// A fault of the page is told to the server's log, once: whoever runs it hears of a panel that could not be shown.

import { words } from './words.svelte'

const LONGEST = 400
const MOST = 20
const told = new Set<string>()

export function report(where: string, error: unknown): void {
  console.error(error)
  const text = String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, LONGEST)
  const line = `${where} ${text}`
  if (told.has(line) || told.size >= MOST) return
  told.add(line)
  const body = JSON.stringify({ where, game: words.game ?? '', text })
  fetch('/api/faults', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => undefined) // the table goes on
}

/** What a game's own code says of a scene; a fault in it is told and costs that answer alone. */
export function attempt<T>(where: string, asked: () => T): T | null {
  try {
    return asked()
  } catch (error) {
    report(where, error)
    return null
  }
}
