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

const root = new URL('..', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })

/** The messages of a file of texts, and what is wrong with it. */
function messages(file: string): { ids: string[]; errors: unknown[] } {
  const source = readFileSync(new URL(file, root), 'utf8')
  const bundle = new FluentBundle('en')
  const errors = bundle.addResource(new FluentResource(source))
  return { ids: [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1] ?? '').sort(), errors }
}

describe.each(files.filter((each) => each.endsWith('en.ftl')))('the texts in %s', (english) => {
  const polish = english.replace(/en\.ftl$/, 'pl.ftl')

  it('say the same things in both languages', () => {
    expect(messages(polish).ids).toEqual(messages(english).ids)
  })

  it('have no faults and nothing twice', () => {
    for (const file of [polish, english]) {
      const { ids, errors } = messages(file)
      expect(errors).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

function said(folder: string): string[] {
  const sources = files.filter((each) => each.startsWith(folder) && /\.(svelte|ts)$/.test(each) && !each.endsWith('.test.ts'))
  return sources.flatMap((each) => [...readFileSync(new URL(each, root), 'utf8').matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1] ?? ''))
}

const ofServer = (game: string) => ['en', 'guide.en'].flatMap((each) => messages(`../../perihelion/games/${game}/text/${each}.ftl`).ids)

describe('what the code says', () => {
  it('is in the texts of the page', () => {
    const ids = ['lib/', 'shell/', 'board/'].flatMap(said)
    expect(ids.length).toBeGreaterThan(100)
    const known = new Set([...messages('text/en.ftl').ids, ...ofServer('sunward')])
    expect(ids.filter((each) => !known.has(each))).toEqual([])
  })

  it.each(files.filter((each) => /^games\/\w+\/text\/en\.ftl$/.test(each)))('or in those of its board: %s', (file) => {
    const game = file.split('/')[1] ?? ''
    const known = new Set([...messages('text/en.ftl').ids, ...messages(file).ids, ...ofServer(game)])
    expect(said(`games/${game}/`).filter((each) => !known.has(each))).toEqual([])
  })
})
