// Which place on the board a choice belongs to. A choice whose place is not to be seen now stands in the tray.

import type { Session } from '../../lib/session.svelte'
import type { Choice } from '../../lib/wire'
import { Targets } from '../../board/targets.svelte'
import { combatOf, spaceAt, unitOf, type SunsLayout, type SunsView } from './model'

/** The panels that share a place: an empire, what it holds, the market. */
export type Folded = 'empire' | 'holdings' | 'market'
/** Which places each of them holds; units can be bought beside the market too. */
const PANELS: Record<Folded, (place: string) => boolean> = {
  empire: (place) => /^(leader|unit|hand):/.test(place),
  holdings: (place) => /^(level|card|resource):/.test(place),
  market: (place) => /^(market|deck|faceup|unit):/.test(place),
}
const passes = (choice: Choice) => choice.kind === 'decline' || choice.kind === 'decline_all'
/** As the rules list them, but what is done comes before what is left undone: in the list and in the tray. */
export const passingLast = (choices: readonly Choice[]): Choice[] => [...choices.filter((each) => !passes(each)), ...choices.filter(passes)]

/** Units of both sides from which on a combat needs the room of the panels too. */
const LARGE = 5

export class SunsTargets extends Targets {
  /** The combat panel was put aside. */
  aside: boolean = $state(false)
  readonly #rows: number = $derived.by(() => {
    const view = this.session.shown?.view as SunsView | undefined
    const rows = view && !this.aside ? combatOf(view)?.fight.rows : undefined
    return rows?.flat().length ?? 0
  })
  /** The combat panel lies over the sheets. */
  readonly covered: boolean = $derived(this.#rows > 0)
  /** And over the panels below them. */
  readonly large: boolean = $derived(this.#rows >= LARGE)
  /** Which of the panels is shown; null where all are. */
  folded: Folded | null = $state(null)

  override readonly tray: Choice[] = $derived.by(() => {
    const at = this.opened === null ? [] : this.at(this.opened)
    return passingLast(at.length > 0 ? at : this.loose)
  })

  constructor(session: () => Session) {
    super(session, (choice, at) => this.#placesOf(choice, at))
  }

  /** The leader that was clicked: the spaces offer only this one. */
  get held(): number | null {
    return this.opened?.startsWith('leader:') ? Number(this.opened.slice(7)) : null
  }

  #placesOf(choice: Choice, session: Session): string[] {
    const view = session.scene?.view as SunsView
    const layout = session.layout as SunsLayout
    return this.#found(choice, session, view, layout).filter((each) => !this.#hidden(each))
  }

  #hidden(place: string): boolean {
    if (place.startsWith('place:') || place.startsWith('option:') || place.startsWith('keep:')) return false
    if (place.startsWith('row:')) return !this.covered
    if (this.covered && (this.folded === null || this.large || place.startsWith('space:') || place.startsWith('action:'))) return true
    const shown = this.folded === null ? null : PANELS[this.folded]
    return shown !== null && !shown(place) && Object.values(PANELS).some((holds) => holds(place))
  }

  /** The panel on which most of these choices lie; null where none does. */
  panelOf(choices: readonly Choice[], session: Session): Folded | null {
    const view = session.scene?.view as SunsView
    const places = choices.flatMap((each) => this.#found(each, session, view, session.layout as SunsLayout))
    const held = (panel: Folded) => places.filter(PANELS[panel]).length
    const best = (['empire', 'holdings', 'market'] as const).reduce((most, each) => (held(each) > held(most) ? each : most))
    return held(best) > 0 ? best : null
  }

  #found(choice: Choice, session: Session, view: SunsView, layout: SunsLayout): string[] {
    const [first = 0, second = 0, third = 0] = choice.args
    const own = session.viewing === session.seat
    const question = view.question
    switch (choice.kind) {
      case 'place':
      case 'fleet':
      case 'army':
      case 'force':
        return [`place:${view.places[first]?.id}`]
      case 'pick':
        return question === 'pick-sheet' || question === 'level' ? [`option:${first}`] : []
      case 'race_card':
        if (question === 'keep-card') return [`keep:${first}`]
        return own ? this.#shown(session, view, cardOf(layout, view, session, first)) : []
      case 'place_leader': {
        const leader = own ? [`leader:${first}`] : []
        return this.held !== null && this.held !== first ? leader : [...leader, `space:${spaceAt(layout, second, third)}`]
      }
      case 'use':
        return this.#source(layout.abilities[first] ?? '', session, view)
      case 'unit':
        if ((question === 'reroll' || question === 'damage') && combatOf(view)) return [`row:${unitOf(layout, first)}`]
        return question === 'space' && own ? [`unit:${unitOf(layout, first)}`] : []
      case 'buy':
        return own ? [`unit:${unitOf(layout, first)}`] : []
      case 'repair':
        return own ? [`unit:${layout.numbered.unique[first]}`] : []
      case 'market':
        return [`market:${first}`]
      case 'take':
        return taken(question, first)
      case 'agent':
        return this.#shown(session, view, layout.agents[first]?.id ?? '')
      case 'artefact':
        return this.#shown(session, view, layout.artefacts[first]?.id ?? '')
      case 'empire':
        return [`empire:${first}`]
      case 'alliance':
        return [`empire:${second}`]
      case 'action':
        return [`action:${first}`]
      case 'resource':
        return own ? this.#resource(layout.resources[first]?.id ?? '', session, view) : []
      default:
        return []
    }
  }

  /** A card that lies in the empire on show. */
  #shown(session: Session, view: SunsView, card: string): string[] {
    const empire = view.empires[session.viewing]
    if (session.viewing === session.seat && view.mine?.race_cards.includes(card)) return [`hand:${card}`]
    return [...(empire?.agents ?? []), ...(empire?.artefacts ?? [])].includes(card) ? [`card:${card}`] : []
  }

  #resource(resource: string, session: Session, view: SunsView): string[] {
    const empire = view.empires[session.seat ?? 0]
    const there = empire?.technologies.includes(resource) || empire?.upgrades.some(([name]) => name === resource)
    return there ? [`resource:${resource}`] : []
  }

  /** Where the source of an ability lies. */
  #source(ability: string, session: Session, view: SunsView): string[] {
    const cut = ability.indexOf('-')
    const [kind, name] = [ability.slice(0, cut), ability.slice(cut + 1)]
    const own = session.viewing === session.seat
    if (kind === 'tile') {
      const place = view.places.find((each) => each.tile === name)
      return place ? [`place:${place.id}`] : []
    }
    if (!own) return []
    if (kind === 'level') return view.empires[session.seat ?? 0]?.levels?.includes(name) ? [`level:${name}`] : []
    if (kind === 'card') return this.#shown(session, view, name)
    return kind === 'resource' ? this.#resource(name, session, view) : []
  }
}

function cardOf(layout: SunsLayout, view: SunsView, session: Session, number: number): string {
  const race = view.empires[session.seat ?? 0]?.race
  return layout.race_cards.filter((each) => each.race === race)[number]?.id ?? ''
}

/** Scanning draws artefacts, recruiting agents; what an ability draws is not said, so it stands in the tray. */
function taken(question: string | null, what: number): string[] {
  const deck = question === 'scan' ? 'artefact' : question === 'recruit' ? 'agent' : null
  if (deck === null || what === 0) return []
  return [`${what === 1 ? 'deck' : 'faceup'}:${deck}`]
}
