// Ships, stations, dice and crystals as paths in a box of 100 by 100: left half light, right half dark, the seat's colour inlaid.

import outlines from './ships.json'

export interface Part {
  d: string
  fill?: string
  stroke?: string
  width?: number
  /** Light that it sheds, blurred by so much. */
  glow?: number
}

export type ShipKind = keyof typeof outlines
export const SHIP_KINDS = Object.keys(outlines) as ShipKind[]

const LIT = '#dee5f2'
const DARK = '#7a86a2'
const EDGE = '#181e30'
const FLAME = '#9fdcff'

const lighter = (colour: string) => `color-mix(in srgb, ${colour} 88%, white)`
const darker = (colour: string) => `color-mix(in srgb, ${colour} 62%, black)`

function polygon(points: readonly (readonly number[])[], sign: 1 | -1, scale: number, top: number): string {
  const at = points.map(([x = 0, y = 0]) => `${+(50 + sign * x * scale).toFixed(2)} ${+(top + y * scale).toFixed(2)}`)
  return `M${at.join('L')}z`
}

/** How tall a ship of this kind is, of the tallest. */
export function tallness(kind: ShipKind): number {
  return outlines[kind].tall / 100
}

/** A ship with its nose up. With `true_size` a fighter is smaller than a titan; else each fills the box. */
export function ship(kind: ShipKind, colour: string, true_size = false): Part[] {
  const form = outlines[kind]
  const scale = true_size ? tallness(kind) : 1
  const top = 50 - 50 * scale
  const flames = form.engines.flatMap(([x = 0, y = 0, wide = 0, long = 0]) =>
    (x === 0 ? [1] : [1, -1]).map((sign) => {
      const across = 50 + sign * x * scale
      const down = top + y * scale
      const half = wide * scale * 0.8
      const tail = down + long * scale * 2.6 // twice as far as the curve reaches
      return `M${across - half} ${down - half}Q${across} ${tail} ${across + half} ${down - half}z`
    }),
  )
  return [
    { d: flames.join(''), fill: FLAME, glow: 3 * scale },
    { d: polygon(form.hull, -1, scale, top), fill: LIT, stroke: EDGE, width: 1 },
    { d: polygon(form.hull, 1, scale, top), fill: DARK, stroke: EDGE, width: 1 },
    { d: polygon(form.inlay, -1, scale, top), fill: lighter(colour) },
    { d: polygon(form.inlay, 1, scale, top), fill: darker(colour) },
  ]
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const arc = (r: number, from: number, to: number) => {
  const point = (angle: number) =>
    `${+(50 + r * Math.cos(angle)).toFixed(2)} ${+(50 + r * Math.sin(angle)).toFixed(2)}`
  return `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`
}

/** A wheel with spokes and lit windows; a gyrodyne, a shipyard, a starbase. */
export function station(colour: string, spokes = 8): Part[] {
  const turns = Array.from({ length: spokes }, (_, k) => (k / spokes) * 2 * Math.PI)
  const spoke = turns
    .map((turn) => `M50 50L${+(50 + 38 * Math.cos(turn)).toFixed(2)} ${+(50 + 38 * Math.sin(turn)).toFixed(2)}`)
    .join('')
  const windows = Array.from({ length: 16 }, (_, k) => (k / 16) * 2 * Math.PI + 0.1)
    .map((turn) => ring(+(50 + 40.5 * Math.cos(turn)).toFixed(2), +(50 + 40.5 * Math.sin(turn)).toFixed(2), 1.2))
    .join('')
  return [
    { d: spoke, stroke: EDGE, width: 5.4 },
    { d: spoke, stroke: '#9aa6be', width: 3.4 },
    { d: ring(50, 50, 40), stroke: EDGE, width: 12 },
    { d: ring(50, 50, 40), stroke: DARK, width: 10 },
    { d: arc(40, Math.PI * 0.75, Math.PI * 1.75), stroke: LIT, width: 10 },
    { d: ring(50, 50, 34.4), stroke: colour, width: 1.8 },
    { d: windows, fill: '#ffe2a0' },
    { d: ring(50, 50, 13), fill: LIT, stroke: EDGE, width: 1.4 },
    { d: 'M50 37a13 13 0 0 1 0 26z', fill: DARK },
    { d: ring(50, 50, 7), fill: colour },
  ]
}

/** A cut stone with four faces, lit from the upper left. */
export function crystal(colour: string): Part[] {
  return [
    { d: 'M30 8H50V34H12z', fill: `color-mix(in srgb, ${colour} 55%, white)` },
    { d: 'M50 8H70L88 34H50z', fill: lighter(colour) },
    { d: 'M12 34H50V94z', fill: colour },
    { d: 'M88 34H50V94z', fill: darker(colour) },
    { d: 'M30 8H70L88 34L50 94L12 34z', stroke: EDGE, width: 2 },
  ]
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [[30, 30], [70, 70]],
  3: [[30, 30], [50, 50], [70, 70]],
  4: [[30, 30], [70, 30], [30, 70], [70, 70]],
  5: [[30, 30], [70, 30], [50, 50], [30, 70], [70, 70]],
  6: [[30, 28], [70, 28], [30, 50], [70, 50], [30, 72], [70, 72]],
} // prettier-ignore

/** The middles of the pips of a die with six sides. */
export function pips(value: number): readonly (readonly [number, number])[] {
  return PIPS[value] ?? []
}

/** The body of a die: a rounded cube seen from above, or for any other number of sides a stone of six facets. */
export function die(sides: number, colour: string): Part[] {
  if (sides === 6) {
    return [
      { d: 'M24 6H76Q94 6 94 24V76Q94 94 76 94H24Q6 94 6 76V24Q6 6 24 6z', fill: darker(colour) },
      { d: 'M24 6H74Q90 6 90 22V74Q90 90 74 90H24Q6 90 6 74V24Q6 6 24 6z', fill: colour },
      { d: 'M24 10H74Q86 10 86 22V24Q60 14 24 24Q16 50 14 74Q10 74 10 72V24Q10 10 24 10z', fill: lighter(colour) },
    ]
  }
  return [
    { d: 'M50 4L90 27L50 27z M50 4L10 27L50 27z', fill: `color-mix(in srgb, ${colour} 70%, white)` },
    { d: 'M10 27L50 27L24 70z', fill: lighter(colour) },
    { d: 'M90 27L50 27L76 70z', fill: `color-mix(in srgb, ${colour} 80%, black)` },
    { d: 'M50 27L24 70H76z', fill: colour },
    { d: 'M10 27L24 70L10 73z', fill: `color-mix(in srgb, ${colour} 78%, black)` },
    { d: 'M90 27L76 70L90 73z', fill: darker(colour) },
    { d: 'M24 70H76L90 73L50 96L10 73z', fill: `color-mix(in srgb, ${colour} 55%, black)` },
    { d: 'M50 4L90 27V73L50 96L10 73V27z', stroke: EDGE, width: 1.5 },
  ]
}
