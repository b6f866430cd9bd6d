import { describe, expect, it } from 'vitest'
import { everyCall, readAbility, readLine } from './effects'
import { DRAWN, marksOf, marksOfAbility } from './signs'

const sets = import.meta.glob<string>('../../../../perihelion/games/beyond_the_sun/set/*.toml', { eager: true, query: '?raw', import: 'default' })

/** The strings of every table entry of these names in the whole set. */
function linesOf(name: string): string[] {
  const found: string[] = []
  for (const source of Object.values(sets))
    for (const each of source.matchAll(new RegExp(`\\b${name} = (?:"([^"]*)"|\\[([^\\]]*)\\])`, 'g')))
      found.push(...(each[1] !== undefined ? [each[1]] : [...(each[2] ?? '').matchAll(/"([^"]+)"/g)].map((one) => one[1] ?? '')))
  return found.filter((each) => each.includes('('))
}

describe('the notation', () => {
  it('reads a cost and its effects', () => {
    const line = readLine('2 ore + 1 retire : jump(2); opt({3 ore : research(III, only=seen)})')
    expect(line).toMatchObject({ ore: '2', retire: '1', toOpponent: false })
    expect(line.calls.map((each) => each.name)).toEqual(['jump', 'opt'])
    expect(line.calls[1]?.lines[0]).toMatchObject({ ore: '3', calls: [{ name: 'research', values: ['III'], options: { only: 'seen' } }] })
    expect(readLine('2 ore to opponent : research(II)').toOpponent).toBe(true)
    expect(readLine('X ore : ship(X); jump(3) where X = top_level').calls.map((each) => each.name)).toEqual(['ship', 'jump'])
  })

  it('draws every line of the set', () => {
    const lines = [...linesOf('do'), ...linesOf('immediate'), ...linesOf('control'), ...linesOf('bonus')].filter((each) => !each.includes('=>'))
    expect(lines.length).toBeGreaterThan(100)
    for (const text of lines) {
      const line = readLine(text)
      for (const call of everyCall(line)) expect(Object.keys(DRAWN), text).toContain(call.name)
      expect(marksOf(text).length, text).toBeGreaterThan(0)
    }
  })

  it('draws every ability of the set', () => {
    const abilities = [...linesOf('passive'), ...linesOf('special'), ...linesOf('do').filter((each) => each.includes('=>'))]
    expect(abilities.length).toBeGreaterThan(15)
    for (const text of abilities) {
      const ability = readAbility(text)
      if (ability.kind !== 'rule') for (const call of everyCall(ability.line)) expect(Object.keys(DRAWN), text).toContain(call.name)
      expect(marksOfAbility(text).length).toBeGreaterThan(0)
    }
  })

  it('marks what is optional and what is chosen', () => {
    expect(marksOf('opt({ship(1, from=pop)}); jump(2)')).toEqual([
      { frame: [{ sign: 'population' }, { word: 'arrow' }, { sign: 'ship', text: '1' }] },
      { sign: 'jump', text: '2' },
    ])
    expect(marksOf('choose({ore(2)}, {jump(2)})')).toEqual([{ sign: 'ore', text: '2' }, { word: 'or' }, { sign: 'jump', text: '2' }])
    expect(marksOf('ore(min(controlled, 3))')).toEqual([{ sign: 'ore', text: 'X' }])
  })
})
