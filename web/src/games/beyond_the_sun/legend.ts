// The icons that the summary page names: messages legend-<icon> of the game.

import type { IconPart } from '../../lib/icons'
import { SIGNS } from './signs'

export const LEGEND: Record<string, readonly IconPart[]> = {
  population: SIGNS.population, supply: SIGNS.supply, ore: SIGNS.ore, food: SIGNS.food, 'ore-disc': SIGNS.oreDisc, automate: SIGNS.automate,
  research: SIGNS.research, seen: SIGNS.seen, ship: SIGNS.ship, jump: SIGNS.jump, strength: SIGNS.strength, point: SIGNS.point,
  now: SIGNS.now, always: SIGNS.always, retire: SIGNS.retire, lock: SIGNS.lock,
}
