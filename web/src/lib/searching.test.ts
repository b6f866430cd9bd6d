import { describe, expect, it } from 'vitest'
import { bare, search } from './searching'

describe('searching', () => {
  it('finds Polish letters without their marks', () => {
    expect(bare(' Żółta RUBIEŻ ')).toBe('zolta rubiez')
    expect(bare('Słońce')).toContain(bare('slonc'))
  })

  it('asks for all words, and for their stems only when nothing has them', () => {
    const rules = ['Gracz bierze kafla dwa.', 'Kafel leży przy planszy.', 'Kolonia zdobywczej floty.']
    const found = (wanted: string) => search(rules, (each) => each, wanted)
    expect(found('')).toEqual(rules)
    expect(found('kafel')).toEqual([rules[1]])
    expect(found('kafel dwa')).toEqual([rules[0]])
    expect(found('zdobywcza')).toEqual([rules[2]])
    expect(found('kot')).toEqual([])
  })
})
