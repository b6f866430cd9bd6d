// The camera over a map: which part of it the window shows. Never less than the whole, never beyond its edge.

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export interface Size {
  w: number
  h: number
}

export const MOST = 4

/** The frame that fits the whole map into a window, with equal margins. */
export function fit(map: Rect, window: Size): Rect {
  const scale = Math.min(window.w / map.w, window.h / map.h)
  const w = window.w / scale
  const h = window.h / scale
  return { x: map.x - (w - map.w) / 2, y: map.y - (h - map.h) / 2, w, h }
}

/** How much nearer a frame is than the whole. */
export function nearness(frame: Rect, map: Rect, window: Size): number {
  return fit(map, window).w / frame.w
}

/** The same frame, pushed back inside what `fit` shows. */
export function inside(frame: Rect, map: Rect, window: Size): Rect {
  const whole = fit(map, window)
  const w = Math.min(frame.w, whole.w)
  const h = w * (window.h / window.w)
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
  return { x: clamp(frame.x, whole.x, whole.x + whole.w - w), y: clamp(frame.y, whole.y, whole.y + whole.h - h), w, h }
}

/** Nearer (by > 1) or farther, keeping the point under the pointer where it is. */
export function zoom(frame: Rect, by: number, at: { x: number; y: number }, map: Rect, window: Size): Rect {
  const now = nearness(frame, map, window)
  const times = Math.max(1, Math.min(MOST, now * by)) / now
  const moved = { x: at.x - (at.x - frame.x) / times, y: at.y - (at.y - frame.y) / times, w: frame.w / times, h: frame.h / times }
  return inside(moved, map, window)
}

/** The frame around a part of the map, with a margin in pixels of the window; at least `nearer` and at most `farther` pixels for a unit. */
export function frameOf(part: Rect, margin: number, map: Rect, window: Size, nearer = 0, farther = Infinity): Rect {
  const scale = Math.min(farther, Math.max(nearer, Math.min((window.w - 2 * margin) / part.w, (window.h - 2 * margin) / part.h)))
  const least = window.w / fit(map, window).w
  const bounded = Math.max(least, Math.min(least * MOST, scale))
  const w = window.w / bounded
  const h = window.h / bounded
  return inside({ x: part.x + part.w / 2 - w / 2, y: part.y + part.h / 2 - h / 2, w, h }, map, window)
}

/** The smallest rectangle around points, grown by `by` on every side; null for none. */
export function around(points: readonly { x: number; y: number }[], by = 0): Rect | null {
  if (points.length === 0) return null
  const xs = points.map((each) => each.x)
  const ys = points.map((each) => each.y)
  const x = Math.min(...xs) - by
  const y = Math.min(...ys) - by
  return { x, y, w: Math.max(...xs) + by - x, h: Math.max(...ys) + by - y }
}

interface Point {
  x: number
  y: number
}

/** How far the nearest other of some points is. */
export function nearestOf(point: Point, all: readonly Point[]): number {
  return Math.min(...all.filter((each) => each !== point).map((each) => Math.hypot(each.x - point.x, each.y - point.y)))
}

/** The one of some points that lies most in their middle. */
export function middleOf(points: readonly Point[]): Point | undefined {
  const whole = around(points)
  if (!whole) return undefined
  const far = (each: Point) => Math.hypot(each.x - whole.x - whole.w / 2, each.y - whole.y - whole.h / 2)
  return points.reduce((best, each) => (far(each) < far(best) ? each : best))
}

/** The frame with a point in its middle, at so many pixels for a unit. */
export function frameAt(point: Point, scale: number, map: Rect, window: Size): Rect {
  return frameOf({ x: point.x, y: point.y, w: 0, h: 0 }, 0, map, window, 0, scale)
}
