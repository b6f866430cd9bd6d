// Sentences about what lies on the table: for hover, focus and the card drawer.

import type { Card } from '../../lib/cards'
import type { Session } from '../../lib/session.svelte'
import { capital, named, say, words } from '../../lib/words.svelte'
import { changesOf, isAnomaly, kindOf, strength, systemOf, unitName, type Change, type EmpireView, type PlaceView, type SunsLayout, type SunsView, type UnitFigures } from './model'

/** A source of an ability by its name in the set: tile-home_1, card-agent_x. */
export const sourceName = (source: string) => say(source.replaceAll('_', '-'))

/** A component in words; those that have none say their name only. */
export function help(kind: string, name: string): string {
  const id = `${named(kind, name)}-help`
  return words.has(id) ? say(id) : ''
}

/** How sentences and the map call a place: p05 is 05. */
export const siteNumber = (id: string) => id.replace(/^p/, '')

export function placeName(place: PlaceView): string {
  if (place.tile !== null) return say(named('tile', place.tile))
  if (place.back === null) return `${say('suns-free-place')} · ${siteNumber(place.id)}`
  return `${say(`facedown-${{ '?': 5, H: 6 }[place.back] ?? place.back}`)} · ${siteNumber(place.id)}`
}

/** Who stands at a place and with what, a line for each. */
export function forces(session: Session, place: PlaceView): string[] {
  const found = place.units.flatMap((units, seat) => {
    const parts = Object.entries(units).map(([kind, number]) => `${say(unitName(kind))} ${number}`)
    return parts.length ? [`${session.name(seat)}: ${parts.join(', ')}`] : []
  })
  if (place.dark_ships) found.push(say('suns-dark-ships', { n: place.dark_ships }))
  if (place.local_forces) found.push(say('suns-local-forces', { n: place.local_forces }))
  return found
}

export function placeLines(session: Session, layout: SunsLayout, place: PlaceView): string[] {
  const kind = kindOf(layout, place.tile)
  const found: string[] = []
  if (kind !== null) found.push(say(`suns-kind-${kind.replaceAll('_', '-')}`, { price: systemOf(layout, place.tile)?.colonise_cost ?? 0 }))
  else if (place.back !== null) found.push(say(isAnomaly(layout, place) ? 'suns-back-anomaly' : 'suns-back-system', { n: place.back }))
  if (place.tile !== null && !place.up) found.push(say('suns-peeked'))
  if (place.owner !== null) found.push(say(place.unrest ? 'suns-held-in-unrest' : 'suns-held', { name: session.name(place.owner) }))
  if (place.tile !== null && help('tile', place.tile)) found.push(help('tile', place.tile))
  if (place.blocked !== null) found.push(say('suns-blocked', { n: place.blocked + 1 }))
  if (place.construction !== null) found.push(`${say(named('resource', place.construction))}: ${help('resource', place.construction)}`)
  return [...found, ...forces(session, place)]
}

export function placeCard(session: Session, layout: SunsLayout, place: PlaceView): Card | null {
  if (place.back === null) return null
  const kind = kindOf(layout, place.tile)
  const picture = place.tile === null ? {} : { picture: { id: place.tile, ...(kind === null ? {} : { kind }) } }
  return { title: capital(placeName(place)), rule: isAnomaly(layout, place) ? 'BSU-14.1' : 'BSU-13.1', lines: placeLines(session, layout, place), house: place.tile === null ? '' : say('suns-house'), ...picture }
}

const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)

export function changeLine(change: Change): string {
  return `${signed(change.effect === 'discount' ? -change.amount : change.amount)} ${change.source === null ? say('suns-this-action') : sourceName(change.source)}`
}

/** A number of an empire with all it is made of. */
export function made(title: string, now: number, base: number, from: string, changes: Change[]): string {
  const lines = [`${title}: ${now}`]
  if (changes.length || from) lines.push(`${base} ${from || say('suns-printed')}`, ...changes.map(changeLine))
  return lines.join('\n')
}

const BODIES: Record<string, string> = { regiment: 'army', colossus: 'army' }

/** The figures of a unit, each with what changes it. */
function figures(layout: SunsLayout, empire: EmpireView, unit: string, now: UnitFigures): { label: string; value: string; changes: string }[] {
  const printed = layout.races.find((each) => each.id === empire.race)?.units[unit]
  const unique = ['titan', 'starbase', 'colossus'].includes(unit)
  const figure = (label: string, value: number | string, base?: number, changes: Change[] = []) =>
    ({ label, value: String(value), changes: changes.length ? `${base ?? value}, ${changes.map(changeLine).join(', ')}` : '' })
  return [
    figure(say('sum-cost'), now.cost, printed?.cost, changesOf(empire, ['discount', 'unit_cost'], [unit, unique ? 'unique' : 'unit'])),
    figure(say('suns-unit-dice'), now.dice, printed?.dice, changesOf(empire, ['dice'], [unit])),
    figure(say('suns-unit-hits'), now.attack > 1 ? `1–${now.attack}` : '1', printed?.attack, changesOf(empire, ['attack'], [unit, BODIES[unit] ?? 'fleet'])),
    ...(now.damage === 1 ? [] : [figure(say('suns-unit-damage'), now.damage, 1, changesOf(empire, ['hit_damage'], [unit]))]),
    figure(say('suns-unit-hp'), unique && now.in_play ? say('suns-left-of', { left: now.left, all: now.hp }) : now.hp),
    figure(say('suns-unit-in-play'), now.in_play),
  ]
}

/** Beside its place: a sentence, then its figures line by line. */
export function unitExplained(layout: SunsLayout, empire: EmpireView, unit: string, now: UnitFigures): string {
  const told = figures(layout, empire, unit, now).map(({ label, value, changes }) => `${label}: ${value}${changes ? ` = ${changes}` : ''}`)
  return [say(`unit-${unit}`), help('unit', unit), ...told].join('\n')
}

/** For the inspector: the figures as sums, what changes them in the lines below. */
export function unitCard(layout: SunsLayout, empire: EmpireView, unit: string, now: UnitFigures): Card {
  const all = figures(layout, empire, unit, now)
  const made = all.flatMap(({ label, changes }) => (changes ? [`${label}: ${changes}`] : []))
  return { title: say(`unit-${unit}`), lines: [help('unit', unit), ...made], sums: all.map(({ label, value }) => ({ label, value })) }
}

/** An empire's full name: "Imperial Terrans of the Outer Rim". */
export function empireName(empire: EmpireView): string {
  const parts = [
    empire.ideology && say(named('ideology', empire.ideology)),
    empire.race && say(named('race', empire.race)),
    empire.organisation && say(named('organisation', empire.organisation)),
  ]
  return parts.filter(Boolean).join(' ')
}

/** What everybody has at a glance: systems, ships, army. */
export function holdings(view: SunsView, seat: number): { systems: number; ships: number; ground: number } {
  const found = { systems: 0, ships: 0, ground: 0 }
  for (const place of view.places) {
    if (place.owner === seat) found.systems += 1
    const there = strength(place.units[seat] ?? {})
    found.ships += there.ships
    found.ground += there.ground
  }
  return found
}
