// "Best": follows the server's exact advice for consuming, step by step, until it is done or the player stops it.

import type { Session } from '../../lib/session.svelte'
import type { FrontiersView } from './model'

const CONSUMING = new Set(['consuming', 'spending'])

export class Best {
  running = $state(false)

  async run(session: Session): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      while (this.running) {
        const asked = (session.scene?.view as FrontiersView | undefined)?.asked
        if (!session.open || !asked || !CONSUMING.has(asked.question) || asked.best === undefined || !session.isLegal(asked.best)) break
        const before = session.scene?.ply
        await session.commit(asked.best)
        if (session.scene?.ply === before) break
      }
    } finally {
      this.running = false
    }
  }

  stop(): void {
    this.running = false
  }
}
