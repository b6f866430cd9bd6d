// What a view holds: made by tools/views.py of people/shapes.py, which is the place to change it.

import type { Phase, Disc, Discs, Automated } from './model'

export interface SlotView {
  id: string
  technology: string | null
  event: boolean
  researched: number[]
}

export interface AreaView {
  id: string
  system: string | null
  base: number | null
  base_kind: Disc | null
  ships: number[][]
  strength: number[]
  had_base: boolean
}

export interface DeckView {
  size: number
  unseen: number
  groups: string[][]
}

export interface KeptView {
  event: string
  owner: number | null
}

export interface Claim {
  seat: number
  kind: Disc
}

export interface Part {
  have: number
  need: number
}

export interface AchievementView {
  id: string
  spaces: number[]
  discs: Claim[]
  met: boolean[]
  progress: Part[][]
  claimable: boolean[]
}

export interface Colony {
  system: string
  discs: Discs
}

export interface FactionView {
  mat: string
  ore: number
  population: number
  supply: number[]
  food_discs_off: number
  ore_discs_off: number
  growth: string[]
  ore_symbols: number
  automation: number
  automated: Automated
  private: string[]
  colonised: Colony[]
  controlled: number
  museum: number[]
  noted: number
  abilities_used: boolean[]
  pawn: number | null
  pawn_aside: boolean
  at_will_uses: number[]
  tally: Record<string, number>
}

export interface AskedView {
  step: string
  seat: number
  numbers: number[]
}

export interface ResearchView {
  seat: number
  slot: string
  event: string | null
}

export interface View {
  seats: number
  phase: Phase
  round: number
  first: number
  active: number
  last_round: number
  cap: number | null
  ended: string
  side: string
  basic_layout: number
  tableau: boolean
  slots: SlotView[]
  rows: ((string | null)[])[]
  guilds: boolean[]
  areas: AreaView[]
  joined: string | null
  sphere: string | null
  decks: Record<string, DeckView>
  discarded: string[]
  kept: KeptView[]
  achievements: AchievementView[]
  end_discs: number
  factions: FactionView[]
  asked: AskedView | null
  research: ResearchView | null
  offer: string[]
}
