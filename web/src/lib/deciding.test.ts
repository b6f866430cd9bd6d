import { describe, expect, it } from 'vitest'
import { aheadSince, decidedBy } from './deciding'
import type { LogEntry } from './wire'

describe('what decided a game', () => {
  it('is the largest lead, and another that comes near it', () => {
    expect(decidedBy({ frontiers: 45, aliens: 12, missions: 20 }, { frontiers: 30, aliens: 2, missions: 40 })).toEqual([
      { source: 'frontiers', first: 45, second: 30 },
      { source: 'aliens', first: 12, second: 2 },
    ])
    expect(decidedBy({ frontiers: 45, aliens: 5 }, { frontiers: 30, aliens: 2 }).map((each) => each.source)).toEqual(['frontiers'])
  })
  it('may be a smaller loss, or something only one of them has', () => {
    expect(decidedBy({ threat: -5 }, { threat: -25, goals: 3 })).toEqual([{ source: 'threat', first: -5, second: -25 }])
    expect(decidedBy({ goals: 3 }, {})).toEqual([{ source: 'goals', first: 3, second: 0 }])
  })
  it('is nothing where nobody was ahead', () => {
    expect(decidedBy({ goals: 3 }, { goals: 3 })).toEqual([])
  })
})

describe('the move that won it', () => {
  const entry = (ply: number, ...totals: [number, number][]): LogEntry => ({
    ply, seat: 0, events: totals.map(([seat, total]) => ({ ply, kind: 'scored', seat, piece: '', origin: '', target: '', amount: 0, facts: { total } })),
  })
  it('is the one with which the winner came ahead for good', () => {
    expect(aheadSince([entry(1, [0, 5], [1, 3]), entry(2, [1, 9]), entry(3, [0, 12]), entry(4, [1, 11])], 0)).toBe(3)
  })
  it('is none where the points were equal, or another was ahead, at the end', () => {
    expect(aheadSince([entry(1, [0, 5], [1, 3]), entry(2, [1, 5])], 0)).toBeNull()
    expect(aheadSince([], 0)).toBeNull()
  })
})
