// One table as this browser sits at it: the live scene, what may be chosen, what is being looked at.

import * as api from './api'
import { Refused, Unreachable } from './api'
import { Acting } from './acting.svelte'
import type { Card, Places } from './cards'
import { Coaching } from './coaching.svelte'
import { Company } from './company.svelte'
import { attempt } from './faults'
import { Hinting, MOVE } from './hinting.svelte'
import { Lighting } from './lighting.svelte'
import { Live } from './live'
import { Logbook } from './logbook.svelte'
import { Previews } from './previews'
import { nameOf } from './naming'
import { Narrating } from './narrating.svelte'
import { Replaying } from './replaying.svelte'
import { pause } from './sending'
import { settings } from './settings.svelte'
import { play, soundOf } from './sound'
import { voice } from './voice.svelte'
import { say, words } from './words.svelte'
import type { Choice, GameEvent, Legal, LogEntry, Phrase, Preview, Scene } from './wire'

export type Connection = 'connecting' | 'live' | 'lost'
export type By = 'mouse' | 'touch' | 'key'

/** Milliseconds in which a table that this browser set is new. */
const JUST_SET = 15_000
const PREVIEW_AFTER = 120

/** What a scene asks of its seat, to see whether two ask the same. */
function asked(scene: Scene): string {
  return `${scene.status} ${scene.legal.map((each) => each.id).join(' ')} ${JSON.stringify(scene.prompt?.question)}`
}

export class Session {
  readonly table: string
  token: string = $state('')
  scene: Scene | null = $state.raw(null)
  layout: unknown = $state.raw(null)
  choices: Choice[] = $state.raw([])
  readonly logbook = new Logbook(this)
  /** The events that led to the present scene, for boards to animate. */
  fresh: GameEvent[] = $state.raw([])
  selected: number | null = $state(null)
  hovered: number | null = $state(null)
  preview: Preview | null = $state.raw(null)
  readonly company = new Company(this)
  readonly coaching = new Coaching(this)
  readonly hinting = new Hinting(this)
  /** What a coach note points at, for whoever asks where that is. */
  noted: string[] = $state.raw([])
  readonly narrating = new Narrating(this)
  readonly lighting = new Lighting()
  readonly acting = new Acting(this)
  connection: Connection = $state('connecting')
  retryIn = $state(0)
  readonly replaying = new Replaying(this)
  /** Whose area the board shows. */
  viewing: number = $state(0)
  failed: string | null = $state(null)
  /** Counts the questions put to this seat, for what starts afresh with each. */
  decision = $state(0)
  /** The component that the pointer or the focus is on, or was on last, for the inspector. */
  looking: Card | null = $state.raw(null)
  /** The board in sight, where it can be asked about its places. */
  board: Places | null = $state.raw(null)
  /** What the card drawer shows. */
  inspected: Card | null = $state.raw(null)
  /** Moves that were made for all when the table was set, as in a first game of Burning Suns. */
  prepared = $state(0)

  shown: Scene | null = $derived(this.replay?.scene ?? this.scene)
  seat: number | null = $derived(this.scene?.seat ?? null)
  myMove: boolean = $derived(
    this.scene !== null && this.scene.status === 'playing' && this.seat !== null && this.scene.actors.includes(this.seat),
  )
  /** Whether a click on the board or the list would be a move. */
  open: boolean = $derived(this.myMove && this.replay === null && !this.pending && this.connection !== 'lost')
  legal: Legal[] = $derived(this.open && this.scene ? this.scene.legal : [])
  length: number = $derived(this.scene?.ply ?? 0)

  live: Live | null = null
  closed = false
  #hover: ReturnType<typeof setTimeout> | undefined
  #previews = new Previews(this)

  constructor(table: string, token: string) {
    this.table = table
    this.token = token
    words.seated = (seat) => this.name(seat)
  }

  async begin(): Promise<void> {
    try {
      const scene = await api.scene(this.table, this.token)
      api.playBy(scene.earlier_rules === null ? null : this)
      await words.load(scene.game)
      await this.#loadLayout(scene)
      if (scene.chat) await this.company.load()
      this.viewing = scene.seat ?? 0
      if (Date.now() - (settings.ticket(this.table)?.at ?? 0) < JUST_SET) this.prepared = scene.ply
      this.take(scene, true)
      this.connect()
    } catch (error) {
      if (error instanceof Unreachable) {
        this.connection = 'lost'
        await pause(2000)
        if (!this.closed) await this.begin()
        return
      }
      this.failed = error instanceof Refused ? error.message || say('error-no-table') : String(error)
    }
  }

  end(): void {
    this.closed = true
    this.replaying.playing = false
    this.narrating.end()
    this.live?.close()
    api.playBy(null)
  }

  connect(): void {
    this.live?.close()
    this.live = new Live(this.table, this.token, {
      since: () => this.scene?.ply ?? 0,
      scene: (scene) => this.take(scene),
      presence: (present) => {
        if (this.scene) this.scene = { ...this.scene, seats: this.scene.seats.map((each, k) => ({ ...each, present: present[k] ?? false })) }
      },
      chat: (line) => this.company.hear(line),
      refusal: (error, facts) => (words.has(error) ? say(error, facts) : say('error-unknown')),
      shut: () => voice.note(say('seat-lost'), 'bad'),
      state: (connection, retryIn) => {
        if (connection === 'live' && this.connection === 'lost') void this.refresh()
        this.connection = connection
        this.retryIn = retryIn
      },
    })
    this.live.open()
  }

  async refresh(): Promise<void> {
    try {
      this.take(await api.scene(this.table, this.token))
    } catch {
      // the connection tries again by itself
    }
  }

  async #loadLayout(scene: Scene): Promise<void> {
    this.layout = scene.own_set || scene.earlier_rules !== null ? await api.ownLayout(this.table, this.token) : await api.layout(scene.game)
    words.explain((this.layout as { explanations?: Record<string, Phrase> }).explanations ?? {})
  }

  /** Everything that panels show, asked for anew: for one that failed. */
  async reload(): Promise<void> {
    try {
      if (this.scene) await this.#loadLayout(this.scene)
    } catch {
      // what was there stays
    }
    await Promise.all([this.refresh(), this.loadChoices(), this.logbook.load()])
  }

  /** A newer scene, from an answer or from the live connection; older ones are dropped. */
  take(scene: Scene, first = false): void {
    const before = this.scene
    if (before && scene.ply < before.ply) return
    if (scene.clock) scene.clock.since += Date.now() / 1000 - scene.clock.now // as this browser's clock has it
    const moved = !before || scene.ply > before.ply || scene.status !== before.status
    const wasMine = this.myMove
    // others may move while I choose: what I have in hand stays as long as the question is the same
    // (after my own move an equal question is a new one: a tap on what was chosen before must not be a second tap)
    const sameQuestion = before !== null && wasMine && !this.pending && asked(before) === asked(scene)
    this.scene = scene
    if (before) this.company.notice(before.seats, scene.seats)
    if (!moved) {
      if (this.choices.length === 0) void this.loadChoices()
      return
    }
    if (!sameQuestion) {
      this.#forgetLooks()
      this.hinting.forget()
      this.decision += 1
      voice.moveOn()
    }
    this.#previews.forget()
    if (before) {
      this.fresh = scene.events
      for (const event of scene.events) if (event.kind !== 'scored') attempt('voice', () => voice.tell(this.line(event)))
      this.#sound(scene, wasMine)
      if (this.replay) this.replaying.missed += 1
    }
    if (this.myMove && (!wasMine || first)) {
      this.viewing = scene.seat ?? this.viewing
      if (scene.prompt) voice.call(`${say('your-move')} ${words.phrase(scene.prompt.question)}`)
    }
    // even for the same question: the last one to choose reveals
    if (scene.quotes) this.#takeChoices(scene)
    else void this.loadChoices()
    this.logbook.take(scene)
  }

  #takeChoices(scene: Scene): void {
    const quotes = scene.quotes ?? []
    this.choices = this.myMove ? scene.legal.flatMap((each, k) => (quotes[k] ? [{ ...each, ...quotes[k] }] : [])) : []
    if (this.choices.length && settings.kept.hints) void this.hinting.ask(MOVE)
  }

  #sound(scene: Scene, wasMine: boolean): void {
    const told = soundOf(scene.events.map((event) => event.kind))
    if (scene.status === 'over') play('end')
    else if (this.myMove && !wasMine) play('yours')
    else if (told) play(told)
  }

  async loadChoices(): Promise<void> {
    const scene = this.scene
    if (!scene || !this.myMove) {
      this.choices = []
      return
    }
    const known = new Set(scene.legal.map((each) => each.id))
    this.choices = this.choices.filter((each) => known.has(each.id))
    try {
      const choices = await api.choices(this.table, this.token)
      if (this.scene?.ply === scene.ply) this.choices = choices
      if (settings.kept.hints) void this.hinting.ask(MOVE)
    } catch (error) {
      if (!(error instanceof Unreachable) && !(error instanceof Refused)) throw error
    }
  }

  name(seat: number): string {
    const who = this.scene?.seats[seat]
    return who ? nameOf(who, seat, this.#reads(seat)) : ''
  }

  /** Whether a seat is the reader's, who alone looks at this screen. */
  #reads(seat: number): boolean {
    return seat === this.scene?.seat && !settings.ticket(this.table)?.shared.length
  }

  /** A player as the log tells of them: whoever reads it is "you". */
  called(seat: number): string {
    return this.#reads(seat) ? say('you') : this.name(seat)
  }

  line(event: GameEvent): string {
    return words.event(event, event.seat >= 0 ? this.called(event.seat) : '')
  }

  get log(): LogEntry[] {
    return this.logbook.entries
  }

  choice(id: number | null): Choice | null {
    return id === null ? null : (this.choices.find((each) => each.id === id) ?? null)
  }

  isLegal(id: number): boolean {
    return this.legal.some((each) => each.id === id)
  }

  // ------------------------------------------------------------- looking before choosing

  hover(id: number | null, card: Card | null = null): void {
    if (card) this.looking = card
    else if (id !== null || this.selected !== null) this.looking = null
    if (this.hovered === id) return
    this.hovered = id
    clearTimeout(this.#hover)
    const wanted = id ?? this.selected
    if (wanted === null) {
      this.preview = null
      return
    }
    this.#hover = setTimeout(() => void this.#look(wanted), PREVIEW_AFTER)
  }

  async #look(id: number): Promise<void> {
    if (!this.open) return
    const ply = this.scene?.ply
    const seen = await this.#previews.of(id)
    if (seen && this.scene?.ply === ply && (this.hovered ?? this.selected) === id) this.preview = seen
  }

  /** What the pointer is on is looked at no more. */
  unhover(): void {
    clearTimeout(this.#hover)
  }

  #forgetLooks(): void {
    this.unhover()
    this.#previews.stop()
    this.selected = null
    this.hovered = null
    this.looking = null
    this.preview = null
  }

  cardOf(choice: Choice): Card | null {
    return this.board?.cardOf(choice) ?? null
  }

  inspect(card: Card | null): void {
    this.inspected = card
  }

  /** Takes a choice in hand: it is what is shown from now on, not what was looked at before. */
  select(id: number | null): void {
    this.selected = id
    if (id !== null && id !== this.hovered) this.hovered = this.looking = null
    if (id !== null) void this.#look(id)
    else this.preview = null
  }

  // ------------------------------------------------------------- choosing

  /** A click or Enter on a target or a line: commits what can be taken back, selects what cannot. */
  choose(id: number, by: By): void {
    if (!this.isLegal(id)) return
    const choice = this.choice(id)
    const twoSteps = by === 'touch' || choice === null || choice.reveals
    play('choose')
    if (twoSteps && this.selected !== id) this.select(id)
    else void this.commit(id)
  }

  get pending(): boolean {
    return this.acting.pending
  }

  get steps(): number {
    return this.acting.steps
  }

  commit(id: number | null = this.selected): Promise<void> {
    return this.acting.commit(id)
  }

  undo(): Promise<void> {
    return this.acting.undo()
  }

  redo(): Promise<void> {
    return this.acting.redo()
  }

  cancel(): Promise<boolean> {
    return this.acting.cancel()
  }

  concede(): Promise<void> {
    return this.acting.concede()
  }

  // ------------------------------------------------------------- asking

  async whyNot(action: number): Promise<void> {
    const decision = this.decision
    try {
      const rules = await api.why(this.table, this.token, action)
      const rule = rules[0]
      if (!rule || this.decision !== decision) return
      play('refused')
      voice.note(words.refusal(rules, this.scene?.prompt ?? null), 'bad', rule, true)
    } catch (error) {
      if (!(error instanceof Unreachable) && !(error instanceof Refused)) throw error
    }
  }

  // ------------------------------------------------------------- replay

  get replay(): { at: number; scene: Scene } | null {
    return this.replaying.shown
  }

  goTo(at: number): Promise<void> {
    return this.replaying.goTo(at)
  }

  step(by: number): Promise<void> {
    return this.replaying.step(by)
  }

  backToLive(): void {
    this.replaying.leave()
    void this.loadChoices()
  }
}
