import { describe, expect, it } from 'vitest'
import { chosen, digestOf, readingTime, since, told, turnsOf } from './digest'
import type { LogLine } from './log'

const line = (ply: number, mover: number, kind: string, text: string, seat = mover, amount = 0): LogLine => ({
  key: `${ply}.${kind}`, ply, mover, text,
  event: { ply, kind, seat, piece: '', origin: '', target: '', amount, facts: {} },
})
const TELLING = { turn: 0, forced: 0, claimed: 1, lost: 1, researched: 2, space: 4, ore: 4 }
const name = (seat: number) => `Bot ${seat + 1}`
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
  it('ends with the largest change of the points and its source', () => {
    const points = [line(4, 1, 'scored', 'Bot 2: +1 Bases', 1, 1), line(4, 1, 'scored', 'Bot 2: +3 Achievements', 1, 3)]
    expect(told(chosen([...turn, ...points], TELLING, 0), 'Bot 2')).toBe('Bot 2: researched I-3; claimed Power; +3 Achievements')
  })
  it('says first what was done to whoever reads it, and nothing else of their own', () => {
    const mine = [line(4, 1, 'lost', 'You: lost Sol', 0), line(4, 1, 'ore', 'You: +1 ore', 0), line(4, 1, 'scored', 'You: −2 Bases', 0, -2)]
    expect(told(chosen([...turn, ...mine], TELLING, 0), 'Bot 2')).toBe('You: lost Sol; Bot 2: researched I-3; claimed Power')
  })
  it('is never empty, and never the word turn where anything else happened', () => {
    expect(told(chosen(turn.slice(0, 1), TELLING), 'Bot 2')).toBe('Bot 2: turn')
    expect(told(chosen(turn.slice(0, 2), TELLING), 'Bot 2')).toBe('Bot 2: Basic action 3')
  })
  it('is left out where nothing is worth telling', () => {
    expect(digestOf(turn.slice(0, 1), TELLING, name, 0)).toBeNull()
  })
  it('goes on while the same player moves, whoever it happens to', () => {
    const lines = [...turn, line(5, 1, 'lost', 'You: lost Sol', 0), line(5, 1, 'round', 'Round 2', -1), line(6, 1, 'ore', 'Bot 2: +1 ore')]
    expect(turnsOf(lines).map((each) => each.length)).toEqual([6, 1, 1])
    expect(digestOf(turn, TELLING, name, 0)?.more).toHaveLength(5)
  })
  it('is told of others, since one’s own last move', () => {
    const lines = [...turn, line(5, 0, 'ore', 'You: +1 ore'), line(6, 2, 'researched', 'Bot 3: researched II-1'), line(7, 1, 'ore', 'Bot 2: +2 ore')]
    expect(since(lines, 0, 5, TELLING, name)).toEqual(['Bot 3: researched II-1', 'Bot 2: +2 ore'])
  })
  it('stands as long as it takes to read', () => {
    expect(readingTime('short')).toBe(2500)
    expect(readingTime('a b c d e f g h i j k l')).toBe(3600)
  })
})
