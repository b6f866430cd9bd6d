import type { GameModule, Group } from '..'
import type { Session } from '../../lib/session.svelte'
import { say } from '../../lib/words.svelte'
import type { Choice } from '../../lib/wire'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { actionOf, layoutOf, segmentsOf, viewOf } from './model'
import { GLYPHS } from './glyphs'
import { named as placesNamed, shownOn } from './named'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const FEW = 9
/** The headings of a long list, and the kinds of moves under them. */
const HEADINGS: Record<string, readonly string[]> = {
  'pulsar-group-flight': ['fly', 'spend'],
  'pulsar-gyrodynes': ['take_gyrodyne', 'finish_gyrodyne', 'place'],
  'pulsar-transmitters': ['take_transmitter', 'pay_transmitter'],
  'pulsar-technologies': ['patent'],
  'pulsar-group-projects': ['complete'],
  'pulsar-modifiers': ['buy_modifier'],
  'pulsar-group-dice': ['use_silver', 'use_red', 'copy', 'end_turn'],
}
const SURFACES: Record<string, string> = {
  choose_gate: 'map', choose_side: 'area', take_die: 'dice', use_silver: 'dice', use_red: 'dice', copy: 'dice', place: 'map', end_turn: 'dice',
  fly: 'map', go: 'map', teleport: 'map', claim_isolated: 'map', take_bonus: 'map', gain_gyrodyne: 'offers', link: 'area', new_array: 'area',
  buy_points: 'area', buy_premium: 'area', count_goal: 'area',
}

/** A long list in groups: payments by what they are for, dice by value, teleports by kind of sector; the first stands open. */
function groups(session: Session): Group[] {
  const choices = session.choices
  if (choices.length <= FEW) return [{ label: null, choices: [...choices] }]
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const label = headingOf(choice, session)
    found.set(label, [...(found.get(label) ?? []), choice])
  }
  return [...found].map(([label, each], k) => ({ label: k === 0 || label === '' ? null : label, choices: each }))
}

function headingOf(choice: Choice, session: Session): string {
  if (choice.kind === 'take_die') return say('pulsar-own-die', { value: (choice.args[0] ?? 0) + 1 })
  if (choice.kind === 'teleport') {
    const sector = layoutOf(session).maps[viewOf(session.scene).map]?.sectors[choice.args[0] ?? 0]
    return say(sector?.kind === 'gate' ? `sector-gate-${sector.colour ?? 'green'}` : `sector-${sector?.kind ?? 'system'}`)
  }
  const heading = Object.entries(HEADINGS).find(([, kinds]) => kinds.includes(choice.kind))
  return heading ? say(heading[0]) : ''
}

/** Moves that one would like to make: ending the turn with a red die owed, a neighbour that leads nowhere. */
function tempting(session: Session): { id: number; label: string }[] {
  const view = viewOf(session.scene)
  const layout = layoutOf(session)
  const turn = view.turn
  if (!turn || view.active !== session.seat || session.choices.length === 0) return []
  if (turn.choosing && turn.owed !== null) return [{ id: actionOf(layout, 'end_turn'), label: say('move-end-turn') }]
  const at = turn.route.at(-1)
  const map = layout.maps[view.map]
  if (at === undefined || !map) return []
  const near = segmentsOf(map).flatMap(({ a, b }) => (a.id === at ? [b] : b.id === at ? [a] : []))
  return near
    .map((sector) => ({ sector, id: actionOf(layout, 'go', map.sectors.findIndex((each) => each.id === sector.id)) }))
    .filter(({ id }) => !session.isLegal(id))
    .map(({ sector, id }) => ({ id, label: say('pulsar-on-to', { sector: sector.id }) }))
}

const module: GameModule = {
  Board,
  Strip,
  Cards,
  texts: { en, pl },
  get surfaces() {
    return [
      { id: 'map', label: say('pulsar-tab-map'), icon: 'cluster' as const },
      { id: 'dice', label: say('pulsar-tab-dice'), icon: 'dice' as const },
      { id: 'tech', label: say('pulsar-tab-tech'), icon: 'rules' as const },
      { id: 'offers', label: say('pulsar-tab-offers'), icon: 'wheel' as const },
      { id: 'area', label: say('pulsar-tab-area'), icon: 'board' as const },
    ]
  },
  tally: (scene) => viewOf(scene).players.map((player) => player.tally),
  phase: (scene) => {
    const view = viewOf(scene)
    const steps = ['dice', 'actions', 'production']
    return {
      steps: steps.map((each) => say(`pulsar-phase-${each}`)),
      now: steps.indexOf(view.phase === 'final' ? 'production' : view.phase),
      round: view.round ? say('pulsar-round', { round: view.round }) : say('pulsar-setup'),
      short: view.round ? say('pulsar-round-short', { round: view.round }) : say('pulsar-setup'),
    }
  },
  groups,
  // every choice of a turn costs the die in hand
  signs: { cube: GLYPHS.cube, point: GLYPHS.points, die: null },
  act: (choice) => {
    if (choice.kind === 'go') return say(choice.group === 'last' ? 'pulsar-act-fly-route' : 'pulsar-act-go')
    const id = `pulsar-act-${choice.kind.replaceAll('_', '-')}`
    return ACTS.has(choice.kind) ? say(id) : say('do-this')
  },
  named: placesNamed,
  shownOn,
  panels: { map: 'map', dice: 'dice', market: 'tech', offers: 'offers', area: 'area' },
  surfaceOf: (session) => {
    if (session.choices.some((each) => each.kind === 'announce_run')) return 'map'
    for (const choice of session.choices) {
      const surface = SURFACES[choice.kind]
      if (surface) return surface
    }
    return null
  },
  tempting,
}

const ACTS = new Set([
  'choose_gate', 'choose_side', 'take_die', 'use_silver', 'use_red', 'copy', 'place', 'end_turn', 'spend', 'fly', 'announce_run', 'take_gyrodyne',
  'gain_gyrodyne', 'finish_gyrodyne', 'take_transmitter', 'pay_transmitter', 'new_array', 'link', 'patent', 'complete', 'buy_modifier', 'take_bonus',
  'draw_tile', 'claim_isolated', 'teleport', 'buy_points', 'buy_premium', 'count_goal', 'decline',
])

export default module
