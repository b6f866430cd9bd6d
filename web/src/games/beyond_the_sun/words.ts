// Things of the table in words: what hover, focus and the drawer say.

import type { Family } from '../../art/families'
import type { IconName } from '../../lib/icons'
import type { Card, Session } from '../../lib/session.svelte'
import { named, say } from '../../lib/words.svelte'
import { partId } from './effects'
import { bookOf, type AreaView, type Layout, type Slot, type SlotView, type Space, pawnsOn, prerequisites, specOf, type View } from './model'

const houseOf = (source: string | undefined) => (source === 'house' ? { house: say('bts-house') } : {})

export const nameOf = {
  technology: (id: string) => say(named('technology', id)),
  system: (id: string) => say(named('system', id)),
  event: (id: string) => say(named('event-card', id)),
  area: (area: AreaView) => (area.system ? say(named('system', area.system)) : say(named('area', area.id.toLowerCase()))),
}

const FAMILIES: Record<string, Family> = { S: 'science', E: 'economy', M: 'military', C: 'commerce' }
const ICON_OF: Record<string, IconName> = { S: 'flask', E: 'planet', M: 'rocket', C: 'people' }

/** The emblem of a technology: the field of its type. */
export function emblemOf(id: string, types: readonly string[]): { id: string; family: Family; icon: IconName } {
  return { id, family: FAMILIES[types[0] ?? ''] ?? 'unknown', icon: ICON_OF[types[0] ?? ''] ?? 'flask' }
}

export function technologyCard(layout: Layout, id: string): Card {
  const card = bookOf(layout).technology.get(id)
  const types = (card?.types ?? []).map((type) => say(named('type', type.toLowerCase()))).join(', ')
  const lines = [say('bts-card-level', { level: card?.level ?? '', types })]
  if (card?.pass) lines.push(say('bts-card-pass', { type: `@${named('type', card.pass.toLowerCase())}` }))
  lines.push(say(`${named('technology', id)}-help`))
  return { title: nameOf.technology(id), lines, ...houseOf(card?.source), emblem: emblemOf(id, card?.types ?? []) }
}

export function systemCard(layout: Layout, id: string): Card {
  const card = bookOf(layout).system.get(id)
  return { title: nameOf.system(id), lines: [say('bts-card-deck', { deck: card?.deck ?? '' }), say(`${named('system', id)}-help`)], ...houseOf(card?.source), picture: { id } }
}

export function eventCard(layout: Layout, id: string): Card {
  return { title: nameOf.event(id), lines: [say(`${named('event-card', id)}-help`)], ...houseOf(layout.events.find((each) => each.id === id)?.source) }
}

export function achievementCard(layout: Layout, id: string): Card {
  return { title: say(named('achievement', id)), lines: [say(`${named('achievement', id)}-help`)], ...houseOf(layout.achievements.find((each) => each.id === id)?.source) }
}

export const people = (session: Session, seats: readonly number[]) => seats.map((seat) => session.name(seat)).join(', ')

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

export function spaceWords(session: Session, view: View, place: string, line: string, space: Space): string {
  const lines = [`${place}: ${say(partId(line))}`]
  if (space.extra) lines.push(say('bts-extra', { ore: space.extra }))
  if (space.shared) lines.push(say('bts-shared'))
  const pawns = pawnsOn(view, space.number)
  if (pawns.length) lines.push(say('bts-pawns-here', { names: people(session, pawns) }))
  return lines.join('\n')
}

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
