import { describe, expect, it } from 'vitest'
import { changeOf, chosenBy, kindOf, partsOf, placesOf, type EmpireView, type FrontiersLayout, type FrontiersView, type Power, type WorldTile } from './model'
import { developmentParts, saleParts, strengthParts, sum, worldParts } from './prices'

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
  parts: {
    cost: { plans: [[0, -1]], fort: [], mine: [[3, -2]] },
    strength: { fort: [[1, 2], [2, 3]] },
    contact: [],
    sale: [[], [[4, 2]], [], []],
  },
}

const empire = (more: Partial<EmpireView> = {}): EmpireView => ({
  mat: 1, sides: [], credits: 3, chips: 0, reserve: 1, discovered: [], developments: ['plans'], spaces: 1, worth: {},
  colonies: [{ tile: 'home', good: null, new: false }, { tile: 'mine', good: 1, new: false }],
  strength: { general: 2, special: [], temporary: 0, by_goods: [] }, sales: [1, 4, 3, 4], powers: [0, 1, 2, 3, 4], used: [], produced: [], consumed: 0,
  stored: { goods: [0, 0, 0, 0], worlds: [], credits: 0 }, tally: {}, choosing: true, ...more,
})

const amounts = (list: { amount: number }[]) => list.map((each) => each.amount)

describe('prices line by line', () => {
  const view = (action: string | null) => ({ action, chooser: 0, discount: action === 'develop' ? 1 : 0, empires: [empire()] }) as unknown as FrontiersView

  it('counts the bonus of the chooser only in Develop', () => {
    expect(amounts(developmentParts(layout, view('develop'), 0, 'plans'))).toEqual([-1, -1])
    expect(amounts(developmentParts(layout, view('settle'), 0, 'plans'))).toEqual([-1])
  })

  it('leaves out powers that are not active', () => {
    const fresh = { ...view(null), empires: [empire({ powers: [1] })] } as FrontiersView
    expect(developmentParts(layout, fresh, 0, 'plans')).toEqual([])
    expect(amounts(strengthParts(layout, empire({ powers: [1] }), 'fort'))).toEqual([2])
  })

  it('takes those that are told for the tile in question', () => {
    expect(amounts(strengthParts(layout, empire(), 'fort'))).toEqual([2, 3])
    expect(amounts(worldParts(layout, empire(), 'mine'))).toEqual([-2])
    expect(worldParts(layout, empire(), 'fort')).toEqual([])
    expect(amounts(saleParts(layout, empire(), 1))).toEqual([2])
    expect(saleParts(layout, empire(), 0)).toEqual([])
  })

  it('spells a sum out', () => {
    expect(sum(5, developmentParts(layout, view('develop'), 0, 'plans'), 3)).toBe('5 − 1 − 1 = 3')
    expect(sum(4, [], 4)).toBe('4')
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
