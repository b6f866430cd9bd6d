// Things of the table in words: what hover, focus and the drawer say.

import type { Family } from '../../art/families'
import type { IconPart } from '../../lib/icons'
import type { Card, Sum } from '../../lib/cards'
import type { Session } from '../../lib/session.svelte'
import { capital, named, say, words } from '../../lib/words.svelte'
import type { Amount, Phrase } from '../../lib/wire'
import { bookOf, forecastOf, type AreaView, type Layout, type Row, type Slot, type SlotView, type Space, pawnsOn, prerequisites, specOf, technologyRows, type View } from './model'
import { glyphOf, SIGNS, type SignName } from './signs'

const houseOf = (source: string | undefined) => (source === 'house' ? { house: say('bts-house') } : {})

export const nameOf = {
  technology: (id: string) => say(named('technology', id)),
  system: (id: string) => say(named('system', id)),
  event: (id: string) => say(named('event-card', id)),
  area: (area: AreaView) => (area.system ? say(named('system', area.system)) : say(named('area', area.id.toLowerCase()))),
}

const FAMILIES: Record<string, Family> = { S: 'science', E: 'economy', M: 'military', C: 'commerce' }

/** The words of an effect on a card, and in a line; the sentence is `say(row.words)`. */
export const onCard = (layout: Layout, row: Row) => said(layout.cards[row.words])
export const inLine = (layout: Layout, row: Row) => said(layout.lines[row.words])
const said = (phrase: Phrase | undefined) => (phrase ? words.phrase(phrase) : '')

/** What stands as a sign with its number, so that there is room for all other words: `bts-signed-…` for the `card-…` and `line-…` of the game. */
const SIGNED = new Set(['cost-ore', 'cost-retire', 'effect-ore', 'effect-pop', 'effect-automate'])
const WORDED = /^(?:card|line)-/
const AMOUNT = /(\S*)⟨(\w+)⟩/

function signed(phrase: Phrase): Phrase {
  const facts = Object.entries(phrase.facts).map(([name, fact]) => [name, typeof fact === 'object' ? signed(fact) : fact])
  const what = phrase.message.replace(WORDED, '')
  const message = what !== phrase.message && SIGNED.has(what) ? `bts-signed-${what}` : phrase.message
  return { message, facts: Object.fromEntries(facts) }
}

/** Words, or a number with the sign of what it counts. */
export type Part = { words: string; sign?: SignName }

export const partsOnCard = (layout: Layout, row: Row): Part[] => partsOf(layout.cards[row.words])
export const partsInLine = (layout: Layout, row: Row): Part[] => partsOf(layout.lines[row.words])

export function partsOf(phrase: Phrase | undefined): Part[] {
  const found: Part[] = []
  let rest = phrase ? capital(words.phrase(signed(phrase))) : ''
  for (let amount = AMOUNT.exec(rest); amount; amount = AMOUNT.exec(rest)) {
    if (amount.index) found.push({ words: rest.slice(0, amount.index) })
    found.push({ words: amount[1] ?? '', sign: amount[2] as SignName })
    rest = rest.slice(amount.index + amount[0].length)
  }
  return rest ? [...found, { words: rest }] : found
}

/** The emblem of a technology: the field of its type, and what it is about. */
export function emblemOf(layout: Layout, id: string, types: readonly string[]): { id: string; family: Family; icon: readonly IconPart[] } {
  return { id, family: FAMILIES[types[0] ?? ''] ?? 'unknown', icon: SIGNS[glyphOf(technologyRows(layout, id))] }
}

export function technologyCard(layout: Layout, id: string): Card {
  const card = bookOf(layout).technology.get(id)
  const types = (card?.types ?? []).map((type) => say(named('type', type.toLowerCase()))).join(', ')
  const lines = [say('bts-card-level', { level: card?.level ?? '', types })]
  if (card?.pass) lines.push(say('bts-card-pass', { type: `@${named('type', card.pass.toLowerCase())}` }))
  lines.push(say(`${named('technology', id)}-help`))
  return { title: nameOf.technology(id), lines, rule: 'BTS-11.1', ...houseOf(card?.source), emblem: emblemOf(layout, id, card?.types ?? []) }
}

export function systemCard(layout: Layout, id: string): Card {
  const card = bookOf(layout).system.get(id)
  return { title: nameOf.system(id), rule: 'BTS-15.1', lines: [say('bts-card-deck', { deck: card?.deck ?? '' }), say(`${named('system', id)}-help`)], ...houseOf(card?.source), picture: { id, kind: card ? kindOf(card.spec) : '' } }
}

/** What the inspector tells of an area: the system, its owner, everybody's ships, and whether one could colonise it. */
export function areaCard(session: Session, layout: Layout, view: View, area: AreaView): Card {
  const [title = '', ...lines] = areaWords(session, layout, view, area).split('\n')
  if (!area.system) return { title, lines, ...(area.id === 'sol' || area.id === 'deep' ? { picture: { id: area.id, kind: area.id } } : {}) }
  const needed = bookOf(layout).system.get(area.system)?.strength ?? 0
  const has = session.seat === null ? 0 : (area.strength[session.seat] ?? 0)
  const sums = session.seat === null ? [] : [{ label: say('bts-sum-strength'), value: say('bts-part', { have: has, need: needed }), fits: has >= needed }]
  return { ...systemCard(layout, area.system), lines, sums }
}

export function eventCard(layout: Layout, id: string): Card {
  return { title: nameOf.event(id), rule: 'BTS-11.1', lines: [say(`${named('event-card', id)}-help`)], ...houseOf(layout.events.find((each) => each.id === id)?.source) }
}

export function achievementCard(layout: Layout, id: string): Card {
  return { title: say(named('achievement', id)), rule: 'BTS-6.1', lines: [say(`${named('achievement', id)}-help`)], ...houseOf(layout.achievements.find((each) => each.id === id)?.source) }
}

/** What the inspector tells of one of the three ways to produce. */
export function productionCard(title: string, lines: string[], family: Family, sign: SignName): Card {
  return { title, lines, telling: true, rule: 'BTS-5.1', emblem: { id: `produce ${sign}`, family, icon: SIGNS[sign] } }
}

export const people = (session: Session, seats: readonly number[]) => seats.map((seat) => session.name(seat)).join(', ')

/** What the inspector tells of a slot: the technology in it, or what waits there, and whether the way to it is open. */
export function slotCard(session: Session, layout: Layout, view: View, slot: Slot, shown: SlotView, seat: number): Card {
  const { have, need } = prerequisites(view, slot, seat)
  const open = need > 0 && !shown.researched.includes(seat) ? [{ label: say('bts-sum-needs'), value: say('bts-part', { have, need }), fits: have >= need }] : []
  if (!shown.technology) {
    const [title = '', ...lines] = slotWords(session, view, slot, shown, seat).split('\n')
    return { title: say('bts-unknown', { level: slot.level }), lines: [title, ...lines], emblem: { id: slot.id, family: 'unknown' }, sums: open }
  }
  const card = technologyCard(layout, shown.technology)
  const known = shown.researched.length ? [say('bts-researched-by', { names: people(session, shown.researched) })] : []
  return { ...card, lines: [...card.lines.slice(-1), ...card.lines.slice(0, -1), ...known], telling: true, sums: open }
}

/** The same of an action space: what the action could reach, and what would be left after paying. */
export function spaceCard(session: Session, view: View, card: Card | null, row: Row, space: Space): Card | null {
  const choice = session.open ? session.choices.find((each) => each.kind === 'use_space' && each.args[0] === space.number) : undefined
  if (!card || !choice) return card
  const near = forecastOf(session.scene).reach?.[choice.id]
  const slots = (near?.slots ?? []).map((slot) => view.slots[slot]?.technology ?? null)
  const names = slots.flatMap((id) => (id ? [nameOf.technology(id)] : []))
  const unknown = slots.length - names.length
  const reach = names.length ? [say('bts-could-research', { names: names.join(', ') })] : []
  if (unknown) reach.push(say('bts-could-discover', { n: unknown }))
  return { ...card, lines: [`${capital(say(row.words))}.`, ...reach], telling: true, sums: leftAfter(view, session.seat ?? 0, choice.cost) }
}

function leftAfter(view: View, seat: number, cost: readonly Amount[]): Sum[] {
  const mine = view.factions[seat]
  const paid = (what: string) => cost.find((each) => each.what === what)?.amount ?? 0
  const all: [string, number, number][] = [
    [say('bts-sum-ore'), mine?.ore ?? 0, paid('ore')],
    [say('bts-sum-population'), mine?.population ?? 0, paid('retire')],
  ]
  return all.flatMap(([label, has, less]) => (less ? [{ label, value: `${has} → ${has - less}` }] : []))
}

/** A slot of the tree in a sentence: what lies there, who has it, what is missing. */
export function slotWords(session: Session, view: View, slot: Slot, shown: SlotView, seat: number): string {
  const lines: string[] = []
  if (shown.technology) {
    lines.push(`${slot.id}: ${nameOf.technology(shown.technology)}`, say(`${named('technology', shown.technology)}-help`))
    if (shown.researched.length) lines.push(say('bts-researched-by', { names: people(session, shown.researched) }))
  } else lines.push(say(shown.event ? 'bts-slot-event' : 'bts-slot-empty', { slot: slot.id, level: slot.level }))
  const { have, need } = prerequisites(view, slot, seat)
  if (!shown.researched.includes(seat) && need > 0) lines.push(say('bts-slot-needs', { needs: slot.needs.join(', '), have, need }))
  return lines.join('\n')
}

export function spaceWords(session: Session, view: View, place: string, row: Row, space: Space): string {
  const lines = [`${place}: ${say(row.words)}`]
  if (space.extra) lines.push(say('bts-extra', { ore: space.extra }))
  if (space.shared) lines.push(say('bts-shared'))
  const pawns = pawnsOn(view, space.number)
  if (pawns.length) lines.push(say('bts-pawns-here', { names: people(session, pawns) }))
  return lines.join('\n')
}

/** The kind of picture a system has, in the word of the set. */
export const kindOf = (spec: readonly string[]) => [...spec].sort().join(' ')

const specWords = (spec: readonly string[]) => spec.map((kind) => say(kind === 'food' ? 'bts-food' : 'bts-ore')).join(', ')

/** An area in words: the card, the controller, everybody's ships. */
export function areaWords(session: Session, layout: Layout, view: View, area: AreaView): string {
  const lines = [nameOf.area(area)]
  if (area.system) lines.push(say(`${named('system', area.system)}-help`))
  else if (area.id === 'sol' || area.id === 'deep') lines.push(say('bts-area-open'))
  else lines.push(say('bts-yard-help', { spec: specWords(specOf(layout, view, area)) }))
  if (area.base !== null) lines.push(say('bts-base-of', { name: session.name(area.base), disc: `@${named('disc', area.base_kind ?? 'marker')}` }))
  area.ships.forEach((ships, seat) => {
    const levels = ships.flatMap((count, level) => Array.from({ length: count }, () => level + 1))
    if (levels.length) lines.push(say('bts-ships-of', { name: session.name(seat), strength: area.strength[seat] ?? 0, levels: levels.join(', ') }))
  })
  return lines.join('\n')
}
