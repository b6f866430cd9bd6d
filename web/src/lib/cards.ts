// What the inspector and the drawer show of a component, and what a board knows of its places.

import type { Snippet } from 'svelte'
import type { Family } from '../art/families'
import type { IconName, IconPart } from './icons'
import type { Choice } from './wire'

/** A sum in the inspector: what something costs or needs, and whether it is there. */
export interface Sum {
  label: string
  value: string
  fits?: boolean
}

/** A component in words and with its picture, for the inspector and the drawer. */
export interface Card {
  title: string
  lines: string[]
  /** Which of its values are our own; empty when none is. */
  house?: string
  picture?: { id: string; kind?: string }
  emblem?: { id: string; family: Family; icon?: IconName | readonly IconPart[] }
  /** Drawn by the board itself, for the choice of this number. */
  face?: Snippet<[number]>
  sums?: Sum[]
  /** Its lines tell what the choice does: the inspector need not say it a second time. */
  telling?: boolean
  /** The rule that explains it. */
  rule?: string
}

/** What a board knows of the places on it. */
export interface Places {
  /** The card of the place that a choice is about. */
  cardOf: (choice: Choice) => Card | null
}
