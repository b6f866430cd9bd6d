import { describe, expect, it } from 'vitest'
import { controllerAfter } from './control'

describe('control after an update (BTS-14.35)', () => {
  it('stays where nobody has a ship', () => expect(controllerAfter(1, [0, 0, 0])).toBe(1))
  it('stays with a controller who ties for most', () => expect(controllerAfter(1, [3, 3, 0])).toBe(1))
  it('goes to the one who has more', () => expect(controllerAfter(1, [4, 3, 0])).toBe(0))
  it('goes to nobody when two others tie', () => expect(controllerAfter(1, [3, 2, 3])).toBe(null))
  it('is gained in an empty system', () => expect(controllerAfter(null, [0, 1, 0])).toBe(1))
  it('is not gained by a tie', () => expect(controllerAfter(null, [1, 1, 0])).toBe(null))
})
