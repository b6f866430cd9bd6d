// Where on the board a choice is made: names of places, as the pieces carry them.

import type { Session } from '../../lib/session.svelte'
import type { Choice } from '../../lib/wire'
import { allActions, type Layout, type View } from './model'

export const slotPlace = (slot: number) => `slot:${slot}`
export const spacePlace = (space: number) => `space:${space}`
export const areaPlace = (area: number) => `area:${area}`
export const shipPlace = (area: number, level: number) => `ship:${area}-${level}`
export const cardPlace = (technology: string) => `card:${technology}`
export const systemPlace = (system: string) => `system:${system}`
export const matPlace = (ability: number) => `ability:${ability}`
export const goalPlace = (achievement: number) => `goal:${achievement}`
export const columnPlace = (column: number) => `column:${column}`
export const discPlace = (kind: number) => `disc:${kind}`
export const guildPlace = (guild: number) => `guild:${guild}`
export const typePlace = (type: number) => `type:${type}`
export const producePlace = (option: number) => `produce:${option}`

/** An ability glows where its card lies: on the tree, on the map, or by the mat. */
function placeOfAbility(layout: Layout, view: View, seat: number, source: number): string {
  const { kind, id } = layout.numbered.sources[source] ?? { kind: 'system', id: '' }
  if (kind === 'mat') return matPlace(Number(id))
  if (kind === 'technology') {
    const slot = view.slots.findIndex((each) => each.technology === id && each.researched.includes(seat))
    return slot >= 0 ? slotPlace(slot) : cardPlace(id)
  }
  return systemPlace(id)
}

/** An action that is copied glows at its first space. */
function placeOfAction(layout: Layout, view: View, action: number): string[] {
  const first = allActions(layout, view).find((row) => row.action === action)?.spaces[0]
  return first ? [spacePlace(first.number)] : []
}

/** The kinds of choices whose numbers name one place. */
const ONE: Record<string, (number: number) => string> = {
  use_space: spacePlace,
  research: slotPlace,
  lay_at: slotPlace,
  take_type: typePlace,
  uncover: guildPlace,
  join: areaPlace,
  disc: discPlace,
  build_at: areaPlace,
  target: areaPlace,
  take_bonus: areaPlace,
  colonise: areaPlace,
  produce: producePlace,
  claim: goalPlace,
  swap: goalPlace,
  from_column: columnPlace,
  to_column: columnPlace,
}
const SHIP = new Set(['upgrade', 'retire_ship', 'send_ship'])

/** The places of a choice. A move begins at its ship; once a ship is in hand, it glows with the areas it can go to, and no other. */
export function placesOf(choice: Choice, session: Session, held: string | null): string[] {
  const layout = session.layout as Layout
  const view = session.scene?.view as View
  const [first = 0, second = 0, third = 0] = choice.args
  const one = ONE[choice.kind]
  if (one) return [one(first)]
  if (SHIP.has(choice.kind)) return [shipPlace(first, second)]
  switch (choice.kind) {
    case 'move': {
      const ship = shipPlace(first, second)
      if (held === ship) return [ship, areaPlace(third)]
      return held?.startsWith('ship:') ? [] : [ship]
    }
    case 'settle':
      return [shipPlace(view.asked?.numbers[1] ?? 0, first)]
    case 'copy_action':
      return placeOfAction(layout, view, first)
    case 'take_technology':
      return [cardPlace(layout.technologies[first]?.id ?? '')]
    case 'take_system':
      return [systemPlace(layout.systems[first]?.id ?? '')]
    case 'use_ability':
      return [placeOfAbility(layout, view, session.seat ?? 0, first)]
    case 'buy_population':
      return ['trade:buy']
    case 'sell_population':
      return ['trade:sell']
    default:
      return []
  }
}

/** The move of the same kind as those open now that a rule refuses here: a press on the place asks why. */
export function refusedAt(session: Session, kind: string, number: number): number | null {
  const open = session.open ? session.choices.find((each) => each.kind === kind) : undefined
  if (!open) return null
  const id = open.id - (open.args[0] ?? 0) + number
  return session.isLegal(id) ? null : id
}
