// What a view holds: made by tools/views.py of people/shapes.py, which is the place to change it.

import type { Phase, Size, Colour, Counted, DieKind, Token } from './model'

export interface DiceView {
  silver: number[]
  median: string | null
  median_position: number | null
}

export interface Marker {
  field: number
  seat: number
}

export interface Tracks {
  initiative: Marker[]
  engineers: Marker[]
}

export interface SystemView {
  sector: string
  tile: string | null
  blue: number[]
  barren: number[]
}

export interface PulsarSpot {
  sector: string
  owner: number | null
  gyrodyne: Size | null
  spinning: boolean
}

export interface Exploration {
  stack: number
  discarded: string[]
}

export interface Transmitters {
  offer: (string | null)[]
  stack: string
  top: string | null
}

export interface TechnologyView {
  id: string
  row: number
  patents: number[]
  slid: boolean
}

export interface DieInHand {
  kind: DieKind
  value: number
  counts_as: number
}

export interface TurnView {
  red_dice: number[]
  owed: number | null
  bonus_used: boolean
  die: DieInHand | null
  token: Token | null
  route: string[]
  left: number
  run: number | null
  run_colour: Colour | null
  choosing: boolean
}

export interface Link {
  id: string
  turned: boolean
}

export interface Progress {
  goal: string
  counts: Counted
  has: number
  needs: number
  met: boolean
  premiums: number
}

export interface PlayerView {
  colour: string
  score: number
  tally: Record<string, number>
  dice: number[]
  cubes: number
  plus_minus: number
  plus_two: number
  rings: number
  ship: string | null
  waiting: Record<Size, number>
  bases: number
  extra_bases: number
  arrays: Link[][]
  paid: Record<string, number[]>
  operating: string[]
  hq_board: string | null
  hq_side: string | null
  projects: string[]
  runs_used: string[]
  copy_cost: number
  shift_used: boolean
  goals: Progress[]
}

export interface PulsarView {
  seats: number
  phase: Phase
  round: number
  map: string
  headquarters: boolean
  even_start: boolean
  faces: string[]
  order: number[]
  active: number | null
  dice: DiceView
  tracks: Tracks
  systems: SystemView[]
  pulsars: PulsarSpot[]
  gyrodynes: Record<Size, number>
  awards: Record<Size, (number | null)[]>
  exploration: Exploration
  transmitters: Transmitters
  technologies: TechnologyView[]
  goals: string[]
  row_bonus: number | null
  turn: TurnView | null
  players: PlayerView[]
}
