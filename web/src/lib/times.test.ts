import { describe, expect, it } from 'vitest'
import { ago, dayOf } from './times'
import { settings } from './settings.svelte'

describe('times', () => {
  it('are said in the largest unit that fits', () => {
    settings.kept.language = 'en'
    const now = 1_700_000_000
    expect(ago(now - 5, now)).toBe('now')
    expect(ago(now - 130, now)).toContain('2')
    expect(ago(now - 7300, now)).toMatch(/2 h/)
    expect(ago(now - 90_000, now)).toBe('yesterday')
    expect(ago(now + 50, now)).toBe('now')
  })

  it('are days of the language', () => {
    settings.kept.language = 'pl'
    expect(dayOf(1_700_000_000)).toContain('lis')
  })
})
