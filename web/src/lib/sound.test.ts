import { describe, expect, it } from 'vitest'
import { play, soundOf, SOUNDS } from './sound'

describe('sounds', () => {
  it('are short, but for the chord of the end', () => {
    for (const [name, tones] of Object.entries(SOUNDS)) {
      const long = Math.max(...tones.map((each) => each.at + each.long))
      expect(long).toBeLessThan(name === 'end' ? 1.5 : 0.4)
      expect(tones.every((each) => each.loud <= 0.3)).toBe(true)
    }
  })

  it('tell what happened by the one thing that says most', () => {
    expect(soundOf([])).toBeNull()
    expect(soundOf(['moved'])).toBe('place')
    expect(soundOf(['moved', 'gain-credits'])).toBe('gain')
    expect(soundOf(['gain-credits', 'rolled'])).toBe('dice')
  })

  it('are off until switched on, and need no browser that has them', () => {
    expect(() => play('choose')).not.toThrow()
  })
})
