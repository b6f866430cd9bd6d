import { describe, expect, it } from 'vitest'
import { amounts, signOf } from './emblems'

describe('the sign of an effect', () => {
  it('tells what it is about', () => {
    expect(signOf([])).toBe('points')
    expect(signOf([{ effect: 'run', colour: 'pink', n: 2 }])).toBe('pink')
    expect(signOf([{ effect: 'run', colour: 'any', n: 2 }])).toBe('gates')
    expect(signOf([{ effect: 'vp_per', n: 3, count: 'link_on' }])).toBe('link')
    expect(signOf([{ effect: 'final', step: 'initiative', boost: -2 }])).toBe('bolt')
    expect(signOf([{ effect: 'shift', actions: ['tx'], visit: 'nowhere', per_round: 0 }])).toBe('dish')
  })

  it('is that of the last term: what is answered, not what is allowed besides', () => {
    const effect = [{ effect: 'shift', actions: ['any'], visit: 'nowhere', per_round: 1 }, { effect: 'on', event: 'flight_5plus', gain: { effect: 'vp', n: 1 } }] as const
    expect(signOf(effect.map((each) => structuredClone(each)) as never)).toBe('rocket')
  })
})

describe('amounts', () => {
  it('are signs with numbers', () => {
    expect(amounts([])).toEqual([])
    expect(amounts([{ effect: 'cube', n: 1 }, { effect: 'mod', kind: 'p2', n: 1 }])).toEqual([{ glyph: 'cube' }, { text: '1' }, { text: '+2' }])
    expect(amounts([{ effect: 'mod', kind: 'pm1', n: 2 }])).toEqual([{ text: '2×±1' }])
    expect(amounts([{ effect: 'die', value: 2 }])).toEqual([{ die: 2, red: true }])
    expect(amounts([{ effect: 'gyro', sizes: ['small', 'large'] }])).toEqual([{ glyph: 'gyrodyne', scale: 0.75 }, { glyph: 'gyrodyne', scale: 1.25 }])
    expect(amounts([{ effect: 'gyro', sizes: ['small', 'medium', 'large'] }])).toEqual([{ glyph: 'gyrodyne' }])
  })
})
