// Effects of the component set as short rows of pictures; the words come from the game's texts.

import type { GlyphName } from './glyphs'
import type { Answered, Counted, Effect, PaidFor, Size } from './model'

export type Bit =
  | { glyph: GlyphName; scale?: number }
  | { text: string }
  | { die: number; red: boolean }

const COUNTED: Record<Counted, GlyphName> = {
  base: 'base', pulsar: 'pulsar', pulsar_idle: 'pulsar', gyro_spinning: 'gyrodyne', gyro_kinds: 'gyrodyne', gyro_same: 'gyrodyne',
  tx_on: 'dish', link_on: 'link', array_max: 'link', patent: 'book', project: 'pyramid', run_used: 'gates', award: 'award',
}
const ANSWERED: Record<Exclude<Answered, 'mod_spent' | 'mod_bought' | 'bonus_die'>, GlyphName[]> = {
  patent: ['book'], project: ['pyramid'], explore: ['tile'], claim: ['pulsar'], base: ['base'], base_blue: ['base'], gyro_take: ['gyrodyne'],
  gyro_finish: ['gyrodyne'], tx_pay: ['dish'], tx_complete: ['dish'], flight_pulsar: ['rocket', 'pulsar'], flight_5plus: ['rocket'],
  gate_run: ['gates'],
}
const PAID: Record<Exclude<PaidFor, 'modifier'>, GlyphName> = { fly: 'rocket', gyro_take: 'gyrodyne', gyro_finish: 'gyrodyne', tx: 'dish', patent: 'book', project: 'pyramid', any: 'die' }
const STEP: Record<'pulsars' | 'gyrodynes' | 'initiative', GlyphName> = { pulsars: 'pulsar', gyrodynes: 'gyrodyne', initiative: 'bolt' }

const text = (value: string | number): Bit => ({ text: `${value}` })

function gyrodyne(sizes: readonly Size[]): Bit[] {
  if (sizes.length === ALL_SIZES) return [{ glyph: 'gyrodyne' }, text('?')]
  return sizes.flatMap((size, k) => [...(k ? [text('/')] : []), { glyph: 'gyrodyne' as const, scale: WHEEL[size] }])
}
const ALL_SIZES = 3
const WHEEL: Record<Size, number> = { small: 0.75, medium: 1, large: 1.3 }

type Drawn<K extends Effect['effect']> = (term: Extract<Effect, { effect: K }>) => Bit[]

const DRAWN: { [K in Effect['effect']]: Drawn<K> } = {
  vp: ({ n }) => [{ glyph: 'points' }, text(n)],
  cube: ({ n }) => [{ glyph: 'cube' }, text(n)],
  mod: ({ kind, n }) => [text(`${n > 1 ? `${n}×` : ''}${kind === 'p2' ? '+2' : '±1'}`)],
  gyro: ({ sizes }) => gyrodyne(sizes),
  gyro_pair: () => [{ glyph: 'gyrodyne' }, text('≠'), { glyph: 'gyrodyne' }],
  explore: ({ n }) => [{ glyph: 'tile' }, text(n)],
  die: ({ value }) => [{ die: value, red: true }],
  must_die: ({ value }) => [{ die: value, red: true }, text('!')],
  dup: ({ value, red }) => [{ die: value, red: false }, { die: red, red: true }],
  claim_isolated: () => [{ glyph: 'isolated' }],
  teleport: ({ to }) => [{ glyph: 'rocket' }, { glyph: 'arrow' }, { glyph: to }],
  extra_base: ({ n }) => [{ glyph: 'base' }, text(`+${n}`)],
  vp_per: ({ n, count }) => [{ glyph: 'points' }, text(`${n}/`), { glyph: COUNTED[count] }],
  table: ({ count, steps }) => [{ glyph: COUNTED[count] }, text(':'), { glyph: 'points' }, text(`≤${steps.at(-1)?.[1] ?? ''}`)],
  buy: ({ cubes, points }) => [{ glyph: 'cube' }, text(`${cubes}→`), { glyph: 'points' }, text(points)],
  run: ({ colour, n }) => [{ glyph: colour === 'any' ? 'gates' : colour }, text(n)],
  shift: ({ actions, visit, per_round }) => [
    ...actions.flatMap((each) => (each === 'modifier' ? [] : [{ glyph: PAID[each] }])), text('±1'),
    ...(visit === 'nowhere' ? [] : [{ glyph: visit }]), ...(per_round ? [text('1×')] : []),
  ],
  zero: () => [{ die: 0, red: false }, text('=1')],
  on: ({ event, gain }) => [...glyphsOf(event), text(':'), ...bits([gain])],
  copy_cost: ({ cubes }) => [{ glyph: 'copy' }, { glyph: 'cube' }, text(cubes)],
  final: ({ step, boost }) => [{ glyph: STEP[step] }, text(boost > 0 ? `+${boost}` : `×${-boost}`)],
  goal_met: ({ n }) => [{ glyph: 'flag' }, text(`+${n}`)],
}

function glyphsOf(event: Answered): Bit[] {
  if (event === 'mod_spent' || event === 'mod_bought') return [text('±1')]
  if (event === 'bonus_die') return [{ die: 6, red: true }]
  const found: Bit[] = ANSWERED[event].map((name) => ({ glyph: name }))
  return event === 'flight_5plus' ? [...found, text('5+')] : found
}

/** An effect as pictures and numbers. */
export function bits(effect: readonly Effect[]): Bit[] {
  return effect.flatMap((term) => (DRAWN[term.effect] as (term: Effect) => Bit[])(term))
}
