// A production phase as it went, in its seven steps, read from the log.

import type { GameEvent, LogEntry } from '../../lib/wire'

export const STEPS = 7
export interface Gain {
  points: number
  cubes: number
}
export interface ProductionTold {
  /** The entry of the log in which it began. */
  ply: number
  round: number
  /** Seats by their rockets in the new order. */
  order: number[]
  /** Scores before it. */
  before: number[]
  /** What every seat got in each step. */
  gains: Gain[][]
  /** The last step that has begun. */
  reached: number
}

/** The step that an event belongs to; what says nothing of it belongs to the step that runs. */
function stepOf(event: GameEvent): number {
  if (event.kind === 'points-bought') return String(event.facts['component']).startsWith('@transmitter') ? 4 : 6
  return { penalty: 3, 'transmitter-produces': 4, 'gyrodynes-score': 5, 'technology-scores': 6, round: STEPS, 'final-scoring': STEPS }[event.kind] ?? 0
}

function gainOf(event: GameEvent): Gain {
  switch (event.kind) {
    case 'cubes': return { points: 0, cubes: event.amount }
    case 'penalty': return { points: -event.amount, cubes: 0 }
    case 'points-bought': return { points: event.amount, cubes: -Number(event.facts['cubes']) }
    case 'points':
    case 'gyrodynes-score': return { points: event.amount, cubes: 0 }
    default: return { points: 0, cubes: 0 }
  }
}

const numbers = (event: GameEvent, fact: string) => String(event.facts[fact]).split(' ').map(Number)

function begun(event: GameEvent, ply: number): ProductionTold {
  const before = numbers(event, 'scores')
  const gains = Array.from({ length: STEPS }, () => before.map(() => ({ points: 0, cubes: 0 })))
  return { ply, round: event.amount, order: numbers(event, 'order'), before, gains, reached: 2 }
}

function carryOn(told: ProductionTold, event: GameEvent): void {
  if (told.reached === STEPS) return
  told.reached = Math.max(told.reached, stepOf(event))
  const sum = told.gains[told.reached - 1]?.[event.seat]
  const gain = gainOf(event)
  if (!sum) return
  sum.points += gain.points
  sum.cubes += gain.cubes
}

/** The entries that stand: a move that was taken back is none. */
function standing(log: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = []
  for (const entry of log) {
    if (entry.what === 'undo') found.pop()
    else found.push(entry)
  }
  return found
}

/** The last production up to a ply; null when there was none. */
export function lastProduction(log: readonly LogEntry[], until: number): ProductionTold | null {
  let told: ProductionTold | null = null
  for (const entry of standing(log.filter((each) => each.ply <= until))) {
    for (const event of entry.events) {
      if (event.kind === 'production') told = begun(event, entry.ply)
      else if (told) carryOn(told, event)
    }
  }
  return told
}

/** What a seat got in the first steps, all together. */
export function soFar(told: ProductionTold, seat: number, steps: number): Gain {
  const sum = { points: 0, cubes: 0 }
  for (const gains of told.gains.slice(0, steps)) {
    sum.points += gains[seat]?.points ?? 0
    sum.cubes += gains[seat]?.cubes ?? 0
  }
  return sum
}
