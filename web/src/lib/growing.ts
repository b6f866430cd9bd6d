// Opponents that grow with their player.

/** What a player has learned of a game. */
export interface Learned {
  games: number
  /** Wins against bots, by their level. */
  wins: Record<string, number>
  lessons: string[]
  notes: string[]
}

/** A bot's level and the way to play it prefers: `normal:settler`; a name with a budget is one whole. */
export function levelAndStyle(level: string): readonly [string, string] {
  const at = level.includes('@') ? -1 : level.indexOf(':')
  return at < 0 ? [level, ''] : [level.slice(0, at), level.slice(at + 1)]
}

export const HARDEST_FIRST = ['expert', 'hard', 'normal', 'easy']

/** The level of one's opponents: the hardest there is, of those whose next easier one was beaten. */
export function levelFor(learned: Learned, known: readonly string[]): string {
  const open = HARDEST_FIRST.filter((each, k) => each === 'easy' || (learned.wins[HARDEST_FIRST[k + 1] ?? ''] ?? 0) > 0)
  return open.find((each) => known.includes(each)) ?? known[0] ?? 'normal'
}

/** The next harder level; none above the hardest, or of a bot that is not one of these. */
export function harderThan(level: string): string | null {
  const at = HARDEST_FIRST.indexOf(level)
  return at > 0 ? (HARDEST_FIRST[at - 1] ?? null) : null
}
