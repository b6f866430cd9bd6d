import { expect, test } from 'vitest'
import { chevronsTo, CORNERS, freeCorners } from './overlays'

const window = { w: 390, h: 300 }

test('what lies over the map keeps away from places', () => {
  expect(freeCorners([], window)).toEqual(CORNERS)
  expect(freeCorners([{ x: 380, y: 290 }, { x: 10, y: 10 }], window)).toEqual([['left', 'bottom'], ['right', 'top']])
})

test('a sign leads to places beyond every edge and says how many', () => {
  const found = chevronsTo([{ x: -5, y: 20 }, { x: -9, y: 90 }, { x: 200, y: 400 }], window)
  expect(found.map(({ way, n }) => [way, n])).toEqual([[[-1, 0], 2], [[0, 1], 1]])
})

test('a sign gives way to a place, and is left out where there is no room', () => {
  const [usual] = chevronsTo([{ x: -50, y: 20 }], window)
  const [other] = chevronsTo([{ x: -50, y: 20 }, { x: 20, y: 144 }], window)
  expect(other?.y).not.toBe(usual?.y)
  const full = Array.from({ length: 12 }, (_, k) => ({ x: 20, y: 25 * k }))
  expect(chevronsTo([{ x: -50, y: 20 }, ...full], window)).toEqual([])
})
