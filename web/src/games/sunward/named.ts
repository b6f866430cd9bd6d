// Where on the board the things are that a line tells of.

import type { Session } from '../../lib/session.svelte'
import type { Deed } from '../../lib/lighting.svelte'
import type { SunwardView } from './model'

/** A tile at its notches; a frontier; a drawing, where its sheet is in sight. */
export function named({ piece, target, seat }: Deed, session: Session): string[] {
  if (piece.startsWith('tile:')) {
    const { placed } = session.shown?.view as SunwardView
    return placed.some((each) => piece === `tile:${each.tile}` && target === `notch:${each.edge}:${each.low}`) ? [`named:${piece}`] : []
  }
  if (piece.startsWith('zone:')) return session.viewing === seat ? [`named:drawn:${target}`] : []
  return target === '' ? [] : [`named:frontier:${target}`]
}

/** The surface of a phone that shows a place, by what its name begins with. */
export const shownOn: Record<string, string> = { tile: 'board', drawn: 'sheet', frontier: 'sheet' }
