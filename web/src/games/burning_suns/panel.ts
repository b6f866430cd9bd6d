import type { Session } from '../../lib/session.svelte'
import type { EmpireView } from './model'
import type { SunsTargets } from './places.svelte'

/** What every panel of an empire is given. */
export interface EmpirePanel {
  session: Session
  targets: SunsTargets
  seat: number
  empire: EmpireView
  phone: boolean
  /** Whether there is room for pictures above words. */
  roomy?: boolean
}
