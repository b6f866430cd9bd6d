import { describe, expect, it } from 'vitest'
import { changeOf, chosenBy, kindOf, partsOf, placesOf, type EmpireView, type FrontiersLayout, type FrontiersView, type Power, type WorldTile } from './model'
import { condition, signs } from './powers'
import { developmentParts, saleParts, strengthParts, sum, worldParts } from './prices'

const power = (tile: string, code: string, type: string, more: Partial<Power> = {}): Power => ({
  tile, code, type, amount: 0, good: -1, gain: [0, 0, 0], price: false, may: false, of: '', fits: [], ...more,
})
const world = (id: string, more: Partial<WorldTile> = {}): WorldTile => ({
  id, military: false, cost: 3, colonists: 1, good: 'grey', kind: 'none', vp: 1, source: 'house', ...more,
})

const layout: FrontiersLayout = {
  worlds: [world('fort', { military: true, defence: 4, colonists: 2 }), world('mine', { kind: 'R', good: 'production' })],
  homes: [world('home')],
  small_developments: [{ id: 'S01', column: 1, row: 1, faces: [{ id: 'plans', cost: 5, vp: 1, spaces: 1, source: 'house' }] }],
  large_developments: [],
  goals: [{ id: 'peace', counts: 'kinds', at: [1], points: [2] }],
  actions: [{ id: 'develop', tile: 2, bonus_discount: 1 }],
  kinds: { prices: [1, 2, 3, 4], goods: [1, 1, 1, 1] },
  limits: { worlds: 9, colonies_without_end: 7, spaces_without_end: 10, spaces: 12, colonists_without_end: 5 },
  tiles: ['fort', 'mine', 'home', 'plans'],
  moves: { buy: 0, settle: 10, use_power: 40 },
  powers: [
    power('plans', 'develop_discount', 'Develop', { amount: 1 }),
    power('home', 'strength', 'Settle', { amount: 2 }),
    power('mine', 'strength_vs', 'Settle', { amount: 3, of: 'kw:Rebel', fits: ['fort'] }),
    power('home', 'settle_discount', 'Settle', { amount: 2, of: 'kind:R', fits: ['mine'] }),
    power('home', 'trade_bonus_kind', 'Trade', { amount: 2, good: 1 }),
  ],
}

const empire = (more: Partial<EmpireView> = {}): EmpireView => ({
  mat: 1, sides: [], credits: 3, chips: 0, reserve: 1, discovered: [], developments: ['plans'], new_developments: 0, spaces: 1, worth: {},
  colonies: [{ tile: 'home', good: null, new: false }, { tile: 'mine', good: 1, new: false }],
  strength: { general: 2, special: [], temporary: 0, by_goods: [] }, sales: [1, 4, 3, 4], used: [], consumed: 0,
  stored: { goods: [0, 0, 0, 0], worlds: [], credits: 0 }, tally: {}, choosing: true, ...more,
})

const amounts = (list: { amount: number }[]) => list.map((each) => each.amount)

describe('prices line by line', () => {
  const view = (action: string | null) => ({ action, chooser: 0, empires: [empire()] }) as unknown as FrontiersView

  it('counts the bonus of the chooser only in Develop', () => {
    expect(amounts(developmentParts(layout, view('develop'), 0, 'plans'))).toEqual([-1, -1])
    expect(amounts(developmentParts(layout, view('settle'), 0, 'plans'))).toEqual([-1])
  })

  it('leaves out tiles that came with the present action', () => {
    const fresh = { ...view(null), empires: [empire({ new_developments: 1 })] } as FrontiersView
    expect(developmentParts(layout, fresh, 0, 'plans')).toEqual([])
    expect(amounts(strengthParts(layout, empire({ colonies: [{ tile: 'home', good: null, new: false }, { tile: 'mine', good: null, new: true }] }), 'fort'))).toEqual([2])
  })

  it('asks conditions of the tile in question', () => {
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

describe('signs', () => {
  it('begin with the type and end with the object', () => {
    expect(signs(power('x', 'consume_upto', 'Consume', { amount: 2, good: 1, gain: [1, 1, 0] })).map((each) => each.glyph ?? each.text)).toEqual([
      'Consume', '≤2', 'good', 'arrow', '1', 'chip', '1', 'credit',
    ])
  })

  it('know keywords, kinds and costs', () => {
    expect(condition('kw:Uplift | kind:G')).toEqual([{ glyph: 'Uplift' }, { glyph: 'good', kind: 2 }])
    expect(condition('cost>=4')).toEqual([{ text: '4+' }])
  })

  it('are there for every power code of the game', async () => {
    const { readFileSync } = await import('node:fs')
    const source = readFileSync(new URL('../../../../perihelion/games/new_frontiers/effects.py', import.meta.url), 'utf8')
    const codes = [...source.matchAll(/^ {4}\("(\w+)", [A-Z]+, "/gm)].map((found) => found[1] ?? '')
    expect(codes.length).toBe(26)
    for (const code of codes) expect(signs(power('x', code, 'Settle', { amount: 1, gain: [1, 0, 0] })).length, code).toBeGreaterThan(1)
  })
})

it('the kind of a world is its letter, or what was declared', () => {
  expect(kindOf(world('x', { kind: 'A' }))).toBe(3)
  expect(kindOf(world('x', { kind: 'any' }))).toBe(null)
  expect(kindOf(world('x', { kind: 'any' }), 2)).toBe(2)
})
