import type { GameModule, Group } from '..'
import type { Session } from '../../lib/session.svelte'
import { ICONS } from '../../lib/icons'
import { named, say } from '../../lib/words.svelte'
import type { Choice, Scene } from '../../lib/wire'
import Board from './Board.svelte'
import Cards from './Cards.svelte'
import { rowLetter, type SunwardLayout, type SunwardView } from './model'
import { named as placesNamed, shownOn } from './named'
import Strip from './Strip.svelte'
import en from './text/en.ftl?raw'
import pl from './text/pl.ftl?raw'

const BEST = 5
/** Points count; an upgrade is worth something beyond them, and of equal places the larger shape comes first. */
const WORTH: Record<string, number> = { point: 1, upgrade: 1.5, hex: 0.1 }

const viewOf = (scene: Scene) => scene.view as SunwardView

function worth(choice: Choice): number {
  return choice.gain.reduce((sum, each) => sum + (WORTH[each.what] ?? 0) * each.amount, 0)
}

/** Drawings by visible gain; many of them: the best few, then groups by the row of the top hex. */
function groups(session: Session): Group[] {
  const layout = session.layout as SunwardLayout
  const draws = session.choices.filter((each) => each.kind === 'draw')
  const others = session.choices.filter((each) => each.kind !== 'draw')
  if (draws.length === 0) return [{ label: null, choices: others }]
  const sorted = [...draws].sort((a, b) => worth(b) - worth(a) || (a.args[0] ?? 0) - (b.args[0] ?? 0))
  if (draws.length + others.length <= 9) return [{ label: null, choices: [...sorted, ...others] }]
  const found: Group[] = [{ label: null, choices: sorted.slice(0, BEST) }]
  if (others.length) found.push({ label: say('sunward-leave-out'), choices: others })
  const rows = new Map<number, Choice[]>()
  for (const each of sorted.slice(BEST)) {
    const row = layout.cells[each.args[0] ?? 0]?.[1] ?? 0
    rows.set(row, [...(rows.get(row) ?? []), each])
  }
  for (const [row, choices] of [...rows].sort((a, b) => a[0] - b[0]))
    found.push({ label: say('sunward-from-row', { row: rowLetter(row) }), choices })
  return found
}

const module: GameModule = {
  Board,
  texts: { pl, en },
  Strip,
  Cards,
  get surfaces() {
    return [
      { id: 'sheet', label: say('sunward-tab-sheet'), icon: 'sheet' as const },
      { id: 'board', label: say('sunward-tab-board'), icon: 'board' as const },
      { id: 'score', label: say('score'), icon: 'chart' as const },
    ]
  },
  keys: [['Q E', 'sunward-key-turn'], ['F', 'sunward-key-mirror'], ['X', 'sunward-key-leave-out']],
  tally: (scene) => viewOf(scene).sheets.map((sheet) => sheet.tally),
  phase: (scene) => {
    const view = viewOf(scene)
    return {
      steps: [say('sunward-phase-assign'), say('sunward-phase-draw')],
      now: view.phase === 'coordinates' ? 0 : view.phase === 'drawing' ? 1 : -1,
      round: say('sunward-round', { round: view.round, turn: view.turn }),
      short: say('sunward-round-short', { round: view.round }),
    }
  },
  groups,
  listed: ({ phrase }) =>
    phrase.message === 'move-place-tile' ? { text: say(phrase.facts['edge'] === '@edge-top' ? 'sunward-listed-top' : 'sunward-listed-bottom', phrase.facts) } : null,
  signs: { point: [], alien: ICONS.alien, upgrade: ICONS.upgrade, hex: null, frontier: null },
  act: (choice) => say({ place_tile: 'sunward-act-place', draw: 'sunward-act-draw', leave_out: 'sunward-act-leave', draw_nothing: 'sunward-act-nothing' }[choice.kind] ?? 'do-this'),
  named: placesNamed,
  shownOn,
  panels: { sheet: 'sheet', draw: 'sheet', board: 'board', score: 'score' },
  surfaceOf: (session) => (viewOf(session.scene as Scene).phase === 'coordinates' ? 'board' : 'sheet'),
  tempting: (session) => {
    const view = viewOf(session.scene as Scene)
    const layout = session.layout as SunwardLayout
    if (view.phase !== 'drawing' || session.choices.length === 0 || session.choices.some((each) => each.kind === 'leave_out')) return []
    const zone = view.columns[view.mine?.column ?? 0]?.zone ?? ''
    return [{ id: layout.first_left_out, label: say('sunward-leave-out-of', { zone: `@${named('zone', zone)}` }) }]
  },
}

export default module
