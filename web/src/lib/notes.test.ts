import { describe, expect, it } from 'vitest'
import { noteFor, taughtBy } from './notes'
import type { GameEvent, Note, Phrase } from './wire'

const note = (id: string, part: Partial<Note>): Note => ({ id, ask: '', event: '', least: {}, whose: '', at: [], unless: [], ...part })
const asked = (name: string, facts = {}): Phrase => ({ message: `prompt-${name}`, facts })
const event = (kind: string, seat: number) => ({ kind, seat }) as GameEvent

const NOTES = [note('on-frontier', { event: 'frontier', whose: 'others' }), note('on-penalty', { event: 'penalty', whose: 'mine' }),
  note('on-round', { event: 'round' }), note('draw', { ask: 'draw', least: { upgrades: 1 } }), note('trade', { ask: 'trade' })]

describe('a coach note', () => {
  it('is said when its question opens, once', () => {
    expect(noteFor(NOTES, [], asked('trade'), [], 0)?.id).toBe('trade')
    expect(noteFor(NOTES, ['trade'], asked('trade'), [], 0)).toBeNull()
    expect(noteFor(NOTES, [], asked('jump'), [], 0)).toBeNull()
  })

  it('waits for the facts that it is about', () => {
    expect(noteFor(NOTES, [], asked('draw', { upgrades: 0 }), [], 0)).toBeNull()
    expect(noteFor(NOTES, [], asked('draw', { upgrades: 2 }), [], 0)?.id).toBe('draw')
  })

  it('tells mine from what others did', () => {
    expect(noteFor(NOTES, [], null, [event('frontier', 0)], 0)).toBeNull()
    expect(noteFor(NOTES, [], null, [event('frontier', 1)], 0)?.id).toBe('on-frontier')
    expect(noteFor(NOTES, [], null, [event('penalty', 1)], 0)).toBeNull()
    expect(noteFor(NOTES, [], null, [event('penalty', 0)], 0)?.id).toBe('on-penalty')
    expect(noteFor(NOTES, [], null, [event('round', -1)], 0)?.id).toBe('on-round')
  })

  it('is not needed by who was told in a lesson', () => {
    const notes = [note('draw', { ask: 'draw', unless: ['lesson-first-alien'] }), note('trade', { ask: 'trade' })]
    expect(taughtBy(notes, 'lesson-first-alien').map((each) => each.id)).toEqual(['draw'])
    expect(taughtBy(notes, 'lesson-first-goal')).toEqual([])
  })

  it('is one a decision, about the question before what happened', () => {
    expect(noteFor(NOTES, [], asked('trade'), [event('frontier', 1)], 0)?.id).toBe('trade')
  })
})
