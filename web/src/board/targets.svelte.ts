// Which choice belongs to which place on a board: what glows, what a press does, what is being looked at.

import type { Card } from '../lib/cards'
import type { By, Session } from '../lib/session.svelte'
import type { Choice } from '../lib/wire'

/** The places of a choice on the board, by names of the board's own ("slot:II-3"); none: it stands in the tray. */
export type PlacesOf = (choice: Choice, session: Session) => readonly string[]

export class Targets {
  /** The place whose several choices stand in the tray. */
  opened: string | null = $state(null)
  /** The place that the pointer or the focus is on, legal or not. */
  looked: string | null = $state(null)

  readonly session: Session = $derived.by(() => this.#session())
  /** The choices of every place where there is something to choose. */
  readonly places: Map<string, Choice[]> = $derived.by(() => this.#sort())
  /** Choices that have no place on the board. */
  readonly loose: Choice[] = $derived.by(() => {
    const session = this.session
    return session.open ? session.choices.filter((each) => this.#placesOf(each, session).length === 0) : []
  })
  /** What stands in the tray: the choices of the opened place, else those without a place. */
  readonly tray: Choice[] = $derived.by(() => {
    const at = this.opened === null ? [] : this.at(this.opened)
    return at.length > 0 ? at : this.loose
  })

  /** The cards of the places in sight, for the inspector. */
  readonly cards = new Map<string, Card>()
  #session: () => Session
  #placesOf: PlacesOf

  constructor(session: () => Session, placesOf: PlacesOf) {
    this.#session = session
    this.#placesOf = placesOf
  }

  #sort(): Map<string, Choice[]> {
    const session = this.session
    const found = new Map<string, Choice[]>()
    if (!session.open) return found
    for (const choice of session.choices)
      for (const place of this.#placesOf(choice, session)) {
        const there = found.get(place)
        if (there) there.push(choice)
        else found.set(place, [choice])
      }
    return found
  }

  at(place: string): Choice[] {
    return this.places.get(place) ?? []
  }

  lit(place: string): boolean {
    return this.places.has(place)
  }

  /** The choice in hand or under the pointer is one of this place. */
  meant(place: string): boolean {
    const { selected, hovered } = this.session
    const id = hovered ?? selected
    return id !== null && this.at(place).some((each) => each.id === id)
  }

  /** What is to be seen of the place is shown already; a new decision forgets it. */
  looksAt(place: string): boolean {
    return this.looked === place && (this.session.hovered !== null || this.session.looking !== null)
  }

  /** The pointer or the focus comes to a place, or leaves it (null). */
  look(place: string | null): void {
    this.looked = place
    const only = place === null ? [] : this.at(place)
    this.session.hover(only.length === 1 ? (only[0]?.id ?? null) : null, place === null ? null : (this.cards.get(place) ?? null))
  }

  cardOf(choice: Choice): Card | null {
    for (const place of this.#placesOf(choice, this.session)) {
      const found = this.cards.get(place)
      if (found) return found
    }
    return null
  }

  /** A click, a tap or Enter on a place: its one choice is taken, several are opened in the tray. */
  press(place: string, by: By): void {
    const choices = this.at(place)
    const only = choices.length === 1 ? choices[0] : undefined
    if (only) {
      this.opened = null
      this.session.choose(only.id, by)
    } else if (choices.length > 1) this.opened = this.opened === place && by !== 'touch' ? null : place
  }

  /** A new question closes the tray. */
  begin(): void {
    this.opened = null
  }
}

/** How a click came about, so that a tap selects first and a click may commit. */
export function by(event: MouseEvent): By {
  if (event instanceof PointerEvent && event.pointerType === 'touch') return 'touch'
  return event.detail === 0 ? 'key' : 'mouse'
}
