import { describe, expect, it } from 'vitest'
import { roomFor } from './room'

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
})
