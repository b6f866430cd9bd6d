// The game's own icons on the grid of 24 by 24, in the form of lib/icons.ts.

import type { IconPart } from '../../lib/icons'

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const GLYPHS = {
  credit: [{ d: ring(12, 12, 9.5), s: 2.4 }, { d: 'M9 7v10M15 7v10', s: 2.6 }],
  chip: [{ d: 'M12 1.500L21.500 7v10L12 22.500L2.500 17V7z', s: 2.2 }, { d: 'M12 6.500l1.700 3.600l3.900.5l-2.900 2.700l.8 3.900l-3.500-1.900l-3.500 1.900l.8-3.900l-2.900-2.700l3.900-.5z' }],
  colonist: [{ d: ring(12, 6.5, 4.6) }, { d: 'M4 22.500c0-10 16-10 16 0z' }],
  shield: [{ d: 'M12 1.500l9 3.200v6.800c0 5.400-4 9.300-9 11c-5-1.700-9-5.600-9-11V4.700z' }],
  world: [{ d: ring(11, 13, 8.5) }, { d: ring(19.5, 4.5, 3.2) }],
  space: [{ d: 'M3 5h18v14H3z', s: 2.4 }],
  good: [{ d: 'M3 7.500L12 3l9 4.500v9L12 21l-9-4.500z' }, { d: 'M3.500 8L12 12l8.500-4M12 12v8.500', s: 1.8, cut: true }],
  bag: [{ d: 'M9 2h6l-1.500 4.500c5 2 7.500 7 7.500 10.500c0 4-3 5-9 5s-9-1-9-5C3 13.500 5.500 8.500 10.500 6.500z' }],
  arrow: [{ d: 'M3 12h16M13 6l6 6l-6 6', s: 2.4 }],
  swap: [{ d: 'M4 8h15l-4-4.500M20 16H5l4 4.500', s: 2.2 }],
  Develop: [{ d: ring(12, 12, 5), s: 3.4 }, { d: 'M12 1.500v4M12 18.500v4M1.500 12h4M18.500 12h4M4.600 4.600l2.800 2.800M16.600 16.600l2.800 2.800M19.400 4.600l-2.800 2.800M7.400 16.600l-2.800 2.800', s: 3 }],
  Explore: [{ d: ring(12, 12, 10), s: 2 }, { d: ring(12, 12, 5), s: 1.6 }, { d: 'M12 12L19.500 5', s: 2.2 }, { d: ring(12, 12, 1.8) }],
  Settle: [{ d: 'M6 2v20.500', s: 2.6 }, { d: 'M7 3h13l-4 4.800l4 4.800H7z' }],
  Produce: [{ d: 'M3 7.500L12 3l9 4.500v9L12 21l-9-4.500z', s: 2 }, { d: 'M3.500 8L12 12l8.500-4M12 12v8.500', s: 2 }],
  Trade: [{ d: ring(9, 9, 7), s: 2.2 }, { d: ring(15.5, 15.5, 6.5), s: 2.2 }],
  Consume: [{ d: 'M12 1.800l3 6.700l7.300.8l-5.500 4.900l1.600 7.200l-6.400-3.700l-6.400 3.700l1.600-7.200L1.700 9.300l7.300-.8z' }],
  isolation: [{ d: 'M5 10.500h14V22H5z' }, { d: 'M8 10.500V7a4 4 0 0 1 8 0v3.500', s: 2.4 }],
  diplomats: [{ d: 'M3 3h18v13H12l-6 6v-6H3z' }],
  goals: [{ d: ring(12, 12, 10), s: 2 }, { d: ring(12, 12, 5.6), s: 2 }, { d: ring(12, 12, 2) }],
  Alien: [{ d: 'M12 2.500c5 0 8 3.500 8 8s-4 11-8 11s-8-6.500-8-11s3-8 8-8z' }, { d: 'M6.500 9.500c2 0 4.500 1.500 4.500 4.200c-2 0-4.500-1.500-4.500-4.200zM17.500 9.500c-2 0-4.500 1.500-4.500 4.200c2 0 4.500-1.500 4.500-4.200z', cut: true }],
  Imperium: [{ d: 'M2.500 7l5 4L12 3.500l4.500 7.500l5-4l-2 12.500h-15z' }],
  Rebel: [{ d: 'M13 1.500c1 5 6.500 6.500 6.500 13a7.500 7.500 0 0 1-15 0c0-3 1.500-5 3-6.500c.3 2 1 3 2.300 3.500C9.500 7.500 10.500 4 13 1.500z' }],
  Terraforming: [{ d: 'M12 22.500V12', s: 2.4 }, { d: 'M12 13C12 8 8 5 2.500 5C2.500 10.500 6 13 12 13zM12 10.500c0-4.500 3.500-7.500 9-8c.3 5.500-3 8-9 8z' }],
  Uplift: [{ d: 'M7 2c0 6.500 10 6.500 10 13v7M17 2c0 6.500-10 6.500-10 13v7', s: 2.2 }, { d: 'M8.500 5h7M8.500 18.500h7', s: 2 }],
} satisfies Record<string, IconPart[]>

export type GlyphName = keyof typeof GLYPHS

export const ACTION_GLYPHS: Record<string, GlyphName> = {
  isolation: 'isolation',
  goals_review: 'goals',
  develop: 'Develop',
  explore: 'Explore',
  settle: 'Settle',
  produce: 'Produce',
  trade_consume: 'Trade',
  send_diplomats: 'diplomats',
}
