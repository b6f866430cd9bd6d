// The rosette of an emblem: four closed waves round one middle, told from an id, so that no two cards look alike and no byte is sent.

import { hash } from './manifest'

/** Numbers from 0 to 1, the same for the same id (mulberry32). */
export function luckOf(id: string): () => number {
  let state = hash(id)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value = (value + Math.imul(value ^ (value >>> 7), value | 61)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

const POINTS = 60
const WAVES = 4

/** A closed curve through the middles of neighbouring points, smooth everywhere. */
function closed(points: readonly (readonly [number, number])[]): string {
  const at = (k: number) => points[k % points.length] ?? ([0, 0] as const)
  const middle = (k: number) => [(at(k)[0] + at(k + 1)[0]) / 2, (at(k)[1] + at(k + 1)[1]) / 2] as const
  const round = (value: number) => value.toFixed(1).replace(/\.0$/, '')
  let path = `M${round(middle(0)[0])} ${round(middle(0)[1])}`
  for (let k = 1; k <= points.length; k++) {
    path += `Q${round(at(k)[0])} ${round(at(k)[1])} ${round(middle(k)[0])} ${round(middle(k)[1])}`
  }
  return `${path}z`
}

/** Four paths in a box from -50 to 50, the outermost first. */
export function rosette(id: string): string[] {
  const luck = luckOf(id)
  const petals = 3 + Math.floor(luck() * 5)
  const ripples = petals + 2 + Math.floor(luck() * 4)
  const turn = luck() * 2 * Math.PI
  return Array.from({ length: WAVES }, (_, wave) => {
    const radius = 39 - wave * 8.2
    const deep = (0.1 + luck() * 0.13) * (1 - wave * 0.12)
    const fine = 0.03 + luck() * 0.05
    const shift = turn + wave * (0.18 + luck() * 0.3)
    const points = Array.from({ length: POINTS }, (_, k) => {
      const angle = (k / POINTS) * 2 * Math.PI
      const far = radius * (1 + deep * Math.sin(petals * angle + shift) + fine * Math.sin(ripples * angle - shift * 1.7))
      return [far * Math.cos(angle), far * Math.sin(angle)] as const
    })
    return closed(points)
  })
}

/** Small lights round the rosette: x, y and radius. */
export function sparks(id: string, wide: number, high: number): { x: number; y: number; r: number }[] {
  const luck = luckOf(`${id} sparks`)
  return Array.from({ length: 9 }, () => ({ x: luck() * wide, y: luck() * high, r: 0.4 + luck() * 0.9 }))
}
