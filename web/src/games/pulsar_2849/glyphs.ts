// The board's own pictures on a grid of 24 by 24, in the form of lib/icons.ts.

import type { IconPart } from '../../lib/icons'

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const GLYPHS = {
  points: [{ d: 'M12 2l9 5v10l-9 5l-9-5V7z', s: 2 }, { d: 'M12 6l1.800 3.900l4.200.5l-3.100 2.900l.8 4.200L12 15.400l-3.700 2.100l.8-4.200L6 10.400l4.200-.5z' }],
  cube: [{ d: 'M12 2l9 4.500v11L12 22l-9-4.500v-11z' }, { d: 'M12 11.500V22M3 6.500l9 5l9-5', s: 1.4, cut: true }],
  gyrodyne: [{ d: ring(12, 12, 8.5), s: 3 }, { d: 'M12 4v16M4 12h16M6.300 6.300l11.400 11.400M17.700 6.300L6.300 17.700', s: 1.2 }, { d: ring(12, 12, 2.6) }],
  dish: [{ d: 'M4 5c0 8 5 13 13 13c-2 2-5 3-8 2C4 18 2 12 4 5z' }, { d: 'M10 12l6-6', s: 2 }, { d: ring(17, 5, 2.2) }],
  base: [{ d: 'M3 20h18M5 20v-6a7 7 0 0 1 14 0v6z' }, { d: 'M3 20h18M12 7V2', s: 2 }],
  bolt: [{ d: 'M14 1L4 14h6l-2 9l11-14h-7z' }],
  pulsar: [{ d: 'M12 1l2.600 8.400L23 12l-8.400 2.600L12 23l-2.600-8.400L1 12l8.400-2.600z' }],
  isolated: [{ d: 'M12 5l1.700 5.300L19 12l-5.300 1.700L12 19l-1.700-5.300L5 12l5.300-1.700z' }, { d: 'M3 9a9.500 9.500 0 0 1 6-6M15 3a9.500 9.500 0 0 1 6 6M21 15a9.500 9.500 0 0 1-6 6M9 21a9.500 9.500 0 0 1-6-6', s: 1.6 }],
  tile: [{ d: 'M5 4h14v16H5z', s: 2 }, { d: 'M12 8v8M8 12h8', s: 2 }],
  rocket: [{ d: 'M12 1c4 4 5 9 4 15H8C7 10 8 5 12 1z' }, { d: 'M8 12l-4 6l4-1zM16 12l4 6l-4-1zM10 18h4l-2 5z' }, { d: ring(12, 9, 2), cut: true }],
  book: [{ d: 'M3 4c4-1 7 0 9 2c2-2 5-3 9-2v15c-4-1-7 0-9 2c-2-2-5-3-9-2z', s: 2 }, { d: 'M12 6v14', s: 2 }],
  pyramid: [{ d: 'M9 3h6v5H9zM4 9.500h7v5H4zM13 9.500h7v5h-7zM1 16h6.500v5H1zM9 16h6v5H9zM16.500 16H23v5h-6.500z' }],
  award: [{ d: 'M6 2h12v6a6 6 0 0 1-12 0zM10 14h4v4h-4zM7 19h10v3H7z' }, { d: 'M6 4H2v2a4 4 0 0 0 4 4M18 4h4v2a4 4 0 0 1-4 4', s: 1.8 }],
  flag: [{ d: 'M6 2v20', s: 2.2 }, { d: 'M7 3h12l-3.500 4.500L19 12H7z' }],
  system: [{ d: ring(12, 12, 6.5), s: 2 }, { d: `${ring(4.5, 6.5, 3)}${ring(19, 7, 3)}` }],
  any: [{ d: ring(12, 12, 8), s: 2 }, { d: 'M9 9.500a3 3 0 1 1 4.200 2.700c-.8.400-1.200.900-1.200 1.800', s: 2 }, { d: ring(12, 17, 1.1) }],
  link: [{ d: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2', s: 2.2 }],
  copy: [{ d: 'M8 8h12v12H8z', s: 2 }, { d: 'M16 8V4H4v12h4', s: 2 }],
  die: [{ d: 'M4 4h16v16H4z', s: 2 }, { d: `${ring(8.5, 8.5, 1.7)}${ring(15.5, 15.5, 1.7)}${ring(12, 12, 1.7)}` }],
  green: [{ d: 'M12 3.500L21 20H3z', s: 2.8 }],
  orange: [{ d: 'M4.500 4.500h15v15h-15z', s: 2.8 }],
  pink: [{ d: ring(12, 12, 8.2), s: 2.8 }],
  gates: [{ d: 'M12 2l4.500 8h-9z', s: 2 }, { d: 'M3 13.500h7.500V21H3z', s: 2 }, { d: ring(17.5, 17.2, 4), s: 2 }],
  arrow: [{ d: 'M3 12h16M13 5l7 7l-7 7', s: 2.4 }],
} satisfies Record<string, IconPart[]>

export type GlyphName = keyof typeof GLYPHS
