// The shape in hand while a player draws: how it is turned, where it fits, where it would lie now.

import type { By, Session } from '../../lib/session.svelte'
import {
  centre, mirrored, ORIENTATIONS, orientationOf, rotated, snapped, towards, turned, turnTo, type Hex, type Placement, type Turn,
} from './geometry'
import { placements, type SunwardLayout, type SunwardView } from './model'

export const SIZE = 24.48
/** How near the pointer must be to a place for the shape to snap there. */
const REACH = SIZE * 2.6

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class Drawing {
  turn: Turn = $state({ rotation: 0, mirrored: false })
  pointer: readonly [number, number] | null = $state(null)
  leaving = $state(false)

  #session: () => Session

  constructor(session: () => Session) {
    this.#session = session
  }

  layout: SunwardLayout = $derived.by(() => this.#session().layout as SunwardLayout)
  view: SunwardView = $derived.by(() => this.#session().shown?.view as SunwardView)
  open: boolean = $derived.by(() => this.#session().open && this.view.phase === 'drawing' && this.view.mine !== null)
  zone: string = $derived(this.view.columns[this.view.mine?.column ?? 0]?.zone ?? '')
  cells: Hex[] = $derived(this.layout.zones.find((each) => each.id === this.zone)?.cells ?? [])
  leftOut: number[] = $derived(this.view.mine?.left_out ?? [])
  kept: { k: number; hex: Hex }[] = $derived(
    this.cells.map((hex, k) => ({ k, hex })).filter(({ k }) => !this.leftOut.includes(k)),
  )
  #mask: number = $derived(this.leftOut.reduce((sum, k) => sum | (1 << k), 0))
  #listed: Hex[][] = $derived(this.layout.orientations[this.zone]?.[String(this.#mask)] ?? [])
  all: Placement[] = $derived.by(() => (this.open ? placements(this.layout, this.zone, this.leftOut, this.#session().legal) : []))
  orientation: number = $derived(orientationOf(this.kept.map(({ hex }) => hex), this.turn, this.#listed))
  here: Placement[] = $derived(this.all.filter((each) => each.orientation === this.orientation))
  /** The hexes that may be left out next: the number of the hex, and the move. */
  toLeaveOut: Map<number, number> = $derived.by(() => {
    const moves = this.#session().legal.filter((each) => each.kind === 'leave_out')
    return new Map(this.open ? moves.map((each) => [each.args[0] ?? 0, each.id] as const) : [])
  })
  nothing: number | null = $derived.by(() => this.#session().legal.find((each) => each.kind === 'draw_nothing')?.id ?? null)

  /** Where the shape would lie: under the pointer, or as chosen in the list. */
  ghost: Placement | null = $derived.by(() => {
    const session = this.#session()
    const id = session.hovered ?? session.selected
    return id === null ? null : (this.all.find((each) => each.id === id) ?? null)
  })

  /** The shape as turned now, its first hex at (0, 0), each hex with its number. */
  form: { k: number; hex: Hex }[] = $derived.by(() => {
    const put = this.kept.map(({ k, hex }) => ({ k, hex: turned(hex, this.turn) }))
    const [first] = [...put].sort((a, b) => a.hex[1] - b.hex[1] || a.hex[0] - b.hex[0])
    const [q0, r0] = first?.hex ?? [0, 0]
    return put.map(({ k, hex }) => ({ k, hex: [hex[0] - q0, hex[1] - r0] as const }))
  })

  spot = (cell: number): [number, number] => centre(this.layout.cells[cell] ?? [0, 0], SIZE)

  /** A new decision: keep the turn if it fits somewhere, else the one with the most places. */
  begin(): void {
    // what is left may hang together only after one more hex is left out
    this.leaving = this.all.length === 0 && this.leftOut.length > 0 && this.toLeaveOut.size > 0
    if (this.here.length > 0 || this.all.length === 0) return
    const count = new Map<number, number>()
    for (const each of this.all) count.set(each.orientation, (count.get(each.orientation) ?? 0) + 1)
    const best = [...count].sort((a, b) => b[1] - a[1])[0]
    if (best) this.face(best[0])
  }

  face(orientation: number): void {
    this.turn = turnTo(this.kept.map(({ hex }) => hex), orientation, this.#listed, this.turn)
  }

  rotate(by: 1 | -1): void {
    this.#turnTo(rotated(this.kept.map(({ hex }) => hex), this.turn, by))
  }

  mirror(): void {
    this.#turnTo(mirrored(this.turn))
  }

  #turnTo(turn: Turn): void {
    const session = this.#session()
    const from = this.pointer ?? (this.ghost ? this.spot(this.ghost.cell) : null)
    this.turn = turn
    if (session.selected !== null) session.select(null)
    if (from) session.hover(snapped(this.here, from, this.spot, this.pointer ? REACH : Infinity)?.id ?? null)
  }

  point(at: readonly [number, number] | null): void {
    this.pointer = at
    const session = this.#session()
    if (!this.open || this.leaving) return
    session.hover(at ? (snapped(this.here, at, this.spot, REACH)?.id ?? null) : null)
  }

  /** The cell under a point, whether the shape fits there or not. */
  cellAt(at: readonly [number, number]): number {
    let best = -1
    let least = SIZE * SIZE
    this.layout.cells.forEach((hex, cell) => {
      const [x, y] = centre(hex, SIZE)
      const distance = (x - at[0]) ** 2 + (y - at[1]) ** 2
      if (distance < least) {
        best = cell
        least = distance
      }
    })
    return best
  }

  /** The action of drawing the present form at a cell, legal or not. */
  actionAt(cell: number): number | null {
    const known = this.#session().legal.find((each) => each.kind === 'draw')
    if (!known || this.orientation < 0 || cell < 0) return null
    return known.id + (cell - (known.args[0] ?? 0)) * ORIENTATIONS + this.orientation - (known.args[1] ?? 0)
  }

  press(by: By): void {
    const session = this.#session()
    const target = this.ghost
    if (target && (session.hovered === target.id || by === 'key')) {
      session.choose(target.id, by)
      return
    }
    if (this.pointer) this.explain(this.pointer)
  }

  /** Why the shape cannot go where somebody clicked or tapped. */
  explain(at: readonly [number, number]): void {
    const session = this.#session()
    const action = this.actionAt(this.cellAt(at))
    if (action !== null && !session.isLegal(action)) void session.whyNot(action)
  }

  /** Arrow keys jump to the next place in that direction; the first press shows the first place. */
  step(key: string): boolean {
    const direction = ARROWS[key]
    if (!direction) return false
    const from = this.ghost
    const next = from ? towards(this.here, this.spot(from.cell), direction, this.spot) : (this.here[0] ?? null)
    if (next) {
      this.pointer = null
      this.#session().select(null)
      this.#session().hover(next.id)
    }
    return true
  }

  /** The next place in reading order, over all ways to turn the shape: for touch. */
  next(by: 1 | -1): void {
    const list = this.here.length ? this.here : this.all
    if (list.length === 0) return
    const session = this.#session()
    const at = list.findIndex((each) => each.id === (session.selected ?? session.hovered))
    const next = list[(at + by + list.length) % list.length]
    if (!next) return
    this.pointer = null
    if (this.here.length === 0) this.face(next.orientation)
    session.hover(null)
    session.select(next.id)
  }

  leaveOut(k: number): void {
    const move = this.toLeaveOut.get(k)
    if (move !== undefined) void this.#session().commit(move)
  }
}
