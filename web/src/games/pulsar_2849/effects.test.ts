import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bits, terms } from './effects'

const set = new URL('../../../../perihelion/games/pulsar_2849/set/', import.meta.url)
const sources = readdirSync(set).map((file) => readFileSync(new URL(file, set), 'utf8'))
const SOURCES = ['rulebook', 'public', 'house']
const effects = sources
  .flatMap((source) => [...source.matchAll(/\b(?:effect|immediate|production|bonus|run) = "([^"]+)"/g)].map((found) => found[1] ?? ''))
  .filter((each) => !SOURCES.includes(each))

describe('effects as pictures', () => {
  it('are parted outside brackets only', () => {
    expect(terms('shift(tx, pm1) + on(tx_pay, vp(1))')).toEqual([
      { word: 'shift', args: ['tx', 'pm1'] },
      { word: 'on', args: ['tx_pay', 'vp(1)'] },
    ])
    expect(terms('none')).toEqual([])
  })

  it('are found for every effect of the set', () => {
    expect(effects.length).toBeGreaterThan(150)
    for (const effect of effects) {
      for (const { word, args } of terms(effect)) {
        expect(bits(args.length ? `${word}(${args.join(', ')})` : word), effect).not.toEqual([])
      }
    }
  })

  it('show numbers where they count', () => {
    expect(bits('vp(15)')).toEqual([{ glyph: 'points' }, { text: '15' }])
    expect(bits('dup(3, 2)')).toEqual([{ die: 3, red: false }, { die: 2, red: true }])
    expect(bits('run(pink, 2)')).toEqual([{ glyph: 'pink' }, { text: '2' }])
  })
})
