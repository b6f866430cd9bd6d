// Hexes on the sheet: axial coordinates, pointy tops, r downwards. Nothing here knows about the screen but `centre`.

export type Hex = readonly [number, number]

export const DIRECTIONS: Record<string, Hex> = {
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
}

export interface Turn {
  /** Sixths of a turn to the right. */
  rotation: number
  mirrored: boolean
}

export interface Placement {
  id: number
  /** The cell of the top hex. */
  cell: number
  orientation: number
  cells: number[]
}

/** How many a shape has at most: the vocabulary numbers them within every cell. */
export const ORIENTATIONS = 12

export const key = (hex: Hex): string => `${hex[0]},${hex[1]}`

export function turned([q, r]: Hex, turn: Turn): Hex {
  let [x, y]: Hex = turn.mirrored ? [-q - r, r] : [q, r]
  for (let k = 0; k < turn.rotation % 6; k++) [x, y] = [-y, x + y]
  return [x, y]
}

const reading = (a: Hex, b: Hex) => a[1] - b[1] || a[0] - b[0]

/** In reading order, with the first hex at (0, 0). */
export function normal(cells: readonly Hex[]): Hex[] {
  const sorted = [...cells].sort(reading)
  const [q0, r0] = sorted[0] ?? [0, 0]
  return sorted.map(([q, r]) => [q - q0, r - r0] as const)
}

const same = (a: readonly Hex[], b: readonly Hex[]) => a.length === b.length && a.every((hex, k) => key(hex) === key(b[k] ?? [NaN, NaN]))

/** Which of the listed orientations a turn of the cells gives; -1 for none. */
export function orientationOf(cells: readonly Hex[], turn: Turn, listed: readonly (readonly Hex[])[]): number {
  const form = normal(cells.map((hex) => turned(hex, turn)))
  return listed.findIndex((each) => same(each, form))
}

/** A turn that brings the cells into a listed orientation; the one given already, if it does. */
export function turnTo(cells: readonly Hex[], orientation: number, listed: readonly (readonly Hex[])[], now: Turn): Turn {
  if (orientationOf(cells, now, listed) === orientation) return now
  for (const mirrored of [now.mirrored, !now.mirrored])
    for (let rotation = 0; rotation < 6; rotation++) {
      const turn = { rotation, mirrored }
      if (orientationOf(cells, turn, listed) === orientation) return turn
    }
  return now
}

/** The next turn that looks different, by sixths to the right (1) or left (-1). */
export function rotated(cells: readonly Hex[], turn: Turn, by: 1 | -1): Turn {
  const before = normal(cells.map((hex) => turned(hex, turn)))
  let next = turn
  for (let k = 0; k < 6; k++) {
    next = { ...next, rotation: (next.rotation + by + 6) % 6 }
    if (!same(before, normal(cells.map((hex) => turned(hex, next))))) return next
  }
  return turn
}

/** The mirror image as seen: left and right change places. */
export function mirrored(turn: Turn): Turn {
  return { rotation: (6 - turn.rotation) % 6, mirrored: !turn.mirrored }
}

export function centre([q, r]: Hex, size: number): [number, number] {
  return [Math.sqrt(3) * size * (q + r / 2), 1.5 * size * r]
}

export function corners(x: number, y: number, size: number): string {
  const points: string[] = []
  for (let k = 0; k < 6; k++) {
    const angle = (Math.PI / 180) * (60 * k - 90)
    points.push(`${(x + size * Math.cos(angle)).toFixed(2)},${(y + size * Math.sin(angle)).toFixed(2)}`)
  }
  return points.join(' ')
}

const CORNERS_OF: Record<string, readonly [number, number]> = {
  NE: [0, 1], E: [1, 2], SE: [2, 3], SW: [3, 4], W: [4, 5], NW: [5, 0],
}

export function side(x: number, y: number, size: number, name: string): [[number, number], [number, number]] {
  const [a, b] = CORNERS_OF[name] ?? [0, 1]
  const at = (k: number): [number, number] => {
    const angle = (Math.PI / 180) * (60 * k - 90)
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)]
  }
  return [at(a), at(b)]
}

/** The outline of a group of hexes: the sides that no other hex of the group shares. */
export function outline(cells: readonly Hex[], size: number): string {
  const inside = new Set(cells.map(key))
  let path = ''
  for (const hex of cells) {
    const [x, y] = centre(hex, size)
    for (const [name, [dq, dr]] of Object.entries(DIRECTIONS)) {
      if (inside.has(key([hex[0] + dq, hex[1] + dr]))) continue
      const [[x1, y1], [x2, y2]] = side(x, y, size, name)
      path += `M${x1.toFixed(2)} ${y1.toFixed(2)}L${x2.toFixed(2)} ${y2.toFixed(2)}`
    }
  }
  return path
}

/** The placement whose top hex is nearest to a point, if one is within reach. */
export function snapped(
  placements: readonly Placement[],
  at: readonly [number, number],
  spot: (cell: number) => readonly [number, number],
  reach: number,
): Placement | null {
  let best: Placement | null = null
  let least = reach * reach
  for (const each of placements) {
    const [x, y] = spot(each.cell)
    const distance = (x - at[0]) ** 2 + (y - at[1]) ** 2
    if (distance <= least) {
      best = each
      least = distance
    }
  }
  return best
}

/** The nearest placement in a direction, for the arrow keys: what lies ahead counts, what lies aside counts double. */
export function towards(
  placements: readonly Placement[],
  from: readonly [number, number],
  direction: readonly [number, number],
  spot: (cell: number) => readonly [number, number],
): Placement | null {
  let best: Placement | null = null
  let least = Infinity
  for (const each of placements) {
    const [x, y] = spot(each.cell)
    const ahead = (x - from[0]) * direction[0] + (y - from[1]) * direction[1]
    const aside = Math.abs((x - from[0]) * direction[1] - (y - from[1]) * direction[0])
    if (ahead < 1) continue
    const distance = ahead + 2 * aside
    if (distance < least) {
      best = each
      least = distance
    }
  }
  return best
}
