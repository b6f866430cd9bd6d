// New Frontiers' view and layout as the server sends them, and what the board reads out of them.

import type { GameEvent, Legal, LogEntry, Phrase, Scene, Tally } from '../../lib/wire'
import type { GlyphName } from './glyphs'

export const KINDS = ['novelty', 'rare', 'genes', 'alien'] as const
export const LETTERS = 'NRGA'
export const WAYS = ['credits', 'strength', 'contact', 'doomed', 'arming'] as const

export interface WorldTile {
  id: string
  military: boolean
  cost?: number
  defence?: number
  colonists: number
  good: 'grey' | 'production' | 'windfall'
  kind: string
  keywords?: string[]
  vp: number | '?'
  source: string
}
export interface FaceTile {
  id: string
  cost: number
  vp: number | '?'
  spaces: number
  keywords?: string[]
  source: string
}
/** One sign of a line: a picture, for a good with its kind (null for any), or a short text. */
export interface Sign {
  glyph?: GlyphName
  kind?: number | null
  text?: string
}
export interface Power {
  tile: string
  code: string
  type: string
  signs: Sign[]
  /** What it does, in the few words of a card. */
  words?: Phrase
}
/** The name of what changes a number, and by how much. */
export type Part = [source: string, amount: number]
/** How the numbers of an empire come about: of developments, of worlds by credits, by contacts and by strength, of sales by kind. */
export interface Prices {
  developments: Record<string, Part[]>
  worlds: Record<string, Part[]>
  contact: Record<string, Part[]>
  strength: Record<string, Part[]>
  sales: Part[][]
}
export interface Goal {
  id: string
  counts: string
  at: number[]
  points: number[]
  most_stored?: number
}
export interface Pile {
  id: string
  column: number
  row: number
  faces: FaceTile[]
}
export interface FrontiersLayout {
  worlds: WorldTile[]
  homes: WorldTile[]
  small_developments: Pile[]
  large_developments: Pile[]
  goals: Goal[]
  /** With what each gives its chooser. */
  actions: { id: string; tile: number; signs: Sign[] }[]
  kinds: { prices: number[]; goods: number[] }
  limits: { worlds: number; colonies_without_end: number; spaces_without_end: number; spaces: number; colonists_without_end: number }
  tiles: string[]
  /** The first action of every kind of move. */
  moves: Record<string, number>
  powers: Power[]
  /** What stands on a tile, by the ids of its sentence; tables of earlier rules have none. */
  cards?: Record<string, Phrase>
}

export type * from './views'

/** What changes the prices of an empire; nothing is told of games of earlier rules. */
export function pricesOf(scene: Scene | null, seat: number): Prices {
  const told = (scene?.forecast ?? {}) as { prices?: Prices[] }
  return told.prices?.[seat] ?? { developments: {}, worlds: {}, contact: {}, strength: {}, sales: [] }
}

/** The set by the names of its parts. */
export class Parts {
  readonly worlds: Map<string, WorldTile>
  readonly faces: Map<string, FaceTile>
  readonly powers: Map<string, (Power & { number: number })[]>

  constructor(readonly layout: FrontiersLayout) {
    this.worlds = new Map([...layout.worlds, ...layout.homes].map((each) => [each.id, each]))
    const piles = [...layout.small_developments, ...layout.large_developments]
    this.faces = new Map(piles.flatMap((pile) => pile.faces).map((each) => [each.id, each]))
    this.powers = new Map()
    layout.powers.forEach((power, number) => {
      this.powers.set(power.tile, [...(this.powers.get(power.tile) ?? []), { ...power, number }])
    })
  }

  powersOf(tile: string): (Power & { number: number })[] {
    return this.powers.get(tile) ?? []
  }

  isWorld(tile: string): boolean {
    return this.worlds.has(tile)
  }
}

const known = new WeakMap<FrontiersLayout, Parts>()

export function partsOf(layout: FrontiersLayout): Parts {
  let found = known.get(layout)
  if (!found) {
    found = new Parts(layout)
    known.set(layout, found)
  }
  return found
}

/** The kind of a world: 0 to 3, null for none or one that is not declared. */
export function kindOf(tile: WorldTile, declared: number | null = null): number | null {
  if (tile.kind === 'any') return declared
  const kind = LETTERS.indexOf(tile.kind)
  return kind < 0 ? null : kind
}

/** The places on the board to which a move belongs; none for one that is only a button. */
export function placesOf(layout: FrontiersLayout, move: Legal): string[] {
  const [first = 0] = move.args
  const tile = layout.tiles[first] ?? ''
  switch (move.kind) {
    case 'choose_side':
      return [`side:${first}`]
    case 'choose_tile':
      return [`action:${first}`]
    case 'keep_goal':
    case 'goal_under':
      return [`goal:${layout.goals[first]?.id ?? ''}`]
    case 'declare':
      return [`kind:${first}`]
    case 'buy':
      return [`pile:${layout.tiles[first + firstFace(layout)] ?? ''}`]
    case 'take_world':
      return [`explored:${tile}`]
    case 'use_power':
      return [`power:${first}`, `own:${layout.powers[first]?.tile ?? ''}`]
    case 'settle':
    case 'return_world':
    case 'store_world':
    case 'replace':
    case 'replace_with':
    case 'produce_on':
    case 'store_good':
    case 'sell':
    case 'spend':
      return [`own:${tile}`]
    default:
      return []
  }
}

/** Developments are numbered after worlds and homes. */
export function firstFace(layout: FrontiersLayout): number {
  return layout.worlds.length + layout.homes.length
}

/** The number of a move that may be refused: `moveNumber(layout, 'buy', face)`. */
export function moveNumber(layout: FrontiersLayout, kind: string, offset: number): number | null {
  const first = layout.moves[kind]
  return first === undefined || offset < 0 ? null : first + offset
}

/** Who chose which action tile in the present round, as the log tells it up to a ply. */
export function chosenBy(log: readonly LogEntry[], until: number): Map<number, number> {
  const found = new Map<number, number>()
  for (const entry of log) {
    if (entry.ply > until) break
    for (const event of entry.events) {
      if (event.kind === 'round') found.clear()
      if (event.kind === 'chosen') found.set(event.amount, event.seat)
    }
  }
  return found
}

/** What has happened since an action was chosen last: the present one, or the one before until the next is chosen. */
export function sinceChosen(log: readonly LogEntry[], until: number): GameEvent[] {
  let found: GameEvent[] = []
  for (const entry of log) {
    if (entry.ply > until) break
    for (const event of entry.events) {
      if (event.kind === 'chosen') found = []
      else if (!['scored', 'round'].includes(event.kind)) found.push(event) // the points stand with the empires
    }
  }
  return found
}

export function total(tally: Tally): number {
  return Object.values(tally).reduce((sum, points) => sum + points, 0)
}

export interface Change {
  credits: number
  chips: number
  colonists: number
}

/** What events would change in the numbers of an empire. */
export function changeOf(parts: Parts, events: readonly GameEvent[], seat: number): Change {
  const found = { credits: 0, chips: 0, colonists: 0 }
  for (const event of events) {
    if (event.seat !== seat) continue
    if (event.kind === 'bought' || event.kind === 'settled' || event.kind === 'credits-stored') found.credits -= event.amount
    if (event.kind === 'sold' || event.kind === 'gain-credits') found.credits += event.amount
    if (event.kind === 'gain-chips') found.chips += event.amount
    if (event.kind === 'gain-colonists') found.colonists += event.amount
    const tile = parts.layout.tiles[Number(event.piece.replace('tile:', ''))]
    const people = parts.worlds.get(tile ?? '')?.colonists ?? 0
    if (event.kind === 'settled') found.colonists -= people
    if (event.kind === 'abandoned') found.colonists += people
  }
  return found
}
