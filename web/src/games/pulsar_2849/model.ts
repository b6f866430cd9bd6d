// What the server says of a game of Pulsar 2849: the set as the page draws it, the view, the forecast.

import type { Session } from '../../lib/session.svelte'
import type { Choice, Phrase, Scene, Tally } from '../../lib/wire'
import type { PulsarView, Tracks } from './views'

export type Colour = 'green' | 'orange' | 'pink'
export type Size = 'small' | 'medium' | 'large'
export type Track = 'initiative' | 'engineers'
export const COLOURS: readonly Colour[] = ['green', 'orange', 'pink']
export const SIZES: readonly Size[] = ['small', 'medium', 'large']
export const TRACKS: readonly Track[] = ['initiative', 'engineers']
/** What the tokens add to a die, in the order of `spend`. */
export const TOKENS: readonly string[] = ['−1', '+1', '+2']

// ------------------------------------------------------------------ effects

export type Counted =
  | 'base' | 'pulsar' | 'pulsar_idle' | 'gyro_spinning' | 'gyro_kinds' | 'gyro_same' | 'tx_on' | 'link_on' | 'array_max' | 'patent' | 'project' | 'run_used' | 'award'
export type Answered =
  | 'patent' | 'project' | 'explore' | 'claim' | 'base' | 'base_blue' | 'gyro_take' | 'gyro_finish' | 'tx_pay' | 'tx_complete' | 'flight_pulsar' | 'flight_5plus'
  | 'gate_run' | 'mod_spent' | 'mod_bought' | 'bonus_die'
export type PaidFor = 'fly' | 'gyro_take' | 'gyro_finish' | 'tx' | 'patent' | 'project' | 'modifier' | 'any'
/** A term of an effect, as the server has read it. */
export type Effect =
  | { effect: 'vp' | 'cube' | 'explore' | 'extra_base' | 'goal_met'; n: number }
  | { effect: 'mod'; kind: 'pm1' | 'p2'; n: number }
  | { effect: 'gyro'; sizes: Size[] }
  | { effect: 'gyro_pair' | 'claim_isolated' | 'zero' }
  | { effect: 'die' | 'must_die'; value: number }
  | { effect: 'dup'; value: number; red: number }
  | { effect: 'teleport'; to: 'pulsar' | 'system' | 'any' }
  | { effect: 'vp_per'; n: number; count: Counted }
  | { effect: 'table'; count: Counted; steps: [number, number][] }
  | { effect: 'buy'; cubes: number; points: number }
  | { effect: 'run'; colour: Colour | 'any'; n: number }
  | { effect: 'shift'; actions: PaidFor[]; visit: Colour | 'nowhere'; per_round: number }
  | { effect: 'on'; event: Answered; gain: Effect }
  | { effect: 'copy_cost'; cubes: number }
  | { effect: 'final'; step: 'pulsars' | 'gyrodynes' | 'initiative'; boost: number }

// ------------------------------------------------------------------ the set

interface Known {
  id: string
  source?: string
  sources?: Record<string, string>
}
export interface Sector {
  id: string
  kind: 'entry' | 'system' | 'pulsar' | 'isolated' | 'gate'
  colour?: Colour
  x: number
  y: number
  dead_end?: boolean
}
export interface StarMap {
  sectors: Sector[]
  /** Joins of two sectors by their numbers. */
  segments: { a: number; b: number; double: boolean }[]
  entries: string[]
  systems: string[]
  pulsars: string[]
  isolated: string[]
}
export interface SystemTile extends Known {
  blue: Record<string, number>
  barren: Record<string, number>
  bonus: Effect[]
  /** The planets that are open, by number of players. */
  open: Record<string, { blue: number; barren: number }>
}
export interface Tech extends Known {
  row: number
  dice: number[]
  kind: 'instant' | 'permanent' | 'production' | 'end'
  effect: Effect[]
  extra_cost: Effect[]
}
export interface Transmitter extends Known {
  letter: string
  dice: number[]
  immediate: Effect[]
  production: Effect[]
  link: [number, number]
}
export interface Project extends Known {
  pos: string
  die: number
  effect: Effect[]
  run: Effect[]
}
export interface Goal extends Known {
  base: number
  premium1: { cubes: number; vp: number }
  premium2: { cubes: number; vp: number }
}
interface DiceTrack {
  cells: number
  start: number
  penalty_cells: number[]
  penalties: number[]
}
export interface DiceLayout {
  players: number[]
  initiative_track: DiceTrack
  engineer_track: DiceTrack
  engineer_rewards: Record<string, Effect[][]>
}
export interface PulsarLayout {
  maps: Record<string, StarMap>
  dice_boards: Record<string, DiceLayout>
  systems: { list: SystemTile[] }
  exploration_tiles: { list: (Known & { copies: number; kept: boolean })[] }
  technology_faces: (Known & { category: string; gyro_bonus: (number | 'median')[]; techs: Tech[] })[]
  transmitters: { list: Transmitter[] }
  transmitter_order: string[]
  hq_boards: { id: string; sides: (Known & { side: number; projects: Project[] })[] }[]
  hq_pyramid: { rows: Record<'bottom' | 'second' | 'third' | 'top', string[]>; requires: Record<string, string[]> }
  /** The places of the pyramid in the order of their numbers. */
  hq_places: string[]
  goals: { list: Goal[] }
  gyrodynes: { list: { size: Size; take_die: number; finish_die: number; vp: number }[] }
  awards: { list: { size: Size; points: [number, number]; needs: number }[] }
  modifiers: { list: { kind: 'pm1' | 'p2'; buy_dice: number[] }[] }
  end_scoring: { initiative: Record<string, number[]>; bases: number[]; bases_each_more: number }
  setup: { rounds: number }
  /** For every kind of action its first number and the sizes of its arguments. */
  actions: Record<string, number[]>
  /** What components do, under the ids of their sentences: as short as a card, and as a line. */
  cards: Record<string, Phrase>
  lines: Record<string, Phrase>
}

// ------------------------------------------------------------------ the view

export type Phase = 'setup' | 'dice' | 'actions' | 'production' | 'final' | 'over'
export type DieKind = 'silver' | 'red' | 'copied'
export type Token = 'none' | 'minus_one' | 'plus_one' | 'plus_two'

export type * from './views'

// ------------------------------------------------------------------ the forecast

export interface Flight {
  route: string[]
  bases: string[]
  turned_up: string[]
  bonus: boolean
  claims: boolean
  gates: Record<Colour, number>
}
/** A die as it is or with a token (0 none, 1 −1, 2 +1, 3 +2), and the actions it could pay for. */
export interface Use {
  die: number
  token: number
  value: number
  pays: number[]
}
export interface Pick {
  action: number
  move: number
  tracks: Tracks
  order: number[]
  cubes: number
  engineers: number
  penalties: number
}
export interface Production {
  cubes: number
  engineers: number
  penalties: number
  broadcasts: number
  gyrodynes: number
  production: number
  offers: { cubes: number; points: number }[]
}
export interface Forecast {
  /** From every entry gate, the sectors within a first die. */
  reach?: Record<string, string[]>
  order?: number[]
  production?: Production[]
  final?: Tally[]
  dice?: Use[]
  flights?: Record<string, Flight[]>
  picks?: Pick[]
  /** By value of a die that may be taken: the actions it could pay for. */
  buys?: Record<string, number[]>
}

export const viewOf = (scene: Scene | null) => scene?.view as PulsarView
export const forecastOf = (scene: Scene | null) => (scene?.forecast ?? {}) as Forecast
export const layoutOf = (session: Session) => session.layout as PulsarLayout

// ------------------------------------------------------------------ actions and their places

export interface PlainMove {
  kind: string
  args: number[]
}

/** An action's number from its kind and arguments. */
export function actionOf(layout: PulsarLayout, kind: string, ...args: number[]): number {
  const [first = 0, ...sizes] = layout.actions[kind] ?? []
  return first + sizes.reduce((sum, size, k) => sum * size + (args[k] ?? 0), 0)
}

/** An action's kind and arguments from its number. */
export function moveOf(layout: PulsarLayout, action: number): PlainMove {
  let found: PlainMove = { kind: '', args: [] }
  for (const [kind, [first = 0, ...sizes]] of Object.entries(layout.actions)) {
    const all = sizes.reduce((product, size) => product * size, 1)
    if (action < first || action >= first + all) continue
    let rest = action - first
    const args: number[] = []
    for (const size of [...sizes].reverse()) {
      args.unshift(rest % size)
      rest = Math.floor(rest / size)
    }
    found = { kind, args }
  }
  return found
}

/** The places of a move on the board. */
export function placesOf(move: PlainMove, view: PulsarView, layout: PulsarLayout, seat: number | null): string[] {
  const [a = 0, b = 0] = move.args
  const map = layout.maps[view.map]
  const sector = (id: string | undefined) => (id === undefined ? [] : [`sector:${id}`])
  const tile = (number: number) => `transmitter:${layout.transmitter_order[number] ?? ''}`
  const ship = view.players[seat ?? 0]?.ship ?? undefined
  const places: Record<string, () => string[]> = {
    choose_gate: () => sector(map?.entries[a]),
    choose_side: () => [`side:${a}`],
    take_die: () => [`die:${a + 1}`],
    use_silver: () => [`hand:silver:${a}`],
    use_red: () => [`hand:red:${a}`],
    copy: () => [`die:${a}`],
    place: () => [...sector(map?.pulsars[b]), `waiting:${SIZES[a]}`],
    end_turn: () => ['end'],
    spend: () => [`token:${a}`],
    fly: () => sector(ship),
    announce_run: () => [`project:${layout.hq_places[a]}`],
    go: () => sector(map?.sectors[a]?.id),
    take_gyrodyne: () => [`gyrodyne:${SIZES[a]}`],
    gain_gyrodyne: () => [`gyrodyne:${SIZES[a]}`],
    finish_gyrodyne: () => sector(map?.pulsars[a]),
    take_transmitter: () => [`offer:${a}`],
    pay_transmitter: () => [tile(a)],
    link: () => [tile(a)],
    patent: () => [`tech:${a}`],
    complete: () => [`project:${layout.hq_places[a]}`],
    buy_modifier: () => [`modifier:${a}`],
    new_array: () => ['new-array'],
    take_bonus: () => sector(ship),
    draw_tile: () => ['exploration'],
    claim_isolated: () => sector(map?.isolated[a]),
    teleport: () => sector(map?.sectors[a]?.id),
    buy_premium: () => [`goal:${a}`],
    count_goal: () => [`goal:${a}`],
  }
  return places[move.kind]?.() ?? []
}

/** The segments of a map as pairs of sectors, double ones marked. */
export function segmentsOf(map: StarMap): { a: Sector; b: Sector; double: boolean }[] {
  return map.segments.flatMap(({ a, b, double }) => {
    const [one, other] = [map.sectors[a], map.sectors[b]]
    return one && other ? [{ a: one, b: other, double }] : []
  })
}

/** What the choice at hand is about. */
export function asksFor(choices: readonly Choice[], kind: string): boolean {
  return choices.some((each) => each.kind === kind)
}

/** The points that a tally sums up to. */
export const sum = (tally: Tally | undefined) => Object.values(tally ?? {}).reduce((a, b) => a + b, 0)

/** Points of the next production phase that need no choice. */
export function expected(production: Production | undefined): number {
  if (!production) return 0
  return production.engineers + production.penalties + production.broadcasts + production.gyrodynes + production.production
}
