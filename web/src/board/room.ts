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
} as const
export type Shape = keyof typeof TAKEN

/** What boards are drawn for; of what there is beyond, most makes things larger. */
const DRAWN_FOR = { width: 1050, height: 676 }
/** How much larger the shell itself is on a wide screen: what it takes away grows with it. */
const SHELL = 1.25
const SHARE = 0.9

export function roomFor(window: { width: number; height: number }, shape: Shape, text: number): Room {
  const taken = TAKEN[shape]
  const shell = shape === 'wide' ? SHELL : 1
  const width = window.width - taken.width * shell
  const height = Math.max(window.height - taken.height * shell, shape === 'phone' ? 320 : 0)
  const beyond = Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height) - 1
  const grown = shape === 'wide' && beyond > 0 ? 1 + beyond * SHARE : 1
  return { zoom: grown * text, size: text > 1 ? { width: width / grown, height: height / grown } : null }
}
