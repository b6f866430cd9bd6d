import { describe, expect, test } from 'vitest'
import { ball, sides } from './gradients'
import { brightOf, hash, pictureOf, type Drawn, type Manifest } from './manifest'
import { luckOf, rosette, sparks } from './rosette'
import { crystal, die, pips, ship, SHIP_KINDS, station, tallness } from './vector'

const drawn = (name: string): Drawn => ({
  small: [`${name}.webp`, 0, 0, 1, 1],
  large: `${name}-large.webp`,
  round: true,
  body: 1,
  tint: '#ffffff',
  shade: '#000000',
})
const manifest: Manifest = {
  pictures: { one: drawn('one'), two: drawn('two'), three: drawn('three') },
  shows: { earth: 'one', here: 'two', there: 'two' },
  kinds: { N: ['one', 'three'], R: [] },
  textures: {},
}

describe('which picture a component shows', () => {
  test('its own, also one that it shares', () => {
    expect(pictureOf(manifest, 'earth', 'N')?.large).toBe('one-large.webp')
    expect(pictureOf(manifest, 'there')).toBe(pictureOf(manifest, 'here'))
    expect(pictureOf(manifest, 'two')).toBe(pictureOf(manifest, 'here'))
  })

  test('one of its kind when it is of somebody’s own set, always the same, not always the first', () => {
    const own = Array.from({ length: 20 }, (_, k) => pictureOf(manifest, `own ${k}`, 'N'))
    expect(own).toEqual(Array.from({ length: 20 }, (_, k) => pictureOf(manifest, `own ${k}`, 'N')))
    expect(new Set(own).size).toBe(2)
  })

  test('none when nothing is known of it', () => {
    expect(pictureOf(manifest, 'own')).toBeUndefined()
    expect(pictureOf(manifest, 'own', 'R')).toBeUndefined()
    expect(pictureOf(manifest, 'own', 'unheard of')).toBeUndefined()
  })
})

test('the hash is FNV-1a', () => {
  expect(hash('')).toBe(0x811c9dc5)
  expect(hash('a')).toBe(0xe40c292c)
  expect(hash('foobar')).toBe(0xbf9cf968)
})

test('a gradient stands for every kind, and another for what is not known', () => {
  expect(sides('N')).not.toEqual(sides('R'))
  expect(sides('unheard of')).toEqual(sides())
  expect(ball(...sides('G'))).toContain(sides('G')[0])
})

describe('rosettes', () => {
  const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

  test('four closed waves inside their box', () => {
    for (const id of ['hypercomputing', 'terran', 'artefact_seed_of_dawn', '']) {
      const waves = rosette(id)
      expect(waves).toHaveLength(4)
      for (const wave of waves) {
        expect(wave).toMatch(/^M.*z$/)
        expect(Math.max(...numbers(wave).map(Math.abs))).toBeLessThanOrEqual(54)
      }
    }
  })

  test('the same for the same id, another for another', () => {
    expect(rosette('terran')).toEqual(rosette('terran'))
    const all = Array.from({ length: 300 }, (_, k) => rosette(`card ${k}`).join())
    expect(new Set(all).size).toBe(300)
  })

  test('luck is even enough', () => {
    const luck = luckOf('terran')
    const thrown = Array.from({ length: 2000 }, luck)
    expect(Math.min(...thrown)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...thrown)).toBeLessThan(1)
    expect(thrown.reduce((one, other) => one + other) / 2000).toBeCloseTo(0.5, 1)
  })

  test('sparks lie on the field', () => {
    for (const { x, y } of sparks('terran', 120, 54)) {
      expect(x).toBeLessThanOrEqual(120)
      expect(y).toBeLessThanOrEqual(54)
    }
  })
})

describe('vector pieces', () => {
  const xs = (path: string) => [...path.matchAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)].map((found) => Number(found[1]))

  test('a ship is as wide to the left as to the right, light to the left', () => {
    for (const kind of SHIP_KINDS) {
      const [, left, right, inlaid] = ship(kind, 'red')
      expect(50 - Math.min(...xs(left!.d))).toBeCloseTo(Math.max(...xs(right!.d)) - 50)
      expect(left!.fill).not.toBe(right!.fill)
      expect(inlaid!.fill).toContain('red')
    }
  })

  test('kinds of ships differ in outline and in size', () => {
    expect(new Set(SHIP_KINDS.map((kind) => ship(kind, 'red')[1]!.d)).size).toBe(SHIP_KINDS.length)
    expect(tallness('fighter')).toBeLessThan(tallness('cruiser'))
    expect(tallness('cruiser')).toBeLessThan(tallness('dreadnought'))
    expect(tallness('dreadnought')).toBeLessThan(tallness('titan'))
    const heights = (parts: ReturnType<typeof ship>) => [...parts[1]!.d.matchAll(/ (-?\d+(?:\.\d+)?)/g)].map((found) => Number(found[1]))
    const tall = (all: number[]) => Math.max(...all) - Math.min(...all)
    expect(tall(heights(ship('fighter', 'red', true)))).toBeLessThan(tall(heights(ship('fighter', 'red'))))
  })

  test('a die shows as many pips as it counts, and none that it cannot', () => {
    for (let value = 1; value <= 6; value++) expect(pips(value)).toHaveLength(value)
    expect(pips(7)).toHaveLength(0)
    expect(die(6, 'white')).not.toEqual(die(8, 'white'))
  })

  test('stations and crystals carry the colour', () => {
    expect(station('teal').some((part) => part.fill === 'teal')).toBe(true)
    expect(crystal('teal').filter((part) => part.fill?.includes('teal')).length).toBe(4)
  })
})

test('what is too dark to be seen in a small square does not stand for its game', () => {
  const dim = { ...drawn('void'), tint: '#101018' }
  expect(brightOf({ ...manifest, pictures: { one: drawn('one'), void: dim } })).toEqual(['one'])
})
