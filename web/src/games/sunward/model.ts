// Sunward's view and layout as the server sends them, and what the board reads out of them.

import type { Choice, Legal, Scene, Tally } from '../../lib/wire'
import { key, type Hex, type Placement } from './geometry'
import type { SunwardView } from './views'

export interface FrontierLayout {
  id: string
  first: number
  later: number
  edges: { hex: Hex; sides: string[] }[]
  badge_cell: Hex
}
export interface ZoneLayout {
  id: string
  cells: Hex[]
  fill: { colour: string; pattern: string }
}
export interface SunwardLayout {
  cells: Hex[]
  sheet: {
    frontiers: FrontierLayout[]
    symbols: Record<'alien' | 'upgrade' | 'resource', Hex[]>
    spaceship: Hex
    upgrade_track: number
  }
  zones: ZoneLayout[]
  missions: string[]
  places: number[]
  spans: number[]
  /** The number of the first move that leaves a hex out. */
  first_left_out: number
  scoring: { mission_points: number[]; mission_points_beyond: number; resource_enclosed: number; alien_uncovered: number }
  layout: {
    board: {
      size: [number, number]
      place: { x0: number; pitch: number }
      zone_slot: { y: number; width: number; height: number }
      mission_slot: { top_y: number; bottom_y: number; diameter: number }
      notch: { width: number; depth: number }
      seam_x: number
      stacking_margin: number
    }
    coordinate_tile: {
      tab: { width: number; depth: number }
      part_radius: number
      part_centre_dy: number
      bar: { height: number; base_dy: number; lane_step: number }
      lanes: number[]
    }
  }
  orientations: Record<string, Record<string, Hex[][]>>
}
export type Phase = 'coordinates' | 'drawing' | 'over'
export type Edge = 'top' | 'bottom'

export type * from './views'

export interface PairTarget {
  edge: Edge
  low: number
  high: number
  /** The two sides of the tile there: which action, and what the circle and the octagon point at. */
  sides: { id: number; circle: number; octagon: number }[]
}

/** The legal notch pairs of the top tile; on which side its circle is, is told by the server's phrase facts or by rule. */
export function pairTargets(layout: SunwardLayout, view: SunwardView, legal: readonly Legal[]): PairTarget[] {
  const span = layout.spans[view.placed.length] ?? 0
  const found = new Map<string, PairTarget>()
  for (const move of legal) {
    if (move.kind !== 'place_tile') continue
    const [edge = 0, low = 0, side = 0] = move.args
    const high = layout.places.indexOf((layout.places[low] ?? 0) + span)
    const name = edge === 0 ? 'top' : 'bottom'
    const target = found.get(`${edge}/${low}`) ?? { edge: name, low, high, sides: [] }
    const circleLow = (side === 0) === (edge === 0)
    target.sides.push({ id: move.id, circle: circleLow ? low : high, octagon: circleLow ? high : low })
    found.set(`${edge}/${low}`, target)
  }
  return [...found.values()]
}

/** What a legal notch pair would tell to draw: the columns of circle and octagon. */
export function pairOf(layout: SunwardLayout, view: SunwardView, legal: readonly Legal[], id: number): { circle: number; octagon: number } | null {
  return pairTargets(layout, view, legal).flatMap((each) => each.sides).find((side) => side.id === id) ?? null
}

/** All legal drawings, with the cells each would cover. */
export function placements(layout: SunwardLayout, zone: string, leftOut: readonly number[], legal: readonly Legal[]): Placement[] {
  const mask = leftOut.reduce((sum, k) => sum | (1 << k), 0)
  const listed = layout.orientations[zone]?.[String(mask)]
  if (!listed) return []
  const index = cellIndex(layout)
  const found: Placement[] = []
  for (const move of legal) {
    if (move.kind !== 'draw') continue
    const [cell = 0, orientation = 0] = move.args
    const [q, r] = layout.cells[cell] ?? [0, 0]
    const cells = (listed[orientation] ?? []).map(([dq, dr]) => index.get(key([q + dq, r + dr])) ?? -1)
    found.push({ id: move.id, orientation, cell, cells })
  }
  return found
}

const indices = new WeakMap<SunwardLayout, Map<string, number>>()

export function cellIndex(layout: SunwardLayout): Map<string, number> {
  let index = indices.get(layout)
  if (!index) {
    index = new Map(layout.cells.map((hex, k) => [key(hex), k]))
    indices.set(layout, index)
  }
  return index
}

/** A hex as players say it: a letter for the row and its number in the row. */
export function cellLabel(layout: SunwardLayout, cell: number): string {
  const row = layout.cells[cell]?.[1] ?? 0
  const first = layout.cells.findIndex((hex) => hex[1] === row)
  return `${rowLetter(row)}${cell - first + 1}`
}

export function rowLetter(row: number): string {
  return String.fromCharCode(65 + row)
}

export function symbolAt(layout: SunwardLayout): Map<number, 'alien' | 'upgrade' | 'resource'> {
  const index = cellIndex(layout)
  const found = new Map<number, 'alien' | 'upgrade' | 'resource'>()
  for (const kind of ['alien', 'upgrade', 'resource'] as const)
    for (const hex of layout.sheet.symbols[kind]) {
      const cell = index.get(key(hex))
      if (cell !== undefined) found.set(cell, kind)
    }
  return found
}

/** Of a sheet and a column, the cells that make its mission count, for pointing at them; nothing is told of games of earlier rules. */
export function countedCells(scene: Scene | null, seat: number, column: number): number[] {
  const told = (scene?.forecast ?? {}) as { counted?: number[][][] }
  return told.counted?.[seat]?.[column] ?? []
}

/** How much of something a drawing brings, as its choice tells. */
export const gainOf = (choice: Choice | null, what: string) => (choice?.gain ?? []).filter((each) => each.what === what).map((each) => each.amount)

export function total(tally: Tally): number {
  return Object.values(tally).reduce((sum, points) => sum + points, 0)
}
