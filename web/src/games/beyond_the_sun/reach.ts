// What an action could reach from here, drawn in ice while it is looked at: slots, areas, tracks.

import { type Call, everyCall, readLine } from './effects'
import { AREAS, basicRows, guildRow, prerequisites, specOf, sphereRow, technologyRows, bookOf, shipCount, type ActionRow, type Layout, type Level, type View } from './model'

const LEVELS: readonly Level[] = ['I', 'II', 'III', 'IIII']

/** Every action of the table with its spaces. */
export function allRows(layout: Layout, view: View): ActionRow[] {
  return [
    ...basicRows(layout, view),
    ...layout.guilds.map((_, guild) => guildRow(layout, guild)),
    sphereRow(layout),
    ...layout.technologies.flatMap((each) => technologyRows(layout, each.id)),
  ]
}

export function rowOfSpace(layout: Layout, view: View, space: number): ActionRow | undefined {
  return allRows(layout, view).find((row) => row.spaces.some((each) => each.number === space))
}

export function rowOfAction(layout: Layout, view: View, action: number): ActionRow | undefined {
  return allRows(layout, view).find((row) => row.action === action)
}

function slotsFor(layout: Layout, view: View, seat: number, call: Call): string[] {
  const wanted = (call.values[0] ?? '').split('|')
  const levels = wanted.every((each) => LEVELS.includes(each as Level)) ? wanted : LEVELS
  return layout.slots.flatMap((slot, number) => {
    const shown = view.slots[number]
    if (!shown || !levels.includes(slot.level) || shown.researched.includes(seat)) return []
    if (call.options['only'] === 'seen' && shown.technology === null) return []
    const { have, need } = prerequisites(view, slot, seat)
    return have >= need || call.options['prereq'] === 'no' ? [`slot:${number}`] : []
  })
}

const areaKey = (id: string) => `area:${AREAS.indexOf(id as (typeof AREAS)[number])}`

function areasFor(layout: Layout, view: View, seat: number, call: Call): string[] {
  const book = bookOf(layout)
  const found = view.areas.filter((area) => {
    if (call.name === 'colonise') return area.base === seat && area.system !== null && (area.strength[seat] ?? 0) >= (book.system.get(area.system)?.strength ?? 0)
    if (call.name === 'ship') return call.options['at'] === 'deep' ? area.id === 'deep' : area.id === 'sol' || (area.system === null && area.base === seat && specOf(layout, view, area).length > 0)
    return shipCount(area.ships[seat] ?? []) > 0
  })
  return found.map((area) => areaKey(area.id))
}

const ON_AREAS = new Set(['colonise', 'ship', 'jump', 'warp', 'upgrade'])

export function reachOf(layout: Layout, view: View, seat: number, line: string): Set<string> {
  const found = new Set<string>()
  for (const call of everyCall(readLine(line))) {
    if (call.name === 'research') for (const key of slotsFor(layout, view, seat, call)) found.add(key)
    else if (ON_AREAS.has(call.name)) for (const key of areasFor(layout, view, seat, call)) found.add(key)
    else if (call.name === 'automate') {
      if (call.values[0] !== 'ore') found.add('disc:0')
      if (call.values[0] !== 'food') found.add('disc:1')
    }
  }
  return found
}
