// What a view holds: made by tools/views.py of people/shapes.py, which is the place to change it.

import type { Sign } from './model'

export interface ActionView {
  name: string
  picked: boolean
  current: boolean
  forecast: number[]
}

export interface PileView {
  face: string
  left: number
  prices: number[]
  worth?: number[]
}

export interface WorldView {
  tile: string
  price?: number
  contact?: number
  strength?: number
  armed?: number
}

export interface ColonyView {
  tile: string
  good: number | null
  new: boolean
}

export interface SpecialStrength {
  amount: number
  against: Sign[]
}

export interface GoodStrength {
  amount: number
  good: number
  used: boolean
}

export interface Strength {
  general: number
  special: SpecialStrength[]
  temporary: number
  by_goods: GoodStrength[]
}

export interface Stored {
  goods: number[]
  worlds: string[]
  credits: number
}

export interface EmpireView {
  mat: number
  sides: string[]
  credits: number
  chips: number
  reserve: number
  colonies: ColonyView[]
  discovered: WorldView[]
  developments: string[]
  spaces: number
  worth: Record<string, number>
  strength: Strength
  sales: number[]
  powers: number[]
  used: number[]
  produced: number[]
  consumed: number
  stored: Stored
  tally: Record<string, number>
  choosing: boolean
}

export interface PlanUse {
  power: string
  colony: number
}

export interface PlanGain {
  credits: number
  chips: number
  unused: number
}

export interface AskedView {
  question: string
  muted?: boolean
  tile?: string
  power?: number
  best?: number
  plan?: number[]
  plan_uses?: PlanUse[]
  plan_gain?: PlanGain
}

export interface GoalUp {
  goal: string
  owner: number
}

export interface GoalsView {
  stack: number
  up: GoalUp[]
  hidden_owner: number | null
  hidden: string | null
  looked_at: number
  looking: string[]
  keeping: boolean
  kept: string | null
  known: (string | null)[]
}

export interface Bag {
  count: number
  worlds: string[]
}

export interface Ends {
  met: string[]
  spaces: number[]
  colonies: number[]
  colonists: number
  chips: number
}

export interface OwnView {
  offers: WorldView[]
  asked: AskedView | null
  goals?: GoalsView
}

export interface FrontiersView extends OwnView {
  seats: number
  setup: 'first' | 'standard' | 'goals'
  round: number
  round_limit: number | null
  phase: string
  actions: ActionView[]
  action: string | null
  chooser: number | null
  order: number[]
  waiting: number[]
  done: number[]
  pot: number
  discount: number
  market: PileView[]
  centre: string[]
  bag: Bag
  goods: number[]
  chips: number
  colonists: number
  ends: Ends
  oort_kind: number | null
  empires: EmpireView[]
}
