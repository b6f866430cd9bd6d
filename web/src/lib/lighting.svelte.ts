// What a line about a turn tells of lights up on the board while somebody looks at the line: under the pointer, in focus,
// or after a press until the next one, as with a finger.

import { byPointer } from './input'
import type { Facts, GameEvent, Part } from './wire'

/** Something that a line tells of, with the piece and the places that it names. */
export interface Deed {
  kind: string
  seat: number
  piece: string
  origin: string
  target: string
  facts: Facts
}

/** Of a line that was kept before it told of pieces they are not known. */
export const deedOf = ({ message, seat, facts, piece = '', origin = '', target = '' }: Part): Deed => ({ kind: message.replace(/^event-/, ''), seat, facts, piece, origin, target })
export const deedOfEvent = ({ kind, seat, facts, piece, origin, target }: GameEvent): Deed => ({ kind, seat, facts, piece, origin, target })

const NONE: readonly Deed[] = []

export class Lighting {
  deeds: readonly Deed[] = $state.raw(NONE)
  /** Counts the presses: each brings what it lights up to the front. */
  presses = $state(0)
  pressed = $state(false)
  /** The places that a press brings to the front, for boards that show a part of themselves at a time. */
  places: readonly string[] = $state.raw([])
  /** The line that somebody only looks at. */
  #looked: Element | null = null

  look(line: Element, deeds: readonly Deed[]): void {
    this.#looked = line
    this.pressed = false
    this.deeds = deeds
  }

  /** The pointer or the focus has left a line, or the line is gone. */
  leave(line: Element): void {
    if (this.#looked === line) this.dark()
  }

  press(deeds: readonly Deed[]): void {
    this.#looked = null
    this.deeds = deeds
    this.pressed = true
    this.presses += 1
  }

  dark(): void {
    this.#looked = null
    this.pressed = false
    this.deeds = NONE
  }
}

/** An attachment of a line: it lights up what it tells of; by a press too, unless that does something else there. */
export function lights(lighting: Lighting, deeds: () => readonly Deed[], press = true): (node: HTMLElement) => () => void {
  return (node) => {
    const heard: Record<string, (event: Event) => void> = {
      pointerenter: (event) => { if ((event as PointerEvent).pointerType === 'mouse') lighting.look(node, deeds()) },
      pointerleave: (event) => { if ((event as PointerEvent).pointerType === 'mouse') lighting.leave(node) },
      focus: () => { if (!byPointer()) lighting.look(node, deeds()) },
      blur: () => lighting.leave(node),
      click: () => { if (press) lighting.press(deeds()) },
    }
    for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener)
    return () => {
      lighting.leave(node)
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener)
    }
  }
}
