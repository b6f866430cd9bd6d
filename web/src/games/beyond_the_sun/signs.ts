// The game's own icons on a grid of 24 by 24, and which of them stands for what.

import type { IconPart } from '../../lib/icons'
import { ICONS } from '../../lib/icons'
import type { Fact } from '../../lib/wire'
import { isAction, type Moment, type Row } from './model'

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
  flag: ICONS.flag,
  enter: ICONS.play,
  yard: [{ d: 'M3 21V9l6 4V9l6 4V3h6v18z' }],
} satisfies Record<string, IconPart[]>

export type SignName = keyof typeof SIGNS

/** What stands before a row of a card: when it counts. An action has its spaces there instead. */
export const MOMENT_SIGNS: Record<Exclude<Moment, 'action'>, SignName> = {
  now: 'now', always: 'always', when: 'condition', end: 'point', control: 'flag', bonus: 'colonise',
}

const OF_EFFECTS: Record<string, SignName> = {
  research: 'research', ship: 'ship', jump: 'jump', warp: 'warp', upgrade: 'raise', colonise: 'colonise', automate: 'automate', pop: 'growth',
  ore: 'ore', copy: 'copy', private: 'card', lay_tech: 'card', produce: 'produce', take_system: 'system', place_system: 'system',
  swap_disc: 'swap', move_supply: 'move', uncover: 'unlock', send_ship: 'museum', keep: 'card', vp: 'point',
}
/** The first of these that a card does is what it is known for. */
const FALLING = ['research', 'colonise', 'take_system', 'copy', 'lay_tech', 'private', 'swap_disc', 'produce', 'automate', 'warp', 'ship', 'upgrade', 'move_supply', 'pop', 'ore', 'jump']

/** The glyph of a card: what its actions, or else its other effects, are mainly about. */
export function glyphOf(rows: readonly Row[]): SignName {
  const actions = rows.filter(isAction)
  const lasting = rows.filter((row) => row.moment !== 'now' && row.does.length > 0)
  const does = (actions.length ? actions : lasting.length ? lasting : rows).flatMap((row) => row.does)
  const main = FALLING.find((each) => does.includes(each)) ?? does[0] ?? ''
  return OF_EFFECTS[main] ?? 'always'
}

const OF_COUNTERS: Record<string, SignName> = {
  colonised: 'colonise', controlled: 'flag', techs: 'research', 'passed-types': 'copy', 'top-level': 'research', automation: 'automate', pop: 'population',
  ore: 'ore', supply: 'supply', 'food-symbols': 'growth', 'ore-symbols': 'produce', symbols: 'food', 'areas-with-strength': 'strength', 'peak-strength': 'strength',
}

/** The sign of what an achievement counts first. */
export function signOf(counted: Fact | undefined): SignName {
  if (typeof counted !== 'object') return 'point'
  const [, counter] = /-number-(.+)$/.exec(counted.message) ?? []
  return counter ? (OF_COUNTERS[counter] ?? 'point') : signOf(counted.facts['first'])
}
