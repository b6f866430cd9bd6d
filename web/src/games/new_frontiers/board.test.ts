import { describe, expect, it } from 'vitest'
import { changeOf, chosenBy, kindOf, partsOf, placesOf, pricesOf, type FrontiersLayout, type Power, type Prices, type WorldTile } from './model'
import type { Scene } from '../../lib/wire'
import { sum } from './explain'

const power = (tile: string, code: string): Power => ({ tile, code, type: '', signs: [] })
const world = (id: string, more: Partial<WorldTile> = {}): WorldTile => ({
  id, military: false, cost: 3, colonists: 1, good: 'grey', kind: 'none', vp: 1, source: 'house', ...more,
})

const layout: FrontiersLayout = {
  worlds: [world('fort', { military: true, defence: 4, colonists: 2 }), world('mine', { kind: 'R', good: 'production' })],
  homes: [world('home')],
  small_developments: [{ id: 'S01', column: 1, row: 1, faces: [{ id: 'plans', cost: 5, vp: 1, spaces: 1, source: 'house' }] }],
  large_developments: [],
  goals: [{ id: 'peace', counts: 'kinds', at: [1], points: [2] }],
  actions: [{ id: 'develop', tile: 2, signs: [] }],
  kinds: { prices: [1, 2, 3, 4], goods: [1, 1, 1, 1] },
  limits: { worlds: 9, colonies_without_end: 7, spaces_without_end: 10, spaces: 12, colonists_without_end: 5 },
  tiles: ['fort', 'mine', 'home', 'plans'],
  moves: { buy: 0, settle: 10, use_power: 40 },
  powers: [
    power('plans', 'develop_discount'),
    power('home', 'strength'),
    power('mine', 'strength_vs'),
    power('home', 'settle_discount'),
    power('home', 'trade_bonus_kind'),
  ],
}

describe('prices', () => {
  it('spell out how they come about', () => {
    expect(sum(5, [['@tile-plans', -1], ['@action-develop', -1]], 3)).toBe('5 − 1 − 1 = 3')
    expect(sum(2, [['@tile-plans', 2]], 4)).toBe('2 + 2 = 4')
    expect(sum(4, [], 4)).toBe('4')
  })

  it('are told by the scene, and nothing is told of games of earlier rules', () => {
    const told: Prices = { developments: { plans: [['@action-develop', -1]] }, worlds: {}, contact: {}, strength: {}, sales: [[], [], [], []] }
    expect(pricesOf({ forecast: { prices: [told] } } as unknown as Scene, 0)).toBe(told)
    expect(pricesOf({ forecast: {} } as unknown as Scene, 0).developments).toEqual({})
    expect(pricesOf({ forecast: { prices: [told] } } as unknown as Scene, 1).sales).toEqual([])
  })
})

describe('places', () => {
  it('are where the pieces of a move lie', () => {
    expect(placesOf(layout, { id: 0, kind: 'buy', args: [0] })).toEqual(['pile:plans'])
    expect(placesOf(layout, { id: 10, kind: 'settle', args: [1, 0] })).toEqual(['own:mine'])
    expect(placesOf(layout, { id: 41, kind: 'use_power', args: [1] })).toEqual(['power:1', 'own:home'])
    expect(placesOf(layout, { id: 99, kind: 'decline', args: [] })).toEqual([])
  })
})

describe('what events tell', () => {
  const event = (kind: string, seat: number, amount: number, piece = '') => ({ kind, seat, piece, origin: '', target: '', amount, facts: {} })

  it('changes the numbers of one empire', () => {
    const events = [event('settled', 0, 2, 'tile:0'), event('gain-credits', 0, 1), event('gain-chips', 0, 3), event('gain-credits', 1, 9)]
    expect(changeOf(partsOf(layout), events, 0)).toEqual({ credits: -1, chips: 3, colonists: -2 })
  })

  it('says who chose which tile in this round', () => {
    const log = [
      { ply: 0, seat: 0, events: [event('chosen', 0, 3)] },
      { ply: 1, seat: 1, events: [event('chosen', 1, 4), event('round', -1, 2)] },
      { ply: 2, seat: 1, events: [event('chosen', 1, 5)] },
    ]
    expect([...chosenBy(log, 1)]).toEqual([])
    expect([...chosenBy(log, 2)]).toEqual([[5, 1]])
  })
})

it('the kind of a world is its letter, or what was declared', () => {
  expect(kindOf(world('x', { kind: 'A' }))).toBe(3)
  expect(kindOf(world('x', { kind: 'any' }))).toBe(null)
  expect(kindOf(world('x', { kind: 'any' }), 2)).toBe(2)
})
