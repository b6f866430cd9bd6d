import * as api from './api'
import type { Session } from './session.svelte'

/** Gives the record of a finished game to the player as a file. */
export async function saveRecord(session: Session): Promise<void> {
  const blob = new Blob([await api.record(session.table, session.token)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${session.scene?.game ?? 'game'}-${session.table}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
