// Where the sentence about a place stands: on the board, never over the question, never out of sight.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8
const EDGE = 6

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Above the place if there is room on the board, else below, else beside it where there is more room. */
export function placed(place: Box, size: { width: number; height: number }, room: Box): { left: number; top: number } {
  const [right, bottom] = [room.left + room.width, room.top + room.height]
  const middle = place.left + place.width / 2 - size.width / 2
  const left = within(middle, room.left + EDGE, Math.max(room.left + EDGE, right - size.width - EDGE))
  const above = place.top - GAP - size.height
  if (above >= room.top + EDGE) return { left, top: above }
  const below = place.top + place.height + GAP
  if (below + size.height <= bottom - EDGE) return { left, top: below }
  const leftward = place.left - GAP - size.width
  const rightward = place.left + place.width + GAP
  const beside = leftward - room.left > right - rightward - size.width ? leftward : rightward
  return {
    left: within(beside, room.left + EDGE, Math.max(room.left + EDGE, right - size.width - EDGE)),
    top: within(place.top, room.top + EDGE, Math.max(room.top + EDGE, bottom - size.height - EDGE)),
  }
}
