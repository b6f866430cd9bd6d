// The icons that the summary page names: messages legend-<icon> of the game.

import { ICONS, type IconPart } from '../../lib/icons'

const circle: IconPart[] = [{ d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', s: 2.2 }]
const octagon: IconPart[] = [{ d: 'M8 3h8l5 5v8l-5 5H8l-5-5V8z', s: 2.2 }]
const frontier: IconPart[] = [{ d: 'M3 19L12 7l9 3', s: 4 }]

export const LEGEND: Record<string, readonly IconPart[]> = {
  alien: ICONS.alien, upgrade: ICONS.upgrade, resource: ICONS.resource, cluster: ICONS.cluster, hole: ICONS.hole,
  circle, octagon, frontier, cut: ICONS.cut, rocket: ICONS.rocket,
}
