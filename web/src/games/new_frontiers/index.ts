import type { GameModule, Group } from '..'
import type { Session } from '../../lib/session.svelte'
import { named, say } from '../../lib/words.svelte'
import type { Scene } from '../../lib/wire'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { firstFace, moveNumber, placesOf, WAYS, type FrontiersLayout, type FrontiersView } from './model'
import { GLYPHS } from './glyphs'
import { named as placesNamed, shownOn } from './named'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const LONG = 9
const TEMPTING = 3
const viewOf = (scene: Scene) => scene.view as FrontiersView

const ACTS = new Set(['choose_tile', 'buy', 'take_world', 'settle', 'sell', 'spend', 'use_power', 'keep_goal', 'choose_side', 'produce_on', 'replace', 'replace_with'])
const IN_MARKET = new Set(['buying'])
const IN_ACTIONS = new Set(['side', 'tile', 'picking', 'keeping', 'ordering', 'goal-asked', 'declaring', 'scoring-kind', 'taxed'])

/** What can be chosen on the board first, in its order; passing and the like last. A long market in its two mats. */
function groups(session: Session): Group[] {
  const layout = session.layout as FrontiersLayout
  const placed = session.choices.filter((each) => placesOf(layout, each).length > 0)
  const loose = session.choices.filter((each) => placesOf(layout, each).length === 0)
  if (session.choices.length <= LONG || placed.some((each) => each.kind !== 'buy')) return [{ label: null, choices: [...placed, ...loose] }]
  const small = layout.small_developments.reduce((all, pile) => all + pile.faces.length, 0)
  return [
    { label: say('frontiers-market-small'), choices: placed.filter((each) => (each.args[0] ?? 0) < small) },
    { label: say('frontiers-market-large-short'), choices: placed.filter((each) => (each.args[0] ?? 0) >= small) },
    { label: null, choices: loose },
  ].filter((group) => group.choices.length > 0)
}

/** Developments too dear and worlds out of reach. */
function tempting(session: Session): { id: number; label: string }[] {
  const scene = session.scene
  if (!scene || session.seat === null || session.choices.length === 0) return []
  const view = viewOf(scene)
  const layout = session.layout as FrontiersLayout
  const empire = view.empires[session.seat]
  const seat = session.seat
  const found: { id: number; label: string }[] = []
  if (view.asked?.question === 'buying')
    for (const pile of [...view.market].sort((a, b) => (a.prices[seat] ?? 0) - (b.prices[seat] ?? 0))) {
      const id = moveNumber(layout, 'buy', layout.tiles.indexOf(pile.face) - firstFace(layout))
      if (id !== null && pile.left > 0 && !session.isLegal(id)) found.push({ id, label: say(named('tile', pile.face)) })
    }
  if (view.asked?.question === 'settling')
    for (const world of empire?.discovered ?? []) {
      const first = moveNumber(layout, 'settle', layout.tiles.indexOf(world.tile) * WAYS.length)
      if (first === null || WAYS.some((_, way) => session.isLegal(first + way))) continue
      found.push({ id: first + (world.strength === undefined ? 0 : 1), label: say(named('tile', world.tile)) })
    }
  return found.slice(0, TEMPTING)
}

const module: GameModule = {
  Board,
  Strip,
  Cards,
  texts: { pl, en },
  get surfaces() {
    return [
      { id: 'actions', label: say('frontiers-tab-actions'), icon: 'list' as const },
      { id: 'market', label: say('frontiers-tab-market'), icon: 'upgrade' as const },
      { id: 'empire', label: say('frontiers-tab-empire'), icon: 'planet' as const },
    ]
  },
  area: 'empire',
  tally: (scene) => viewOf(scene).empires.map((empire) => empire.tally),
  phase: (scene) => {
    const view = viewOf(scene)
    const now = view.chooser === null ? 0 : 1
    const turn = Math.min(view.done.length + 1, view.done.length + view.waiting.length + now)
    return {
      steps: [say('frontiers-phase-choose'), view.action ? say(named('action', view.action)) : say('frontiers-phase-act')],
      now: view.phase === 'choosing' ? 0 : view.action ? 1 : -1,
      round: say('frontiers-round', { round: view.round, turn, all: view.done.length + view.waiting.length + now }),
      short: say('frontiers-round-short', { round: view.round }),
    }
  },
  groups,
  tempting,
  signs: { credit: GLYPHS.credit, colonist: GLYPHS.colonist, good: GLYPHS.good, chip: GLYPHS.chip, point: GLYPHS.chip, strength: GLYPHS.shield },
  // a world costs nothing to take: what is told is what it will cost to settle
  listed: ({ kind, phrase }) =>
    kind === 'take_world' ? { cost: [{ what: phrase.message.endsWith('military') ? 'strength' : 'credit', amount: Number(phrase.facts['value']) }] } : null,
  act: (choice) => say(ACTS.has(choice.kind) ? `frontiers-act-${choice.kind.replaceAll('_', '-')}` : 'do-this'),
  named: placesNamed,
  shownOn,
  panels: { actions: 'actions', priority: 'actions', ends: 'actions', market: 'market', empire: 'empire' },
  surfaceOf: (session) => {
    const question = viewOf(session.scene as Scene).asked?.question ?? ''
    return IN_MARKET.has(question) ? 'market' : IN_ACTIONS.has(question) ? 'actions' : 'empire'
  },
}

export default module
