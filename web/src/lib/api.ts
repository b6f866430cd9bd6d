// Calls to the server, one function each.

import type {
  Analysis, Choice, Clock, Created, GameInfo, Hint, LogEntry, MyTable, OpenTable, Preview, Rules, SatDown, Scene, SeatWish,
  Spoken,
} from './wire'

export type ErrorFacts = Record<string, string | number>

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly scene: Scene | null,
    readonly facts: ErrorFacts = {},
  ) {
    super(text)
  }
}

export class Unreachable extends Error {}

function language(): string {
  return document.documentElement.lang || 'en'
}

/** How often a call that came too fast is made again, after the time the server asks for. */
const PATIENCE = 3

/** The text of an answer; `body` is JSON already. */
async function ask(path: string, token: string | null, body: string | null, signal: AbortSignal | null, tries = 0): Promise<string> {
  const headers: Record<string, string> = { 'Accept-Language': language() }
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== null) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers,
      body,
      signal,
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Unreachable()
  }
  if (answer.status === 429 && tries < PATIENCE) {
    const wait = Number(answer.headers.get('Retry-After')) || 1
    await new Promise((done) => setTimeout(done, Math.min(wait, 5) * 1000))
    return ask(path, token, body, signal, tries + 1)
  }
  const text = await answer.text()
  if (answer.ok) return text
  if (answer.status >= 502 && answer.status <= 504) throw new Unreachable()
  const facts = (parsed(text) ?? {}) as { error?: string; text?: string; detail?: string; scene?: Scene; facts?: Record<string, string | number> }
  throw new Refused(answer.status, facts.error ?? `http-${answer.status}`, facts.text ?? facts.detail ?? '', facts.scene ?? null, facts.facts)
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

async function call<T>(path: string, token: string | null = null, body?: unknown, signal?: AbortSignal): Promise<T> {
  return parsed(await ask(path, token, body === undefined ? null : JSON.stringify(body), signal ?? null)) as T
}

function listed<T>(answer: T[] | Record<string, T[]>, name: string): T[] {
  return Array.isArray(answer) ? answer : (answer[name] ?? [])
}

/** The table at which a game of earlier rules is shown: its words and rules are its own. */
let earlier: { table: string; token: string } | null = null

export function playBy(table: { table: string; token: string } | null): void {
  earlier = table
}

/** Where the words and the rules of the game in view come from. */
export const faceOf = (game: string) => (earlier ? `/tables/${earlier.table}` : `/games/${game}`)

export const games = async () => listed(await call<GameInfo[] | Record<string, GameInfo[]>>('/games'), 'games')
export const layout = <T>(game: string) => call<T>(`/games/${game}/layout`)
export const ownLayout = <T>(table: string, token: string) => call<T>(`/tables/${table}/layout`, token)
export const rules = (game: string, language: string) => call<Rules>(`${faceOf(game)}/rules/${language}`, earlier?.token)
export const texts = (game: string, language: string) => ask(`${faceOf(game)}/text/${language}`, earlier?.token ?? null, null, null)
export const create = (wish: {
  game: string
  options: Record<string, unknown>
  seats: SeatWish[]
  seed?: number
  chat: boolean
  open: boolean
  clock: Clock
  set: string
  newcomer?: boolean
  lesson?: string
}) => call<Created>('/tables', null, wish)
export const mine = async (tokens: string[]) =>
  listed(await call<MyTable[] | Record<string, MyTable[]>>('/tables/mine', null, { tokens }), 'tables')
export const openTables = () => call<OpenTable[]>('/tables/open')
export const sit = (table: string, name: string) =>
  call<SatDown>(`/tables/${table}/sit`, null, { name })
export const takeOver = (table: string, token: string, seat: number) =>
  call<Scene>(`/tables/${table}/takeover`, token, { seat })
export const analysis = (table: string, token: string, seen: number) => call<Analysis>(`/tables/${table}/analysis?seen=${seen}`, token)
export const fork = (table: string, token: string, move: number, seat: number, name: string) =>
  call<Created>(`/tables/${table}/fork`, token, { move, seat, name })
export const chat = (table: string, token: string) => call<Spoken[]>(`/tables/${table}/chat`, token)
export const speak = (table: string, token: string, text: string) =>
  call<Spoken[]>(`/tables/${table}/chat`, token, { text })
export const scene = (table: string, token: string) => call<Scene>(`/tables/${table}`, token)
export const choices = async (table: string, token: string) =>
  listed(await call<Choice[] | Record<string, Choice[]>>(`/tables/${table}/choices`, token), 'choices')
export const join = (table: string, token: string, name: string) =>
  call<SatDown>(`/tables/${table}/join`, token, { name })
export const free = (table: string, host: string, seat: number) =>
  call<{ seat: number; token: string }>(`/tables/${table}/free`, host, { seat })
export const move = (table: string, token: string, ply: number, action: number, key: string) =>
  call<Scene>(`/tables/${table}/moves`, token, { ply, action, key })
export const undo = (table: string, token: string, ply: number, key: string) =>
  call<Scene>(`/tables/${table}/undo`, token, { ply, key })
export const redo = (table: string, token: string, ply: number, key: string) =>
  call<Scene>(`/tables/${table}/redo`, token, { ply, key })
export const lesson = (table: string, token: string, step: 'next' | 'leave' | 'shown') => call<Scene>(`/tables/${table}/lesson`, token, { do: step })
export const concede = (table: string, token: string) => call<Scene>(`/tables/${table}/concede`, token, {})
export const rematch = (table: string, token: string) => call<{ table: string }>(`/tables/${table}/rematch`, token, {})
export const preview = (table: string, token: string, action: number, signal: AbortSignal) =>
  call<Preview>(`/tables/${table}/preview?action=${action}`, token, undefined, signal)
export const why = async (table: string, token: string, action: number) => {
  const said = await call<string[] | { rules: string[] }>(`/tables/${table}/why?action=${action}`, token)
  return Array.isArray(said) ? said : said.rules
}
export const hint = (table: string, token: string) => call<Hint>(`/tables/${table}/hint`, token)
export const log = async (table: string, token: string) =>
  listed(await call<LogEntry[] | Record<string, LogEntry[]>>(`/tables/${table}/log`, token), 'log')
export const at = (table: string, token: string, ply: number) => call<Scene>(`/tables/${table}/at/${ply}`, token)
// a record goes through as it is: its seed is longer than a number can be here
export const record = (table: string, token: string) => ask(`/tables/${table}/record`, token, null, null)
export const replay = async (record: string) => parsed(await ask('/replays', null, record, null)) as { table: string; spectator: string }
