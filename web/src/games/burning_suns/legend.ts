// The icons that the summary page names: messages legend-<icon> of the game.

import type { IconPart } from '../../lib/icons'
import { GLYPHS } from './icons'

export const LEGEND: Record<string, readonly IconPart[]> = {
  crystal: GLYPHS.crystal, antimatter: GLYPHS.antimatter, colonise: GLYPHS.colonise, diplomacy: GLYPHS.diplomacy,
  assault: GLYPHS.assault, unrest: GLYPHS.unrest, dreadnought: GLYPHS.dreadnought, battlecruiser: GLYPHS.battlecruiser,
  fighter: GLYPHS.fighter, regiment: GLYPHS.regiment, titan: GLYPHS.titan, starbase: GLYPHS.starbase, colossus: GLYPHS.colossus,
  die: GLYPHS.die, reroll: GLYPHS.reroll, discount: GLYPHS.discount, agent: GLYPHS.agent, artefact: GLYPHS.artefact,
  technology: GLYPHS.technology,
}
