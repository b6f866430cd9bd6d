// The icons that the summary page names: messages legend-<icon> of the game.

import type { IconPart } from '../../lib/icons'
import { GLYPHS } from './glyphs'

export const LEGEND: Record<string, readonly IconPart[]> = {
  die: GLYPHS.die, cube: GLYPHS.cube, gyrodyne: GLYPHS.gyrodyne, pulsar: GLYPHS.pulsar, system: GLYPHS.system, base: GLYPHS.base,
  dish: GLYPHS.dish, bolt: GLYPHS.bolt, green: GLYPHS.green, orange: GLYPHS.orange, pink: GLYPHS.pink, tile: GLYPHS.tile,
  book: GLYPHS.book, pyramid: GLYPHS.pyramid, award: GLYPHS.award, flag: GLYPHS.flag, points: GLYPHS.points, rocket: GLYPHS.rocket,
  isolated: GLYPHS.isolated, any: GLYPHS.any, link: GLYPHS.link, copy: GLYPHS.copy, gates: GLYPHS.gates, arrow: GLYPHS.arrow,
}
