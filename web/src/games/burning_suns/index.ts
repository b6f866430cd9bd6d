import type { GameModule, Group } from '..'
import type { Session } from '../../lib/session.svelte'
import { named, say } from '../../lib/words.svelte'
import type { Choice, Scene } from '../../lib/wire'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { leadersLeft, phaseOf, type SunsLayout, type SunsView } from './model'
import { GLYPHS } from './icons'
import { named as placesNamed, shownOn } from './named'
import { passingLast } from './places.svelte'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const PHASES = ['setup', 'status', 'planning', 'action'] as const
const ACTS: Record<string, string> = {
  decline: 'suns-act-no', decline_all: 'suns-act-no', accept: 'suns-act-yes', place_leader: 'suns-act-place', use: 'suns-act-use', buy: 'suns-act-buy',
  market: 'suns-act-take', roll: 'suns-act-roll', boost: 'suns-act-boost', take: 'suns-act-take', pick: 'suns-act-pick', race_card: 'suns-act-card',
  empire: 'suns-act-empire', alliance: 'suns-act-offer', benefit: 'suns-act-block', repair: 'suns-act-repair', action: 'suns-act-perform',
}
/** Where one kind of choice answers several questions, the button says which: by the message of the move. */
const DEEDS: Record<string, string> = {
  'place-explore': 'suns-act-explore', 'place-jump': 'suns-act-jump', 'place-leap': 'suns-act-jump', 'place-colonise': 'suns-act-colonise', 'place-bombard': 'suns-act-fire',
  'place-assault': 'suns-act-attack', 'place-regiment': 'suns-act-land', 'place-site': 'suns-act-site', force: 'suns-act-attack', 'dark-ships': 'suns-act-attack',
  'win-over': 'suns-act-win-over', calm: 'suns-act-calm', 'stir-up': 'suns-act-stir-up', rebellion: 'suns-act-rebellion',
  'unit-reroll': 'suns-act-reroll', 'unit-damage': 'suns-act-damage', 'unit-space': 'suns-act-upgrade', branch: 'suns-act-branch',
}
const SURFACES: Record<string, string> = { leader: 'sheets', mission: 'sheets', scan: 'market', recruit: 'market', receive: 'market', replaced: 'empire', space: 'empire', status: 'empire', activate: 'empire', give: 'empire' }

const viewOf = (scene: Scene) => scene.view as SunsView

/** Planning by leader; everything else as the rules list it, with passing last. */
function groups(session: Session): Group[] {
  const view = viewOf(session.scene as Scene)
  const layout = session.layout as SunsLayout
  const leaders = new Map<number, Choice[]>()
  const others: Choice[] = []
  for (const each of session.choices) {
    if (each.kind !== 'place_leader') others.push(each)
    else leaders.set(each.args[0] ?? 0, [...(leaders.get(each.args[0] ?? 0) ?? []), each])
  }
  const race = layout.races.find((each) => each.id === view.empires[session.seat ?? 0]?.race)
  const found: Group[] = [...leaders].map(([leader, choices]) => ({ label: say(named('leader', race?.leaders[leader]?.id ?? '')), choices }))
  if (others.length) found.push({ label: null, choices: passingLast(others) })
  return found
}

/** Steps of a jump to neighbours that a rule refuses. */
function tempting(session: Session): { id: number; label: string }[] {
  const view = viewOf(session.scene as Scene)
  const step = session.choices.find((each) => each.kind === 'place')
  const here = view.places.find((each) => each.id === view.actions.at(-1)?.place)
  if (view.question !== 'jump' || !step || !here) return []
  const base = step.id - (step.args[0] ?? 0)
  return view.places.flatMap((place, k) => {
    if (!here.near.includes(place.id) || place.tile === null || !place.up || session.isLegal(base + k)) return []
    return [{ id: base + k, label: say('suns-on-to', { place: `@${named('tile', place.tile)}` }) }]
  })
}

const module: GameModule = {
  Board,
  Strip,
  Cards,
  texts: { pl, en },
  get surfaces() {
    return [
      { id: 'galaxy', label: say('suns-tab-galaxy'), icon: 'planet' as const },
      { id: 'sheets', label: say('suns-tab-sheets'), icon: 'board' as const },
      { id: 'market', label: say('suns-market'), icon: 'resource' as const },
      { id: 'empire', label: say('suns-empire'), icon: 'sheet' as const },
    ]
  },
  tally: (scene) => viewOf(scene).empires.map((empire) => empire.tally),
  phase: (scene) => {
    const view = viewOf(scene)
    const phase = phaseOf(view)
    const left = leadersLeft(view)
    const round = phase === 'setup' && view.round === 0 ? say('suns-phase-setup') : say('suns-round', { round: view.round })
    return {
      steps: PHASES.map((each) => say(`suns-phase-${each}`)),
      now: PHASES.findIndex((each) => each === phase),
      round: phase === 'action' && left ? say('suns-round-leaders', { round: view.round, n: left }) : round,
      short: round,
    }
  },
  groups,
  act: (choice) => {
    const deed = DEEDS[choice.phrase.message.replace('move-', '')] ?? ACTS[choice.kind]
    return say(deed ?? (choice.kind === 'place' ? 'suns-act-here' : 'do-this'))
  },
  named: placesNamed,
  shownOn,
  panels: { galaxy: 'galaxy', sheets: 'sheets', antimatter: 'market', panels: 'empire' },
  surfaceOf: (session) => {
    const view = viewOf(session.scene as Scene)
    const kinds = session.choices.map((each) => each.kind)
    if (SURFACES[view.question ?? '']) return SURFACES[view.question ?? ''] ?? null
    if (kinds.includes('buy')) return 'empire'
    return 'galaxy'
  },
  tempting,
  signs: { crystal: GLYPHS.crystal },
}

export default module
