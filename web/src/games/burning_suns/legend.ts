// The icons that the summary page names: messages legend-<icon> of the game.

import type { IconPart } from '../../lib/icons'
import { GLYPHS } from './icons'

export const LEGEND: Record<string, readonly IconPart[]> = {
  crystal: GLYPHS.crystal, antimatter: GLYPHS.antimatter, colonise: GLYPHS.colonise, diplomacy: GLYPHS.diplomacy,
  assault: GLYPHS.assault, unrest: GLYPHS.unrest, dreadnought: GLYPHS.dreadnought, battlecruiser: GLYPHS.battlecruiser,
  fighter: GLYPHS.fighter, regiment: GLYPHS.regiment, titan: GLYPHS.titan, starbase: GLYPHS.starbase, colossus: GLYPHS.colossus,
  die: GLYPHS.die, reroll: GLYPHS.reroll, discount: GLYPHS.discount, agent: GLYPHS.agent, artefact: GLYPHS.artefact,
  technology: GLYPHS.technology,
  perk: GLYPHS.perk, home: GLYPHS.home, explore: GLYPHS.explore, jump: GLYPHS.jump, scan: GLYPHS.scan, build: GLYPHS.build,
  battle: GLYPHS.battle, bombard: GLYPHS.bombard, activate: GLYPHS.activate, recruit: GLYPHS.recruit, mission: GLYPHS.mission,
  mercenary: GLYPHS.mercenary, 'dark-ship': GLYPHS.dark_ship, 'local-force': GLYPHS.local_force, construction: GLYPHS.construction,
  upgrade: GLYPHS.upgrade, card: GLYPHS.card, 'asteroid-field': GLYPHS.asteroid_field, 'babel-post': GLYPHS.babel_post,
  'dark-fleet': GLYPHS.dark_fleet, 'ion-storm': GLYPHS.ion_storm, portal: GLYPHS.portal, wormhole: GLYPHS.wormhole, limit: GLYPHS.limit,
  boost: GLYPHS.boost, ban: GLYPHS.ban, shield: GLYPHS.shield, first: GLYPHS.first,
}
