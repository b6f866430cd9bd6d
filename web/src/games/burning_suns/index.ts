import type { GameModule, Group } from '..'
import type { Session } from '../../lib/session.svelte'
import { named, say } from '../../lib/words.svelte'
import type { Choice, Scene } from '../../lib/wire'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { leadersLeft, phaseOf, type SunsLayout, type SunsView } from './model'
import { GLYPHS } from './icons'
import { named as placesNamed, shownOn } from './named'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const PHASES = ['setup', 'status', 'planning', 'action'] as const
const ACTS: Record<string, string> = {
  decline: 'suns-act-no', decline_all: 'suns-act-no', accept: 'suns-act-yes', place_leader: 'suns-act-place', use: 'suns-act-use', buy: 'suns-act-buy',
  market: 'suns-act-take', roll: 'suns-act-roll', boost: 'suns-act-boost',
}
const HERE: Record<string, string> = {
  explore: 'suns-act-explore', jump: 'suns-act-jump', colonise: 'suns-act-colonise', battle: 'suns-act-attack', bombard: 'suns-act-fire', assault: 'suns-act-attack',
}
const SURFACES: Record<string, string> = { leader: 'sheets', mission: 'sheets', scan: 'market', recruit: 'market', receive: 'market', replaced: 'empire', space: 'empire', status: 'empire', activate: 'empire', give: 'empire' }

const viewOf = (scene: Scene) => scene.view as SunsView

/** Planning by leader; everything else as the rules list it, with passing last. */
function groups(session: Session): Group[] {
  const view = viewOf(session.scene as Scene)
  const layout = session.layout as SunsLayout
  const leaders = new Map<number, Choice[]>()
  const last = (each: Choice) => each.kind === 'decline' || each.kind === 'decline_all'
  const others: Choice[] = []
  for (const each of session.choices) {
    if (each.kind !== 'place_leader') others.push(each)
    else leaders.set(each.args[0] ?? 0, [...(leaders.get(each.args[0] ?? 0) ?? []), each])
  }
  const race = layout.races.find((each) => each.id === view.empires[session.seat ?? 0]?.race)
  const found: Group[] = [...leaders].map(([leader, choices]) => ({ label: say(named('leader', race?.leaders[leader]?.id ?? '')), choices }))
  if (others.length) found.push({ label: null, choices: [...others.filter((each) => !last(each)), ...others.filter(last)] })
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
    if (choice.kind === 'place' || choice.kind === 'force') {
      const question = choice.phrase.message.replace('move-place-', '').replace('move-force', 'battle').replace('move-dark-ships', 'battle')
      return say(HERE[question] ?? 'suns-act-here')
    }
    return say(ACTS[choice.kind] ?? 'do-this')
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
