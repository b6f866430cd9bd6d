// What this browser's player has learned of each game: games finished, wins by level, lessons done, notes read.

import { untrack } from 'svelte'
import { HARDEST_FIRST, levelAndStyle, levelFor, type Learned } from './growing'
import { usualSeats, type Place } from './start'
import { settings } from './settings.svelte'
import type { GameInfo, Scene } from './wire'

const KEY = 'perihelion.taught'
const NOTHING: Learned = { games: 0, wins: {}, lessons: [], notes: [] }

function read(): { of: Record<string, Learned>; tables: string[] } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { of?: Record<string, Learned>; tables?: string[] }
    return { of: kept.of ?? {}, tables: kept.tables ?? [] }
  } catch {
    return { of: {}, tables: [] }
  }
}

class Taught {
  #kept = $state(read())

  of(game: string): Learned {
    return { ...NOTHING, ...this.#kept.of[game] }
  }

  #change(game: string, learned: Partial<Learned>): void {
    this.#kept.of = { ...this.#kept.of, [game]: { ...this.of(game), ...learned } }
    this.#save()
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** A game has ended; told again for the same table it counts once. */
  finished(game: string, table: string, won: boolean, level: string | null): void {
    if (this.#kept.tables.includes(table)) return
    this.#kept.tables = [table, ...this.#kept.tables].slice(0, 200)
    const before = this.of(game)
    const wins = won && level ? { ...before.wins, [level]: (before.wins[level] ?? 0) + 1 } : before.wins
    this.#change(game, { games: before.games + 1, wins })
  }

  /** Remembers the result of a table once its game is over. */
  ended({ scene, table }: { scene: Scene | null; table: string }): void {
    const seat = scene?.seat
    if (!scene?.result || seat === null || seat === undefined) return
    const bots = scene.seats.filter((each) => each.kind === 'bot').map((each) => levelAndStyle(each.level)[0])
    const hardest = HARDEST_FIRST.find((each) => bots.includes(each)) ?? null
    const [winners] = scene.result.ranking
    const won = winners?.includes(seat) ?? false
    untrack(() => this.finished(scene.game, table, won, hardest))
  }

  lessonDone(game: string, lesson: string): void {
    const { lessons } = this.of(game)
    if (!lessons.includes(lesson)) this.#change(game, { lessons: [...lessons, lesson] })
  }

  noteRead(game: string, note: string): void {
    const { notes } = this.of(game)
    if (!notes.includes(note)) this.#change(game, { notes: [...notes, note] })
  }

  /** Teach me again. */
  forget(game: string): void {
    const { [game]: _gone, ...others } = this.#kept.of
    this.#kept.of = others
    this.#save()
  }
}

export const taught = new Taught()

/** Who has finished a game or a lesson is offered to play first, all others to learn. */
export function knows(game: GameInfo): boolean {
  const { games, lessons } = taught.of(game.id)
  return game.lessons.length === 0 || games > 0 || lessons.length > 0
}

export interface Quick {
  places: Place[]
  options: Record<string, unknown>
  newcomer: boolean
}

/** A first game: its own setup, against easy opponents. */
export function firstTable(game: GameInfo): Quick {
  const first = game.first_game
  const known = game.levels.map((each) => each.id)
  const bot: Place = { kind: 'bot', level: levelFor(NOTHING, known) }
  const places: Place[] = [{ kind: 'you' }, ...Array.from({ length: (first?.seats ?? usualSeats(game)) - 1 }, () => bot)]
  return { places, options: first?.options ?? {}, newcomer: true }
}

/** The table of "Play now": for a newcomer a first game, then opponents that grow; what the dialog chose stands. */
export function quickTable(game: GameInfo): Quick {
  const learned = taught.of(game.id)
  const known = game.levels.map((each) => each.id)
  const last = settings.kept.lastSeats[game.id]
  if (learned.games === 0 && !last && game.first_game) return firstTable(game)
  const level = last && known.includes(last.level) ? last.level : levelFor(learned, known)
  const bots = last?.bots ?? usualSeats(game) - 1
  const places: Place[] = [{ kind: 'you' }, ...Array.from({ length: bots }, (): Place => ({ kind: 'bot', level }))]
  return { places, options: {}, newcomer: false }
}
