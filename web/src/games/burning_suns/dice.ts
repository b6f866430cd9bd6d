// The dice of a combat as they fell: what was rolled in a turn, and what rerolls made of it, read from what was told.

import type { GameEvent } from '../../lib/wire'

export interface Face {
  /** What the die shows; null where nobody has told. */
  value: number | null
  hit: boolean
  /** Rolled anew. */
  again: boolean
}

/** What one side rolled in a turn, by kind of unit. */
interface Cast {
  rolled: number[]
  anew: number[]
}

/** The casts of a turn: of the attacker, and of the defender. */
export function casts(events: readonly GameEvent[], turn: number): [Map<string, Cast>, Map<string, Cast>] {
  const found: [Map<string, Cast>, Map<string, Cast>] = [new Map(), new Map()]
  for (const event of events) {
    const side = event.facts['side'] === 1 ? 1 : 0
    if (event.kind === 'dice') {
      found[side].clear()
      if (event.facts['turn'] !== turn) continue
      for (const kind of String(event.facts['rolled'] ?? '').split(', ')) {
        const [unit = '', ...faces] = kind.split(' ')
        if (faces.length) found[side].set(unit, { rolled: faces.map(Number), anew: [] })
      }
    } else if (event.kind === 'reroll') found[side].get(event.piece)?.anew.push(event.amount)
  }
  return found
}

/** The dice of a kind of unit: a reroll takes a miss, one that was not rolled anew first. */
export function faces(cast: Cast | undefined, dice: number, misses: number, attack: number): Face[] {
  const found: Face[] = (cast?.rolled ?? []).map((value) => ({ value, hit: value <= attack, again: false }))
  for (const value of cast?.anew ?? []) {
    const missed = found.find((each) => !each.hit && !each.again) ?? found.find((each) => !each.hit)
    if (missed) Object.assign(missed, { value, hit: value <= attack, again: true })
  }
  const told = found.length === dice && found.filter((each) => !each.hit).length === misses
  return told ? found : Array.from({ length: dice }, (_, k) => ({ value: null, hit: k < dice - misses, again: false }))
}
