// The sentences behind the pictures: what a tile does, and how its price or the strength against it comes about.

import type { Family } from '../../art/families'
import type { IconPart } from '../../lib/icons'
import type { Card, Sum } from '../../lib/cards'
import { named, say, words } from '../../lib/words.svelte'
import { GLYPHS, type GlyphName } from './glyphs'
import { KINDS, partsOf, type EmpireView, type FrontiersLayout, type FrontiersView, type Part, type Parts, type PileView, type Prices, type WorldView } from './model'

/** `5 − 1 − 2 = 2`, or the number alone when nothing changes it; a floor of 0 is kept by the result. */
export function sum(base: number, list: readonly Part[], result: number): string {
  if (list.length === 0) return String(result)
  const terms = list.map(([, amount]) => (amount < 0 ? ` − ${-amount}` : ` + ${amount}`))
  return `${base}${terms.join('')} = ${result}`
}

/** `−1 Modular Construction`, a line each. */
function lines(parts: readonly Part[]): string[] {
  return parts.map(([source, amount]) => say('frontiers-part', { amount: amount < 0 ? `−${-amount}` : `+${amount}`, source }))
}

export function tileName(tile: string): string {
  return say(named('tile', tile))
}

export function tileHelp(tile: string): string {
  return say(`${named('tile', tile)}-help`)
}

export function pileWords(layout: FrontiersLayout, view: FrontiersView, prices: Prices, seat: number, pile: PileView): string[] {
  const face = partsOf(layout).faces.get(pile.face)
  const found = [tileName(pile.face), tileHelp(pile.face)]
  if (!face) return found
  if (pile.left === 0) found.push(say('frontiers-sold-out'))
  if (view.empires[seat]?.developments.includes(pile.face)) return [...found, say('frontiers-owned-line')]
  const price = pile.prices[seat] ?? face.cost
  const parts = prices.developments[pile.face] ?? []
  if (parts.length) found.push(say('frontiers-cost-line', { sum: sum(face.cost, parts, price) }), ...lines(parts))
  const worth = pile.worth?.[seat]
  if (worth !== undefined) found.push(say('frontiers-worth-line', { points: worth }))
  if (pile.left) found.push(say('frontiers-left-line', { left: pile.left }))
  return found
}

/** A world that is not settled yet, for the empire that may settle it. */
export function worldWords(layout: FrontiersLayout, empire: EmpireView, prices: Prices, world: WorldView): string[] {
  const tile = partsOf(layout).worlds.get(world.tile)
  const found = [tileName(world.tile), tileHelp(world.tile)]
  if (!tile) return found
  if (world.strength !== undefined) {
    const parts = prices.strength[world.tile] ?? []
    const amounts = parts.map(([, amount]) => amount)
    const shown = empire.strength.temporary ? [...amounts, empire.strength.temporary] : amounts
    const spelled = shown.length > 1 ? `${shown.join(' + ')} = ${world.strength}` : String(world.strength)
    found.push(say('frontiers-strength-line', { sum: spelled, defence: tile.defence ?? 0 }), ...lines(parts))
    if (world.armed !== undefined && world.armed > world.strength) found.push(say('frontiers-armed-line', { armed: world.armed }))
    if (world.contact !== undefined && world.contact >= 0) {
      const less = prices.contact[world.tile] ?? []
      found.push(say('frontiers-contact-line', { sum: sum(tile.defence ?? 0, less, world.contact) }), ...lines(less))
    }
  } else if (world.price !== undefined) {
    const parts = prices.worlds[world.tile] ?? []
    if (parts.length) found.push(say('frontiers-cost-line', { sum: sum(tile.cost ?? 0, parts, world.price) }), ...lines(parts))
  }
  return found
}

/** Whether and how a world could be settled now, in a few words. */
export function chanceOf(parts: Parts, empire: EmpireView, world: WorldView): { text: string; good: boolean } {
  const { credits } = empire
  if (world.strength === undefined) {
    const price = world.price ?? 0
    const good = price <= credits
    return { text: say(good ? 'frontiers-pays' : 'frontiers-pays-not', { price, credits }), good }
  }
  const defence = parts.worlds.get(world.tile)?.defence ?? 0
  const armed = world.armed ?? 0
  if (world.strength >= defence) return { text: say('frontiers-enough', { strength: world.strength, defence }), good: true }
  if (armed >= defence) return { text: say('frontiers-with-goods', { strength: armed, defence }), good: true }
  if (world.contact !== undefined && world.contact >= 0 && world.contact <= credits) return { text: say('frontiers-pays', { price: world.contact, credits }), good: true }
  return { text: say('frontiers-not-enough', { strength: world.strength, defence }), good: false }
}

/** A colony, with what its good would sell for. */
export function colonyWords(layout: FrontiersLayout, empire: EmpireView, prices: Prices, tile: string, good: number | null, fresh: boolean): string[] {
  const found = [tileName(tile), tileHelp(tile)]
  if (fresh) found.push(say('frontiers-new'))
  if (good !== null) {
    const parts = prices.sales[good] ?? []
    const price = empire.sales[good] ?? 0
    found.push(`${say(`kind-${KINDS[good]}`)}. ${say('frontiers-sale-line', { sum: sum(layout.kinds.prices[good] ?? 0, parts, price) })}`, ...lines(parts))
  }
  return found
}

/** Its powers and what it scores for, as it stands on a card. */
export function powerWords(layout: FrontiersLayout, tile: string): string[] {
  const phrase = layout.cards?.[`${named('tile', tile)}-help`]
  return phrase ? words.phrase(phrase).split(/(?<=\.)\s+/) : []
}

/** What one power does, in the few words of a card. */
export function powerOnCard(layout: FrontiersLayout, number: number): string {
  const phrase = layout.powers[number]?.words
  return phrase ? words.phrase(phrase) : ''
}

const FAMILIES: Record<string, Family> = {
  Develop: 'science', Explore: 'explore', Settle: 'military', Produce: 'economy', Trade: 'commerce', Consume: 'people',
}

/** A development belongs to the family of its first power. */
export function emblemOf(parts: Parts, tile: string): { id: string; family: Family; icon: readonly IconPart[] } {
  const type = parts.powersOf(tile)[0]?.type ?? ''
  return { id: tile, family: FAMILIES[type] ?? 'scoring', icon: GLYPHS[type as GlyphName] ?? GLYPHS.chip }
}

export const FORECASTS = new Set(['develop', 'explore', 'settle', 'produce', 'trade_consume'])

/** Where the rules tell of an action. */
export const ACTION_RULES: Record<string, string> = {
  isolation: 'NFR-4.1', goals_review: 'NFR-19.1', develop: 'NFR-5.1', explore: 'NFR-6.1', settle: 'NFR-7.1', produce: 'NFR-8.1', trade_consume: 'NFR-9.1', send_diplomats: 'NFR-10.1',
}

/** The card of a tile for inspector and drawer: picture, all its words, and whether its values are our own. */
export function cardOf(layout: FrontiersLayout, tile: string, words: readonly string[], sums: Sum[] = []): Card {
  const parts = partsOf(layout)
  const world = parts.worlds.get(tile)
  const source = world?.source ?? parts.faces.get(tile)?.source
  const [title = '', ...lines] = words
  const shown = world ? { picture: { id: tile, kind: world.kind } } : { emblem: emblemOf(parts, tile) }
  return { title, lines, rule: world ? 'NFR-13.1' : 'NFR-5.1', ...shown, ...(sums.length ? { sums } : {}), ...(source === 'house' ? { house: say('frontiers-house') } : {}) }
}

export function priceSums(view: FrontiersView, seat: number, pile: PileView): Sum[] {
  const price = pile.prices[seat] ?? 0
  const has = view.empires[seat]?.credits ?? 0
  return [{ label: say('frontiers-sum-cost'), value: say('frontiers-sum-of', { needs: price, has }), fits: price <= has }]
}

/** What settling a world takes, and whether it is there. */
export function worldSums(parts: Parts, empire: EmpireView, world: WorldView): Sum[] {
  const tile = parts.worlds.get(world.tile)
  if (!tile) return []
  const price = world.price ?? 0
  const first =
    world.strength === undefined
      ? { label: say('frontiers-sum-cost'), value: say('frontiers-sum-of', { needs: price, has: empire.credits }), fits: price <= empire.credits }
      : { label: say('frontiers-sum-strength'), value: say('frontiers-sum-of', { needs: tile.defence ?? 0, has: world.strength }), fits: world.strength >= (tile.defence ?? 0) }
  return [first, { label: say('frontiers-sum-colonists'), value: say('frontiers-sum-of', { needs: tile.colonists, has: empire.reserve }), fits: tile.colonists <= empire.reserve }]
}
