import { describe, expect, it } from 'vitest'
import { fit } from './fit'
import type { Moment, Row } from './model'
import { glyphOf, signOf } from './signs'

const row = (moment: Moment, ...does: string[]): Row => ({ moment, words: '', cost: null, does })

describe('the glyph of a card', () => {
  it('is what its actions are mainly about', () => expect(glyphOf([row('now', 'automate'), row('action', 'ore', 'research')])).toBe('research'))
  it('is what it does at once when that is all', () => expect(glyphOf([row('now', 'automate', 'pop')])).toBe('automate'))
  it('is there for an effect nobody has seen', () => expect(glyphOf([row('action', 'sing')])).toBe('always'))
})

describe('the sign of an achievement', () => {
  const number = (counter: string) => ({ message: `card-number-${counter}`, facts: {} })
  it('is that of what it counts', () => expect(signOf(number('colonised'))).toBe('colonise'))
  it('is that of the first thing of a sum', () => expect(signOf({ message: 'card-expr-plus', facts: { first: number('controlled'), rest: number('colonised') } })).toBe('flag'))
})

/** A row of so many lines, as far as fitting looks at it. */
function line(lines: number, spare = false) {
  const set = new Map<string, string>()
  const style = { setProperty: (name: string, value: string) => set.set(name, value), removeProperty: (name: string) => set.delete(name) }
  return { hidden: false, dataset: { row: spare ? 'spare' : 'kept' }, style, shown: () => Math.min(lines, Number(set.get('--lines') ?? lines)) }
}

function card(height: number, ...rows: ReturnType<typeof line>[]): HTMLElement {
  const node = { querySelectorAll: () => rows, clientHeight: height * 10, get scrollHeight() { return 10 * rows.reduce((sum, each) => sum + (each.hidden ? 0 : each.shown()), 0) } }
  return node as unknown as HTMLElement
}

describe('words on a card', () => {
  it('are all there when there is room', () => {
    const rows = [line(1, true), line(2)]
    fit(card(3, ...rows))
    expect(rows.map((each) => [each.hidden, each.shown()])).toEqual([[false, 1], [false, 2]])
  })
  it('let go first of what is past for their reader', () => {
    const rows = [line(1, true), line(2)]
    fit(card(2, ...rows))
    expect(rows.map((each) => each.hidden)).toEqual([true, false])
  })
  it('lose whole lines from the end', () => {
    const rows = [line(1), line(4)]
    fit(card(3, ...rows))
    expect(rows.map((each) => each.shown())).toEqual([1, 2])
  })
})
