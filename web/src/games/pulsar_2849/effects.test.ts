import { describe, expect, it } from 'vitest'
import { bits } from './effects'

describe('effects as pictures', () => {
  it('show numbers where they count', () => {
    expect(bits([])).toEqual([])
    expect(bits([{ effect: 'vp', n: 15 }])).toEqual([{ glyph: 'points' }, { text: '15' }])
    expect(bits([{ effect: 'dup', value: 3, red: 2 }])).toEqual([{ die: 3, red: false }, { die: 2, red: true }])
    expect(bits([{ effect: 'run', colour: 'pink', n: 2 }])).toEqual([{ glyph: 'pink' }, { text: '2' }])
    expect(bits([{ effect: 'final', step: 'initiative', boost: -2 }])).toEqual([{ glyph: 'bolt' }, { text: '×2' }])
  })

  it('stand one after the other, with what they give', () => {
    expect(bits([{ effect: 'shift', actions: ['tx', 'modifier'], visit: 'nowhere', per_round: 1 }, { effect: 'on', event: 'flight_5plus', gain: { effect: 'vp', n: 1 } }])).toEqual([
      { glyph: 'dish' }, { text: '±1' }, { text: '1×' }, { glyph: 'rocket' }, { text: '5+' }, { text: ':' }, { glyph: 'points' }, { text: '1' },
    ])
    expect(bits([{ effect: 'gyro', sizes: ['small', 'large'] }])).toEqual([{ glyph: 'gyrodyne', scale: 0.75 }, { text: '/' }, { glyph: 'gyrodyne', scale: 1.3 }])
  })
})
