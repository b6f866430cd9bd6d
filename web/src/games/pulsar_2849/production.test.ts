import { describe, expect, it } from 'vitest'
import type { GameEvent, LogEntry } from '../../lib/wire'
import { lastProduction, soFar } from './production'

const event = (kind: string, seat = -1, amount = 0, facts: GameEvent['facts'] = {}): GameEvent => ({ kind, seat, amount, facts, piece: '', origin: '', target: '' })
const entry = (ply: number, what: LogEntry['what'], ...events: GameEvent[]): LogEntry => ({ ply, seat: 0, what: what ?? 'move', events })

const log: LogEntry[] = [
  entry(1, 'move', event('points', 0, 9)),
  entry(2, 'move', event('turn', 1), event('production', -1, 3, { round: 3, order: '1 0', scores: '20 31' }), event('cubes', 1, 2), event('points', 0, 1),
    event('penalty', 1, 3), event('transmitter-produces', 0, 0, { transmitter: '@transmitter-ta3' }), event('cubes', 0, 1), event('points', 0, 2)),
  entry(3, 'move', event('points-bought', 0, 4, { cubes: 1, component: '@transmitter-tb6' })),
  entry(4, 'undo'),
  entry(5, 'move', event('gyrodynes-score', 1, 5, { bonus: 2 }), event('technology-scores', 0, 0, { technology: '@tech-aii-2' }), event('points', 0, 6)),
  entry(6, 'move', event('points-bought', 1, 3, { cubes: 1, component: '@tech-bii-1' }), event('round', -1, 4)),
  entry(7, 'move', event('points', 0, 50)),
]

describe('a production', () => {
  it('is told step by step, with what was taken back left out', () => {
    const told = lastProduction(log, 7)
    expect(told).toMatchObject({ ply: 2, round: 3, order: [1, 0], before: [20, 31], reached: 7 })
    const points = told?.gains.map((each) => each.map((gain) => gain.points))
    expect(points).toEqual([[0, 0], [1, 0], [0, -3], [2, 0], [0, 5], [6, 3], [0, 0]])
    expect(told?.gains.map((each) => each.map((gain) => gain.cubes))).toEqual([[0, 0], [0, 2], [0, 0], [1, 0], [0, 0], [0, -1], [0, 0]])
  })

  it('is told as far as it has gone', () => {
    expect(lastProduction(log, 1)).toBeNull()
    expect(lastProduction(log, 3)).toMatchObject({ reached: 4 })
    expect(lastProduction(log, 3)?.gains[3]?.[0]).toEqual({ points: 6, cubes: 0 })
  })

  it('adds up', () => {
    const told = lastProduction(log, 7)
    if (!told) throw new Error('no production')
    expect(soFar(told, 1, 3)).toEqual({ points: -3, cubes: 2 })
    expect(soFar(told, 1, 7)).toEqual({ points: 5, cubes: 1 })
  })
})
