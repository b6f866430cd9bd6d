// How a price, a strength or a sale comes about, line by line: the layout says which powers change what, the view who has them.

import type { EmpireView, FrontiersLayout, FrontiersView, Told } from './model'

export interface Part {
  /** A tile or an action, as the id of its name. */
  source: { kind: 'tile' | 'action'; name: string }
  amount: number
}

function parts(layout: FrontiersLayout, empire: EmpireView, told: readonly Told[] = []): Part[] {
  return told
    .filter(([power]) => empire.powers.includes(power))
    .map(([power, amount]) => ({ source: { kind: 'tile', name: layout.powers[power]?.tile ?? '' }, amount }))
}

/** What comes off the printed cost of a development. */
export function developmentParts(layout: FrontiersLayout, view: FrontiersView, seat: number, face: string): Part[] {
  const empire = view.empires[seat]
  if (!empire) return []
  const found = parts(layout, empire, layout.parts.cost[face])
  if (view.discount && view.chooser === seat) found.push({ source: { kind: 'action', name: 'develop' }, amount: -view.discount })
  return found
}

/** What comes off the cost of a world, or off the defence of one settled through contacts. */
export function worldParts(layout: FrontiersLayout, empire: EmpireView, world: string, contact = false): Part[] {
  return [...parts(layout, empire, contact ? layout.parts.contact : []), ...parts(layout, empire, layout.parts.cost[world])]
}

/** The strength against a world; what goods have lent is told apart. */
export function strengthParts(layout: FrontiersLayout, empire: EmpireView, world: string): Part[] {
  return parts(layout, empire, layout.parts.strength[world])
}

/** What Trade powers add to the price of a kind. */
export function saleParts(layout: FrontiersLayout, empire: EmpireView, kind: number): Part[] {
  return parts(layout, empire, layout.parts.sale[kind])
}

/** `5 − 1 − 2 = 2`, or the number alone when nothing changes it; a floor of 0 is kept by the result. */
export function sum(base: number, list: readonly Part[], result: number): string {
  if (list.length === 0) return String(result)
  const terms = list.map((part) => (part.amount < 0 ? ` − ${-part.amount}` : ` + ${part.amount}`))
  return `${base}${terms.join('')} = ${result}`
}
