import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { choose } from './language'

describe('the language of a newcomer', () => {
  it('is Polish when the browser asks for it before English', () => {
    expect(choose(['pl-PL', 'en'])).toBe('pl')
    expect(choose(['de', 'pl', 'en'])).toBe('pl')
  })

  it('is English otherwise', () => {
    expect(choose(['en-GB', 'pl'])).toBe('en')
    expect(choose(['de', 'fr'])).toBe('en')
    expect(choose([])).toBe('en')
  })
})

function messages(language: string): { ids: string[]; errors: unknown[] } {
  const source = readFileSync(new URL(`../text/${language}.ftl`, import.meta.url), 'utf8')
  const bundle = new FluentBundle(language)
  const errors = bundle.addResource(new FluentResource(source))
  return { ids: [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1] ?? '').sort(), errors }
}

describe('the page’s own texts', () => {
  it('say the same things in both languages', () => {
    expect(messages('pl').ids).toEqual(messages('en').ids)
  })

  it('have no faults and nothing twice', () => {
    for (const language of ['pl', 'en']) {
      const { ids, errors } = messages(language)
      expect(errors).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('what the code says', () => {
  const root = new URL('..', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((each) => /\.(svelte|ts)$/.test(each) && !each.endsWith('.test.ts'))
  const said = files.flatMap((each) => [...readFileSync(new URL(each, root), 'utf8').matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1] ?? ''))
  const games = readFileSync(new URL('../../../perihelion/games/sunward/text/en.ftl', import.meta.url), 'utf8')

  it('is in the texts', () => {
    const known = new Set([...messages('en').ids, ...[...games.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1])])
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((each) => !known.has(each))).toEqual([])
  })
})
