// What a view holds: made by tools/views.py of people/shapes.py, which is the place to change it.

import type { ActionName, Owner, Pair, Names, Limits, Site } from './model'

export interface PlaceView {
  id: string
  back: string | null
  tile: string | null
  up: boolean
  near: string[]
  owner: number | null
  unrest: boolean
  blocked: number | null
  construction: string | null
  dark_ships: number
  local_forces: number
  units: Record<string, number>[]
}

export interface UnitFigures {
  cost: number
  dice: number
  attack: number
  damage: number
  hp: number
  left: number
  in_play: number
}

export interface Change {
  source: string | null
  effect: string
  what: string | null
  amount: number
}

export interface Ally {
  seat: number
  back: string
}

export interface EmpireView {
  ideology: string | null
  race: string | null
  organisation: string | null
  crystals: number
  antimatter: number
  hull: number[]
  agents: string[]
  artefacts: string[]
  technologies: string[]
  upgrades: Names[]
  race_cards: number | null
  played: string[]
  allies: Ally[]
  choosing: boolean
  tally: Record<string, number>
  force?: string
  levels?: string[]
  income?: number
  limits?: Limits
  distances?: Pair
  units?: Record<string, UnitFigures>
  changes?: Change[]
}

export interface CombatRow {
  unit: string
  kind: number
  number: number
  dice: number
  attack: number
  damage: number
  misses: number
  marks: number
  lost: number
  hull: number
}

export interface FightView {
  sides: Owner[]
  turn: number
  counts: Record<string, number>[]
  misses: Record<string, number>[]
  damage: number[][]
  wave: number
  joined: number[]
  rows?: CombatRow[][]
  rerolls?: Pair
  chances?: Pair
}

export interface FrameView {
  action: ActionName | null
  actor: number
  leader: number
  place: string | null
  opponent: number
  die: number
  boosts: number
  success: number
  steps: number
  group: Record<string, number>
  fight?: FightView
}

export interface OwnView {
  race_cards: string[]
  offer: string | null
  dealt: string[] | null
  picked: number | null
  steps: Record<string, string[]>
}

export interface SunsView {
  seats: number
  round: number
  question: string | null
  win: number
  thresholds: number[]
  order: number[]
  next_order: number[]
  sheets: string[]
  resolution: number[]
  leaders: number[]
  galaxy: string
  sites: Site[] | null
  places: PlaceView[]
  empires: EmpireView[]
  market: (string | null)[]
  supply: number
  stack: number
  decks: Pair
  agent: string | null
  artefact: string | null
  actions: FrameView[]
  ending: string
  winners: number[]
  mine: OwnView | null
}
