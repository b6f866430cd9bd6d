// Two equal keys in one {#each} end the panel they stand in: a key is the place in the list, or what exists once by its nature.

import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

const root = new URL('.', import.meta.url)
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.svelte'))

/** What a key may be besides the place in the list: a thing that has a name of its own, not a bare name that may come twice. */
const ONCE = /^\w+\.(id|seat|table)$/
/** Lists written out in the source, numbers from one to the next, and the names of an object's fields. */
const FIXED = /^([A-Z_]+|Array\.from\(.*|Object\.(?:entries|keys)\(.*|\[[^.]*\]( as const)?)$/s

/** Lists whose things keep their element (and so the focus) when the list changes; each says why a thing is there once. */
const KEPT: Record<string, string> = {
  'board/MapView.svelte way[0] + 2 * way[1]': 'the eight ways round',
  'shell/Rules.svelte chapter': 'the names of chapters are the keys of a table',
  'shell/LogList.svelte line.key': 'the number of the entry and of the event in it',
  'shell/CreateTable.svelte option.name': 'the options of a game have names of their own',
  'shell/EndBars.svelte bar.source': 'sources of points are the fields of an object',
  'shell/EndBars.svelte source': 'the same',
  'shell/ScoreTable.svelte source': 'the same',
  'shell/SeatList.svelte level': 'levels of bots are an object’s fields',
  'games/generic/Board.svelte name': 'the fields of an object',
  'games/generic/Value.svelte name': 'the fields of an object',
  'games/new_frontiers/Empire.svelte colony.tile': 'there is one tile of each world',
  'games/new_frontiers/Empire.svelte world.tile': 'there is one tile of each world',
  'games/new_frontiers/Empire.svelte name': 'nobody has the same development twice',
  'games/new_frontiers/Market.svelte pile.face': 'piles lie face by face',
  'games/sunward/Sheet.svelte cell': 'a piece covers a hex once',
}

interface Block { file: string; list: string; key: string | null; index: string | undefined }

function blocks(file: string): Block[] {
  const source = readFileSync(new URL(file, root), 'utf8')
  const found: Block[] = []
  const text = (node: { start: number; end: number } | null | undefined) => (node ? source.slice(node.start, node.end) : null)
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk)
    else if (node && typeof node === 'object') {
      const each = node as { type?: string; expression: { start: number; end: number }; key?: { start: number; end: number }; index?: string }
      if (each.type === 'EachBlock') found.push({ file, list: text(each.expression) ?? '', key: text(each.key), index: each.index })
      for (const [name, inner] of Object.entries(node)) if (name !== 'metadata') walk(inner)
    }
  }
  walk(parse(source, { modern: true }).fragment)
  return found
}

describe('the keys of lists', () => {
  const all = files.flatMap(blocks)

  it('are found', () => expect(all.length).toBeGreaterThan(200))

  it('cannot repeat', () => {
    const sure = ({ file, list, key, index }: Block) =>
      key !== null && (key === index || ONCE.test(key) || FIXED.test(list) || `${file} ${key}` in KEPT)
    expect(all.filter((each) => !sure(each)).map((each) => `${each.file}: ${each.list} (${each.key})`)).toEqual([])
  })

  it('are kept for a reason that still stands in the source', () => {
    const keys = new Set(all.map((each) => `${each.file} ${each.key}`))
    expect(Object.keys(KEPT).filter((each) => !keys.has(each))).toEqual([])
  })
})
