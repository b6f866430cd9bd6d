import { describe, expect, it } from 'vitest'
import { nearest } from './roving'

const at = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 })

describe('the nearest place', () => {
  it('lies in the direction of the arrow', () => {
    const places = [at(100, 0), at(0, 100), at(-100, 0), at(0, -100)]
    expect(nearest(at(0, 0), places, [1, 0])).toBe(0)
    expect(nearest(at(0, 0), places, [0, 1])).toBe(1)
    expect(nearest(at(0, 0), places, [-1, 0])).toBe(2)
    expect(nearest(at(0, 0), places, [0, -1])).toBe(3)
  })

  it('is rather straight ahead than near and aside', () => {
    expect(nearest(at(0, 0), [at(30, 60), at(90, 5)], [1, 0])).toBe(1)
  })

  it('is none when all lie behind', () => {
    expect(nearest(at(0, 0), [at(-30, 0)], [1, 0])).toBe(-1)
  })
})
