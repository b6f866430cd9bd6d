// The places of this board, the ends a die can fly to before it is spent, and the way to a chosen end.

import { Targets } from '../../board/targets.svelte'
import type { By, Session } from '../../lib/session.svelte'
import type { Choice } from '../../lib/wire'
import { actionOf, forecastOf, layoutOf, moveOf, placesOf, viewOf, type Flight, type Pick, type PulsarView, type Use } from './model'

export interface End {
  length: number
  flight: Flight
}

const TOKEN_NAMES = ['none', 'minus_one', 'plus_one', 'plus_two']
const idOf = (place: string) => place.slice(place.indexOf(':') + 1)

function add(ends: Map<string, End[]>, length: number, flights: readonly Flight[] | undefined): void {
  for (const flight of flights ?? []) {
    const end = flight.route.at(-1) ?? ''
    ends.set(end, [...(ends.get(end) ?? []), { length, flight }])
  }
}

export class Flying extends Targets {
  /** The sector that the ship is to end in; its way is flown step by step up to the last one. */
  aim: string | null = $state(null)
  /** A way without a gate run was asked for although there is one. */
  #plainly = false
  #flown = 0
  /** The move of the table at which a step was sent: one that was refused, as a lesson does, is not sent again. */
  #sent = -1

  readonly view: PulsarView = $derived(viewOf(this.session.shown))
  readonly paying: boolean = $derived(this.session.legal.some((each) => each.kind === 'fly'))
  readonly flying: boolean = $derived(this.session.open && (this.view.turn?.route.length ?? 0) > 0)
  /** A gate run may be announced before the first segment. */
  readonly running: boolean = $derived(this.session.legal.some((each) => each.kind === 'announce_run'))
  /** The ship is on its way by itself. */
  readonly following: boolean = $derived(this.aim !== null && (this.flying || this.session.pending) && !this.running)

  /** Where the die in hand, or the flight under way, can end. */
  readonly ends: Map<string, End[]> = $derived.by(() => {
    const found = new Map<string, End[]>()
    const flights = forecastOf(this.session.scene).flights ?? {}
    if (this.flying) for (const [key, each] of Object.entries(flights)) add(found, Number.parseInt(key), each)
    else if (this.paying) {
      const exact = this.view.turn?.die?.counts_as
      for (const { args: [length = 0] } of this.session.legal.filter((each) => each.kind === 'fly'))
        add(found, length, length === exact ? flights[`${length}`] : (flights[`${length}v`] ?? flights[`${length}`]))
    }
    return found
  })

  /** The die or token that is looked at, before anything is spent. */
  readonly use: Use | null = $derived.by(() => {
    const place = this.looked
    const dice = forecastOf(this.session.scene).dice ?? []
    if (!this.session.open || place === null) return null
    const layout = layoutOf(this.session)
    const [what, kind, value] = place.split(':')
    if (what === 'hand') return dice.find((each) => each.die === actionOf(layout, kind === 'red' ? 'use_red' : 'use_silver', Number(value)) && each.token === 0) ?? null
    if (what === 'die') return dice.find((each) => each.die === actionOf(layout, 'copy', Number(kind)) && each.token === 0) ?? null
    if (what === 'token') return dice.find((each) => each.token === Number(kind) + 1) ?? null
    return null
  })

  /** The places that the die under the pointer could pay for, sectors of its flights left out; what a first die could reach from an entry gate. */
  readonly promised: Set<string> = $derived.by(() => {
    const use = this.use
    const layout = layoutOf(this.session)
    if (this.looked !== null && this.at(this.looked).some((each) => each.kind === 'choose_gate'))
      return new Set((forecastOf(this.session.scene).reach?.[idOf(this.looked)] ?? []).map((each) => `sector:${each}`))
    const moves = (use?.pays ?? []).map((each) => moveOf(layout, each)).filter((each) => each.kind !== 'fly')
    return new Set(moves.flatMap((each) => placesOf(each, this.view, layout, this.session.seat)))
  })

  /** The ends of the die under the pointer. */
  readonly lookedEnds: Map<string, End[]> = $derived.by(() => {
    const found = new Map<string, End[]>()
    const use = this.use
    if (!use) return found
    const layout = layoutOf(this.session)
    const flights = forecastOf(this.session.scene).flights ?? {}
    for (const move of use.pays.map((each) => moveOf(layout, each)))
      if (move.kind === 'fly') {
        const length = move.args[0] ?? 0
        add(found, length, length === use.value ? flights[`${length}`] : (flights[`${length}v`] ?? flights[`${length}`]))
      }
    return found
  })

  /** The way that is drawn: to the sector under the pointer, else to the one aimed at. */
  readonly way: Flight | null = $derived.by(() => {
    const sector = this.looked?.startsWith('sector:') ? idOf(this.looked) : this.aim
    return sector === null ? null : (this.ends.get(sector)?.[0]?.flight ?? null)
  })

  /** What the marker choice under the pointer, or in hand, leads to. */
  readonly pick: Pick | null = $derived.by(() => {
    const id = this.session.hovered ?? this.session.selected
    return id === null ? null : (forecastOf(this.session.scene).picks?.find((each) => each.action === id) ?? null)
  })

  constructor(session: () => Session) {
    let self: Flying | null = null
    super(session, (choice, at) => self?.placesFor(choice, at) ?? [])
    self = this
  }

  placesFor(choice: Choice, session: Session): string[] {
    const view = viewOf(session.scene)
    const layout = layoutOf(session)
    const found = placesOf(choice, view, layout, session.seat)
    if (choice.kind === 'take_die' && choice.args[1] && this.opened === found[0]) found.push(`marker:${choice.args[1]}`)
    if (choice.kind === 'fly') {
      const length = choice.args[0]
      for (const [sector, ends] of this.ends) if (ends.some((each) => each.length === length)) found.push(`sector:${sector}`)
    }
    return [...new Set(found)]
  }

  override press(place: string, by: By): void {
    const sector = place.startsWith('sector:') ? idOf(place) : null
    this.#sent = -1
    if (this.paying && sector !== null) this.aim = this.ends.has(sector) && sector !== this.ownShip ? sector : null
    else if (this.flying && sector !== null && sector !== this.nextStep) this.aim = null
    const end = place === 'end' ? this.at(place)[0] : undefined
    if (end && this.diceLeft && this.session.selected !== end.id) this.session.select(end.id) // asks once: dice would be lost
    else super.press(place, by)
  }

  get diceLeft(): boolean {
    return (this.view.players[this.session.seat ?? 0]?.dice.length ?? 0) > 0
  }

  /** All ends of a length belong to one choice: under the pointer only the end itself is meant. */
  override meant(place: string): boolean {
    if (this.paying && this.looked?.startsWith('sector:') && place !== this.looked) return false
    return super.meant(place)
  }

  /** A press on an end farther away: the ship flies there. */
  flyTo(sector: string): void {
    if (!this.flying || !this.ends.has(sector)) return
    this.#plainly = this.aim === sector
    this.aim = sector
    this.#sent = -1
    this.follow()
  }

  get ownShip(): string | null {
    return this.view.players[this.session.seat ?? 0]?.ship ?? null
  }

  get nextStep(): string | null {
    const flown = this.view.turn?.route.length ?? 0
    return this.aim === null ? null : (this.ends.get(this.aim)?.[0]?.flight.route[flown] ?? null)
  }

  /** One step towards the aim; the last one is only put into the hand, as it may turn up a system. */
  follow(): void {
    const session = this.session
    const flown = this.view.turn?.route.length ?? 0
    if (!session.open || session.replay) return
    if (flown < this.#flown || (!this.flying && !this.paying)) this.aim = null
    this.#flown = flown
    if (this.aim === null || !this.flying || (this.running && !this.#plainly)) return
    const layout = layoutOf(session)
    const next = layout.maps[this.view.map]?.sectors.findIndex((each) => each.id === this.nextStep) ?? -1
    const id = actionOf(layout, 'go', next)
    this.#plainly = false
    const ply = session.scene?.ply ?? 0
    if (next < 0 || !session.isLegal(id) || this.#sent === ply) this.aim = null
    else if (this.view.turn?.left === 1) {
      this.aim = null
      session.select(id)
    } else {
      this.#sent = ply
      void session.commit(id)
    }
  }

  /** Whether a token is on the die in hand. */
  spent(token: number): boolean {
    return this.view.turn?.token === TOKEN_NAMES[token + 1]
  }
}
