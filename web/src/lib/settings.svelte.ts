// What this browser remembers: how things look, who plays here, and the keys to its tables.

import { choose } from './language'

export interface Ticket {
  table: string
  game: string
  seat: number | null
  token: string
  /** Invitations to free seats, to be handed on as links; whoever joins uses one up. */
  invites: { seat: number; token: string }[]
  /** Further seats played at this same screen. */
  shared: { seat: number; token: string }[]
  spectator: string
  /** Of the table's host: frees seats that were abandoned. */
  host?: string
  at: number
}

interface Kept {
  language: 'pl' | 'en'
  theme: 'system' | 'dark' | 'light'
  textSize: number
  motion: 'system' | 'less'
  letters: boolean
  sound: boolean
  hints: boolean
  notes: boolean
  /** When it is told what the others did since one's own last move; early: in the first three rounds. */
  since: 'always' | 'early' | 'never'
  unfinished: boolean
  speed: number
  name: string
  lastSeats: Record<string, { bots: number; level: string }>
}

const DEFAULTS: Kept = {
  language: choose(typeof navigator === 'undefined' ? [] : navigator.languages),
  theme: 'system',
  textSize: 100,
  motion: 'system',
  letters: true,
  sound: false,
  hints: false,
  notes: true,
  since: 'always',
  unfinished: false,
  speed: 1,
  name: '',
  lastSeats: {},
}

function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing still plays
  }
}

class Settings {
  kept: Kept = $state({ ...DEFAULTS, ...read<Partial<Kept>>('perihelion.settings', {}) })
  tickets: Ticket[] = $state(read<Ticket[]>('perihelion.tables', []))

  save(): void {
    write('perihelion.settings', this.kept)
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value
    this.save()
  }

  ticket(table: string): Ticket | undefined {
    return this.tickets.find((each) => each.table === table)
  }

  keep(ticket: Ticket): void {
    this.tickets = [ticket, ...this.tickets.filter((each) => each.table !== ticket.table)].slice(0, 60)
    write('perihelion.tables', this.tickets)
  }

  forget(table: string): void {
    this.tickets = this.tickets.filter((each) => each.table !== table)
    write('perihelion.tables', this.tickets)
  }
}

export const settings = new Settings()

export function lessMotion(): boolean {
  return settings.kept.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
