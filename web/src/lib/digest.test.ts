import { describe, expect, it } from 'vitest'
import { chosen, since, told } from './digest'
import type { LogLine } from './log'

const line = (ply: number, seat: number, kind: string, text: string): LogLine => ({
  key: `${ply}.${kind}`, ply, text,
  event: { ply, kind, seat, piece: '', origin: '', target: '', amount: 0, facts: {} },
})
const TELLING = { turn: 0, forced: 0, claimed: 1, researched: 2, space: 4, ore: 4 }
const turn = [
  line(1, 1, 'turn', 'Bot 2: turn'),
  line(1, 1, 'space', 'Bot 2: Basic action 3'),
  line(2, 1, 'researched', 'Bot 2: researched I-3'),
  line(3, 1, 'ore', 'Bot 2: +1 ore'),
  line(4, 1, 'claimed', 'Bot 2: claimed Power'),
]

describe('one line about a turn', () => {
  it('is made of what matters most, in its order, and names the player once', () => {
    expect(told(chosen(turn, TELLING), 'Bot 2')).toBe('Bot 2: researched I-3; +1 ore; claimed Power')
  })
  it('is never empty, and never the word turn where anything else happened', () => {
    expect(told(chosen(turn.slice(0, 1), TELLING), 'Bot 2')).toBe('Bot 2: turn')
    expect(told(chosen(turn.slice(0, 2), TELLING), 'Bot 2')).toBe('Bot 2: Basic action 3')
  })
  it('is told of others, since one’s own last move', () => {
    const lines = [...turn, line(5, 0, 'ore', 'You: +1 ore'), line(6, 2, 'researched', 'Bot 3: researched II-1'), line(7, 1, 'ore', 'Bot 2: +2 ore')]
    expect(since(lines, 0, 5, TELLING, (seat) => `Bot ${seat + 1}`)).toEqual(['Bot 3: researched II-1', 'Bot 2: +2 ore'])
  })
})
