// Where on the board the things are that a line tells of.

import { named as message } from '../../lib/words.svelte'
import type { Session } from '../../lib/session.svelte'
import type { Deed } from '../../lib/lighting.svelte'
import { layoutOf, TRACKS, viewOf } from './model'

const cards = (facts: Deed['facts']) => Object.values(facts).flatMap((each) => (typeof each === 'string' && each.startsWith('@') ? [each.slice(1)] : []))

/** A technology in the market, a transmitter in an array or on offer, a project, a goal: by the message that names it. */
function component(id: string, session: Session): string[] {
  const [layout, view] = [layoutOf(session), viewOf(session.shown)]
  const technology = view.technologies.findIndex((each) => message('tech', each.id.toLowerCase()) === id)
  if (technology >= 0) return [`place:tech:${technology} | panel:market`]
  const transmitter = layout.transmitter_order.find((each) => message('transmitter', each.toLowerCase()) === id)
  if (transmitter) return [`place:transmitter:${transmitter} | piece:transmitter:${transmitter} | panel:offers`]
  const goal = view.goals.findIndex((each) => message('goal', each.toLowerCase()) === id)
  if (goal >= 0) return [`place:goal:${goal}`]
  const size = /^gyrodyne-(\w+)$/.exec(id)?.[1]
  if (size) return [`place:gyrodyne:${size} | panel:market`]
  const track = TRACKS.find((each) => id === `track-${each}`)
  return track ? [`track:${track}`] : []
}

/** Sectors at both ends of a flight and where bases were built; markers on their tracks; cards. */
export function named({ kind, origin, target, seat, piece, facts }: Deed, session: Session): string[] {
  if (kind === 'told-roll') return ['panel:dice']
  const bases = typeof facts['bases'] === 'string' ? facts['bases'].split(' ').filter(Boolean).map((each) => `sector:${each}`) : []
  const sectors = [target, ...bases, origin].filter((each) => each.startsWith('sector:')).map((each) => `place:${each}`)
  if (sectors.length) return [...new Set(sectors)]
  if (piece.startsWith('project:')) return session.viewing === seat ? [`place:project:${piece.split('-').at(-1) ?? ''}`] : []
  if (piece.startsWith('exploration:')) return ['place:exploration']
  return cards(facts).flatMap((each) => component(each, session)).map((each) => each.replace(/^track:(\w+)$/, `piece:marker:$1:${seat}`))
}

/** The surface of a phone that shows a place, by what its name begins with. */
export const shownOn: Record<string, string> = {
  sector: 'map', exploration: 'map', marker: 'dice', die: 'dice', tech: 'tech', market: 'tech', gyrodyne: 'offers', offer: 'offers', transmitter: 'area', project: 'area', goal: 'area',
}
