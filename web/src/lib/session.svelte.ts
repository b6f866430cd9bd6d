// One table as this browser sits at it: the live scene, what may be chosen, what is being looked at.

import * as api from './api'
import { Refused, Unreachable } from './api'
import { Company } from './company.svelte'
import { Live } from './live'
import { Previews } from './previews'
import { Replaying } from './replaying.svelte'
import { pause, untilHeard } from './sending'
import { settings } from './settings.svelte'
import { voice } from './voice.svelte'
import { say, words } from './words.svelte'
import type { Choice, GameEvent, Hint, Legal, LogEntry, Preview, Scene } from './wire'

export type Connection = 'connecting' | 'live' | 'lost'
export type By = 'mouse' | 'touch' | 'key'

/** A component enlarged, in words, for the drawer. */
export interface Card {
  title: string
  lines: string[]
  /** Which of its values are our own; empty when none is. */
  house?: string
}

/** The name of a seat whose player gave none, in either language. */
const UNNAMED = /^(Gracz|Player) \d$/

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
  log: LogEntry[] = $state.raw([])
  /** The events that led to the present scene, for boards to animate. */
  fresh: GameEvent[] = $state.raw([])
  selected: number | null = $state(null)
  hovered: number | null = $state(null)
  preview: Preview | null = $state.raw(null)
  hints: Hint[] = $state.raw([])
  readonly company = new Company(this)
  thinking = $state(false)
  pending = $state(false)
  connection: Connection = $state('connecting')
  retryIn = $state(0)
  readonly replaying = new Replaying(this)
  /** Whose area the board shows. */
  viewing: number = $state(0)
  failed: string | null = $state(null)
  /** Counts the questions put to this seat, for what starts afresh with each. */
  decision = $state(0)
  /** What the card drawer shows. */
  inspected: Card | null = $state.raw(null)
  /** Several moves that make one choice: how many of them have been made. */
  steps = $state(0)

  shown: Scene | null = $derived(this.replay?.scene ?? this.scene)
  seat: number | null = $derived(this.scene?.seat ?? null)
  myMove: boolean = $derived(
    this.scene !== null && this.scene.status === 'playing' && this.seat !== null && this.scene.actors.includes(this.seat),
  )
  /** Whether a click on the board or the list would be a move. */
  open: boolean = $derived(this.myMove && this.replay === null && !this.pending && this.connection !== 'lost')
  legal: Legal[] = $derived(this.open && this.scene ? this.scene.legal : [])
  length: number = $derived(this.scene?.ply ?? 0)

  #live: Live | null = null
  #closed = false
  #hover: ReturnType<typeof setTimeout> | undefined
  #previews = new Previews(this)
  #logTimer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, token: string) {
    this.table = table
    this.token = token
  }

  async begin(): Promise<void> {
    try {
      const scene = await api.scene(this.table, this.token)
      await words.load(scene.game)
      this.layout = scene.own_set ? await api.ownLayout(this.table, this.token) : await api.layout(scene.game)
      if (scene.chat) await this.company.load()
      this.viewing = scene.seat ?? 0
      this.take(scene, true)
      this.connect()
    } catch (error) {
      if (error instanceof Unreachable) {
        this.connection = 'lost'
        await pause(2000)
        if (!this.#closed) await this.begin()
        return
      }
      this.failed = error instanceof Refused ? error.message || say('error-no-table') : String(error)
    }
  }

  end(): void {
    this.#closed = true
    this.replaying.playing = false
    this.#live?.close()
  }

  connect(): void {
    this.#live?.close()
    this.#live = new Live(this.table, this.token, {
      since: () => this.scene?.ply ?? 0,
      scene: (scene) => this.take(scene),
      presence: (present) => {
        if (this.scene) this.scene = { ...this.scene, seats: this.scene.seats.map((each, k) => ({ ...each, present: present[k] ?? false })) }
      },
      chat: (line) => this.company.hear(line),
      state: (connection, retryIn) => {
        if (connection === 'live' && this.connection === 'lost') void this.refresh()
        this.connection = connection
        this.retryIn = retryIn
      },
    })
    this.#live.open()
  }

  async refresh(): Promise<void> {
    try {
      this.take(await api.scene(this.table, this.token))
    } catch {
      // the connection tries again by itself
    }
  }

  /** A newer scene, from an answer or from the live connection; older ones are dropped. */
  take(scene: Scene, first = false): void {
    const before = this.scene
    if (before && scene.ply < before.ply) return
    const moved = !before || scene.ply > before.ply || scene.status !== before.status
    const wasMine = this.myMove
    // others may move while I choose: what I have in hand stays as long as the question is the same
    // (after my own move an equal question is a new one: a tap on what was chosen before must not be a second tap)
    const sameQuestion = before !== null && wasMine && !this.pending && asked(before) === asked(scene)
    this.scene = scene
    if (!moved) {
      if (this.choices.length === 0) void this.loadChoices()
      return
    }
    if (!sameQuestion) {
      this.#forgetLooks()
      this.hints = []
      this.decision += 1
    }
    this.#previews.forget()
    if (before) {
      this.fresh = scene.events
      for (const event of scene.events) voice.tell(this.line(event))
      if (this.replay) this.replaying.missed += 1
    }
    if (this.myMove && (!wasMine || first)) {
      this.viewing = scene.seat ?? this.viewing
      if (scene.prompt) voice.call(`${say('your-move')} ${words.phrase(scene.prompt.question)}`)
    }
    void this.loadChoices() // even for the same question: the last one to choose reveals
    this.#loadLogSoon()
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
      if (settings.kept.hints) void this.hint()
    } catch (error) {
      if (!(error instanceof Unreachable) && !(error instanceof Refused)) throw error
    }
  }

  #loadLogSoon(): void {
    clearTimeout(this.#logTimer)
    this.#logTimer = setTimeout(() => void this.loadLog(), 60)
  }

  async loadLog(): Promise<void> {
    try {
      this.log = await api.log(this.table, this.token)
    } catch {
      // comes with the next scene
    }
  }

  name(seat: number): string {
    const scene = this.scene
    const who = scene?.seats[seat]
    if (!who) return ''
    if (who.kind === 'bot') return say('bot-n', { n: seat + 1 })
    const alone = !settings.ticket(this.table)?.shared.length
    if (seat === scene.seat && alone && (!who.name || UNNAMED.test(who.name))) return say('you')
    return who.name || say('player-n', { n: seat + 1 })
  }

  line(event: GameEvent): string {
    return words.event(event, event.seat >= 0 ? this.name(event.seat) : '')
  }

  choice(id: number | null): Choice | null {
    return id === null ? null : (this.choices.find((each) => each.id === id) ?? null)
  }

  isLegal(id: number): boolean {
    return this.legal.some((each) => each.id === id)
  }

  // ------------------------------------------------------------- looking before choosing

  hover(id: number | null): void {
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

  #forgetLooks(): void {
    clearTimeout(this.#hover)
    this.#previews.stop()
    this.selected = null
    this.hovered = null
    this.preview = null
  }

  inspect(card: Card | null): void {
    this.inspected = card
  }

  select(id: number | null): void {
    this.selected = id
    if (id !== null) void this.#look(id)
    else this.preview = null
  }

  // ------------------------------------------------------------- choosing

  /** A click or Enter on a target or a line: commits what can be taken back, selects what cannot. */
  choose(id: number, by: By): void {
    if (!this.isLegal(id)) return
    const choice = this.choice(id)
    const twoSteps = by === 'touch' || choice === null || choice.reveals
    if (twoSteps && this.selected !== id) this.select(id)
    else void this.commit(id)
  }

  async commit(id: number | null = this.selected): Promise<void> {
    const scene = this.scene
    if (id === null || !scene || !this.isLegal(id)) return
    const group = this.choice(id)?.group ?? 'only'
    const done = await this.#send((key) => api.move(this.table, this.token, scene.ply, id, key))
    if (done) this.steps = group === 'first' || group === 'middle' ? this.steps + 1 : 0
  }

  async undo(): Promise<void> {
    const scene = this.scene
    if (!scene || this.replay) return
    if (!scene.may_undo) {
      voice.note(say(scene.no_undo || 'undo-not-now'))
      return
    }
    const done = await this.#send((key) => api.undo(this.table, this.token, scene.ply, key))
    if (done) this.steps = Math.max(0, this.steps - 1)
  }

  async redo(): Promise<void> {
    const scene = this.scene
    if (!scene?.may_redo || this.replay) return
    await this.#send((key) => api.redo(this.table, this.token, scene.ply, key))
  }

  /** Esc: let go of what is selected, or take back the steps of an unfinished choice. */
  async cancel(): Promise<boolean> {
    if (this.selected !== null) {
      this.select(null)
      return true
    }
    if (this.steps === 0) return false
    while (this.steps > 0 && this.scene?.may_undo) {
      const before = this.steps
      await this.undo()
      if (this.steps === before) break
    }
    return true
  }

  async concede(): Promise<void> {
    try {
      this.take(await api.concede(this.table, this.token))
    } catch (error) {
      this.#complain(error)
    }
  }

  /** Sends once, however often the line breaks: the key makes a repeated send harmless. */
  async #send(call: (key: string) => Promise<Scene>): Promise<boolean> {
    if (this.pending) return false
    this.pending = true
    clearTimeout(this.#hover)
    try {
      const lost = (wait: number) => {
        this.connection = 'lost'
        this.retryIn = wait
      }
      const scene = await untilHeard(call, lost, () => this.#closed)
      if (scene) this.take(scene)
      return scene !== null
    } catch (error) {
      this.#complain(error)
      return false
    } finally {
      this.pending = false
      if (this.myMove && this.choices.length === 0) void this.loadChoices()
    }
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    if (error.status === 409) {
      voice.note(say('table-moved-on'), 'bad')
      if (error.scene) this.take(error.scene)
      else void this.refresh()
      return
    }
    voice.note(error.message || say('error-unknown'), 'bad')
  }

  // ------------------------------------------------------------- asking

  async whyNot(action: number): Promise<void> {
    try {
      const rules = await api.why(this.table, this.token, action)
      const rule = rules[0]
      if (!rule) return
      voice.note(words.refusal(rules, this.scene?.prompt ?? null), 'bad', rule)
    } catch (error) {
      if (!(error instanceof Unreachable) && !(error instanceof Refused)) throw error
    }
  }

  async hint(): Promise<void> {
    if (!this.open || this.thinking) return
    this.thinking = true
    const ply = this.scene?.ply
    try {
      const hints = await api.hint(this.table, this.token)
      if (this.scene?.ply !== ply) return
      this.hints = hints
      const best = hints[0]
      if (best) {
        this.select(best.action)
        const choice = this.choice(best.action)
        if (choice) voice.tell(say('hint-said', { move: words.phrase(choice.phrase) }))
      }
    } catch (error) {
      if (error instanceof Refused) voice.note(error.message, 'bad')
      else if (!(error instanceof Unreachable)) throw error
    } finally {
      this.thinking = false
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
