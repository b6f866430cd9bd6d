// Where on the board the things are that a line tells of.

import { named as message } from '../../lib/words.svelte'
import type { Session } from '../../lib/session.svelte'
import type { Deed } from '../../lib/lighting.svelte'
import { allActions, areaNumber, technologyRows, type Layout, type View } from './model'
import { areaPlace, cardPlace, goalPlace, guildPlace, slotPlace, spacePlace, systemPlace } from './places'

const ON_SPACES = new Set(['space', 'told-basic', 'pushed'])
const NUMBER = /^\d+$/

/** The card of a technology on the tree, or by a mat; of a guild, a system, an event, an achievement where it lies. */
function component(id: string, layout: Layout, view: View): string[] {
  const technology = layout.technologies.find((each) => message('technology', each.id) === id)
  if (technology) {
    const slot = view.slots.findIndex((each) => each.technology === technology.id)
    return slot >= 0 ? [slotPlace(slot)] : [cardPlace(technology.id)]
  }
  const area = view.areas.find((each) => id === message('area', each.id.toLowerCase()) || (each.system !== null && id === message('system', each.system)))
  if (area) return [areaPlace(areaNumber(layout, area.id))]
  const system = layout.systems.find((each) => message('system', each.id) === id)
  if (system) return [systemPlace(system.id)]
  const event = layout.events.find((each) => message('event-card', each.id) === id)
  if (event) return [`event:${event.id}`]
  const guild = layout.guilds.findIndex((each) => message('guild', each.id) === id)
  if (guild >= 0) return [guildPlace(guild), ...(layout.numbered.guilds[guild]?.spaces ?? []).slice(0, 1).map((each) => spacePlace(each.number))]
  const goal = layout.achievements.findIndex((each) => message('achievement', each.id) === id)
  return goal >= 0 ? [goalPlace(goal)] : []
}

/** An end of a way: a slot of the tree, an area by its number or name. */
function end(name: string, layout: Layout, view: View): string[] {
  if (name.startsWith('slot-')) return [slotPlace(Number(name.slice(5)))]
  return NUMBER.test(name) ? [areaPlace(Number(name))] : component(name, layout, view)
}

/** The space on which a pawn stands: its own, or on a card the card. */
function space(number: number, layout: Layout, view: View): string {
  const first = allActions(layout, view).some((row) => row.spaces.some((each) => each.number === number))
  const card = layout.technologies.find(({ id }) => technologyRows(layout, id).some((row) => 'spaces' in row && row.spaces.some((each) => each.number === number)))
  const slot = card ? view.slots.findIndex((each) => each.technology === card.id) : -1
  const whole = slot >= 0 ? ` | place:${slotPlace(slot)}` : ''
  return first ? `place:${spacePlace(number)}${whole}` : ''
}

/** A space, a slot, areas at both ends of a way, a card, an achievement. */
export function named({ kind, piece, origin, target, facts }: Deed, session: Session): string[] {
  const layout = session.layout as Layout
  const view = session.shown?.view as View
  if (ON_SPACES.has(kind)) return [space(Number(NUMBER.test(target) ? target : origin), layout, view)].filter(Boolean)
  const ends = [target, origin].flatMap((each) => end(each, layout, view))
  const cards = ends.length ? [] : Object.values(facts).flatMap((each) => (typeof each === 'string' && each.startsWith('@') ? component(each.slice(1), layout, view) : []))
  const colonised = kind === 'colonised' ? [`place:${systemPlace(piece)} | place:${ends[0] ?? ''}`] : []
  return colonised.length ? colonised : [...new Set([...ends, ...cards])].map((each) => `place:${each}`)
}

/** The surface of a phone that shows a place, by what its name begins with. */
export const shownOn: Record<string, string> = {
  slot: 'tree', space: 'tree', card: 'tree', guild: 'tree', area: 'space', system: 'space', ship: 'space', goal: 'goals', event: 'goals',
}
