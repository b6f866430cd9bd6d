// What lies over a map – zoom, the small overview, signs to places beyond the edge – and never over a place that can be chosen.

import type { Size } from './camera'

interface Point {
  x: number
  y: number
}

export type Corner = readonly ['right' | 'left', 'bottom' | 'top']
export const CORNERS: readonly Corner[] = [['right', 'bottom'], ['left', 'bottom'], ['left', 'top'], ['right', 'top']]
const CORNER = { w: 84, h: 150 }

/** The corners of the window without a place under them, in the order in which they are preferred. */
export function freeCorners(places: readonly Point[], window: Size): readonly Corner[] {
  const under = ([side, end]: Corner, { x, y }: Point) =>
    (side === 'left' ? x < CORNER.w : x > window.w - CORNER.w) && (end === 'top' ? y < CORNER.h : y > window.h - CORNER.h)
  return CORNERS.filter((corner) => !places.some((each) => under(corner, each)))
}

/** The size of a sign at the edge, and where along it to look for room. */
export const SIGN = 46
const ALONG = [0.48, 0.3, 0.66, 0.14, 0.84]

export interface Chevron {
  /** Where it leads: right and down are positive. */
  way: readonly [number, number]
  n: number
  x: number
  y: number
  sign: string
}

/** Signs for the places beyond the edges, each where it covers no place; none where there is no room. */
export function chevronsTo(places: readonly Point[], window: Size): Chevron[] {
  const [left, rest] = parted(places, ({ x }) => x < 0)
  const [right, within] = parted(rest, ({ x }) => x > window.w)
  const [up, below] = parted(within, ({ y }) => y < 0)
  const [down] = parted(below, ({ y }) => y > window.h)
  const signs = [
    { way: [-1, 0], n: left.length, sign: `‹ ${left.length}` },
    { way: [1, 0], n: right.length, sign: `${right.length} ›` },
    { way: [0, -1], n: up.length, sign: `${up.length} ˄` },
    { way: [0, 1], n: down.length, sign: `${down.length} ˅` },
  ] as const
  return signs.flatMap((each) => {
    const [across, along] = each.way
    for (const part of each.n > 0 ? ALONG : []) {
      const x = across === 0 ? window.w * part - SIGN / 2 : across < 0 ? 0 : window.w - SIGN
      const y = along === 0 ? window.h * part - SIGN / 2 : along < 0 ? 0 : window.h - SIGN
      if (!places.some((one) => Math.max(Math.abs(one.x - x - SIGN / 2), Math.abs(one.y - y - SIGN / 2)) < SIGN)) return [{ ...each, x, y }]
    }
    return []
  })
}

function parted(all: readonly Point[], first: (each: Point) => boolean): [Point[], Point[]] {
  return [all.filter(first), all.filter((each) => !first(each))]
}
