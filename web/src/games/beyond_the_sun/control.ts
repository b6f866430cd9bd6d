// Who would control an area if control were checked now (BTS-14.35), and what that changes.

import { AREAS, type AreaView, type Layout, specOf, type View } from './model'

export interface Change {
  area: number
  loses: number | null
  gains: number | null
}

/** The controller after one control update; null when nobody controls the system. */
export function controllerAfter(base: number | null, strength: readonly number[]): number | null {
  const most = Math.max(...strength)
  if (most <= 0) return base
  if (base !== null && strength[base] === most) return base
  const strongest = strength.flatMap((each, seat) => (each === most ? [seat] : []))
  return strongest.length === 1 ? (strongest[0] ?? null) : null
}

/** A ship on its way, drawn before it has been moved. */
export interface Step {
  seat: number
  from: number
  to: number
  level: number
}

function strengthAfter(area: AreaView, number: number, step: Step | null): number[] {
  if (!step) return area.strength
  return area.strength.map((each, seat) =>
    seat !== step.seat ? each : each + (number === step.to ? step.level : 0) - (number === step.from ? step.level : 0),
  )
}

/** What would change hands if the movement ended now, one more step included. */
export function changes(layout: Layout, view: View, step: Step | null): Change[] {
  const found: Change[] = []
  for (const each of view.areas) {
    const area = AREAS.indexOf(each.id as (typeof AREAS)[number])
    if (specOf(layout, view, each).length === 0) continue
    const after = controllerAfter(each.base, strengthAfter(each, area, step))
    if (after !== each.base) found.push({ area, loses: each.base, gains: after })
  }
  return found
}
