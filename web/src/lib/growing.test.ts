import { describe, expect, it } from 'vitest'
import { levelAndStyle, levelFor, type Learned } from './growing'

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

describe('a style beside the level', () => {
  it('is told apart from it', () => {
    expect(levelAndStyle('normal')).toEqual(['normal', ''])
    expect(levelAndStyle('hard:soldier')).toEqual(['hard', 'soldier'])
  })
  it('leaves names with a budget or a file whole', () => {
    expect(levelAndStyle('hard:soldier@200')).toEqual(['hard:soldier@200', ''])
    expect(levelAndStyle('python@bot.py:Mine')).toEqual(['python@bot.py:Mine', ''])
  })
})
