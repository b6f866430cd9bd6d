// Sunward's view and layout as the server sends them, and what the board reads out of them.

import type { Legal, Tally } from '../../lib/wire'
import { key, neighbours, type Hex, type Placement } from './geometry'
import type { Piece, SheetView, SunwardView } from './views'

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
  scoring: { mission_points: number[]; mission_points_beyond: number; resource_enclosed: number; alien_uncovered: number }
  layout: {
    board: {
      size: [number, number]
      place: { x0: number; pitch: number }
      zone_slot: { y: number; width: number; height: number }
      mission_slot: { top_y: number; bottom_y: number; diameter: number }
      notch: { width: number; depth: number }
      seam_x: number
      seam_panel: { width: number; height: number }
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

export interface Covered {
  aliens: number
  upgrades: number
  /** Frontiers reached by these cells that the sheet has not reached before, with the points they would give. */
  frontiers: { id: string; points: number }[]
}

/** What a piece on these cells would cover and reach. */
export function coveredBy(layout: SunwardLayout, view: SunwardView, sheet: SheetView, cells: readonly number[]): Covered {
  const symbols = symbolAt(layout)
  const hexes = new Set(cells.map((cell) => key(layout.cells[cell] ?? [NaN, NaN])))
  const frontiers: Covered['frontiers'] = []
  layout.sheet.frontiers.forEach((frontier, k) => {
    if (sheet.frontiers[k] === 0 && frontier.edges.some((edge) => hexes.has(key(edge.hex))))
      frontiers.push({ id: frontier.id, points: view.claimed[k] ? frontier.later : frontier.first })
  })
  return {
    aliens: cells.filter((cell) => symbols.get(cell) === 'alien').length,
    upgrades: cells.filter((cell) => symbols.get(cell) === 'upgrade').length,
    frontiers,
  }
}

/** The hexes that make a mission count, for pointing at them. */
export function countedHexes(layout: SunwardLayout, view: SunwardView, sheet: SheetView, column: number): number[] {
  const mission = view.columns[column]?.mission
  const own = sheet.pieces.filter((piece) => piece.column === column)
  const cells = own.flatMap((piece) => piece.cells)
  const symbols = symbolAt(layout)
  const index = cellIndex(layout)
  const near = (cell: number) =>
    neighbours(layout.cells[cell] ?? [NaN, NaN]).flatMap((hex) => {
      const found = index.get(key(hex))
      return found === undefined ? [] : [found]
    })
  if (mission === 'aliens') return cells.filter((cell) => symbols.get(cell) === 'alien')
  if (mission === 'upgrades') return cells.filter((cell) => symbols.get(cell) === 'upgrade')
  if (mission === 'resources') return [...new Set(cells.flatMap(near).filter((cell) => symbols.get(cell) === 'resource'))]
  if (mission === 'black_hole') {
    const holes = new Set(sheet.pieces.filter((piece) => piece.column === 5).flatMap((piece) => piece.cells))
    return own.filter((piece) => piece.cells.some((cell) => near(cell).some((each) => holes.has(each)))).flatMap((piece) => piece.cells)
  }
  return largestGroup(own, near).flatMap((piece) => piece.cells)
}

function largestGroup(pieces: readonly Piece[], near: (cell: number) => number[]): Piece[] {
  let largest: Piece[] = []
  const waiting = new Set(pieces)
  for (const start of pieces) {
    if (!waiting.delete(start)) continue
    const group = [start]
    for (let k = 0; k < group.length; k++) {
      const around = new Set((group[k]?.cells ?? []).flatMap(near))
      for (const other of [...waiting])
        if (other.cells.some((cell) => around.has(cell))) {
          waiting.delete(other)
          group.push(other)
        }
    }
    if (group.length > largest.length) largest = group
  }
  return largest
}

export function total(tally: Tally): number {
  return Object.values(tally).reduce((sum, points) => sum + points, 0)
}
