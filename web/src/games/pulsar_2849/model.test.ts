import { describe, expect, it } from 'vitest'
import { actionOf, expected, moveOf, placesOf, segmentsOf, type PulsarLayout, type PulsarView, type StarMap } from './model'

const map: StarMap = {
  sectors: [
    { id: 'E1', kind: 'entry', x: 0, y: 0 },
    { id: 'g2', kind: 'gate', colour: 'green', x: 1, y: 0 },
    { id: 'P3', kind: 'pulsar', x: 2, y: 0 },
  ],
  segments: [{ a: 0, b: 1, double: false }, { a: 1, b: 2, double: true }],
  entries: ['E1'],
  systems: [],
  pulsars: ['P3'],
  isolated: [],
}
const layout = {
  maps: { normal: map },
  actions: { choose_gate: [0, 4], take_die: [4, 6, 5], end_turn: [34], go: [35, 3], place: [38, 3, 1] },
  hq_places: ['b1', 'b2', 'b3', 's1', 's2', 't1', 't2', 'top'],
} as unknown as PulsarLayout
const view = { map: 'normal', players: [{ ship: 'g2' }] } as unknown as PulsarView

describe('actions', () => {
  it('go from numbers to moves and back', () => {
    for (let action = 0; action < 41; action++) {
      const move = moveOf(layout, action)
      expect(actionOf(layout, move.kind, ...move.args)).toBe(action)
    }
    expect(moveOf(layout, 13)).toEqual({ kind: 'take_die', args: [1, 4] })
  })

  it('have their places on the board', () => {
    expect(placesOf({ kind: 'go', args: [2] }, view, layout, 0)).toEqual(['sector:P3'])
    expect(placesOf({ kind: 'fly', args: [4] }, view, layout, 0)).toEqual(['sector:g2'])
    expect(placesOf({ kind: 'place', args: [1, 0] }, view, layout, 0)).toEqual(['sector:P3', 'waiting:medium'])
    expect(placesOf({ kind: 'decline', args: [] }, view, layout, 0)).toEqual([])
  })
})

describe('the map', () => {
  it('has single and double segments', () => {
    expect(segmentsOf(map).map(({ a, b, double }) => [a.id, b.id, double])).toEqual([['E1', 'g2', false], ['g2', 'P3', true]])
  })
})

describe('the next production', () => {
  it('adds up what needs no choice', () => {
    expect(expected({ cubes: 3, engineers: 1, penalties: -2, broadcasts: 4, gyrodynes: 6, production: 2, offers: [{ cubes: 1, points: 3 }] })).toBe(11)
    expect(expected(undefined)).toBe(0)
  })
})
