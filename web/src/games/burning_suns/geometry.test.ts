import { describe, expect, it } from 'vitest'
import { bounds, chart, inARow } from './geometry'
import type { PlaceView, SunsLayout } from './model'

const place = (id: string, back: string | null = '2'): PlaceView => ({
  id, back, tile: null, up: false, near: [], owner: null, unrest: false, blocked: null, construction: null, dark_ships: 0, local_forces: 0, units: [],
})
/** So many rows of a lattice, as many columns in each. */
function galaxy(rows: number, columns: number) {
  const sites = Array.from({ length: rows * columns }, (_, k): [number, number, number] => {
    const row = Math.floor(k / columns)
    return [(k % columns) + (row % 2) / 2, row * Math.sqrt(0.75), 0]
  })
  return chart({ galaxies: [] } as unknown as SunsLayout, { galaxy: 'random', sites, places: sites.map((_, k) => place(`p${k}`)) })
}

describe('the galaxy', () => {
  it('has larger worlds where it is flat, and never touching ones', () => {
    const flat = galaxy(5, 6)
    const high = galaxy(7, 6)
    expect(flat.radius).toBeGreaterThan(1.2 * high.radius)
    for (const { sites, radius } of [flat, high])
      for (const one of sites)
        for (const other of sites)
          if (one.index < other.index) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * radius + 10)
  })

  it('leaves room for a name below every world and for forces above the next', () => {
    for (const { sites, radius } of [galaxy(5, 6), galaxy(7, 6)]) {
      const rows = [...new Set(sites.map((each) => each.y))].sort((a, b) => a - b)
      expect((rows[1] ?? 0) - (rows[0] ?? 0) - 2 * radius).toBeGreaterThan(22)
    }
  })

  it('shows places that nothing lies on only where they can be chosen', () => {
    const all = galaxy(5, 6)
    const places = all.sites.map((each, k) => place(each.id, k === 5 ? null : '2'))
    const known = places.slice(0, 6).map((each, k) => (k < 4 ? each : { ...each, back: null }))
    const first = { ...all, sites: all.sites.slice(0, 6) }
    expect(bounds(first, known, new Set(['p4', 'p5'])).w).toBeGreaterThan(bounds(first, known, new Set()).w)
  })
})

it('forces stand one after the other', () => {
  const row = inARow([{ what: 'shape', seat: 0, number: 0 }, { what: 'ships', seat: 0, number: 12 }, { what: 'ground', seat: 0, number: 3 }], 12)
  expect(row.at).toEqual([...row.at].sort((a, b) => a - b))
  expect(row.width).toBeGreaterThan(row.at[2] ?? 0)
})
