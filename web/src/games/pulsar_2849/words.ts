// What the pieces of the board are called when they are looked at.

import { capital, say, words } from '../../lib/words.svelte'
import type { End } from './flying.svelte'
import type { Phrase } from '../../lib/wire'
import { COLOURS, SIZES, type PlainMove, type PulsarLayout, type PulsarView, type Sector } from './model'

type NameOf = (seat: number) => string

/** A text of the game about a component: its name, and with `help` what it does. */
export const nameOf = (kind: string, id: string) => say(`${kind}-${id.toLowerCase()}`)
export const helpOf = (kind: string, id: string) => say(`${kind}-${id.toLowerCase()}-help`)

/** What a component does in the words of a card, and of a line. */
export function cardWords(layout: PulsarLayout, kind: string, id: string, part = 'help', begin = true): string {
  return shortWords(layout.cards, kind, id, part, begin)
}

export function lineWords(layout: PulsarLayout, kind: string, id: string, part = 'help'): string {
  return shortWords(layout.lines, kind, id, part, true)
}

function shortWords(from: Record<string, Phrase>, kind: string, id: string, part: string, begin: boolean): string {
  const phrase = from[`${kind}-${id.toLowerCase()}-${part}`]
  const text = phrase ? words.phrase(phrase) : ''
  return begin ? capital(text) : text
}

export function kindSaid(sector: Sector): string {
  return say(sector.kind === 'gate' ? `sector-gate-${sector.colour ?? 'green'}` : `sector-${sector.kind}`)
}

/** A sector in one or two lines: what it is, what lies there, who is there. */
export function sectorSaid(sector: Sector, view: PulsarView, layout: PulsarLayout, name: NameOf): string {
  const lines = [`${sector.id}: ${kindSaid(sector)}${sector.dead_end ? `, ${say('pulsar-dead-end')}` : ''}`]
  const system = view.systems.find((each) => each.sector === sector.id)
  if (system) lines.push(...(system.tile === null ? [say('pulsar-system-unknown')] : systemSaid(system.tile, view, layout, name)))
  const pulsar = view.pulsars.find((each) => each.sector === sector.id)
  if (pulsar) {
    if (pulsar.owner === null) lines.push(say('pulsar-unclaimed'))
    else lines.push(say('pulsar-owner', { name: name(pulsar.owner) }))
    if (pulsar.gyrodyne) lines.push(say(pulsar.spinning ? 'pulsar-spins' : 'pulsar-building', { size: `@gyrodyne-${pulsar.gyrodyne}` }))
  }
  const ships = view.players.flatMap((player, seat) => (player.ship === sector.id ? [name(seat)] : []))
  if (ships.length) lines.push(say('pulsar-ships', { names: ships.join(', ') }))
  return lines.join('\n')
}

function systemSaid(tile: string, view: PulsarView, layout: PulsarLayout, name: NameOf): string[] {
  const system = view.systems.find((each) => each.tile === tile)
  const printed = layout.systems.list.find((each) => each.id === tile)
  const lines = [`${nameOf('system', tile)}. ${helpOf('system', tile)}`]
  if (!system || !printed) return lines
  const open = printed.open[view.seats] ?? { blue: 0, barren: 0 }
  lines.push(say('pulsar-planets', { blue: open.blue - system.blue.length, barren: open.barren - system.barren.length }))
  const owners = [...system.blue, ...system.barren].map(name)
  if (owners.length) lines.push(say('pulsar-bases-of', { names: owners.join(', ') }))
  return lines
}

/** What a flight to an end is known to give. */
export function flightSaid({ length, flight }: End): string {
  const parts = [say('pulsar-segments', { n: length })]
  if (flight.bases.length) parts.push(say('pulsar-gives-bases', { n: flight.bases.length, sectors: flight.bases.join(', ') }))
  if (flight.bonus) parts.push(say('pulsar-gives-bonus'))
  if (flight.turned_up.length) parts.push(say('pulsar-gives-turned-up', { sectors: flight.turned_up.join(', ') }))
  if (flight.claims) parts.push(say('pulsar-gives-claim'))
  const gates = COLOURS.filter((colour) => flight.gates[colour]).map((colour) => `${say(`colour-${colour}`)} ${flight.gates[colour]}`)
  if (gates.length) parts.push(say('pulsar-gives-gates', { gates: gates.join(', ') }))
  return parts.join(' · ')
}

/** What a payment is for, as short as a name. */
export function moveSaid({ kind, args: [a = 0] }: PlainMove, view: PulsarView, layout: PulsarLayout): string {
  const side = view.active === null ? null : view.players[view.active]?.hq_side
  const project = layout.hq_boards.flatMap((each) => each.sides).find((each) => each.id === side)?.projects.find((each) => each.pos === layout.hq_places[a])
  const names: Record<string, () => string> = {
    fly: () => say('pulsar-segments', { n: a }),
    take_gyrodyne: () => say(`gyrodyne-${SIZES[a] ?? 'small'}`),
    finish_gyrodyne: () => layout.maps[view.map]?.pulsars[a] ?? '',
    take_transmitter: () => nameOf('transmitter', view.transmitters.offer[a] ?? ''),
    pay_transmitter: () => nameOf('transmitter', layout.transmitter_order[a] ?? ''),
    patent: () => nameOf('tech', view.technologies[a]?.id ?? ''),
    complete: () => nameOf('project', project?.id ?? ''),
    buy_modifier: () => say(a === 0 ? 'modifier-pm1' : 'modifier-p2'),
  }
  return names[kind]?.() ?? kind
}

/** What may lie in the exploration stack; of tiles that are kept, those not in the stack lie before players. */
export function explorationSaid(view: PulsarView, layout: PulsarLayout): string {
  const tiles = layout.exploration_tiles.list
  const all = tiles.reduce((sum, each) => sum + each.copies, 0)
  const kept = all - view.exploration.stack - view.exploration.discarded.length
  const left = tiles.map((each) => {
    const gone = view.exploration.discarded.filter((one) => one === each.id).length + (each.kept ? kept : 0)
    return { id: each.id, n: each.copies - gone }
  })
  const lines = left.filter((each) => each.n > 0).map((each) => `${each.n} × ${helpOf('exploration', each.id)}`)
  return [say('pulsar-exploration-help', { n: view.exploration.stack, discarded: view.exploration.discarded.length }), ...lines].join('\n')
}

interface Known {
  source?: string
  sources?: Record<string, string>
}

/** Says which values of a component are ours; nothing when none is. */
export function houseOf(thing: Known | undefined): { house?: string } {
  const ours = Object.entries(thing?.sources ?? {}).filter(([, source]) => source === 'house').map(([what]) => what)
  if (thing?.source === 'house') return { house: words.say('pulsar-house') }
  return ours.length ? { house: words.say('pulsar-house-some') } : {}
}
