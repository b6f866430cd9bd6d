import { describe, expect, it } from 'vitest'
import { centre, key, mirrored, normal, orientationOf, outline, rotated, snapped, towards, turned, turnTo, type Hex, type Placement } from './geometry'

const COMET: Hex[] = [[3, -2], [2, -1], [0, 0], [1, 0], [0, 1]]
const ROCKET: Hex[] = [[0, 0], [1, 0], [2, 0], [3, 0]]

/** All different turns of a shape, sorted as the server lists them. */
function listed(cells: Hex[]): Hex[][] {
  const found = new Map<string, Hex[]>()
  for (const mirror of [false, true])
    for (let rotation = 0; rotation < 6; rotation++) {
      const form = normal(cells.map((hex) => turned(hex, { rotation, mirrored: mirror })))
      found.set(form.map(key).join(' '), form)
    }
  return [...found.values()]
}

describe('turning', () => {
  it('comes back after six sixths', () => {
    for (const hex of COMET) expect(turned(hex, { rotation: 6, mirrored: false })).toEqual(hex)
  })

  it('keeps distances: neighbours stay neighbours', () => {
    const [a, b] = [turned([2, -1], { rotation: 2, mirrored: true }), turned([3, -2], { rotation: 2, mirrored: true })]
    const [dq, dr] = [a[0] - b[0], a[1] - b[1]]
    expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBe(1)
  })

  it('finds twelve orientations of the comet and three of the rocket', () => {
    expect(listed(COMET)).toHaveLength(12)
    expect(listed(ROCKET)).toHaveLength(3)
  })

  it('reaches every orientation by turning and mirroring, whatever the shape', () => {
    for (const shape of [COMET, ROCKET]) {
      const all = listed(shape)
      const seen = new Set<number>()
      for (const start of [{ rotation: 0, mirrored: false }, { rotation: 0, mirrored: true }]) {
        let turn = start
        for (let k = 0; k < 6; k++) {
          seen.add(orientationOf(shape, turn, all))
          turn = rotated(shape, turn, 1)
        }
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(all.map((_, k) => k))
    }
  })

  it('always looks different after a turn, and the same after turning back', () => {
    const all = listed(ROCKET)
    const start = { rotation: 4, mirrored: false }
    const once = rotated(ROCKET, start, 1)
    expect(orientationOf(ROCKET, once, all)).not.toBe(orientationOf(ROCKET, start, all))
    expect(orientationOf(ROCKET, rotated(ROCKET, once, -1), all)).toBe(orientationOf(ROCKET, start, all))
  })

  it('mirrors left and right as seen, and back', () => {
    const turn = { rotation: 2, mirrored: false }
    const seen = COMET.map((hex) => centre(turned(hex, turn), 1)[0])
    const flipped = COMET.map((hex) => centre(turned(hex, mirrored(turn)), 1)[0])
    for (let k = 0; k < COMET.length; k++) expect(flipped[k]! - flipped[0]!).toBeCloseTo(seen[0]! - seen[k]!)
    expect(mirrored(mirrored(turn))).toEqual(turn)
  })

  it('turns to a given orientation and stays when it is there already', () => {
    const all = listed(COMET)
    for (let wanted = 0; wanted < all.length; wanted++) {
      const turn = turnTo(COMET, wanted, all, { rotation: 0, mirrored: false })
      expect(orientationOf(COMET, turn, all)).toBe(wanted)
      expect(turnTo(COMET, wanted, all, turn)).toBe(turn)
    }
  })

  it('says when a turn is in no list', () => {
    expect(orientationOf(COMET, { rotation: 0, mirrored: false }, listed(ROCKET))).toBe(-1)
  })
})

describe('snapping', () => {
  const spots: Record<number, [number, number]> = { 1: [0, 0], 2: [40, 0], 3: [0, 60] }
  const places: Placement[] = [1, 2, 3].map((cell) => ({ id: cell * 10, cell, orientation: 0, cells: [cell] }))
  const spot = (cell: number) => spots[cell] ?? [0, 0]

  it('takes the nearest place', () => {
    expect(snapped(places, [30, 5], spot, 50)?.id).toBe(20)
    expect(snapped(places, [5, 20], spot, 50)?.id).toBe(10)
  })

  it('does not reach further than it should', () => {
    expect(snapped(places, [200, 200], spot, 50)).toBeNull()
    expect(snapped([], [0, 0], spot, 50)).toBeNull()
  })

  it('walks to the next place in a direction, and nowhere beyond the last', () => {
    expect(towards(places, [0, 0], [1, 0], spot)?.id).toBe(20)
    expect(towards(places, [0, 0], [0, 1], spot)?.id).toBe(30)
    expect(towards(places, [40, 0], [-1, 0], spot)?.id).toBe(10)
    expect(towards(places, [40, 0], [1, 0], spot)).toBeNull()
  })
})

describe('the outline of a piece', () => {
  it('has six sides for one hex, ten for two neighbours', () => {
    expect(outline([[0, 0]], 10).match(/M/g)).toHaveLength(6)
    expect(outline([[0, 0], [1, 0]], 10).match(/M/g)).toHaveLength(10)
  })
})
