// Where on the board the things are that a line tells of.

import type { Session } from '../../lib/session.svelte'
import type { Deed } from '../../lib/lighting.svelte'
import type { FrontiersLayout } from './model'

const TILE = /^tile:(\d+)$/

/** A tile in the empire in sight, else where it came from: the piles, the worlds in the middle. */
function tile(number: number, seat: number, session: Session): string {
  const name = (session.layout as FrontiersLayout).tiles[number] ?? ''
  const own = seat === session.seat ? `own:${name}` : `seat-${seat}:${name}`
  return [`place:${own}`, `place:pile:${name}`, `place:explored:${name}`, `player:${seat}`].join(' | ')
}

/** Action tiles and tiles of empires; a good lies on its world. */
export function named({ piece, origin, target, seat }: Deed, session: Session): string[] {
  if (piece.startsWith('action:')) return [`place:${piece}`]
  return [piece, target, origin].flatMap((each) => {
    const number = TILE.exec(each)?.[1]
    return number === undefined ? [] : [tile(Number(number), seat, session)]
  })
}

/** The surface of a phone that shows a place, by what its name begins with. */
export const shownOn: Record<string, string> = { action: 'actions', explored: 'actions', pile: 'market', own: 'empire' }
