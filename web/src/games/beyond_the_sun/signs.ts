// The game's own icons on a grid of 24 by 24, and lines of effects as rows of signs.

import type { IconPart } from '../../lib/icons'
import { ICONS } from '../../lib/icons'
import { amount, type Call, type Line, readAbility, readLine } from './effects'

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const SIGNS = {
  ore: [{ d: 'M12 2l6.500 7L12 22L5.500 9z' }, { d: 'M5.500 9h13M12 2v20', s: 1.2, cut: true }],
  population: ICONS.person,
  supply: [{ d: 'M4 4h16v16H4z', s: 2 }, { d: 'M12 8v8M8 12h8', s: 2.2 }],
  retire: [{ d: ring(9, 6.500, 3.800) }, { d: 'M2 19c0-8 14-8 14 0z' }, { d: 'M19.500 9v12M16 17.500l3.500 4l3.500-4', s: 2.2 }],
  ship: [{ d: 'M12 1.500l8 20l-8-4.500l-8 4.500z' }],
  jump: [{ d: 'M2.500 18C4 7 15 4 20 11', s: 2.4 }, { d: 'M22.500 5.500v9h-9z' }, { d: ring(3.500, 19, 2.500) }],
  warp: [{ d: ring(12, 12, 9.500), s: 2 }, { d: 'M12 6a6 6 0 1 0 6 6c0-4-5-5-6-2', s: 2.2 }],
  raise: [{ d: 'M12 2l8 8h-4.500v5h-7v-5H4z' }, { d: 'M7 18.500h10M7 22h10', s: 2 }],
  research: ICONS.flask,
  seen: ICONS.view,
  colonise: [{ d: ring(12, 15, 8) }, { d: 'M12 14V1.500', s: 2 }, { d: 'M12 2h8l-2.500 3L20 8h-8z' }],
  automate: [
    { d: 'M10 1.500h4l.7 3.200l2 .9l2.900-1.700l2.700 2.700l-1.700 2.900l.9 2l3 .5v4l-3 .7l-.9 2l1.700 2.900l-2.700 2.700l-2.900-1.700l-2 .9l-.7 3h-4l-.7-3l-2-.9l-2.900 1.700l-2.700-2.700l1.700-2.900l-.9-2l-3-.7v-4l3-.5l.9-2l-1.700-2.900l2.700-2.700l2.900 1.700l2-.9z' },
    { d: ring(12, 12.300, 3.600), cut: true },
  ],
  food: [{ d: 'M12 22C3 19 2 10 5 3c3 2 5 4 7 8c2-4 4-6 7-8c3 7 2 16-7 19z' }],
  oreDisc: [{ d: 'M3 8l9-5l9 5v9l-9 5l-9-5z', s: 2 }, { d: 'M12 12v9M4 8.500l8 4l8-4', s: 2 }],
  growth: [{ d: ring(8, 9, 3.600) }, { d: 'M1.500 21c0-8.500 13-8.500 13 0z' }, { d: 'M19 4v8M15 8h8', s: 2.400 }],
  produce: [{ d: 'M12 2l6.500 7L12 22L5.500 9z', s: 2 }, { d: 'M12 7.500v8M8 11.500h8', s: 2 }],
  trade: [{ d: 'M3 8h15M14 3.500L18.500 8L14 12.500M21 16H6M10 11.500L5.500 16l4.500 4.500', s: 2.200 }],
  card: [{ d: 'M5 2h14v20H5z', s: 2 }, { d: 'M8.500 7h7M8.500 11h7', s: 1.800 }],
  copy: [{ d: 'M8 7h13v15H8z', s: 2 }, { d: 'M4 17V2.500h12', s: 2 }],
  unlock: [{ d: 'M4 11h16v11H4z' }, { d: 'M8 11V6a4 4 0 0 1 8-.8', s: 2.200 }],
  lock: [{ d: 'M4 11h16v11H4z' }, { d: 'M8 11V6.500a4 4 0 0 1 8 0V11', s: 2.200 }],
  system: ICONS.planet,
  strength: [{ d: 'M12 2l9 3v7c0 5-4 8.500-9 10.500C7 20.500 3 17 3 12V5z' }],
  point: [{ d: 'M12 1.500l3.200 6.900l7.500.9l-5.500 5.200l1.400 7.500l-6.600-3.700l-6.600 3.700l1.400-7.500L1.300 9.300l7.500-.9z' }],
  museum: [{ d: 'M2 9l10-7l10 7zM4 20h16v2.500H4z' }, { d: 'M6 11v8M12 11v8M18 11v8', s: 2.200 }],
  swap: [{ d: ring(12, 12, 9.500), s: 2 }, { d: 'M7 10h9M13 7l3 3l-3 3M17 15H8', s: 1.800 }],
  everyone: [{ d: `${ring(7, 8, 3.200)}${ring(17, 8, 3.200)}` }, { d: 'M1 20c0-8 11.500-8 11.500 0zM11.500 20c0-8 11.500-8 11.500 0z' }],
  condition: ICONS.help,
  always: [{ d: 'M12 12c-3-5-9-5-9 0s6 5 9 0c3-5 9-5 9 0s-6 5-9 0z', s: 2.200 }],
  now: [{ d: 'M13.500 1L4 14h6.500L9 23l10-13.500h-6.500z' }],
  deep: [{ d: ring(12, 12, 3) }, { d: 'M12 1.500v5M12 17.500v5M1.500 12h5M17.500 12h5', s: 2 }],
  move: [{ d: 'M2 8h8v8H2z', s: 2 }, { d: 'M13 12h8M18 8.500l3.500 3.500l-3.500 3.500', s: 2.200 }],
  none: [{ d: 'M5 12h14', s: 2.200 }],
  pawn: [{ d: `${ring(12, 6.500, 4.500)}M7.500 22L10 11h4l2.500 11z` }],
  yard: [{ d: 'M3 21V9l6 4V9l6 4V3h6v18z' }],
} satisfies Record<string, IconPart[]>

export type SignName = keyof typeof SIGNS

/** What a row of signs is made of; a frame holds what is optional. */
export type Mark = { sign: SignName; text?: string } | { word: 'arrow' | 'or' } | { frame: Mark[] }

const AUTOMATED: Record<string, Mark[]> = {
  food: [{ sign: 'food' }],
  ore: [{ sign: 'oreDisc' }],
  either: [{ sign: 'food' }, { word: 'or' }, { sign: 'oreDisc' }],
}
const PRODUCED: Record<string, SignName> = { growth: 'growth', ore: 'produce', trade: 'trade' }

function ofShip({ values, options }: Call): Mark[] {
  const marks: Mark[] = options['from'] === 'pop' ? [{ sign: 'population' }, { word: 'arrow' }] : []
  const ships = options['n'] ? `${options['n']}×${amount(values[0])}` : amount(values[0])
  marks.push({ sign: 'ship', text: ships })
  if (options['at'] === 'deep') marks.push({ sign: 'deep' })
  return marks
}

function ofResearch({ values, options }: Call): Mark[] {
  const level = values[0] ?? ''
  const marks: Mark[] = [{ sign: 'research', text: /^[I|]+$/.test(level) ? level.replace('|', '/') : amount(level) }]
  return options['only'] === 'seen' ? [...marks, { sign: 'seen' }] : marks
}

function ofChoice({ lines, options }: Call): Mark[] {
  const marks = lines.flatMap((line, k): Mark[] => [...(k ? [{ word: 'or' } as const] : []), ...ofLine(line)])
  return options['times'] ? [{ sign: 'none', text: `${options['times']}×` }, ...marks] : marks
}

const one = (sign: SignName) => (call: Call): Mark[] => [{ sign, text: amount(call.values[0]) }]
const named = (sign: SignName) => (call: Call): Mark[] => [{ sign, text: call.values[0] ?? '' }]
const bare = (sign: SignName) => (): Mark[] => [{ sign }]

/** How each call of the notation is drawn. */
export const DRAWN: Record<string, (call: Call) => Mark[]> = {
  ore: one('ore'),
  pop: one('population'),
  return_pop: one('retire'),
  vp: one('point'),
  nothing: bare('none'),
  ship: ofShip,
  upgrade: ({ values: [ships = '1', levels = '1'], options }) => [{ sign: 'raise', text: ships === '1' || options['mode'] === 'spread' ? `+${levels}` : `${ships}×+${levels}` }],
  jump: one('jump'),
  warp: one('warp'),
  colonise: bare('colonise'),
  research: ofResearch,
  private: named('card'),
  lay_tech: named('card'),
  automate: ({ values, options }) => [{ sign: 'automate', ...(options['n'] ? { text: `${options['n']}×` } : {}) }, ...(AUTOMATED[values[0] ?? ''] ?? [])],
  move_supply: one('move'),
  produce: ({ values }) => [{ sign: PRODUCED[values[0] ?? ''] ?? 'trade' }],
  copy: bare('copy'),
  uncover: named('unlock'),
  place_system: named('system'),
  take_system: ({ values }) => [{ sign: 'colonise', text: values[0]?.length === 1 ? values[0] : '' }],
  send_ship: bare('museum'),
  swap_disc: bare('swap'),
  keep: ({ options }) => [{ sign: 'card', ...(options['vp'] ? { text: '' } : {}) }, ...(options['vp'] ? [{ sign: 'point' as const, text: options['vp'] }] : [])],
  opt: ({ lines }) => [{ frame: lines.flatMap(ofLine) }],
  choose: ofChoice,
  if: ({ lines }) => [{ sign: 'condition' }, ...lines.flatMap(ofLine)],
  each: ({ lines }) => [{ sign: 'everyone' }, ...lines.flatMap(ofLine)],
}

export function ofLine(line: Line): Mark[] {
  const cost: Mark[] = []
  if (line.ore !== null) cost.push({ sign: 'ore', text: amount(line.ore) })
  if (line.retire !== null) cost.push({ sign: 'retire', text: amount(line.retire) })
  const gain = line.calls.flatMap((call) => DRAWN[call.name]?.(call) ?? [])
  return cost.length ? [...cost, { word: 'arrow' }, ...gain] : gain
}

/** About how wide a row of signs is, in pixels at their smallest size. */
export function widthOf(marks: readonly Mark[]): number {
  return marks.reduce((sum, mark) => sum + 3 + ('sign' in mark ? 12 + 7 * (mark.text?.length ?? 0) : 'frame' in mark ? 6 + widthOf(mark.frame) : mark.word === 'arrow' ? 10 : 18), 0)
}

export function marksOf(text: string): Mark[] {
  return text === '' ? [] : ofLine(readLine(text))
}

/** A standing ability: what sets it off, then what it gives. */
export function marksOfAbility(text: string): Mark[] {
  const ability = readAbility(text)
  if (ability.kind === 'rule') return [{ sign: 'always' }]
  const limit = ability.kind === 'atwill' && /^\d+$/.test(ability.limit) ? `${ability.limit}×` : ''
  return [{ sign: ability.kind === 'when' ? 'condition' : 'always', ...(limit ? { text: limit } : {}) }, ...ofLine(ability.line)]
}
