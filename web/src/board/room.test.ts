import { describe, expect, it } from 'vitest'
import { grownBy, roomFor, shapeOf } from './room'

describe('the room of a board', () => {
  it('is all there is, at ordinary text size', () => {
    expect(roomFor({ width: 1366, height: 768 }, 'full', 1)).toEqual({ zoom: 1, size: null })
    expect(roomFor({ width: 390, height: 844 }, 'phone', 1)).toEqual({ zoom: 1, size: null })
  })

  it('grows on a wide screen, what lies on the board with it', () => {
    const { zoom, size } = roomFor({ width: 1920, height: 1080 }, 'wide', 1)
    expect(zoom).toBeGreaterThan(1.2)
    expect(size).toBeNull()
  })

  it('stays as large under larger text, which moves it under a window', () => {
    const { zoom, size } = roomFor({ width: 1366, height: 768 }, 'full', 1.4)
    expect(zoom).toBeCloseTo(1.4)
    expect(size).toEqual({ width: 1050, height: 676 })
  })

  it('shows one surface at a time on phones and upright tablets', () => {
    const shapes = ([[390, 844], [360, 640], [768, 1024], [1024, 768], [1366, 640], [1366, 768], [1920, 1080]] as const).map(([w, h]) => shapeOf(w, h))
    expect(shapes).toEqual(['phone', 'phone', 'tablet', 'narrow', 'compact', 'full', 'wide'])
    expect(roomFor({ width: 768, height: 1024 }, 'tablet', 1).zoom).toBeGreaterThan(1.2)
  })

  it('grows with the screen, the shell with the board', () => {
    const grown = [1366, 1600, 1920, 2560].map((width) => grownBy(width, 1080))
    expect(grown).toEqual([1, 1.125, 1.25, 1.6])
    const board = [1920, 2560].map((width) => roomFor({ width, height: (width * 9) / 16 }, 'wide', 1).zoom)
    expect(board[1]).toBeGreaterThan(1.25 * (board[0] ?? 9))
  })
})
