// Every word on the page: its own texts, those of a game's board, and those of the game from the server. Language changes in place.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import * as api from './api'
import { levelAndStyle } from './growing'
import en from '../text/en.ftl?raw'
import pl from '../text/pl.ftl?raw'
import { settings } from './settings.svelte'
import { withoutWords } from './unworded'
import type { Fact, Facts, GameEvent, Phrase, Prompt } from './wire'

export type Language = 'pl' | 'en'
/** The words of a board, one Fluent source for each language. */
export type BoardTexts = Record<Language, string>

const OWN: Record<Language, string> = { pl, en }

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(source), { allowOverrides: true })
  return made
}

const own: Record<Language, FluentBundle> = { pl: bundle('pl', OWN.pl), en: bundle('en', OWN.en) }

class Words {
  /** The texts of the boards, which come with their code. */
  #boards: Record<string, Record<Language, FluentBundle>> = $state.raw({})
  /** The texts of the game at the table, by where they come from and language. */
  #loaded: Record<string, FluentBundle> = $state.raw({})
  /** What components do, composed of their effects: it comes with the layout of the set in play. */
  #composed: Record<string, Phrase> = $state.raw({})
  #face = $state('')
  game: string | null = $state(null)
  /** Who sits where at the table: the fact "@seat-1" is a player's name. */
  seated: (seat: number) => string = () => ''

  get language(): Language {
    return settings.kept.language
  }

  #bundles(): FluentBundle[] {
    const game = this.game ?? ''
    const found = [own[this.language], this.#boards[game]?.[this.language], this.#loaded[`${this.#face}/${this.language}`]]
    return found.filter((each) => each !== undefined)
  }

  addBoard(game: string, texts: BoardTexts): void {
    if (this.#boards[game]) return
    this.#boards = { ...this.#boards, [game]: { pl: bundle('pl', texts.pl), en: bundle('en', texts.en) } }
  }

  explain(composed: Record<string, Phrase>): void {
    this.#composed = composed
  }

  has(id: string): boolean {
    return id in this.#composed || this.#bundles().some((each) => each.hasMessage(id))
  }

  say(id: string, facts: Facts = {}): string {
    const composed = this.#composed[id]
    if (composed) return this.phrase(composed)
    const seat = /^seat-(\d)$/.exec(id)?.[1]
    if (seat !== undefined) return this.seated(Number(seat))
    for (const each of this.#bundles()) {
      const pattern = each.getMessage(id)?.value
      if (pattern) {
        const values: Record<string, FluentVariable> = {}
        for (const [name, fact] of Object.entries(facts)) values[name] = this.fact(fact)
        return each.formatPattern(pattern, values, [])
      }
    }
    return withoutWords(id)
  }

  fact(fact: Fact): string | number {
    if (typeof fact === 'object') return this.phrase(fact)
    return typeof fact === 'string' && fact.startsWith('@') ? this.say(fact.slice(1)) : fact
  }

  phrase(phrase: Phrase): string {
    return this.say(phrase.message, phrase.facts)
  }

  /** A line of the log. */
  event(event: GameEvent, player: string): string {
    return this.say(`event-${event.kind}`, { player, amount: event.amount, ...event.facts })
  }

  /** Why rules refuse something: the first that has a sentence of its own, else what is asked instead. */
  refusal(rules: string[], prompt: Prompt | null): string {
    const told = rules.map(refusedBy).find((each) => this.has(each))
    if (told) return this.say(told)
    const named = { rules: rules.join(', ') }
    return prompt ? this.say('not-asked', { ...named, question: this.phrase(prompt.question) }) : this.say('not-allowed', named)
  }

  async load(game: string): Promise<void> {
    this.game = game
    this.#face = api.faceOf(game)
    const key = `${this.#face}/${this.language}`
    if (this.#loaded[key]) return
    try {
      const source = await api.texts(game, this.language)
      this.#loaded = { ...this.#loaded, [key]: bundle(this.language, source) }
    } catch {
      // names stand in for the words
    }
  }
}

export const words = new Words()

export function say(id: string, facts: Facts = {}): string {
  return words.say(id, facts)
}

/** At the head of a line or title: composed words and names of places begin small. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1)
}

/** A number with one decimal, as the language writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−')
}

/** The id of a message from the parts of a name: named('zone', 'black_hole') is zone-black-hole. */
export function named(kind: string, name: string): string {
  return `${kind}-${name.replaceAll('_', '-')}`
}

/** The message that says why a rule refuses something. */
function refusedBy(rule: string): string {
  return `refused-${rule.replaceAll('.', '_')}`
}

/** A bot's level in words; a bot without one goes by its own name. */
export function levelName(level: string): string {
  const [kind, style] = levelAndStyle(level)
  const name = words.has(`level-${kind}`) ? words.say(`level-${kind}`) : kind
  return style && words.has(`style-${style}`) ? words.say('level-with-style', { level: name, style: words.say(`style-${style}`) }) : name
}
