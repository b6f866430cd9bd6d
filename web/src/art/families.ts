// The colours of emblems: a family of cards has one field, whatever game it is of. They never mark a state.

export const FAMILIES = {
  science: '#5f7fe0',
  economy: '#2f9a6e',
  military: '#c2504a',
  commerce: '#b09028',
  race: '#6f9a2a',
  scoring: '#8a5ac8',
  explore: '#2f8fb0',
  build: '#b06a34',
  people: '#b0508a',
  unknown: '#4a5878',
} as const

export type Family = keyof typeof FAMILIES
