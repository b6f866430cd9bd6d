// How a price, a strength or a sale comes about, line by line: the server says the sum, the tiles say the parts.

import { partsOf, type EmpireView, type FrontiersLayout, type FrontiersView, type Power } from './model'

export interface Part {
  /** A tile or an action, as the id of its name. */
  source: { kind: 'tile' | 'action'; name: string }
  amount: number
}

/** The tiles whose powers work in the action being carried out: not those that came with it. */
export function active(empire: EmpireView): string[] {
  const developments = empire.developments.slice(0, empire.developments.length - empire.new_developments)
  return [...developments, ...empire.colonies.filter((each) => !each.new).map((each) => each.tile)]
}

function parts(layout: FrontiersLayout, empire: EmpireView, counts: (power: Power) => boolean, sign: 1 | -1): Part[] {
  const found: Part[] = []
  for (const tile of active(empire))
    for (const power of partsOf(layout).powersOf(tile))
      if (counts(power)) found.push({ source: { kind: 'tile', name: tile }, amount: sign * power.amount })
  return found
}

const works = (power: Power, tile: string) => power.of === '' || power.fits.includes(tile)

/** What comes off the printed cost of a development. */
export function developmentParts(layout: FrontiersLayout, view: FrontiersView, seat: number, face: string): Part[] {
  const empire = view.empires[seat]
  if (!empire) return []
  const found = parts(layout, empire, (power) => power.code === 'develop_discount' && works(power, face), -1)
  const bonus = layout.actions.find((each) => each.id === 'develop')?.bonus_discount ?? 0
  if (view.action === 'develop' && view.chooser === seat && bonus) found.push({ source: { kind: 'action', name: 'develop' }, amount: -bonus })
  return found
}

/** What comes off the cost of a world, or off the defence of one settled through contacts. */
export function worldParts(layout: FrontiersLayout, empire: EmpireView, world: string, contact = false): Part[] {
  return parts(layout, empire, (power) => (power.code === 'settle_discount' && works(power, world)) || (contact && power.code === 'contact'), -1)
}

/** The strength against a world; what goods have lent is told apart. */
export function strengthParts(layout: FrontiersLayout, empire: EmpireView, world: string): Part[] {
  return parts(layout, empire, (power) => power.code === 'strength' || (power.code === 'strength_vs' && works(power, world)), 1)
}

/** What Trade powers add to the price of a kind. */
export function saleParts(layout: FrontiersLayout, empire: EmpireView, kind: number): Part[] {
  return parts(layout, empire, (power) => power.code === 'trade_bonus' || (power.code === 'trade_bonus_kind' && power.good === kind), 1)
}

/** `5 − 1 − 2 = 2`, or the number alone when nothing changes it; a floor of 0 is kept by the result. */
export function sum(base: number, list: readonly Part[], result: number): string {
  if (list.length === 0) return String(result)
  const terms = list.map((part) => (part.amount < 0 ? ` − ${-part.amount}` : ` + ${part.amount}`))
  return `${base}${terms.join('')} = ${result}`
}
