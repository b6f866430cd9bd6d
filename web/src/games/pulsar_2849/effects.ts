// Effects of the component set as short rows of pictures; the words come from the game's texts.

import type { GlyphName } from './glyphs'
import { COLOURS, type Colour } from './model'

export type Bit =
  | { glyph: GlyphName; scale?: number }
  | { text: string }
  | { die: number; red: boolean }

interface Term {
  word: string
  args: string[]
}

/** The terms of an effect; ` + ` and `, ` inside brackets do not part them. */
export function terms(effect: string): Term[] {
  if (effect === 'none') return []
  return split(effect, ' + ').map((text) => {
    const open = text.indexOf('(')
    if (open < 0) return { word: text, args: [] }
    return { word: text.slice(0, open), args: split(text.slice(open + 1, -1), ', ') }
  })
}

function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at))
      start = at + separator.length
    }
  }
  parts.push(text.slice(start))
  return parts
}

const COUNTED: Record<string, GlyphName> = {
  base: 'base', pulsar: 'pulsar', pulsar_idle: 'pulsar', gyro_spinning: 'gyrodyne', gyro_kinds: 'gyrodyne', gyro_same: 'gyrodyne',
  tx_on: 'dish', link_on: 'link', array_max: 'link', patent: 'book', project: 'pyramid', run_used: 'gates', award: 'award',
}
const ANSWERED: Record<string, GlyphName[]> = {
  patent: ['book'], project: ['pyramid'], explore: ['tile'], claim: ['pulsar'], base: ['base'], base_blue: ['base'], gyro_take: ['gyrodyne'],
  gyro_finish: ['gyrodyne'], tx_pay: ['dish'], tx_complete: ['dish'], flight_pulsar: ['rocket', 'pulsar'], flight_5plus: ['rocket'],
  gate_run: ['gates'], mod_spent: [], mod_bought: [], bonus_die: [],
}
const PAID: Record<string, GlyphName> = { fly: 'rocket', gyro_take: 'gyrodyne', gyro_finish: 'gyrodyne', tx: 'dish', patent: 'book', project: 'pyramid', any: 'die' }
const TARGET: Record<string, GlyphName> = { pulsar: 'pulsar', system: 'system', any: 'any' }
const STEP: Record<string, GlyphName> = { pulsars: 'pulsar', gyrodynes: 'gyrodyne', initiative: 'bolt' }

const glyph = (name: GlyphName | undefined): Bit[] => (name ? [{ glyph: name }] : [])
const text = (value: string): Bit => ({ text: value })

function modifier(args: readonly string[]): Bit[] {
  const times = Number(args[1] ?? 1)
  return [text(`${times > 1 ? `${times}×` : ''}${args[0] === 'p2' ? '+2' : '±1'}`)]
}

function gyrodyne(sizes: string): Bit[] {
  if (sizes === 'any') return [{ glyph: 'gyrodyne' }, text('?')]
  return sizes.split('|').flatMap((size, k) => [...(k ? [text('/')] : []), { glyph: 'gyrodyne' as const, scale: WHEEL[size] ?? 1 }])
}
const WHEEL: Record<string, number> = { small: 0.75, medium: 1, large: 1.3 }

const DRAWN: Record<string, (args: string[]) => Bit[]> = {
  vp: ([n = '']) => [{ glyph: 'points' }, text(n)],
  cube: ([n = '']) => [{ glyph: 'cube' }, text(n)],
  mod: modifier,
  gyro: ([sizes = 'any']) => gyrodyne(sizes),
  gyro_pair: () => [{ glyph: 'gyrodyne' }, text('≠'), { glyph: 'gyrodyne' }],
  explore: ([n = '']) => [{ glyph: 'tile' }, text(n)],
  die: ([n = '1']) => [{ die: Number(n), red: true }],
  must_die: ([n = '1']) => [{ die: Number(n), red: true }, text('!')],
  dup: ([a = '1', b = '1']) => [{ die: Number(a), red: false }, { die: Number(b), red: true }],
  claim_isolated: () => [{ glyph: 'isolated' }],
  teleport: ([where = 'any']) => [{ glyph: 'rocket' }, { glyph: 'arrow' }, ...glyph(TARGET[where])],
  extra_base: ([n = '']) => [{ glyph: 'base' }, text(`+${n}`)],
  vp_per: ([n = '', count = '']) => [{ glyph: 'points' }, text(`${n}/`), ...glyph(COUNTED[count])],
  table: ([count = '', ...steps]) => [...glyph(COUNTED[count]), text(':'), { glyph: 'points' }, text(`≤${steps.at(-1)?.split(':')[1] ?? ''}`)],
  buy: ([cubes = '', points = '']) => [{ glyph: 'cube' }, text(`${cubes}→`), { glyph: 'points' }, text(points)],
  run: ([colour = '', n = '']) => [{ glyph: COLOURS.includes(colour as Colour) ? (colour as Colour) : 'gates' }, text(n)],
  shift: ([actions = '', , visit = '']) => [...actions.split('|').flatMap((each) => glyph(PAID[each])), text('±1'), ...condition(visit)],
  zero: () => [{ die: 0, red: false }, text('=1')],
  on: ([event = '', term = '']) => [...glyphsOf(event), text(':'), ...bits(term)],
  copy_cost: ([n = '']) => [{ glyph: 'copy' }, { glyph: 'cube' }, text(n)],
  final: ([step = '', value = '']) => [...glyph(STEP[step]), text(value.replace('x', '×'))],
  goal_met: ([n = '']) => [{ glyph: 'flag' }, text(`+${n}`)],
}

function condition(visit: string): Bit[] {
  const colour = COLOURS.find((each) => visit === `visit=${each}`)
  return colour ? [{ glyph: colour }] : visit.startsWith('per_round') ? [text('1×')] : []
}

function glyphsOf(event: string): Bit[] {
  if (event.startsWith('mod_')) return [text('±1')]
  if (event === 'bonus_die') return [{ die: 6, red: true }]
  const found: Bit[] = (ANSWERED[event] ?? []).map((name) => ({ glyph: name }))
  return event === 'flight_5plus' ? [...found, text('5+')] : found
}

/** An effect as pictures and numbers. */
export function bits(effect: string): Bit[] {
  return terms(effect).flatMap(({ word, args }) => DRAWN[word]?.(args) ?? [])
}
