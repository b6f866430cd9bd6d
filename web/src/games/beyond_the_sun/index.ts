import type { GameModule, Group, Listed } from '..'
import type { Session } from '../../lib/session.svelte'
import { capital, named, say, words } from '../../lib/words.svelte'
import type { Choice, Scene } from '../../lib/wire'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { allActions, basicRows, discsClaimed, isAction, pawnsOn, PHASES, technologyRows, type Layout, type View } from './model'
import { placesOf, refusedAt, systemPlace } from './places'
import { named as placesNamed, shownOn } from './named'
import { SIGNS } from './signs'
import { inLine, nameOf } from './words'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const viewOf = (scene: Scene) => scene.view as View
const FLAT = 9

/** Where a step is chosen on a phone. */
const ON_SPACE = new Set(['building', 'upgrading', 'jumping', 'warping', 'bonuses', 'colonising', 'settling', 'sending', 'joining'])
const ON_MAT = new Set(['production', 'trade', 'base', 'colony', 'automating', 'supply', 'placing', 'swap-kind', 'triggers', 'last-window'])
const ON_GOALS = new Set(['achievement', 'swapping'])

/** Ships that can move by where they are; everything else as it comes. */
function groups(session: Session): Group[] {
  const moves = session.choices.filter((each) => each.kind === 'move')
  if (session.choices.length <= FLAT || moves.length === 0) return [{ label: null, choices: session.choices }]
  const view = viewOf(session.scene as Scene)
  const layout = session.layout as Layout
  const from = new Map<number, Choice[]>()
  for (const each of moves) from.set(each.args[0] ?? 0, [...(from.get(each.args[0] ?? 0) ?? []), each])
  const found: Group[] = [{ label: null, choices: session.choices.filter((each) => each.kind !== 'move') }]
  for (const [area, choices] of from) {
    if (found[0]?.choices.length === 0) {
      found[0].choices = choices // what stands without a label is never folded
      continue
    }
    const place = view.areas.find((each) => each.id === layout.numbered.areas[area])
    found.push({ label: say('bts-from-area', { area: place ? nameOf.area(place) : '' }), choices })
  }
  return found
}

const MOST_TEMPTING = 3

/** Actions one could want, but another pawn stands on the space. */
function tempting(session: Session): { id: number; label: string }[] {
  const view = viewOf(session.scene as Scene)
  const layout = session.layout as Layout
  const seat = session.seat ?? 0
  if (view.asked?.step !== 'action') return []
  const own = view.slots.filter((slot) => slot.researched.includes(seat)).flatMap((slot) => (slot.technology ? [slot.technology] : []))
  const actions = [
    ...basicRows(layout, view).map((row, k) => ({ row, place: say(named('basic', String(k + 1))) })),
    ...layout.guilds.flatMap(({ id }, k) => {
      const row = layout.numbered.guilds[k]
      return row && view.guilds[k] ? [{ row, place: say(named('guild', id)) }] : []
    }),
    ...own.flatMap((id) => technologyRows(layout, id).filter(isAction).map((row) => ({ row, place: nameOf.technology(id) }))),
  ]
  const taken = actions.flatMap(({ row, place }) =>
    row.spaces.flatMap(({ number }) => {
      const id = refusedAt(session, 'use_space', number)
      return id === null || !pawnsOn(view, number).some((each) => each !== seat) ? [] : [{ id, label: `${place}: ${say(row.words)}` }]
    }),
  )
  return taken.slice(0, MOST_TEMPTING)
}

const ACTS: Record<string, string> = {
  use_space: 'bts-act-space', research: 'bts-act-research', move: 'bts-act-move', done: 'bts-act-done', colonise: 'bts-act-colonise', settle: 'bts-act-settle',
  build_at: 'bts-act-build', upgrade: 'bts-act-upgrade', claim: 'bts-act-claim', produce: 'bts-act-produce', take_technology: 'bts-act-take', take_type: 'bts-act-type',
  skip: 'bts-act-skip', do: 'bts-act-do',
}

/** What already says in its words what it costs and brings. */
const TOLD = new Set(['move-growth', 'move-ore', 'move-buy-population', 'move-sell-population', 'move-retire-ship', 'move-claim', 'move-replace'])

/** An action of the board by what it does, one of a card by the name of the card; a ship by where it goes. */
function listed(choice: Choice, session: Session): Listed | null {
  if (TOLD.has(choice.phrase.message)) return { cost: [], gain: [] }
  if (choice.kind !== 'use_space' && choice.kind !== 'copy') return null
  const { place } = choice.phrase.facts
  if (typeof place !== 'string' || !place.startsWith('@basic-')) return { text: words.fact(place ?? '').toString() }
  const layout = session.layout as Layout
  const row = allActions(layout, viewOf(session.scene as Scene)).find((each) => each.spaces.some(({ number }) => number === choice.args[0]))
  if (!row) return null
  const said = capital(inLine(layout, row))
  // two free spaces of one action: which of them
  const open = row.spaces.filter(({ number }) => session.choices.some((each) => each.kind === choice.kind && each.args[0] === number))
  return { text: open.length > 1 ? say('bts-listed-space', { action: said, n: 1 + row.spaces.findIndex(({ number }) => number === choice.args[0]) }) : said }
}

const module: GameModule = {
  Board,
  texts: { pl, en },
  Strip,
  Cards,
  get surfaces() {
    return [
      { id: 'tree', label: say('bts-tab-tree'), icon: 'flask' as const },
      { id: 'space', label: say('bts-tab-space'), icon: 'planet' as const },
      { id: 'mat', label: say('bts-tab-mat'), icon: 'board' as const },
      { id: 'goals', label: say('bts-tab-goals'), icon: 'flag' as const },
    ]
  },
  tally: (scene) => viewOf(scene).factions.map((faction) => faction.tally),
  phase: (scene) => {
    const view = viewOf(scene)
    const discs = { n: discsClaimed(view), all: view.end_discs }
    return {
      steps: PHASES.map((each) => say(named('bts-phase', each))),
      now: PHASES.indexOf(view.phase as (typeof PHASES)[number]),
      round: view.last_round ? say('bts-round-last', { round: view.round }) : say('bts-round', { round: view.round, ...discs }),
      short: say('bts-round-short', { round: view.round }),
    }
  },
  groups,
  tempting,
  listed,
  signs: { ore: SIGNS.ore, population: SIGNS.population, supply: SIGNS.supply, retire: SIGNS.retire, ship: SIGNS.ship, point: SIGNS.point },
  act: (choice) => say(ACTS[choice.kind] ?? 'do-this'),
  named: placesNamed,
  shownOn,
  panels: { tree: 'tree', space: 'space', mat: 'mat', goals: 'goals' },
  surfaceOf: (session) => {
    const view = viewOf(session.scene as Scene)
    const step = view.asked?.step ?? ''
    // an ability of a system lies where the system does
    const places = new Set(session.choices.flatMap((each) => placesOf(each, session, null)))
    if (ON_MAT.has(step) && view.areas.some((each) => each.system !== null && places.has(systemPlace(each.system)))) return 'space'
    return ON_SPACE.has(step) ? 'space' : ON_MAT.has(step) ? 'mat' : ON_GOALS.has(step) ? 'goals' : 'tree'
  },
}

export default module
