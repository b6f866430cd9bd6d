// Where the last events happened: those places light up for a moment.

import type { GameEvent } from '../../lib/wire'
import { areaNamed } from './outlook'
import type { Layout, View } from './model'
import { areaPlace, slotPlace, spacePlace } from './places'

const AREA_EVENTS = new Set(['built', 'upgraded', 'moved', 'settled', 'ship-retired', 'sent', 'system', 'colonised'])
const NUMBER = /^\d+$/

export function freshPlaces(layout: Layout, view: View, events: readonly GameEvent[]): Set<string> {
  const found = new Set<string>()
  for (const event of events)
    for (const end of [event.origin, event.target]) {
      if (end.startsWith('slot-')) found.add(slotPlace(Number(end.slice(5))))
      else if (event.kind === 'space' && NUMBER.test(end)) found.add(spacePlace(Number(end)))
      else if (AREA_EVENTS.has(event.kind) && NUMBER.test(end)) found.add(areaPlace(Number(end)))
      else if (event.kind === 'base' || event.kind === 'base-lost') {
        const area = areaNamed(layout, view, end)
        if (area >= 0) found.add(areaPlace(area))
      }
    }
  return found
}
