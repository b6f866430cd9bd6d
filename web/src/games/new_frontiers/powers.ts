// A power as a short line of signs: type, amount, object; `good → 1 chip` (boards: power grammar).

import type { GlyphName } from './glyphs'
import { LETTERS, type Power } from './model'

export interface Sign {
  glyph?: GlyphName
  kind?: number | null
  text?: string
}

const KEYWORDS = ['Alien', 'Imperium', 'Rebel', 'Terraforming', 'Uplift'] as const
const isKeyword = (word: string): word is (typeof KEYWORDS)[number] => KEYWORDS.some((each) => each === word)

const sign = (glyph: GlyphName): Sign => ({ glyph })
const words = (text: string): Sign => ({ text })
const good = (kind: number): Sign => ({ glyph: 'good', kind: kind < 0 ? null : kind })
const to = sign('arrow')

/** What is gained: credits, chips, colonists. */
export function gains(power: Pick<Power, 'gain' | 'price'>): Sign[] {
  if (power.price) return [words('='), sign('credit')]
  const [credits, chips, colonists] = power.gain
  const found: Sign[] = []
  if (chips) found.push(words(String(chips)), sign('chip'))
  if (credits) found.push(words(String(credits)), sign('credit'))
  if (colonists) found.push(words(String(colonists)), sign('colonist'))
  return found
}

/** A condition on tiles: keywords, kinds, military, large, printed cost. */
export function condition(of: string): Sign[] {
  return of
    .split(/ \| | /)
    .filter((test) => test !== '')
    .map((test): Sign => {
      const [what = '', which = ''] = test.split(':')
      if (what === 'kw' && isKeyword(which)) return sign(which)
      if (what === 'kind') return good(LETTERS.indexOf(which))
      if (what === 'military') return sign('shield')
      if (test.startsWith('cost>=')) return words(`${test.slice(6)}+`)
      return what === 'large' ? words('9') : words(test)
    })
}

const BODIES: Record<string, (power: Power) => Sign[]> = {
  develop_discount: (p) => [words(`−${p.amount}`), sign('credit'), ...condition(p.of)],
  develop_gain: (p) => [words('+'), ...gains(p)],
  develop_gain_printed: (p) => [...condition(p.of), to, ...gains(p)],
  explore_draw: (p) => [words(`+${p.amount}`), sign('world')],
  explore_gain: (p) => [words('+'), ...gains(p)],
  strength: (p) => [words(`+${p.amount}`), sign('shield')],
  strength_vs: (p) => [words(`+${p.amount}`), sign('shield'), words(':'), ...condition(p.of.replace(' military', ''))],
  temp_strength: (p) => [good(p.good), to, words(`+${p.amount}`), sign('shield')],
  settle_discount: (p) => [words(`−${p.amount}`), sign('credit'), ...condition(p.of)],
  contact: (p) => [sign('shield'), to, sign('credit'), words(`−${p.amount}`)],
  settle_two: () => [words('×2'), sign('world')],
  settle_draw: (p) => [words(`+${p.amount}`), sign('world')],
  settle_gain: (p) => [...condition(p.of.split(' | ')[0] ?? ''), words('+'), ...gains(p)],
  replace: (p) => [sign('world'), sign('swap'), words(`+${p.amount}`)],
  doomed: () => [sign('swap'), words('0'), sign('credit')],
  produce_here: (p) => [words('+'), ...gains(p)],
  produce_windfall: (p) => [words('+'), p.of.startsWith('kind:') ? good(LETTERS.indexOf(p.of.slice(5))) : good(-1), ...(p.of === 'military' ? [sign('shield')] : [])],
  produce_per: (p) => [...(p.of ? condition(p.of.split(' ')[0] ?? '') : [good(p.good)]), words('×'), ...gains(p)],
  produce_most: (p) => [words('>'), good(p.good), to, ...gains(p)],
  trade_bonus: (p) => [words(`+${p.amount}`), sign('credit')],
  trade_bonus_kind: (p) => [good(p.good), words(`+${p.amount}`), sign('credit')],
  consume: (p) => [good(p.good), to, ...gains(p)],
  consume_two: (p) => [good(-1), good(-1), to, ...gains(p)],
  consume_upto: (p) => [words(`≤${p.amount}`), good(p.good), to, ...gains(p)],
  consume_free: (p) => [words('+'), ...gains(p)],
  consume_per_good: (p) => [good(-1), words('×'), ...gains(p)],
}

/** The whole line, with the type of the power first. */
export function signs(power: Power): Sign[] {
  const type = power.type as GlyphName
  return [sign(type), ...(BODIES[power.code]?.(power) ?? [])]
}
