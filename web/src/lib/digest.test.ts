import { describe, expect, it } from 'vitest'
import { paragraphsOf, readingTime, since, told } from './digest'
import { linesOf } from './log'
import type { GameEvent, LogEntry, Part, Told } from './wire'

const event = (ply: number, kind: string, seat: number): GameEvent => ({ ply, kind, seat, piece: '', origin: '', target: '', amount: 0, facts: {} })
const part = (seat: number, message: string): Part => ({ seat, message, facts: {} })
const line = (ply: number, at: number, seat: number, parts: Part[], heading = false, together = false): Told => ({ ply, at, seat, heading, together, parts })
const entry = (ply: number, seat: number, kinds: [string, number][], lines: Told[] = []): LogEntry => ({
  ply, seat, what: 'move', events: kinds.map(([kind, who]) => event(ply, kind, who)), told: lines,
})
const name = (seat: number) => `Bot ${seat + 1}`
const say = (each: Part) => `${name(each.seat)}: ${each.message}`
const read = (log: LogEntry[]) => paragraphsOf(log, linesOf(log, (each) => each.kind))

describe('one line about a turn', () => {
  it('names whoever does one thing after another once', () => {
    expect(told([part(1, 'researched'), part(1, 'ore'), part(2, 'ore')], say, name)).toBe('Bot 2: researched; ore; Bot 3: ore')
  })
  it('names nobody twice, whatever stands between', () => {
    const sayAll = (each: Part) => (each.seat < 0 ? each.message : say(each))
    expect(told([part(1, 'claimed'), part(-1, 'The end is near'), part(1, 'ore')], sayAll, name)).toBe('Bot 2: claimed; The end is near; ore')
    expect(told([part(1, 'claimed'), part(2, 'lost'), part(1, 'ore'), part(2, 'lost')], say, name)).toBe('Bot 2: claimed; ore; Bot 3: lost')
  })
  it('begins with what is nobody’s where that came first', () => {
    const sayAll = (each: Part) => (each.seat < 0 ? each.message : say(each))
    expect(told([part(-1, 'Dice: 1 2'), part(1, 'took the 2')], sayAll, name)).toBe('Dice: 1 2; Bot 2: took the 2')
  })
  it('is told anew while a turn goes on, and has all its lines', () => {
    const log = [
      entry(1, 1, [['space', 1]], [line(1, 0, 1, [part(1, 'space')])]),
      entry(2, 1, [['ore', 1], ['round', -1], ['turn', 2]], [line(1, 0, 1, [part(1, 'ore')]), line(2, 1, -1, [part(-1, 'round')], true), line(2, 2, 1, [])]),
    ]
    expect(read(log).map((each) => [each.key, each.last, each.heading, each.parts?.map((one) => one.message), each.lines.map((one) => one.text)])).toEqual([
      ['1.0', 2, false, ['ore'], ['space', 'ore']],
      ['2.1', 2, true, ['round'], ['round']],
      ['2.2', 2, false, [], ['turn']],
    ])
  })
  it('is not there in a game that was kept without: then line by line', () => {
    const { told: _, ...kept } = entry(1, 1, [['space', 1], ['ore', 1]])
    expect(read([kept]).map((each) => [each.parts, each.lines.length])).toEqual([[null, 1], [null, 1]])
  })
  it('is told of others since one’s own last move, and of what all did together with it', () => {
    const log = [
      entry(1, 1, [['ore', 1]], [line(1, 0, 1, [part(1, 'early')])]),
      entry(2, 0, [['ore', 0]], [line(2, 0, 0, [])]),
      entry(3, 2, [['ore', 2]], [line(3, 0, 2, [part(2, 'late')])]),
    ]
    expect(since(read(log), 0, 2).map((parts) => parts[0]?.message)).toEqual(['late'])
    const begun = { ...line(1, 0, 0, [part(0, 'tile')], false, true), theirs: [part(1, 'drawn')] }
    const drawn = [entry(1, 0, [['tile', 0]]), entry(2, 0, [['drawn', 1]], [begun])]
    expect(since(read(drawn), 0, 2).map((parts) => parts[0]?.message)).toEqual(['drawn'])
  })
  it('stands as long as it takes to read', () => {
    expect(readingTime('short')).toBe(2500)
    expect(readingTime('a b c d e f g h i j k l')).toBe(3600)
  })
})
