// What is said in passing: the live regions for screen readers, and short notes on the screen.

export interface Note {
  id: number
  text: string
  rule: string | null
  tone: 'plain' | 'bad' | 'good'
  /** Speaks of the present choice, and goes with it. */
  passing: boolean
}

const GATHER = 800
const STAY = 6000

class Voice {
  polite = $state('')
  urgent = $state('')
  notes: Note[] = $state([])
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #next = 0

  /** Said soon, together with whatever else happens meanwhile. */
  tell(text: string): void {
    if (!text) return
    this.#waiting.push(text)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.polite = this.#waiting.slice(-6).join(' ')
      this.#waiting = []
    }, GATHER)
  }

  /** Said at once: your move, a refusal. */
  call(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text
  }

  note(text: string, tone: Note['tone'] = 'plain', rule: string | null = null, passing = false): void {
    const id = this.#next++
    this.notes = [...this.notes.filter((each) => each.text !== text).slice(-2), { id, text, rule, tone, passing }]
    this.call(text)
    setTimeout(() => this.drop(id), STAY)
  }

  /** A new choice: what was said about the last one is over. */
  moveOn(): void {
    this.notes = this.notes.filter((each) => !each.passing)
  }

  drop(id: number): void {
    this.notes = this.notes.filter((each) => each.id !== id)
  }
}

export const voice = new Voice()
