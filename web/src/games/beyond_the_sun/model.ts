// The view, the set and the forecast as the server sends them, and the small questions the board asks of them.

import type { Phrase, Scene } from '../../lib/wire'
import type { AreaView, View } from './views'

export type TypeId = 'S' | 'E' | 'M' | 'C'
export type Level = 'I' | 'II' | 'III' | 'IIII'
export type Disc = 'food' | 'ore' | 'marker' | 'none'

export type Discs = [Disc, Disc]
export type Automated = [food: number, ore: number, markers: number]
export type Phase = 'action' | 'production' | 'achievement' | 'over'

export type * from './views'

export interface Technology {
  id: string
  level: Level
  types: TypeId[]
  pass?: TypeId
  vp?: number
  end?: string
  source: string
}
export interface SystemCard {
  id: string
  deck: 'A' | 'B'
  strength: number
  spec: ('food' | 'ore')[]
  special: string
  vp: number
  source: string
}
export interface EventCard {
  id: string
  level: Level
  /** Where the card lies afterwards. */
  stays: string
  source: string
}
export interface Slot {
  id: string
  level: Level
  needs: string[]
  any?: number
  x: number
  y: number
}
export interface Place {
  id: string
  kind: string
  spec: ('food' | 'ore')[]
  x: number
  y: number
}
export interface Mat {
  id: string
  faction: string
  kind: 'basic' | 'advanced'
  growth: Record<string, number>
  ore_track: number[]
  abilities?: { id: string }[]
}
/** Something a pawn can stand on: its number, its extra ore; `shared` holds any number of pawns. */
export interface Space {
  number: number
  extra: number
  shared: boolean
}
/** When a row of a card counts: at once, as an action, while held, on an occasion, in the end, on gaining control, on colonising. */
export type Moment = 'now' | 'action' | 'always' | 'when' | 'end' | 'control' | 'bonus'
/** One effect of a component as the server tells it; its words are in `cards` and `lines` under the same id. */
export interface Row {
  moment: Moment
  words: string
  cost: Phrase | null
  /** Names of the effects, in their order. */
  does: string[]
}
/** A row that is an action: its number for those who copy it, and its spaces. */
export interface ActionRow extends Row {
  action: number
  spaces: Space[]
}
type BasicRow = ActionRow & Record<`spaces_${number}`, Space[]>
/** Places and effects, numbered as moves name them. */
export interface Numbered {
  areas: string[]
  basic: BasicRow[]
  guilds: ActionRow[]
  sphere: ActionRow | null
  technologies: Record<string, (Row | ActionRow)[]>
  systems: Record<string, Row[]>
  /** What the parts of each achievement count, in words. */
  achievements: Record<string, Phrase[]>
  sources: Record<string, { kind: 'technology' | 'system' | 'mat'; id: string }>
}
export interface Layout {
  slots: Slot[]
  guilds: { id: string; level: number }[]
  types: { id: TypeId }[]
  technologies: Technology[]
  systems: SystemCard[]
  events: EventCard[]
  achievements: { id: string; source: string }[]
  mats: Mat[]
  mats_common: { discs: Record<'food' | 'ore', number>; column_letters: string[]; column_capacity: Record<string, number>; automation_vp: number[]; automation_beyond: number }
  sides: { id: string; edges: [string, string][]; locations: Place[] }[]
  numbered: Numbered
  /** Words at the length of a card, and of a line. */
  cards: Record<string, Phrase>
  lines: Record<string, Phrase>
}

/** What would change hands in an area. */
export interface Change {
  area: number
  loses: number | null
  gains: number | null
}
/** What lies ahead, as the server foresees it for the seat that chooses. */
export interface Forecast {
  /** Of every seat: what 1 population costs in trade. */
  prices?: number[]
  reach?: Record<string, { slots?: number[]; areas?: number[]; discs?: number[] }>
  control?: { now: Change[]; after: Record<string, Change[]> }
}
export const forecastOf = (scene: Scene | null) => (scene?.forecast ?? {}) as Forecast

/** The parts of a turn, in their order. */
export const PHASES = ['action', 'production', 'achievement'] as const

export const isAction = (row: Row): row is ActionRow => row.moment === 'action'

export function basicRows(layout: Layout, view: View): ActionRow[] {
  return layout.numbered.basic.map((row) => ({ ...row, spaces: row[`spaces_${view.basic_layout}`] ?? [] }))
}

export function technologyRows(layout: Layout, id: string): (Row | ActionRow)[] {
  return layout.numbered.technologies[id] ?? []
}

/** Every action of the table with its spaces. */
export function allActions(layout: Layout, view: View): ActionRow[] {
  const { guilds, sphere, technologies } = layout.numbered
  return [...basicRows(layout, view), ...guilds, ...(sphere ? [sphere] : []), ...Object.values(technologies).flat().filter(isAction)]
}

export const areaNumber = (layout: Layout, id: string) => layout.numbered.areas.indexOf(id)

/** The pawns on a space; one pushed aside stands on none. */
export function pawnsOn(view: View, space: number): number[] {
  return view.factions.flatMap((faction, seat) => (faction.pawn === space && !faction.pawn_aside ? [seat] : []))
}

/** Everything that can be looked up by its id, made once for a set. */
export class Book {
  readonly technology: Map<string, Technology>
  readonly system: Map<string, SystemCard>
  readonly slot: Map<string, Slot>
  readonly mat: Map<string, Mat>
  constructor(readonly layout: Layout) {
    this.technology = new Map(layout.technologies.map((each) => [each.id, each]))
    this.system = new Map(layout.systems.map((each) => [each.id, each]))
    this.slot = new Map(layout.slots.map((each) => [each.id, each]))
    this.mat = new Map(layout.mats.map((each) => [each.id, each]))
  }
}

const books = new WeakMap<object, Book>()
export function bookOf(layout: Layout): Book {
  const known = books.get(layout) ?? new Book(layout)
  books.set(layout, known)
  return known
}

/** How many of the required technologies of a slot a seat has, and how many it needs. */
export function prerequisites(view: View, slot: Slot, seat: number): { have: number; need: number } {
  const have = slot.needs.filter((id) => view.slots.find((each) => each.id === id)?.researched.includes(seat)).length
  return { have, need: slot.any ?? slot.needs.length }
}

/** The types an undiscovered slot could take: those its discovered requirements pass on. */
export function possibleTypes(layout: Layout, view: View, slot: Slot): TypeId[] {
  const book = bookOf(layout)
  const passed = slot.needs.map((id) => book.technology.get(view.slots.find((each) => each.id === id)?.technology ?? '')?.pass)
  return layout.types.map((each) => each.id).filter((type) => passed.includes(type))
}

export interface AreaPlace extends Place {
  area: number
}

/** How wide the picture of an area is at most; in a low window it gives way to the words below it. */
export const DISCS: Record<string, number> = { slot_A: 82, slot_B: 82, deep: 64, sol: 56, shipyard: 52, extra: 44 }
/** The same on a board of this height, as the style sheet of an area reckons it. */
export function discSize(kind: string, height: number): number {
  const most = DISCS[kind] ?? 82
  return Math.max(most / 2, Math.min(most, ((height - 200) * most) / 240))
}

/** Where an extra area lies: between the slots, or at the rim when a shipyard is in the middle. */
function beside(host: Place, crowded: boolean): { x: number; y: number } {
  const near = host.y > 50
  if (!crowded) return { x: 50, y: near ? 55.5 : 42 }
  return { x: host.x < 50 ? 16 : 84, y: near ? 59.5 : 40.5 }
}

/** The areas of the side in play with their places; the extra one hangs beside the slot it is joined to. */
export function places(layout: Layout, view: View): { areas: AreaPlace[]; edges: [AreaPlace, AreaPlace][] } {
  const side = layout.sides.find((each) => each.id === view.side)
  const areas = (side?.locations ?? []).map((place) => ({ ...place, area: areaNumber(layout, place.id) }))
  const edges = (side?.edges ?? []).map(([one, other]) => [one, other])
  const host = areas.find((each) => each.id === view.joined)
  if (host) {
    areas.push({ id: 'extra', kind: 'extra', spec: [], ...beside(host, areas.some((each) => each.id === 'Y3')), area: areaNumber(layout, 'extra') })
    edges.push([host.id, 'extra'])
  }
  const at = (id: string | undefined) => areas.find((each) => each.id === id)
  return {
    areas,
    edges: edges.flatMap(([one, other]): [AreaPlace, AreaPlace][] => {
      const [from, to] = [at(one), at(other)]
      return from && to ? [[from, to]] : []
    }),
  }
}

/** What an area is for: the card's specialisations, or the shipyard's. */
export function specOf(layout: Layout, view: View, area: AreaView): ('food' | 'ore')[] {
  if (area.system) return bookOf(layout).system.get(area.system)?.spec ?? []
  return layout.sides.find((each) => each.id === view.side)?.locations.find((each) => each.id === area.id)?.spec ?? []
}

export function shipCount(ships: readonly number[]): number {
  return ships.reduce((sum, each) => sum + each, 0)
}

/** A seat's ships of all areas, by level. */
export function fleet(view: View, seat: number): number[] {
  return [0, 1, 2, 3].map((level) => view.areas.reduce((sum, area) => sum + (area.ships[seat]?.[level] ?? 0), 0))
}

export function technologiesOf(view: View, seat: number): number {
  return view.slots.filter((slot) => slot.researched.includes(seat)).length + (view.factions[seat]?.private.length ?? 0)
}

export function discsClaimed(view: View): number {
  return view.achievements.reduce((sum, each) => sum + each.discs.length, 0)
}
