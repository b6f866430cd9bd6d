// Where on the board the things are that a line tells of.

import { named as message } from '../../lib/words.svelte'
import type { Session } from '../../lib/session.svelte'
import type { Deed } from '../../lib/lighting.svelte'
import { ACTIONS, type SunsView } from './model'

const TILE = /^@(tile-.+)$/
/** Cards, levels and resources lie in the empire in sight. */
const HELD = /^@(card|level|resource)-(.+)$/

/** Places of the galaxy, spaces and actions of the sheets, what an empire holds. */
export function named({ kind, piece, origin, target, seat, facts }: Deed, session: Session): string[] {
  const view = session.shown?.view as SunsView
  if (kind === 'told-leader') return [`place:space:${target}`]
  if (kind === 'told-action') return [`place:action:${(ACTIONS as readonly string[]).indexOf(piece)}`]
  const tiles = Object.values(facts).flatMap((each) => (typeof each === 'string' ? (TILE.exec(each)?.[1] ?? []) : []))
  const here = view.places.filter(({ id, tile }) => id === target || id === origin || (tile !== null && tiles.includes(message('tile', tile))))
  if (here.length) return here.map(({ id }) => `place:place:${id}`)
  return Object.values(facts).flatMap((each) => {
    const [, what, id] = typeof each === 'string' ? (HELD.exec(each) ?? []) : []
    const name = id?.replaceAll('-', '_') ?? ''
    return what === undefined || session.viewing !== seat ? [] : [`place:${what}:${name} | place:hand:${name} | player:${seat}`]
  })
}

/** The surface of a phone that shows a place, by what its name begins with. */
export const shownOn: Record<string, string> = { place: 'galaxy', space: 'sheets', action: 'sheets', card: 'empire', level: 'empire', resource: 'empire', hand: 'empire' }
