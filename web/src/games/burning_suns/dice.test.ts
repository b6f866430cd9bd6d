import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/wire'
import { casts, faces } from './dice'

const told = (kind: string, side: number, more: Partial<GameEvent> = {}, rolled = '', turn = 1): GameEvent => ({
  kind, seat: side, piece: '', origin: '', target: '', amount: 0, ...more, facts: { side, turn, rolled },
})

describe('the dice of a combat', () => {
  const events = [
    told('dice', 0, {}, 'fighter 1 8, titan 2 7 5', 1),
    told('dice', 1, {}, 'local_force 2', 1),
    told('dice', 0, {}, 'fighter 8 7, titan 2 7 5', 2),
    told('reroll', 0, { piece: 'fighter', amount: 3 }, '', 2),
    told('dice', 1, {}, 'local_force 4', 2),
  ]

  it('are those of the turn, with what was rolled anew', () => {
    const [own, other] = casts(events, 2)
    expect(faces(own.get('fighter'), 2, 1, 5)).toEqual([
      { value: 3, hit: true, again: true },
      { value: 7, hit: false, again: false },
    ])
    expect(faces(other.get('local_force'), 1, 1, 3)).toEqual([{ value: 4, hit: false, again: false }])
  })

  it('roll a miss again only when no other is left', () => {
    const cast = { rolled: [8, 7], anew: [6, 8, 1] }
    expect(faces(cast, 2, 1, 5).map((each) => each.value)).toEqual([1, 8])
  })

  it('show hits and misses without values where nobody has told them', () => {
    expect(faces(undefined, 3, 1, 5)).toEqual([true, true, false].map((hit) => ({ value: null, hit, again: false })))
    expect(faces(casts(events, 1)[0].get('fighter'), 2, 1, 5)[0]?.value).toBe(null)
  })
})
