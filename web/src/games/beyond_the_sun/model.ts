// The view and the set as the server sends them, and the small questions the board asks of both.

export type TypeId = 'S' | 'E' | 'M' | 'C'
export type Level = 'I' | 'II' | 'III' | 'IIII'
export type Disc = 'food' | 'ore' | 'marker' | 'none'

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
  /** For every seat how many ships of levels 1 to 4. */
  ships: number[][]
  strength: number[]
  had_base: boolean
}
export interface DeckView {
  size: number
  unseen: number
  groups: string[][]
}
export interface Part {
  have: number
  need: number
}
export interface AchievementView {
  id: string
  spaces: number[]
  discs: { seat: number; kind: Disc }[]
  met: boolean[]
  progress: Part[][]
  claimable: boolean[]
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
  /** On the automation track: food discs, ore discs, markers. */
  automated: [number, number, number]
  private: string[]
  colonised: { system: string; discs: [Disc, Disc] }[]
  controlled: number
  museum: number[]
  noted: number
  abilities_used: boolean[]
  pawn: number | null
  pawn_aside: boolean
  tally: Record<string, number>
}
export interface View {
  seats: number
  phase: 'action' | 'production' | 'achievement' | 'over'
  round: number
  first: number
  active: number
  last_round: number
  side: string
  basic_layout: number
  tableau: boolean
  slots: SlotView[]
  rows: (string | null)[][]
  guilds: boolean[]
  areas: AreaView[]
  joined: string | null
  sphere: string | null
  decks: Record<string, DeckView>
  discarded: string[]
  kept: { event: string; owner: number | null }[]
  achievements: AchievementView[]
  end_discs: number
  factions: FactionView[]
  asked: { step: string; seat: number; numbers: number[] } | null
  research: { seat: number; slot: string; event: string | null } | null
  offer: string[]
}

export interface Technology {
  id: string
  level: Level
  types: TypeId[]
  pass?: TypeId
  immediate: string[]
  actions: { spaces: number; do: string }[]
  passive: string[]
  vp?: number
  end?: string
  source: string
}
export interface SystemCard {
  id: string
  deck: 'A' | 'B'
  strength: number
  spec: ('food' | 'ore')[]
  control: string
  special: string
  bonus: string
  vp: number
  source: string
}
export interface EventCard {
  id: string
  level: Level
  do: string[]
  action?: { do: string }
  source: string
}
export interface Slot {
  id: string
  level: Level
  needs: string[]
  any?: number
  x: number
  y: number
}
export interface Place {
  id: string
  kind: string
  spec: ('food' | 'ore')[]
  x: number
  y: number
}
export interface Mat {
  id: string
  faction: string
  kind: 'basic' | 'advanced'
  growth: Record<string, number>
  ore_track: number[]
  abilities?: { id: string; slot: string; do: string }[]
}
export interface Layout {
  slots: Slot[]
  basic_spacefaring: {
    x: number
    y: number
    actions: { id: string; do: string }[]
    layouts: (Record<`basic_${number}`, number[] | 'shared'> & { players: number })[]
  }
  guilds: { id: string; level: number; do: string; x: number; y: number }[]
  technologies: Technology[]
  systems: SystemCard[]
  events: EventCard[]
  achievements: { id: string; kind: string; cond: string; spaces: number[]; four_only: number; source: string }[]
  mats: Mat[]
  mats_common: { column_letters: string[]; column_capacity: Record<string, number>; automation_vp: number[]; automation_beyond: number }
  sides: { id: string; edges: [string, string][]; locations: Place[] }[]
}

export const TYPES: readonly TypeId[] = ['S', 'E', 'M', 'C']
export const AREAS = ['sol', 'A1', 'A2', 'Y1', 'Y2', 'Y3', 'B1', 'B2', 'deep', 'extra'] as const
export const DISCS = 8

// The vocabulary numbers spaces and actions so: Basic, guilds, the Dyson Sphere, two for every technology.
const BASIC_ACTIONS = 4
const BASIC_SPACES = 4
const GUILDS = 4
const GUILD_SPACE = BASIC_ACTIONS * BASIC_SPACES
export const SPHERE_SPACE = GUILD_SPACE + GUILDS
const TECHNOLOGY_SPACE = SPHERE_SPACE + 1
const GUILD_ACTION = BASIC_ACTIONS
export const SPHERE_ACTION = GUILD_ACTION + GUILDS
const TECHNOLOGY_ACTION = SPHERE_ACTION + 1
const CARD_ACTIONS = 2
const TECHNOLOGIES = 46
const SYSTEMS = 24

/** Something a pawn can stand on: its number, the action it stands for, its extra ore; `shared` holds any number of pawns. */
export interface Space {
  number: number
  extra: number
  shared: boolean
}
/** One action: the line of effects, its number for those who copy it, and its spaces. */
export interface ActionRow {
  action: number
  line: string
  spaces: Space[]
}

const plain = (number: number): Space => ({ number, extra: 0, shared: false })

export function basicRows(layout: Layout, view: View): ActionRow[] {
  const chosen = layout.basic_spacefaring.layouts.find((each) => each.players === view.basic_layout)
  return layout.basic_spacefaring.actions.map(({ do: line }, action) => {
    const extras = chosen?.[`basic_${action + 1}`] ?? []
    const first = action * BASIC_SPACES
    const spaces = extras === 'shared' ? [{ number: first, extra: 0, shared: true }] : extras.map((extra, k) => ({ number: first + k, extra, shared: false }))
    return { action, line, spaces }
  })
}

export function guildRow(layout: Layout, guild: number): ActionRow {
  return { action: GUILD_ACTION + guild, line: layout.guilds[guild]?.do ?? '', spaces: [plain(GUILD_SPACE + guild)] }
}

export function sphereRow(layout: Layout): ActionRow {
  return { action: SPHERE_ACTION, line: layout.events.find((each) => each.action)?.action?.do ?? '', spaces: [plain(SPHERE_SPACE)] }
}

export function technologyRows(layout: Layout, id: string): ActionRow[] {
  const number = layout.technologies.findIndex((each) => each.id === id)
  let next = TECHNOLOGY_SPACE + number * CARD_ACTIONS
  return (layout.technologies[number]?.actions ?? []).map(({ spaces, do: line }, k) => ({
    action: TECHNOLOGY_ACTION + number * CARD_ACTIONS + k,
    line,
    spaces: Array.from({ length: spaces }, () => plain(next++)),
  }))
}

/** The pawns on a space; one pushed aside stands on none. */
export function pawnsOn(view: View, space: number): number[] {
  return view.factions.flatMap((faction, seat) => (faction.pawn === space && !faction.pawn_aside ? [seat] : []))
}

/** Where an ability comes from: a technology, a system, or one of the two on a mat. */
export function sourceOf(layout: Layout, source: number): { kind: 'technology' | 'system' | 'mat'; id: string } {
  if (source < TECHNOLOGIES) return { kind: 'technology', id: layout.technologies[source]?.id ?? '' }
  if (source < TECHNOLOGIES + SYSTEMS) return { kind: 'system', id: layout.systems[source - TECHNOLOGIES]?.id ?? '' }
  return { kind: 'mat', id: String(source - TECHNOLOGIES - SYSTEMS) }
}

/** Everything that can be looked up by its id, made once for a set. */
export class Book {
  readonly technology: Map<string, Technology>
  readonly system: Map<string, SystemCard>
  readonly slot: Map<string, Slot>
  readonly mat: Map<string, Mat>
  constructor(readonly layout: Layout) {
    this.technology = new Map(layout.technologies.map((each) => [each.id, each]))
    this.system = new Map(layout.systems.map((each) => [each.id, each]))
    this.slot = new Map(layout.slots.map((each) => [each.id, each]))
    this.mat = new Map(layout.mats.map((each) => [each.id, each]))
  }
}

const books = new WeakMap<object, Book>()
export function bookOf(layout: Layout): Book {
  const known = books.get(layout) ?? new Book(layout)
  books.set(layout, known)
  return known
}

/** How many of the required technologies of a slot a seat has, and how many it needs. */
export function prerequisites(view: View, slot: Slot, seat: number): { have: number; need: number } {
  const have = slot.needs.filter((id) => view.slots.find((each) => each.id === id)?.researched.includes(seat)).length
  return { have, need: slot.any ?? slot.needs.length }
}

/** The types an undiscovered slot could take: those its discovered requirements pass on. */
export function possibleTypes(layout: Layout, view: View, slot: Slot): TypeId[] {
  const book = bookOf(layout)
  const passed = slot.needs.map((id) => book.technology.get(view.slots.find((each) => each.id === id)?.technology ?? '')?.pass)
  return TYPES.filter((type) => passed.includes(type))
}

export interface AreaPlace extends Place {
  area: number
}

/** Where an extra area lies: between the slots, or at the rim when a shipyard is in the middle. */
function beside(host: Place, crowded: boolean): { x: number; y: number } {
  const near = host.y > 50
  if (!crowded) return { x: 50, y: near ? 55.5 : 42 }
  return { x: host.x < 50 ? 16 : 84, y: near ? 59.5 : 40.5 }
}

/** The areas of the side in play with their places; the extra one hangs beside the slot it is joined to. */
export function places(layout: Layout, view: View): { areas: AreaPlace[]; edges: [AreaPlace, AreaPlace][] } {
  const side = layout.sides.find((each) => each.id === view.side)
  const areas = (side?.locations ?? []).map((place) => ({ ...place, area: AREAS.indexOf(place.id as (typeof AREAS)[number]) }))
  const edges = (side?.edges ?? []).map(([one, other]) => [one, other])
  const host = areas.find((each) => each.id === view.joined)
  if (host) {
    areas.push({ id: 'extra', kind: 'extra', spec: [], ...beside(host, areas.some((each) => each.id === 'Y3')), area: 9 })
    edges.push([host.id, 'extra'])
  }
  const at = (id: string | undefined) => areas.find((each) => each.id === id)
  return {
    areas,
    edges: edges.flatMap(([one, other]): [AreaPlace, AreaPlace][] => {
      const [from, to] = [at(one), at(other)]
      return from && to ? [[from, to]] : []
    }),
  }
}

/** What an area is for: the card's specialisations, or the shipyard's. */
export function specOf(layout: Layout, view: View, area: AreaView): ('food' | 'ore')[] {
  if (area.system) return bookOf(layout).system.get(area.system)?.spec ?? []
  return layout.sides.find((each) => each.id === view.side)?.locations.find((each) => each.id === area.id)?.spec ?? []
}

export function shipCount(ships: readonly number[]): number {
  return ships.reduce((sum, each) => sum + each, 0)
}

/** A seat's ships of all areas, by level. */
export function fleet(view: View, seat: number): number[] {
  return [0, 1, 2, 3].map((level) => view.areas.reduce((sum, area) => sum + (area.ships[seat]?.[level] ?? 0), 0))
}

export function technologiesOf(view: View, seat: number): number {
  return view.slots.filter((slot) => slot.researched.includes(seat)).length + (view.factions[seat]?.private.length ?? 0)
}

export function discsClaimed(view: View): number {
  return view.achievements.reduce((sum, each) => sum + each.discs.length, 0)
}
