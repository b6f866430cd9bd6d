// The icons that the summary page names: messages legend-<icon> of the game.

import type { IconPart } from '../../lib/icons'
import { SIGNS } from './signs'

export const LEGEND: Record<string, readonly IconPart[]> = {
  population: SIGNS.population, supply: SIGNS.supply, ore: SIGNS.ore, food: SIGNS.food, 'ore-disc': SIGNS.oreDisc, automate: SIGNS.automate,
  research: SIGNS.research, seen: SIGNS.seen, ship: SIGNS.ship, jump: SIGNS.jump, strength: SIGNS.strength, point: SIGNS.point,
  now: SIGNS.now, always: SIGNS.always, retire: SIGNS.retire, lock: SIGNS.lock,
  warp: SIGNS.warp, raise: SIGNS.raise, colonise: SIGNS.colonise, growth: SIGNS.growth, produce: SIGNS.produce, trade: SIGNS.trade,
  card: SIGNS.card, copy: SIGNS.copy, unlock: SIGNS.unlock, system: SIGNS.system, museum: SIGNS.museum, swap: SIGNS.swap,
  everyone: SIGNS.everyone, condition: SIGNS.condition, deep: SIGNS.deep, move: SIGNS.move, none: SIGNS.none, pawn: SIGNS.pawn,
  flag: SIGNS.flag, enter: SIGNS.enter, yard: SIGNS.yard,
}
