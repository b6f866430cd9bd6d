import { describe, expect, it } from 'vitest'
import { signed, sourcesOf, gathered } from './amounts'

describe('points', () => {
  it('come from all sources that somebody has, in their order', () => {
    expect(sourcesOf([{ start: 5, bases: 9 }, undefined, { start: 6, awards: 7, bases: 1, cubes: 2 }])).toEqual(['start', 'awards', 'bases', 'cubes'])
    expect(sourcesOf([])).toEqual([])
  })

  it('are written with their sign', () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '+0', '−2'])
  })
})

describe('sources gathered', () => {
  it('keeps the largest and sums up the rest, whoever has it', () => {
    const tallies = [{ a: 10, b: 1, c: 2, d: -9 }, { a: 1, b: 1, c: 0, d: -1 }]
    expect(gathered(tallies, 3)).toEqual([{ a: 10, d: -9, other: 3 }, { a: 1, d: -1, other: 1 }])
    expect(gathered(tallies, 4)).toEqual(tallies)
  })
})
