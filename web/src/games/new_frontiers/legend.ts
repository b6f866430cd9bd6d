// The icons that the summary page names: messages legend-<icon> of the game.

import type { IconPart } from '../../lib/icons'
import { GLYPHS } from './glyphs'

export const LEGEND: Record<string, readonly IconPart[]> = {
  credit: GLYPHS.credit, chip: GLYPHS.chip, colonist: GLYPHS.colonist, shield: GLYPHS.shield, world: GLYPHS.world, good: GLYPHS.good,
  develop: GLYPHS.Develop, explore: GLYPHS.Explore, settle: GLYPHS.Settle, produce: GLYPHS.Produce, trade: GLYPHS.Trade,
  consume: GLYPHS.Consume, isolation: GLYPHS.isolation, diplomats: GLYPHS.diplomats,
  space: GLYPHS.space, bag: GLYPHS.bag, arrow: GLYPHS.arrow, swap: GLYPHS.swap, goals: GLYPHS.goals, alien: GLYPHS.Alien,
  imperium: GLYPHS.Imperium, rebel: GLYPHS.Rebel, terraforming: GLYPHS.Terraforming, uplift: GLYPHS.Uplift,
}
