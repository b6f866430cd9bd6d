// What a view holds: made by tools/views.py of people/shapes.py, which is the place to change it.

import type { Phase, Edge } from './model'

export interface ColumnView {
  zone: string
  mission: string | null
}

export interface PlacedTile {
  tile: number
  edge: Edge
  low: number
  high: number
  side: string
  circle: number
  octagon: number
}

export interface Piece {
  column: number
  cells: number[]
}

export interface SheetView {
  pieces: Piece[]
  upgrades_gained: number
  upgrades_used: number
  frontiers: number[]
  missions: number[]
  tally: Record<string, number>
  drawing: boolean
}

export interface Drawing {
  column: number
  left_out: number[]
  may_leave_out: number
  cells: number[]
  tally: Record<string, number>
}

export interface SunwardView {
  seats: number
  phase: Phase
  round: number
  turn: number
  active: number
  columns: ColumnView[]
  placed: PlacedTile[]
  sheets: SheetView[]
  claimed: boolean[]
  mine: Drawing | null
  circle?: number
  octagon?: number
  rank?: string
}
