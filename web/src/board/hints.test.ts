import { describe, expect, it } from 'vitest'
import { placed, type Box } from './hints'

const room: Box = { left: 0, top: 90, width: 1000, height: 600 }
const size = { width: 300, height: 80 }
const inside = (at: { left: number; top: number }, box = size) =>
  at.left >= room.left && at.top >= room.top && at.left + box.width <= room.left + room.width && at.top + box.height <= room.top + room.height

describe('the sentence about a place', () => {
  it('stands above it, in the middle', () => {
    expect(placed({ left: 400, top: 400, width: 100, height: 40 }, size, room)).toEqual({ left: 300, top: 312 })
  })

  it('stands below where above it would cover the question', () => {
    expect(placed({ left: 400, top: 120, width: 100, height: 40 }, size, room).top).toBe(168)
  })

  it('is never cut at an edge, whatever its size and the place', () => {
    for (const width of [60, 320])
      for (const height of [24, 200])
        for (let x = 0; x <= 950; x += 50)
          for (let y = 90; y <= 640; y += 50) expect(inside(placed({ left: x, top: y, width: 50, height: 50 }, { width, height }, room), { width, height })).toBe(true)
  })

  it('stands beside a place that fills the board from top to bottom', () => {
    const at = placed({ left: 0, top: 90, width: 200, height: 600 }, size, room)
    expect(at.left).toBe(208)
  })
})
