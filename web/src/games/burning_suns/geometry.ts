// Where the tiles of a galaxy lie, in units of the map: 100 from one tile to the next.

import type { Rect } from '../../board/camera'
import type { PlaceView, SunsLayout, SunsView } from './model'

export const PITCH = 100

/** How large letters on the map are, in its own units, where a unit is this many pixels: never smaller than 12 of them. */
export const lettersAt = (scale: number) => Math.max(12.4, 12.1 / scale)
/** Whether there is room for words: they disappear instead of growing smaller. */
export const hasWords = (scale: number) => scale >= 0.77

/** Where rows lie so close that a chip on the rim of a disc would reach into the names above it: there it lies on the disc. */
export const closeRows = (scale: number) => scale < 0.8

/** Between two rows of the lattice. */
const ROW = PITCH * Math.sqrt(0.75)
/** What stands between the discs of two rows: the name of the upper, half of the forces of the lower. */
const BETWEEN = 23
/** Beside a disc stands nothing, so it may be no larger than this. */
const LARGEST = 44
/** How high the window of the galaxy is for its width, and what its tiles need around it, in tiles. */
const WINDOW = { shape: 0.98, across: 1.05, along: 1.15 }

export interface Site {
  id: string
  /** The number of the place in actions. */
  index: number
  x: number
  y: number
  axis: number
}

export interface Chart {
  sites: Site[]
  /** Of a disc. */
  radius: number
}

/**
 * All places of the galaxy being played, in the order of their numbers; one laid by chance tells where they lie. A flat
 * galaxy has its rows farther apart, so that it fills the window and its worlds are larger.
 */
export function chart(layout: SunsLayout, view: Pick<SunsView, 'galaxy' | 'sites' | 'places'>): Chart {
  const galaxy = layout.galaxies.find((each) => each.id === view.galaxy)
  const listed = [...(galaxy?.places ?? []), ...(galaxy?.free_places ?? [])].map((each): [number, number, number] => [each.x, each.y, each.axis ?? 0])
  const all = view.sites ?? listed
  const used = all.filter((_, k) => view.places[k]?.back !== null)
  const wide = extent(used.map(([x]) => x))
  const high = extent(used.map(([, y]) => y))
  const apart = clamp(((wide + WINDOW.across) * WINDOW.shape - WINDOW.along) / high, 1, 1.4)
  const sites = all.map(([x, y, axis], index) => ({ id: view.places[index]?.id ?? '', index, x: x * PITCH, y: y * PITCH * apart, axis }))
  return { sites, radius: Math.min(LARGEST, (ROW * apart - BETWEEN) / 2) }
}

const extent = (values: number[]) => Math.max(...values) - Math.min(...values) || 1
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** The part of space that has tiles, and the free places that can be chosen. */
export function bounds({ sites, radius }: Chart, places: readonly PlaceView[], also: ReadonlySet<string>): Rect {
  const used = sites.filter((each, k) => places[k]?.back !== null || also.has(each.id))
  const xs = used.map((each) => each.x)
  const ys = used.map((each) => each.y)
  const beside = PITCH / 2 + 1
  const [left, top] = [Math.min(...xs) - beside, Math.min(...ys) - radius - 13]
  return { x: left, y: top, w: Math.max(...xs) + beside - left, h: Math.max(...ys) + radius + 19 - top }
}

/** A square on its tip with rounded corners, as wide as a disc. */
export function diamond(radius: number): string {
  const r = radius * 0.94
  const c = r * 0.16
  return `M${-c} ${-r + c}Q0 ${-r} ${c} ${-r + c}L${r - c} ${-c}Q${r} 0 ${r - c} ${c}L${c} ${r - c}Q0 ${r} ${-c} ${r - c}L${-r + c} ${c}Q${-r} 0 ${-r + c} ${-c}z`
}

/** An arrow between two tiles, from edge to edge. */
export function arrow(from: { x: number; y: number }, to: { x: number; y: number }): { x1: number; y1: number; x2: number; y2: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const gap = Math.min(30, far / 3)
  return { x1: from.x + dx * gap, y1: from.y + dy * gap, x2: to.x - dx * gap, y2: to.y - dy * gap }
}

// ---------------------------------------------------------------- chips

/** Something in a chip: whose it is, ships, or troops. */
export interface Mark {
  what: 'shape' | 'ships' | 'ground'
  seat: number
  number: number
}

/** Marks one after the other, for letters of this size: where each begins, and how wide all are. */
export function inARow(marks: readonly Mark[], font: number): { at: number[]; width: number } {
  const at: number[] = []
  let width = 0
  for (const mark of marks) {
    if (width > 0) width += mark.what === 'shape' ? 5 : 4
    at.push(width)
    width += mark.what === 'shape' ? font * 0.8 - 2 : font + font * 0.54 * String(mark.number).length
  }
  return { at, width }
}
