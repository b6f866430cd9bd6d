// What stands on cards, tokens and levels: their emblem and their words, as the layout composes them of effects.

import type { Family } from '../../art/families'
import type { IconPart } from '../../lib/icons'
import type { Card } from '../../lib/cards'
import type { Phrase } from '../../lib/wire'
import { capital, named, say, words } from '../../lib/words.svelte'
import { effectGlyph, GLYPHS } from './icons'
import type { SunsLayout } from './model'
import { help } from './reading'

const helpOf = (kind: string, name: string) => `${named(kind, name)}-help`
const minus = (text: string) => text.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−')

/** What stands on a card: for each of its abilities when it is used, and what it does. */
export function onCard(layout: SunsLayout, kind: string, name: string): { when: string; what: string }[] {
  const phrase = layout.cards[helpOf(kind, name)]
  if (!phrase) return [{ when: '', what: help(kind, name) }]
  const said = words.phrase(phrase).split('\n')
  return said.flatMap((when, k) => (k % 2 === 0 ? [{ when, what: minus(capital(said[k + 1] ?? '')) }] : []))
}

/** The same without its moments, for a token. */
export function onLine(layout: SunsLayout, kind: string, name: string): string {
  const phrase = layout.lines[helpOf(kind, name)]
  return phrase ? minus(capital(words.phrase(phrase))) : ''
}

/** All phrases within a phrase, from the left. */
function within(phrase: Phrase): Phrase[] {
  return [phrase, ...Object.values(phrase.facts).flatMap((fact) => (typeof fact === 'object' ? within(fact) : []))]
}

const FAMILY: Record<string, Family> = {
  explore: 'explore', jump: 'explore', scan: 'explore', colonise: 'race', diplomacy: 'people', build: 'build', battle: 'military', bombard: 'military',
  assault: 'military', activate: 'science', recruit: 'people', mission: 'scoring', agent: 'people', artefact: 'scoring', technology: 'science', upgrade: 'build',
  mercenary: 'military', construction: 'commerce', level: 'race', back: 'people',
}

/** The family of an action or of a kind of component. */
export const familyOf = (sort: string): Family => FAMILY[sort] ?? 'unknown'

/** What a component is; null for a race card, which goes with its action. */
function sortOf(layout: SunsLayout, kind: string, id: string): string | null {
  if (kind === 'resource') return layout.resources.find((each) => each.id === id)?.kind ?? 'technology'
  if (kind !== 'card') return kind
  if (layout.agents.some((each) => each.id === id)) return 'agent'
  return layout.artefacts.some((each) => each.id === id) ? 'artefact' : null
}

/** The emblem of a card or a token: its family by what it is or by the action it belongs to, its sign by what it does first. */
export function emblemOf(layout: SunsLayout, kind: string, id: string): { family: Family; icon: readonly IconPart[] } {
  const phrase = layout.cards[helpOf(kind, id)]
  const all = phrase ? within(phrase) : []
  const effect = all.find((each) => /^(brief-)?effect-/.test(each.message))
  const deed = all.find((each) => each.message.startsWith('deed-'))?.message.slice(5)
  const sort = sortOf(layout, kind, id) ?? deed ?? 'activate'
  const name = effect?.message.replace(/^(brief-)?effect-/, '').replaceAll('-', '_') ?? ''
  return { family: familyOf(sort), icon: GLYPHS[effectGlyph(name, String(effect?.facts['what'] ?? '').replaceAll('-', '_'))] }
}

/** Where the rules tell of a kind of component; race cards have their own. */
const RULES: Record<string, string> = {
  technology: 'BSU-29.1', upgrade: 'BSU-30.1', mercenary: 'BSU-31.1', construction: 'BSU-32.1', agent: 'BSU-40.1', artefact: 'BSU-19.1', level: 'BSU-21.1', ideology: 'BSU-21.1',
}

/** Where they tell of an action. */
export const ACTION_RULES: Record<string, string> = {
  explore: 'BSU-12.1', jump: 'BSU-16.1', scan: 'BSU-19.1', colonise: 'BSU-22.1', diplomacy: 'BSU-23.1', build: 'BSU-27.1', battle: 'BSU-35.1', bombard: 'BSU-36.1', assault: 'BSU-37.1',
  activate: 'BSU-38.1', recruit: 'BSU-40.1', mission: 'BSU-41.1',
}

export function cardOf(layout: SunsLayout, kind: string, name: string, more: string[] = []): Card {
  return { title: say(named(kind, name)), rule: RULES[sortOf(layout, kind, name) ?? ''] ?? 'BSU-26.1', lines: [help(kind, name), ...more].filter((each) => each !== ''), house: say('suns-house'), emblem: { id: name, ...emblemOf(layout, kind, name) } }
}
