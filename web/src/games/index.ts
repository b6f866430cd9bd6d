// The games' boards, looked up by the game's id; a game without one is shown by the generic board.

import type { Component } from 'svelte'
import type { IconName, IconPart } from '../lib/icons'
import type { Deed } from '../lib/lighting.svelte'
import type { Session } from '../lib/session.svelte'
import type { Amount, Choice, Scene, Tally } from '../lib/wire'
import { words, type BoardTexts } from '../lib/words.svelte'

export interface BoardProps {
  session: Session
  /** On a phone the one surface that is shown; null where all fit. */
  surface: string | null
  compact: boolean
}

export interface StripProps {
  session: Session
  seat: number
}

export interface Surface {
  id: string
  label: string
  icon: IconName
}

export interface Group {
  label: string | null
  choices: Choice[]
}

export interface Phase {
  steps: string[]
  now: number
  round: string
  /** The same where there is little room. */
  short: string
}

/** What a line of the list shows of a choice, where it is not what the choice itself says. */
export interface Listed {
  text?: string
  cost?: Amount[]
  gain?: Amount[]
}

export interface GameModule {
  Board: Component<BoardProps>
  /** The board's own words; names and sentences of the game come from the server. */
  texts?: BoardTexts
  /** What a player's strip shows beside the name. */
  Strip?: Component<StripProps>
  /** The components of the table in words and pictures, for the drawer. */
  Cards?: Component<{ session: Session }>
  surfaces: Surface[]
  /** Keys of this board alone, each with the message that says what it does. */
  keys?: [string, string][]
  /** The panels that a lesson can point at, marked by data-place, each with the surface that shows it on a phone. */
  panels?: Record<string, string>
  /** Where the things are that a line about a turn tells of, as places that can be ringed; none: whoever did it. */
  named?: (deed: Deed, session: Session) => string[]
  /** The surface of a phone that shows such a place, by the first word of its name. */
  shownOn?: Record<string, string>
  /** On a phone the surface that shows a player's area; the first one when it is not told. */
  area?: string
  /** The score of every seat by source, where the rules make it public. */
  tally?: (scene: Scene) => (Tally | null)[]
  phase?: (scene: Scene) => Phase | null
  /** The plain list in an order of the game's own, in groups when it is long. */
  groups?: (session: Session) => Group[]
  /** The signs of costs and gains in the list; none for a plain number, null for what need not be told there. */
  signs?: Record<string, readonly IconPart[] | null>
  /** A choice on its line, where that differs from what it says in a sentence. */
  listed?: (choice: Choice, session: Session) => Listed | null
  /** What the primary button says for a choice. */
  act?: (choice: Choice) => string
  /** The surface on which the present choice is made. */
  surfaceOf?: (session: Session) => string | null
  /** Moves of the same kind that a rule refuses now, shown last with the reason. */
  tempting?: (session: Session) => { id: number; label: string }[]
}

const found = import.meta.glob<{ default: GameModule }>('./*/index.ts')

export async function moduleOf(game: string): Promise<GameModule> {
  const folder = game.replaceAll('-', '_')
  const load = found[`./${folder}/index.ts`] ?? found['./generic/index.ts']
  if (!load) throw new Error('no board')
  const module = (await load()).default
  if (module.texts) words.addBoard(game, module.texts)
  return module
}

/** What the lobby shows of a game beside its poster; the weight is what learning it asks of a person, of four. */
export const FACES: Record<string, { colour: string; ground: string; weight: number }> = {
  sunward: { colour: '#FFD98A', ground: '#3a2408', weight: 1 },
  'beyond-the-sun': { colour: '#63E6D4', ground: '#06281f', weight: 3 },
  'new-frontiers': { colour: '#FFC98A', ground: '#10162c', weight: 2 },
  'pulsar-2849': { colour: '#C79BFF', ground: '#160c30', weight: 3 },
  'burning-suns': { colour: '#FF7A5C', ground: '#2c0806', weight: 4 },
}
