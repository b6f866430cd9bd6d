import { describe, expect, it } from 'vitest'
import { fold, linesOf, type LogLine } from './log'
import type { GameEvent } from './wire'

const line = (seat: number, ply: number, kind = 'move'): LogLine => ({
  key: `${seat}.${ply}`, ply, text: `${seat}/${ply}`, event: { kind, seat, piece: '', origin: '', target: '', amount: 0, facts: {} },
})

describe('the lines of a log', () => {
  const event = (kind: string, target = ''): GameEvent => ({ kind, seat: 0, piece: '', origin: '', target, amount: 0, facts: {} })
  const said = (each: GameEvent) => each.kind

  it('have keys of their own where the same is said twice at one ply', () => {
    const lines = linesOf([{ ply: 3, seat: 0, what: 'move', events: [event('forced'), event('forced')] }, { ply: 3, seat: 1, what: 'move', events: [event('forced')] }], said)
    expect(lines.map((each) => each.text)).toEqual(['forced', 'forced', 'forced'])
    expect(new Set(lines.map((each) => each.key)).size).toBe(3)
  })

  it('tell a drawing once, where all saw it', () => {
    const lines = linesOf([{ ply: 1, seat: 0, what: 'move', events: [event('drawn', '4,5')] }, { ply: 2, seat: 0, what: 'move', events: [event('drawn', '4,5'), event('scored')] }], said)
    expect(lines.map((each) => [each.ply, each.text])).toEqual([[2, 'drawn'], [2, 'scored']])
  })
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
