import { describe, expect, it } from 'vitest'
import { signed, sourcesOf } from './amounts'

describe('points', () => {
  it('come from all sources that somebody has, in their order', () => {
    expect(sourcesOf([{ start: 5, bases: 9 }, undefined, { start: 6, awards: 7, bases: 1, cubes: 2 }])).toEqual(['start', 'awards', 'bases', 'cubes'])
    expect(sourcesOf([])).toEqual([])
  })

  it('are written with their sign', () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '+0', '−2'])
  })
})
