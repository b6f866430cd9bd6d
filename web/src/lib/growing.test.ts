import { describe, expect, it } from 'vitest'
import { levelFor, type Learned } from './growing'

const after = (wins: Record<string, number>): Learned => ({ games: 1, wins, lessons: [], notes: [] })

describe('the level of opponents', () => {
  const known = ['easy', 'normal', 'hard']
  it('grows with the wins', () => {
    expect(levelFor(after({}), known)).toBe('easy')
    expect(levelFor(after({ easy: 1 }), known)).toBe('normal')
    expect(levelFor(after({ easy: 2, normal: 1 }), known)).toBe('hard')
    expect(levelFor(after({ easy: 2, normal: 1, hard: 1 }), [...known, 'expert'])).toBe('expert')
  })
  it('is one that there is', () => {
    expect(levelFor(after({ easy: 1 }), ['easy', 'hard'])).toBe('easy')
    expect(levelFor(after({}), ['random'])).toBe('random')
    expect(levelFor(after({ easy: 2, normal: 1, hard: 1 }), known)).toBe('hard') // nothing was learned of this game
  })
})
