import { describe, expect, it } from 'vitest'
import { linesOf } from './log'
import type { GameEvent } from './wire'

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
