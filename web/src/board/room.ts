// How large a board is drawn. A board is laid out for the window as it is at ordinary text size, then magnified as a whole:
// on a wide screen everything on it grows with the cards, and larger text moves the board under a window instead of into itself.

export interface Room {
  zoom: number
  /** The size it is laid out in, when it is not simply all there is. */
  size: { width: number; height: number } | null
}

/** What the shell takes away from the window at ordinary text size: the rail, the bars, the margins. */
const TAKEN = {
  wide: { width: 316, height: 92 },
  full: { width: 316, height: 92 },
  narrow: { width: 16, height: 92 },
  compact: { width: 316, height: 74 },
  phone: { width: 0, height: 492 },
  tablet: { width: 0, height: 492 },
} as const
export type Shape = keyof typeof TAKEN

/** A window that shows one surface at a time: a phone, or a tablet held upright. */
export function shapeOf(width: number, height: number): Shape {
  if (width < 700) return 'phone'
  if (width < 1000 && height > 1.15 * width) return 'tablet'
  if (width < 1100) return 'narrow'
  if (height < 720) return 'compact'
  return width >= 1600 ? 'wide' : 'full'
}

/** How much larger everything is than at 1366 pixels: the board grows, not the gaps. */
export function grownBy(width: number, height: number): number {
  if (shapeOf(width, height) === 'tablet') return 1.2
  return [[2500, 1.6], [1900, 1.25], [1600, 1.125]].find(([from = 0]) => width >= from)?.[1] ?? 1
}

/** What boards are drawn for; of what there is beyond, most makes things larger. */
const DRAWN_FOR = { width: 1050, height: 676 }
const SHARE = 0.9
/** What is drawn for a phone, on a tablet. */
const TABLET = 1.3

export function roomFor(window: { width: number; height: number }, shape: Shape, text: number): Room {
  const taken = TAKEN[shape]
  const shell = shape === 'wide' ? Math.max(1.25, grownBy(window.width, window.height)) : 1
  const width = window.width - taken.width * shell
  const height = Math.max(window.height - taken.height * shell, shape === 'phone' || shape === 'tablet' ? 320 : 0)
  const beyond = Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height) - 1
  const grown = shape === 'tablet' ? TABLET : shape === 'wide' && beyond > 0 ? 1 + beyond * SHARE : 1
  return { zoom: grown * text, size: text > 1 ? { width: width / grown, height: height / grown } : null }
}
