import { describe, expect, it } from 'vitest'
import { fold, type LogLine } from './log'

const line = (seat: number, ply: number, kind = 'move'): LogLine => ({
  ply, text: `${seat}/${ply}`, event: { kind, seat, piece: '', origin: '', target: '', amount: 0, facts: {} },
})

describe('folding of bots’ turns', () => {
  const bots = new Set([1, 2])

  it('puts what a bot did in a row behind one line', () => {
    const folded = fold([line(0, 1), line(1, 2), line(1, 3), line(1, 4), line(0, 5)], bots)
    expect(folded.map((each) => each.more.length)).toEqual([0, 2, 0])
    expect(folded[1]?.line.ply).toBe(2)
  })

  it('keeps bots apart, people unfolded and headings where they are', () => {
    const folded = fold([line(1, 1), line(2, 2), line(0, 3), line(0, 4), line(-1, 5), line(1, 6)], bots)
    expect(folded.map((each) => each.line.ply)).toEqual([1, 2, 3, 4, 5, 6])
    expect(folded.every((each) => each.more.length === 0)).toBe(true)
  })
})
