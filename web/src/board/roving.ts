// One tab stop for a whole board: arrows go to the nearest place in their direction.

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

/** The number of the box that lies best in a direction: near, and not far to the side; -1 when there is none. */
export function nearest(from: Box, to: readonly Box[], way: [number, number]): number {
  const [x, y] = middle(from)
  let best = -1
  let least = Infinity
  to.forEach((box, k) => {
    const [a, b] = middle(box)
    const along = (a - x) * way[0] + (b - y) * way[1]
    const aside = Math.abs((a - x) * way[1]) + Math.abs((b - y) * way[0])
    if (along <= 1) return
    const far = along + 2.5 * aside
    if (far < least) {
      least = far
      best = k
    }
  })
  return best
}

/** Moves the focus inside a board; true when the key was one of ours. Shift visits places that cannot be chosen too. */
export function rove(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = WAYS[event.key]
  if (!way || event.ctrlKey || event.altKey || event.metaKey) return false
  const every = [...root.querySelectorAll<HTMLElement>('[data-target], [data-tray-move]')].filter((each) => each.getClientRects().length > 0)
  const wanted = every.filter((each) => event.shiftKey || each.dataset['lit'] !== undefined || each.dataset['trayMove'] !== undefined)
  const now = document.activeElement as HTMLElement | null
  const inside = now !== null && every.includes(now)
  const others = wanted.filter((each) => each !== now)
  const next = inside ? others[nearest(now.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), way)] : others[0]
  if (next) next.focus()
  return next !== undefined || inside
}
