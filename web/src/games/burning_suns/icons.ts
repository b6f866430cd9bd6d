// The game's own icons on a grid of 24 by 24; those shared by all games are in lib/icons.ts.

import type { IconPart } from '../../lib/icons'

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const GLYPHS = {
  crystal: [{ d: 'M6 3h12l4 6l-10 12L2 9z' }, { d: 'M2.500 9h19M9 9l3 11.500L15 9L12 3.500z', s: 1.3, cut: true }],
  antimatter: [{ d: ring(12, 12, 3.4) }, { d: 'M2.500 6c3-5 22 7 19 12s-22-7-19-12zM21.500 6c-3-5-22 7-19 12s22-7 19-12z', s: 1.7 }],
  perk: [{ d: 'M12 2l3 6.500l7 .8l-5.200 4.800l1.400 7L12 17.600L5.800 21l1.400-7L2 9.300l7-.8z' }],
  home: [{ d: 'M12 2L1.500 11.500H5V21h5v-6h4v6h5v-9.500h3.500z' }],
  // actions
  explore: [{ d: ring(12, 12, 9.500), s: 2 }, { d: 'M16.500 7.500l-3 6l-6 3l3-6z' }],
  jump: [{ d: 'M2 17c2-11 14-13 17-4', s: 2 }, { d: 'M22 8l-2 8l-6-4z' }, { d: ring(3, 19, 2) }],
  scan: [{ d: 'M1 12c5-8 17-8 22 0c-5 8-17 8-22 0z', s: 2 }, { d: ring(12, 12, 3.4) }],
  colonise: [{ d: 'M6 2v20', s: 2.2 }, { d: 'M7 3h12l-3.500 4.500L19 12H7z' }],
  diplomacy: [{ d: 'M2 3h20v13H12l-6 6v-6H2z' }],
  build: [{ d: 'M12 2l9 5v10l-9 5l-9-5V7z', s: 2 }, { d: 'M3 7l9 5l9-5M12 12v10', s: 2 }],
  battle: [{ d: 'M3 3l15 15M21 3L6 18', s: 2.4 }, { d: 'M3 15l6 6M15 21l6-6', s: 2.2 }],
  bombard: [{ d: 'M12 2v12', s: 2.6 }, { d: 'M5 10h14l-7 8zM4 20h16v2.500H4z' }],
  assault: [{ d: 'M3 15c0-8 4-12 9-12s9 4 9 12z' }, { d: 'M3 17h18v4H3z' }],
  activate: [{ d: 'M14 1L4 14h6l-2 9l11-14h-7z' }],
  recruit: [{ d: 'M7 3h10l1.500 6h-13zM2 9.500h20v2.500H2z' }, { d: ring(7.500, 17, 3.500), s: 2 }, { d: ring(16.500, 17, 3.500), s: 2 }, { d: 'M11 16.500h2', s: 2 }],
  mission: [{ d: ring(12, 12, 9.500), s: 2 }, { d: ring(12, 12, 5), s: 2 }, { d: ring(12, 12, 1.800) }],
  // units
  dreadnought: [{ d: 'M12 1l4 7v9l3 5h-4l-3-2l-3 2H5l3-5V8z' }],
  battlecruiser: [{ d: 'M12 1l3 9l8 9l-8-1l-3 5l-3-5l-8 1l8-9z' }],
  fighter: [{ d: 'M12 3l3 8l8 5v3l-11-2l-11 2v-3l8-5z' }],
  regiment: [{ d: 'M5 9.500C5 4 8 2 12 2s7 2 7 7.500zM4 12h16v9H4z' }],
  titan: [{ d: 'M12 1l3 4h4l-1 5l4 3l-4 3l1 5h-4l-3 2l-3-2H5l1-5l-4-3l4-3l-1-5h4z' }, { d: ring(12, 12, 3), cut: true }],
  starbase: [{ d: ring(12, 12, 7), s: 2.4 }, { d: ring(12, 12, 2.600) }, { d: 'M12 1v5M12 18v5M1 12h5M18 12h5', s: 2.4 }],
  colossus: [{ d: 'M9 1h6v6h5v9h-3v7h-4v-6h-2v6H7v-7H4V7h5z' }],
  mercenary: [{ d: 'M12 2l7 6l-2 9l-5 5l-5-5l-2-9z' }, { d: 'M8 10l8 6M16 10l-8 6', s: 1.8, cut: true }],
  dark_ship: [{ d: 'M12 1l5 8l6 4l-6 2l-5 8l-5-8l-6-2l6-4z' }, { d: ring(12, 13, 2.200), cut: true }],
  local_force: [{ d: 'M5 9.500C5 4 8 2 12 2s7 2 7 7.500zM4 12h16v9H4z' }],
  construction: [{ d: 'M4 22V9l8-7l8 7v13h-6v-7h-4v7z' }],
  // goods and cards
  technology: [{ d: ring(12, 12, 7), s: 3 }, { d: ring(12, 12, 2.600) }, { d: 'M12 1v4M12 19v4M1 12h4M19 12h4M4.200 4.200l2.800 2.800M17 17l2.800 2.800M19.800 4.200L17 7M7 17l-2.800 2.800', s: 2.600 }],
  upgrade: [{ d: 'M12 2l9 9h-5v4H8v-4H3zM8 17h8v2H8zM8 20h8v2H8z' }],
  agent: [{ d: 'M7 3h10l1.500 6h-13zM2 9.500h20v2.500H2z' }, { d: ring(7.500, 17, 3.500), s: 2 }, { d: ring(16.500, 17, 3.500), s: 2 }, { d: 'M11 16.500h2', s: 2 }],
  artefact: [{ d: 'M9 1h6v3l-1.500 2v3c4 1 6.500 4 6.500 7.500c0 3-2 5-3.500 6h-9C6 21.500 4 19.500 4 16.500C4 13 6.500 10 10.500 9V6L9 4z' }],
  card: [{ d: 'M5 2h14v20H5z', s: 2 }, { d: 'M12 7l1.500 3.500L17 12l-3.500 1.500L12 17l-1.500-3.500L7 12l3.500-1.500z' }],
  // anomalies and states
  asteroid_field: [{ d: `${ring(7, 9, 4.500)}${ring(16.500, 7, 3.500)}${ring(14, 16.500, 5)}` }],
  babel_post: [{ d: 'M12 1v5M8 6h8l2 5H6zM5 11h14l2 11H3z', s: 2 }],
  dark_fleet: [{ d: 'M12 1l5 8l6 4l-6 2l-5 8l-5-8l-6-2l6-4z' }],
  ion_storm: [{ d: 'M14 1L4 14h6l-2 9l11-14h-7z' }],
  portal: [{ d: 'M4 22V10a8 8 0 0 1 16 0v12z', s: 2.400 }, { d: 'M9 22V11a3 3 0 0 1 6 0v11z' }],
  wormhole: [{ d: 'M12 12a2 2 0 1 1 2 2.500a5 5 0 1 1 3-6.500a8 8 0 1 1-13 4a10 10 0 0 1 8-9', s: 2 }],
  unrest: [{ d: 'M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 3-5 3-8c2 1 3 3 3 5c2-2 2-7 1-11z' }],
  // numbers
  limit: [{ d: 'M4 20V4h16v16z', s: 2 }, { d: 'M8 16v-4M12 16V8M16 16v-6', s: 2.400 }],
  reroll: [{ d: 'M20 12a8 8 0 1 1-3-6.200', s: 2.2 }, { d: 'M21 2v6h-6z' }],
  boost: [{ d: 'M12 2l8 9h-5v10H9V11H4z' }],
  discount: [{ d: 'M2 12L12 2h9v9L11 21z', s: 2 }, { d: ring(16.500, 7.500, 1.800) }],
  die: [{ d: 'M12 1l9.500 6v10L12 23L2.500 17V7z', s: 2 }, { d: 'M2.500 7L12 17l9.500-10M12 17v6', s: 1.400 }],
  ban: [{ d: ring(12, 12, 9), s: 2.400 }, { d: 'M6 6l12 12', s: 2.400 }],
  shield: [{ d: 'M12 1l9 3v8c0 6-4 9-9 11c-5-2-9-5-9-11V4z' }],
  first: [{ d: 'M6 2v20', s: 2.2 }, { d: 'M7 3h13v9H7z' }],
} satisfies Record<string, IconPart[]>

export type GlyphName = keyof typeof GLYPHS

/** The icon of a kind of unit; all mercenaries have one. */
export const glyphOf = (unit: string): GlyphName => (unit in GLYPHS ? (unit as GlyphName) : 'mercenary')

/** The icon of what an ability does first. */
export function effectGlyph(effect: string, what: string): GlyphName {
  const direct: Record<string, GlyphName> = {
    crystals: 'crystal', tax: 'crystal', antimatter: 'antimatter', hold_antimatter: 'antimatter', reroll: 'reroll', no_rerolls: 'ban', ban: 'ban',
    boost: 'boost', discount: 'discount', unit_cost: 'discount', limit: 'limit', wormhole: 'wormhole', attack: 'battle', strike: 'battle',
    hit_damage: 'battle', dice: 'die', destroy: 'battle', damage: 'battle', cancel_damage: 'shield', deploy: 'regiment', distance: 'jump', leap: 'jump',
    control: 'diplomacy', seize: 'colonise', place_npc: 'dark_ship', reveal: 'explore', peek: 'explore',
  }
  const of = what.split('|')[0] ?? ''
  if ((effect === 'add' || effect === 'join' || effect === 'limit' || effect === 'draw' || effect === 'perform') && of in GLYPHS) return of as GlyphName
  return direct[effect] ?? 'perk'
}
