// One sign for every effect, for emblems; amounts as signs and numbers. What an effect does is said in words.

import type { Family } from '../../art/families'
import type { GlyphName } from './glyphs'
import type { Answered, Counted, Effect, PaidFor, Size, Tech } from './model'

export type Bit =
  | { glyph: GlyphName; scale?: number }
  | { text: string }
  | { die: number; red: boolean }

export const COUNTED: Record<Counted, GlyphName> = {
  base: 'base', pulsar: 'pulsar', pulsar_idle: 'pulsar', gyro_spinning: 'gyrodyne', gyro_kinds: 'gyrodyne', gyro_same: 'gyrodyne',
  tx_on: 'dish', link_on: 'link', array_max: 'link', patent: 'book', project: 'pyramid', run_used: 'gates', award: 'award',
}
const ANSWERED: Record<Answered, GlyphName> = {
  patent: 'book', project: 'pyramid', explore: 'tile', claim: 'pulsar', base: 'base', base_blue: 'base', gyro_take: 'gyrodyne', gyro_finish: 'gyrodyne',
  tx_pay: 'dish', tx_complete: 'dish', flight_pulsar: 'pulsar', flight_5plus: 'rocket', gate_run: 'gates', mod_spent: 'die', mod_bought: 'die', bonus_die: 'die',
}
const PAID: Record<PaidFor, GlyphName> = {
  fly: 'rocket', gyro_take: 'gyrodyne', gyro_finish: 'gyrodyne', tx: 'dish', patent: 'book', project: 'pyramid', modifier: 'die', any: 'die',
}

const SIGNS: { [K in Effect['effect']]: GlyphName | ((term: Extract<Effect, { effect: K }>) => GlyphName) } = {
  vp: 'points',
  cube: 'cube',
  mod: 'die',
  gyro: 'gyrodyne',
  gyro_pair: 'gyrodyne',
  explore: 'tile',
  die: 'die',
  must_die: 'die',
  dup: 'copy',
  claim_isolated: 'isolated',
  teleport: 'rocket',
  extra_base: 'base',
  vp_per: ({ count }) => COUNTED[count],
  table: ({ count }) => COUNTED[count],
  buy: 'cube',
  run: ({ colour }) => (colour === 'any' ? 'gates' : colour),
  shift: ({ actions: [first = 'any'] }) => PAID[first],
  zero: 'die',
  on: ({ event }) => ANSWERED[event],
  copy_cost: 'copy',
  final: ({ step }) => (({ pulsars: 'pulsar', gyrodynes: 'gyrodyne', initiative: 'bolt' }) as const)[step],
  goal_met: 'flag',
}

/** The sign of an effect: that of its last term, which is what it is about. */
export function signOf(effect: readonly Effect[]): GlyphName {
  const term = effect.at(-1)
  if (!term) return 'points'
  const sign = SIGNS[term.effect] as GlyphName | ((term: Effect) => GlyphName)
  return typeof sign === 'string' ? sign : sign(term)
}

export const MOMENTS: Record<Tech['kind'], Family> = { instant: 'build', permanent: 'science', production: 'economy', end: 'scoring' }

const WHEEL: Record<Size, number> = { small: 0.75, medium: 1, large: 1.25 }

/** What is gained at once as signs and numbers, for where words have no room; a term that is more than an amount is its sign. */
export function amounts(effect: readonly Effect[]): Bit[] {
  return effect.flatMap((term): Bit[] => {
    if (term.effect === 'cube' || term.effect === 'vp' || term.effect === 'explore') return [{ glyph: signOf([term]) }, { text: `${term.n}` }]
    if (term.effect === 'mod') return [{ text: `${term.n > 1 ? `${term.n}×` : ''}${term.kind === 'p2' ? '+2' : '±1'}` }]
    if (term.effect === 'die') return [{ die: term.value, red: true }]
    if (term.effect === 'gyro' && term.sizes.length < 3) return term.sizes.map((size) => ({ glyph: 'gyrodyne', scale: WHEEL[size] }))
    return [{ glyph: signOf([term]) }]
  })
}
