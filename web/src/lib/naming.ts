// What somebody at a table is called.

import type { Scene } from './wire'
import { say } from './words.svelte'

/** The name of a seat whose player gave none, in either language. */
const UNNAMED = /^(?:Gracz|Player) (\d)$/

/** By the name they gave, or by their seat; whoever reads and gave none is "you". */
export function nameOf(who: Scene['seats'][number], seat: number, reads: boolean): string {
  if (who.kind === 'bot') return say('bot-n', { n: seat + 1 })
  const number = UNNAMED.exec(who.name)?.[1]
  if (who.name && !number) return who.name
  return reads ? say('you') : say('player-n', { n: Number(number ?? seat + 1) })
}
