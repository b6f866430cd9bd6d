// What the move in hand would do, read from the events of its preview: pieces as ghosts, amounts before and after.

import { named } from '../../lib/words.svelte'
import type { GameEvent, Preview } from '../../lib/wire'
import { areaNumber, type Layout, type View } from './model'

export interface Outlook {
  /** Changes on a seat's mat. */
  ore: Map<number, number>
  population: Map<number, number>
  automated: Map<number, number>
  ships: { area: number; level: number; seat: number }[]
  bases: { area: number; seat: number; gained: boolean }[]
  cubes: { slot: number; seat: number }[]
}

const POPULATION: Record<string, number> = { population: 1, growth: 1, retired: -1, researched: -1, 'ship-retired': 1 }
const ORE: Record<string, number> = { ore: 1, paid: -1, 'paid-by-player': 1, pushed: 1 }

/** The number of an area by the id of its name; -1 for what is none. */
export function areaNamed(layout: Layout, view: View, message: string): number {
  const found = view.areas.find((area) => message === named('area', area.id.toLowerCase()) || (area.system !== null && message === named('system', area.system)))
  return areaNumber(layout, found?.id ?? '')
}

const add = (map: Map<number, number>, seat: number, by: number) => map.set(seat, (map.get(seat) ?? 0) + by)

export function outlookOf(layout: Layout, view: View, preview: Preview | null): Outlook | null {
  if (!preview || preview.events.length === 0) return null
  const found: Outlook = { ore: new Map(), population: new Map(), automated: new Map(), ships: [], bases: [], cubes: [] }
  for (const event of preview.events) read(layout, view, event, found)
  return found
}

function read(layout: Layout, view: View, event: GameEvent, found: Outlook): void {
  const { kind, seat, amount } = event
  if (kind in ORE) add(found.ore, seat, (ORE[kind] ?? 0) * amount)
  if (kind in POPULATION && !(kind === 'researched' && event.origin !== 'mat')) add(found.population, seat, (POPULATION[kind] ?? 0) * amount)
  const level = Number(event.piece.replace('ship-', ''))
  if (kind === 'built') {
    if (event.origin === 'population') add(found.population, seat, -1)
    found.ships.push({ area: Number(event.target), level, seat })
  }
  if (kind === 'moved' || kind === 'upgraded') found.ships.push({ area: Number(event.target), level, seat })
  if (kind === 'base' || kind === 'base-lost') {
    const area = areaNamed(layout, view, event.target)
    if (area >= 0) found.bases.push({ area, seat, gained: kind === 'base' })
  }
  if (kind === 'automated') add(found.automated, seat, 1)
  if (kind === 'researched') found.cubes.push({ slot: Number(event.target.replace('slot-', '')), seat })
}
