// Opening a table: create it, sit down, remember the keys.

import * as api from './api'
import { router } from './route.svelte'
import { settings } from './settings.svelte'
import { say } from './words.svelte'
import type { Clock, Created, GameInfo, SeatWish } from './wire'

export type Place = { kind: 'you' } | { kind: 'open' } | { kind: 'shared' } | { kind: 'bot'; level: string }

/** What else a new table may have. */
export interface Wishes {
  seed?: number
  chat?: boolean
  open?: boolean
  clock?: Clock
  /** A component set of one's own, as TOML. */
  set?: string
  /** The preparation is made as for a first game. */
  newcomer?: boolean
}

const STRONG = ['strong', 'hard', 'normal']

/** The level of a quick game: the strongest of those that have a name of their own. */
export function strongest(game: GameInfo): string {
  const known = game.levels.map((each) => each.id)
  return STRONG.find((each) => known.includes(each)) ?? known.at(-1) ?? 'normal'
}

/** How many people a quick game seats, if nothing is remembered. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(3) ? 3 : (game.seats.find((each) => each > 1) ?? game.seats[0] ?? 1)
}

export async function openTable(
  game: string,
  places: readonly Place[],
  options: Record<string, unknown>,
  name: string,
  names: readonly string[] = [],
  wishes: Wishes = {},
): Promise<void> {
  const seats: SeatWish[] = places.map((place, k) => {
    if (place.kind === 'bot') return { kind: 'bot', level: place.level }
    if (place.kind === 'open') return { kind: 'human' }
    return { kind: 'human', name: nameFor(place.kind === 'you' ? name : (names[k] ?? ''), k) }
  })
  const created = await api.create({ game, options, seats, chat: false, open: false, clock: 'none', set: '', ...wishes })
  enter(game, created, places)
}

/** A table that teaches: seats, options and seed are the lesson's. */
export async function openLesson(game: string, lesson: string): Promise<void> {
  const name = nameFor(settings.kept.name, 0)
  const created = await api.create({ game, options: {}, seats: [{ kind: 'human', name }], chat: false, open: false, clock: 'none', set: '', lesson })
  const places: Place[] = []
  for (const { seat } of created.seats) places[seat] = { kind: 'you' } // the learner's, wherever it is
  enter(game, created, places)
}

/** A seat is taken under a name; who gives none is called by the seat's number. */
export function nameFor(name: string, seat: number): string {
  return name.trim() || say('player-n', { n: seat + 1 })
}

/** Keep the keys of a new table and go there. */
export function enter(game: string, created: Created, places: readonly Place[]): void {
  const keys = (kind: Place['kind']) => created.seats.filter(({ seat }) => places[seat]?.kind === kind)
  const own = keys('you')[0] ?? keys('shared')[0]
  settings.keep({
    table: created.table,
    game,
    seat: own?.seat ?? null,
    token: own?.token ?? created.spectator,
    invites: keys('open'),
    shared: keys('shared').filter((each) => each.seat !== own?.seat),
    spectator: created.spectator,
    host: created.host,
    at: Date.now(),
  })
  router.table(created.table)
}
