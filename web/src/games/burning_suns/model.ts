// Burning Suns' view and layout as the server sends them, and what the board reads out of them.

import type { Phrase } from '../../lib/wire'
import type { Change, EmpireView, FightView, FrameView, PlaceView, SunsView } from './views'

export const ACTIONS = [
  'explore', 'jump', 'scan', 'colonise', 'diplomacy', 'build', 'battle', 'bombard', 'assault', 'activate', 'recruit', 'mission',
] as const
export type ActionName = (typeof ACTIONS)[number]
export const UNITS = ['dreadnought', 'battlecruiser', 'fighter', 'regiment', 'titan', 'starbase', 'colossus'] as const
export const ON_GROUND = new Set(['regiment', 'colossus', 'local_force', 'construction'])
export const UNIQUE = new Set(['titan', 'starbase', 'colossus'])

export type Owner = number | 'dark_ships' | 'local_forces'
export type Pair = [number, number]
export type Names = [string, string]
export type Limits = [fleet: number, army: number, agents: number, artefacts: number, purchases: number]
export type Site = [x: number, y: number, way: number]

export type * from './views'

export interface SunsLayout {
  systems: { id: string; kind: string; value: string; benefits: string[]; colonise_cost?: number; source: string }[]
  anomalies: { id: string; kind: string }[]
  anomaly_kinds: { id: string; ability: string }[]
  races: {
    id: string
    units: Record<string, { cost: number; dice: number; attack: number; hp: number }>
    technology_spaces: number
    upgrade_spaces: Record<string, number>
    leaders: { id: string; attack: number }[]
  }[]
  organisations: { id: string; jump: number; diplomacy: number; build_limit: number; artefact_limit: number; agent_limit: number; battle_rerolls: number; assault_rerolls: number; mission_boost: number }[]
  ideologies: { id: string; abilities: { level: number; id: string; force: string; abilities: string[] }[] }[]
  agents: { id: string; force: string; passive: string; activated: string }[]
  artefacts: { id: string; ability: string }[]
  race_cards: { id: string; race: string; front: string; back: string }[]
  resources: { id: string; kind: string; cost: number; ability: string }[]
  action_sheets: { id: string; actions: { action: ActionName; leader_roll: boolean; spaces: { n: number; min_players: number }[] }[] }[]
  galaxies: { id: string; players: number; places: Spot[]; free_places: Spot[]; edges: [string, string][] }[]
  abilities: string[]
  /** What stands on components: moments and effects line by line, and effects alone. By the ids of explanations. */
  cards: Record<string, Phrase>
  lines: Record<string, Phrase>
  /** What numbers in moves and in the view mean. */
  numbered: { units: string[]; unique: string[]; actions: string[]; spaces: number; leaders: number }
}

interface Spot {
  id: string
  x: number
  y: number
  axis?: number
}

export const systemOf = (layout: SunsLayout, tile: string | null) => layout.systems.find((each) => each.id === tile) ?? null

/** The antimatter that a system holds for its owner, without a benefit that is blocked. */
export function antimatterOf(layout: SunsLayout, place: PlaceView): number {
  const counted = systemOf(layout, place.tile)?.benefits.filter((_, k) => k !== place.blocked) ?? []
  return counted.reduce((all, each) => all + Number(/hold_antimatter\((\d+)\)/.exec(each)?.[1] ?? 0), 0)
}

/** What a face-up tile is: a kind of system, or a kind of anomaly; null while it is face down. */
export function kindOf(layout: SunsLayout, tile: string | null): string | null {
  if (tile === null) return null
  return systemOf(layout, tile)?.kind ?? layout.anomalies.find((each) => each.id === tile)?.kind ?? null
}

export function isAnomaly(layout: SunsLayout, place: PlaceView): boolean {
  return place.back === '?' || (place.tile !== null && systemOf(layout, place.tile) === null)
}

/** How many units of an empire stand at a place, in space and on the ground. */
export function strength(units: Record<string, number>): { ships: number; ground: number } {
  let ships = 0
  let ground = 0
  for (const [kind, number] of Object.entries(units))
    if (ON_GROUND.has(kind)) ground += number
    else ships += number
  return { ships, ground }
}

/** The name of a kind of unit by its number in an action. */
export const unitOf = (layout: SunsLayout, kind: number) => layout.numbered.units[kind] ?? ''

/** The message that names a kind of unit. */
export function unitName(unit: string): string {
  if (unit === 'dark_ship' || unit === 'local_force') return `npc-${unit.replace('_', '-')}`
  if (unit === 'construction') return 'word-construction'
  return unit.startsWith('merc_') ? `resource-${unit.replaceAll('_', '-')}` : `unit-${unit}`
}

/** The number of an action's space, and the action of a space. */
export const spaceAt = ({ numbered }: SunsLayout, action: number, slot: number) => action * numbered.spaces + slot
export const actionAt = ({ numbered }: SunsLayout, space: number) => numbered.actions[Math.floor(space / numbered.spaces)] ?? ''

export interface Acting {
  space: number
  seat: number
  leader: number
}

/** The leaders that still act in this round, in the order in which they will. */
export function leadersInOrder({ numbered: { leaders } }: SunsLayout, view: SunsView): Acting[] {
  return view.resolution.flatMap((space) => {
    const at = view.leaders[space] ?? -1
    return at < 0 ? [] : [{ space, seat: Math.floor(at / leaders), leader: at % leaders }]
  })
}

export const leadersLeft = (view: SunsView) => view.resolution.filter((space) => (view.leaders[space] ?? -1) >= 0).length

/** The phase of the round, by what is being asked. */
export function phaseOf(view: SunsView): 'setup' | 'status' | 'planning' | 'action' | 'over' {
  if (view.ending !== '') return 'over'
  if (view.round === 0 || view.question === 'pick-sheet' || view.question === 'keep-card' || view.question === 'start-unit') return 'setup'
  if (view.question === 'status') return 'status'
  if (view.question === 'leader') return 'planning'
  return view.actions.length > 0 || leadersLeft(view) > 0 ? 'action' : 'status'
}

/** Steps from a place to all others for a fleet of the viewer, up to a distance. */
export function reach(steps: Record<string, string[]>, from: string, most: number): Map<string, number> {
  const found = new Map([[from, 0]])
  let front = [from]
  for (let far = 1; far <= most && front.length; far++) {
    const next: string[] = []
    for (const place of front)
      for (const other of steps[place] ?? [])
        if (!found.has(other)) {
          found.set(other, far)
          next.push(other)
        }
    front = next
  }
  found.delete(from)
  return found
}

/** Everything that changes one number of an empire, and by how much. */
export function changesOf(empire: EmpireView, effects: string[], whats: (string | null)[]): Change[] {
  return (empire.changes ?? []).filter((each) => effects.includes(each.effect) && whats.includes(each.what) && each.amount !== 0)
}

/** The combat under way, while both sides stand; a system that nobody defends is taken without one. */
export function combatOf(view: SunsView): (FrameView & { fight: FightView }) | null {
  const frame = view.actions.at(-1)
  const rows = frame?.fight?.rows
  if (!frame?.fight || !rows) return null
  const stand = rows.every((side) => side.some((row) => row.number > 0))
  return stand ? { ...frame, fight: frame.fight } : null
}
