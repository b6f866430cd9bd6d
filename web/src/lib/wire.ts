// What goes over the wire, as docs/wire-protocol.md describes it.

/** A phrase within a phrase is said first. */
export type Fact = string | number | Phrase
export type Facts = Record<string, Fact>
export interface Phrase {
  message: string
  facts: Facts
}
export interface Prompt {
  question: Phrase
  reason: Phrase
  rule: string
  /** Whose turn it is, when this seat is asked within another's. */
  within?: number | null
}
export interface Legal {
  id: number
  kind: string
  args: number[]
}
export interface Amount {
  what: string
  amount: number
}
export interface Choice extends Legal {
  cost: Amount[]
  gain: Amount[]
  reveals: boolean
  group: 'only' | 'first' | 'middle' | 'last'
  phrase: Phrase
}
export interface GameEvent {
  ply?: number
  kind: string
  seat: number
  piece: string
  origin: string
  target: string
  amount: number
  facts: Facts
}
export interface Seat {
  name: string
  kind: 'human' | 'bot'
  level: string
  /** Somebody sits there; a bot's seat is always taken. */
  taken: boolean
  present: boolean
}
export type Tally = Record<string, number>
export interface Result {
  scores: number[]
  ranking: number[][]
  tally: Tally[]
  ending: string
  seed?: string
  /** What decided between equal scores; missing in games that were kept before it was told. */
  tie_break?: { name: string; first: number; second: number } | null
}
/** A lesson as the lobby offers it. */
export interface LessonInfo {
  id: string
  title: Record<string, string>
  minutes: number
}
/** Where the learner of a lesson is. */
export interface Lesson {
  id: string
  title: string
  beat: number
  of: number
  kind: 'read' | 'must' | 'may' | 'watch'
  say: string
  praise: string
  at: string[]
  rules: string[]
  /** The moves that will do; null where all do. */
  allow: number[] | null
  next: boolean
  end: string[]
  /** Seconds, after the words can have been read, in which the move is looked for; then it is ringed too. */
  help: number
}
export interface Scene {
  lesson: Lesson | null
  table: string
  game: string
  options: Record<string, Fact | boolean>
  status: 'waiting' | 'playing' | 'over'
  ply: number
  seat: number | null
  seats: Seat[]
  actors: number[]
  view: unknown
  /** What lies ahead as this seat can know it, where the game computes that; else empty. */
  forecast?: unknown
  legal: Legal[]
  prompt: Prompt | null
  may_undo: boolean
  may_redo: boolean
  /** Why nothing can be taken back, as a message id; empty when something can. */
  no_undo: string
  events: GameEvent[]
  result: Result | null
  rematch: string | null
  /** Bots whose process failed and is tried again. */
  trouble: { seat: number; failures: number }[]
  chat: boolean
  clock: { kind: Clock; seconds: number; since: number; now: number } | null
  /** The stamp of a component set that came with the table. */
  own_set: string | null
  /** The rules version it began with, when new games have another. */
  earlier_rules: number | null
  /** Over the live connection: of every legal move, in their order. */
  quotes?: Omit<Choice, keyof Legal>[]
  /** Over the live connection: the lines of the log since the last scene. */
  entries?: Entry[]
  /** Over the live connection: the key of what this scene answers. */
  done?: string
}
export type Clock = 'none' | 'relaxed' | 'day'
export interface Spoken {
  seat: number
  text: string
  at: number
}
/** The best moves, best first; where to look, why the first is good, and another one with what it misses. */
export interface Hint {
  actions: { action: number; worth: number; behind: number }[]
  look: Phrase | null
  reason: Phrase | null
  instead: { action: number; reason: Phrase } | null
}
/** A finished game looked at again: `done` of `of` steps so far; nothing of 0 while others' games come first. */
export interface Analysis {
  done: number
  of: number
  /** Everybody's chance, and between what it lies with 95% certainty. */
  looks: { ply: number; round: number; chances: number[]; low: number[]; high: number[]; scores: number[] }[]
  turns: { first: number; last: number; round: number; seat: number; before: number; after: number; least: number; most: number }[]
  missed: { ply: number; move: number; seat: number; round: number; played: Phrase; better: Phrase; reason: Phrase }[]
}
export interface OpenTable {
  table: string
  game: string
  /** A name, a bot's level, or nothing for a free seat. */
  players: string[]
  kinds: ('human' | 'bot')[]
  clock: Clock
  own_set: boolean
  created: number
}
/** One line about what happened from event number `at` of the entry `ply` on, as far as it is known; a later entry may tell it anew. */
export interface Told {
  ply: number
  at: number
  /** Who moved; -1 where it is about all. */
  seat: number
  heading: boolean
  /** What all do about one thing, as to draw the shapes of a tile. */
  together: boolean
  parts: Part[]
  /** What the others did about a thing that the reader began: the line itself has what the reader did. */
  theirs?: Part[]
}
/** A part of such a line: whom it is about, how it is said, and what it names. */
export interface Part extends Phrase {
  seat: number
  /** What it names, as an event does; missing in games that were kept before it was told. */
  piece?: string
  origin?: string
  target?: string
}
/** A line of the log without its events, which come with the scene. */
export interface Entry {
  ply: number
  seat: number
  what: 'move' | 'undo' | 'redo'
  told: Told[]
}
export interface LogEntry {
  ply: number
  seat: number
  what?: 'move' | 'undo' | 'redo'
  events: GameEvent[]
  /** The lines that end with this entry so far. */
  told?: Told[]
}
export interface Preview {
  events: GameEvent[]
  change: Tally
  stopped: boolean
}
export interface OptionDeclared {
  name: string
  values: (string | number | boolean)[]
  default: string | number | boolean
}
/** What is explained the first time: a question, or an event that is mine, of others or anybody's. */
export interface Note {
  id: string
  ask: string
  event: string
  least: Record<string, number>
  whose: '' | 'mine' | 'others'
  /** What to look at. */
  at: string[]
  /** Messages of beats: who was told one of them in a lesson knows it. */
  unless: string[]
}
export interface GameInfo {
  id: string
  title: Record<string, string>
  tagline: Record<string, string>
  goal: Record<string, string>
  seats: number[]
  options: OptionDeclared[]
  stage: string
  rules_version: number
  levels: { id: string; bot: string }[]
  /** Ways to play: a bot of the level `normal:<id>` prefers one. */
  styles: { id: string; title: Record<string, string>; help: Record<string, string> }[]
  /** Rows of the rules in short, and the icons that have a name. */
  summary: string[]
  legend: string[]
  lessons: LessonInfo[]
  puzzles: LessonInfo[]
  notes: Note[]
  first_game: { seats: number; options: Record<string, unknown> } | null
}
export interface RuleText {
  section: string
  id: string
  text: string
  /** That tells of it in prose; empty where the game has none. */
  chapter: string
}
export interface Rules {
  /** English where the game has its rules in no other language. */
  language: string
  rules: RuleText[]
  chapters: string[]
}
export interface MyTable {
  table: string
  game: string
  status: Scene['status'] | 'away'
  seat: number | null
  your_move: boolean
  /** The seats that are to choose. */
  actors: number[]
  ply: number
  players: string[]
  created: number
  /** When somebody last chose something, in seconds. */
  moved: number
  /** Of every seat and the place of this one, once the game is over. */
  scores: number[]
  place: number | null
}
export interface SeatWish {
  kind: 'human' | 'bot'
  level?: string
  name?: string
}
export interface Created {
  table: string
  seats: { seat: number; token: string }[]
  spectator: string
  /** Frees seats that were abandoned. */
  host: string
}
/** A seat that was taken, with a key that nobody else has. */
export interface SatDown {
  table: string
  seat: number
  token: string
}
