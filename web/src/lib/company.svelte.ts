// What goes on beside the game at a table: chat, clocks, and the analysis afterwards.

import * as api from './api'
import { Refused, Unreachable } from './api'
import type { Session } from './session.svelte'
import { router } from './route.svelte'
import { settings } from './settings.svelte'
import { nameFor } from './start'
import { voice } from './voice.svelte'
import type { Analysis, Seat, Spoken } from './wire'
import { say } from './words.svelte'

export class Company {
  chat: Spoken[] = $state.raw([])
  /** Lines of chat that came while nobody looked. */
  unread = $state(0)
  analysis: Analysis | null = $state.raw(null)
  analysing = $state(false)
  #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async load(): Promise<void> {
    this.chat = await api.chat(this.#session.table, this.#session.token)
  }

  hear(line: Spoken): void {
    this.chat = [...this.chat, line]
    if (line.seat === this.#session.seat) return
    this.unread += 1
    voice.tell(say('chat-said', { name: this.#session.name(line.seat), text: line.text }))
  }

  /** Whether the line has been said. */
  speak(text: string): Promise<boolean> {
    return this.#try(async () => {
      this.chat = await api.speak(this.#session.table, this.#session.token, text)
    })
  }

  /** Seats whose time has run out, as this browser's clock says. */
  late(now: number): number[] {
    const { scene, seat } = this.#session
    if (!scene?.clock || scene.status !== 'playing' || seat === null) return []
    if (now / 1000 - scene.clock.since < scene.clock.seconds) return []
    return scene.actors.filter((each) => each !== seat && scene.seats[each]?.kind === 'human')
  }

  /** A bot plays on for somebody. */
  async takeOver(seat: number): Promise<void> {
    await this.#try(async () => this.#session.take(await api.takeOver(this.#session.table, this.#session.token, seat)))
  }

  /** Whether whoever set the table may try to invite somebody else to a seat: its player is not here. */
  mayFree(seat: number): boolean {
    const { scene, table } = this.#session
    const ticket = settings.ticket(table)
    const who = scene?.seats[seat]
    const mine = ticket?.seat === seat || ticket?.shared.some((each) => each.seat === seat)
    return Boolean(ticket?.host && who?.kind === 'human' && who.taken && !who.present && !mine && scene?.status !== 'over')
  }

  /** A new invitation to a seat that was abandoned; the server says for how long its player must have been away. */
  async free(seat: number): Promise<void> {
    const { table } = this.#session
    const ticket = settings.ticket(table)
    if (!ticket?.host) return
    await this.#try(async () => {
      const invitation = await api.free(table, ticket.host ?? '', seat)
      settings.keep({ ...ticket, invites: [...ticket.invites.filter((each) => each.seat !== seat), invitation] })
    })
  }

  /** Tells who lost their seat, and who has one again. */
  notice(before: readonly Seat[], after: readonly Seat[]): void {
    after.forEach((who, seat) => {
      if (before[seat]?.taken && !who.taken) voice.note(say('seat-freed', { name: this.#session.name(seat) }))
    })
  }

  /** Asks for more until all is known or nobody looks on any more; the server gives up what nobody asks for. */
  async analyse(looksOn: () => boolean): Promise<void> {
    if (this.analysing) return
    this.analysing = true
    const whole = () => this.analysis !== null && this.analysis.of > 0 && this.analysis.done >= this.analysis.of
    let [fine, seen] = [true, -1]
    while (fine && looksOn() && !whole()) {
      fine = await this.#try(async () => {
        this.analysis = await api.analysis(this.#session.table, this.#session.token, seen)
        seen = this.analysis.done
      }, 'error-nobody-analysed')
    }
    this.analysing = false
  }

  /** A new table from a position of this finished game: that seat for whoever asks, bots on the others. */
  async tryFrom(move: number, seat: number): Promise<void> {
    await this.#try(async () => {
      const { table, seats, spectator, host } = await api.fork(this.#session.table, this.#session.token, move, seat, nameFor(settings.kept.name, seat))
      const own = seats[0]
      if (!own) return
      settings.keep({ table, game: this.#session.scene?.game ?? '', token: own.token, seat, invites: [], shared: [], spectator, host, at: Date.now() })
      router.table(table)
    })
  }

  async #try(what: () => Promise<void>, unreachable = 'error-no-server'): Promise<boolean> {
    try {
      await what()
      return true
    } catch (error) {
      if (error instanceof Refused) voice.note(error.message, 'bad')
      else if (error instanceof Unreachable) voice.note(say(unreachable), 'bad')
      else throw error
      return false
    }
  }
}
