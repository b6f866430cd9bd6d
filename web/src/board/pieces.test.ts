import { expect, test } from 'vitest'
import { journeys, type Lying } from './pieces'

const lie = (piece: string, at: string, count = 1): Lying => ({ piece, at, count })

test('a piece that lies elsewhere has travelled', () => {
  const found = journeys([lie('pawn:0', 'a'), lie('pawn:1', 'b')], [lie('pawn:1', 'b'), lie('pawn:0', 'c')])
  expect(found).toEqual({ moved: [[0, 1]], come: [], same: true })
})

test('of a stack only the difference travels, also onto a stack', () => {
  const found = journeys([lie('ship', 'sol', 3), lie('ship', 'deep', 1)], [lie('ship', 'sol', 1), lie('ship', 'deep', 3)])
  expect(found.moved).toEqual([[0, 1], [0, 1]])
  expect(found.come).toEqual([])
})

test('what lay nowhere comes; what is gone is not told', () => {
  const found = journeys([lie('card:1', 'row'), lie('x', 'y')], [lie('card:2', 'row'), lie('x', 'y')])
  expect(found).toEqual({ moved: [], come: [0], same: true })
})

test('pieces of several elements at one place count together', () => {
  const found = journeys([lie('cube', 'a'), lie('cube', 'a')], [lie('cube', 'a'), lie('cube', 'b')])
  expect(found.moved).toEqual([[1, 1]])
})

test('another surface is not a journey', () => {
  expect(journeys([lie('a', '1')], [lie('a', '2')]).same).toBe(false)
})
