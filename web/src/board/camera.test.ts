import { describe, expect, it } from 'vitest'
import { around, fit, frameAt, frameOf, inside, middleOf, MOST, nearestOf, nearness, zoom } from './camera'

const map = { x: 0, y: 0, w: 100, h: 100 }
const wide = { w: 400, h: 200 }

describe('the camera', () => {
  it('fits the whole map with equal margins', () => {
    expect(fit(map, wide)).toEqual({ x: -50, y: 0, w: 200, h: 100 })
  })

  it('keeps the point under the pointer when it zooms', () => {
    const near = zoom(fit(map, wide), 2, { x: 50, y: 50 }, map, wide)
    expect(near).toEqual({ x: 0, y: 25, w: 100, h: 50 })
    expect(nearness(near, map, wide)).toBe(2)
  })

  it('never shows less than the whole nor goes nearer than four times', () => {
    const whole = fit(map, wide)
    expect(zoom(whole, 0.2, { x: 10, y: 10 }, map, wide)).toEqual(whole)
    expect(nearness(zoom(whole, 99, { x: 10, y: 10 }, map, wide), map, wide)).toBe(MOST)
  })

  it('never goes beyond the edge', () => {
    expect(inside({ x: 500, y: -500, w: 100, h: 50 }, map, wide)).toEqual({ x: 50, y: 0, w: 100, h: 50 })
  })

  it('frames a part with its margin', () => {
    const part = around([{ x: 40, y: 40 }, { x: 60, y: 60 }]) ?? map
    const frame = frameOf(part, 20, map, wide)
    expect(frame.x).toBeLessThan(40)
    expect(frame.x + frame.w).toBeGreaterThan(60)
    expect((wide.w / frame.w) * 20 + 40).toBeLessThanOrEqual(wide.h)
  })

  it('comes near enough for a finger, around the place in the middle', () => {
    const places = [{ x: 10, y: 10 }, { x: 45, y: 55 }, { x: 50, y: 55 }, { x: 90, y: 90 }]
    expect(nearestOf({ x: 45, y: 50 }, places)).toBe(5)
    expect(middleOf(places)).toEqual({ x: 50, y: 55 })
    expect(middleOf([])).toBeUndefined()
    const frame = frameAt({ x: 50, y: 55 }, 6, map, wide)
    expect(wide.w / frame.w).toBe(6)
    expect(frame.x + frame.w / 2).toBeCloseTo(50)
  })
})
