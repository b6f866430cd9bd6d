// A choice of Sunward as a card for the inspector: what is drawn where, and what it covers.

import type { Snippet } from 'svelte'
import type { Card } from '../../lib/cards'
import type { Session } from '../../lib/session.svelte'
import type { Choice } from '../../lib/wire'
import { named, say } from '../../lib/words.svelte'
import type { Placement } from './geometry'
import { cellLabel, pairOf, type SunwardLayout, type SunwardView } from './model'

const zoneName = (view: SunwardView, column: number) => `@${named('zone', view.columns[column]?.zone ?? '')}`

export function cardOf(session: Session, choice: Choice, all: readonly Placement[], face: Snippet<[number]>): Card | null {
  const layout = session.layout as SunwardLayout
  const view = session.scene?.view as SunwardView
  if (choice.kind === 'place_tile') {
    const pair = pairOf(layout, view, session.legal, choice.id)
    if (!pair) return null
    const [circle, octagon] = [zoneName(view, pair.circle), zoneName(view, pair.octagon)]
    const title = view.seats > 1 ? say('sunward-we-draw', { circle, octagon }) : say('sunward-i-draw', { circle })
    return { title, lines: [say('sunward-board-help')], face, rule: 'WSS-3.2' }
  }
  const place = choice.kind === 'draw' ? all.find((each) => each.id === choice.id) : undefined
  const column = view.mine?.column
  if (!place || column === undefined) return null
  const mission = view.columns[column]?.mission
  const lines = mission ? [say('sunward-mission-line', { mission: `@${named('mission', mission)}-help` })] : []
  return {
    title: say('sunward-drawn-at', { zone: zoneName(view, column), hex: cellLabel(layout, place.cell) }),
    lines,
    face,
    rule: 'WSS-4.1',
  }
}
