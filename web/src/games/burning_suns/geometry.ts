// Where the tiles of a galaxy lie, in units of the map: 100 from one tile to the next.

import type { Rect } from '../../board/camera'
import type { PlaceView, SunsLayout, SunsView } from './model'

export const PITCH = 100
export const RADIUS = 45

export interface Site {
  id: string
  /** The number of the place in actions. */
  index: number
  x: number
  y: number
  axis: number
}

/** All places of the galaxy being played, in the order of their numbers; one laid by chance tells where they lie. */
export function sites(layout: SunsLayout, view: Pick<SunsView, 'galaxy' | 'sites' | 'places'>): Site[] {
  const galaxy = layout.galaxies.find((each) => each.id === view.galaxy)
  const listed = [...(galaxy?.places ?? []), ...(galaxy?.free_places ?? [])].map((each): [number, number, number] => [each.x, each.y, each.axis ?? 0])
  return (view.sites ?? listed).map(([x, y, axis], index) => ({ id: view.places[index]?.id ?? '', index, x: x * PITCH, y: y * PITCH, axis }))
}

/** The part of space that has tiles, and the free places that can be chosen. */
export function bounds(all: readonly Site[], places: readonly PlaceView[], also: ReadonlySet<string>): Rect {
  const used = all.filter((each, k) => places[k]?.back !== null || also.has(each.id))
  const xs = used.map((each) => each.x)
  const ys = used.map((each) => each.y)
  const room = RADIUS + 7
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x: left, y: top, w: Math.max(...xs) + room - left, h: Math.max(...ys) + room - top }
}

/** A star with four tips; the long axis lies along `axis` degrees. */
export function star(radius: number, axis: number, deep = 0.42): string {
  const points: string[] = []
  for (let k = 0; k < 4; k++) {
    const tip = ((axis + 90 * k) * Math.PI) / 180
    const notch = ((axis + 90 * k + 45) * Math.PI) / 180
    const far = radius * (k % 2 === 0 ? 1.02 : 0.92)
    points.push(`${k ? 'L' : 'M'}${round(far * Math.cos(tip))} ${round(far * Math.sin(tip))}`)
    points.push(`L${round(radius * deep * Math.cos(notch))} ${round(radius * deep * Math.sin(notch))}`)
  }
  return `${points.join('')}z`
}

const round = (number: number) => Math.round(number * 10) / 10

/** An arrow between two tiles, from edge to edge. */
export function arrow(from: { x: number; y: number }, to: { x: number; y: number }): { x1: number; y1: number; x2: number; y2: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
  const gap = Math.min(30, far / 3)
  return { x1: from.x + dx * gap, y1: from.y + dy * gap, x2: to.x - dx * gap, y2: to.y - dy * gap }
}

/** A name in at most two lines, parted near its middle; no word is cut. */
export function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const gaps = [...name.matchAll(/[\s-]/g)].map((each) => each.index)
  if (gaps.length === 0) return [name]
  const middle = gaps.reduce((best, each) => (Math.abs(each - name.length / 2) < Math.abs(best - name.length / 2) ? each : best))
  const hyphen = name[middle] === '-' ? 1 : 0
  return [name.slice(0, middle + hyphen), name.slice(middle + 1)]
}
