// The keyboard map, in one place: what a key means at the table.

import type { Session } from '../lib/session.svelte'

const LETTERS: Record<string, string> = {
  u: 'undo', U: 'redo', h: 'hint', H: 'hint', r: 'rules', R: 'rules', b: 'board', B: 'board', c: 'choices', C: 'choices',
  p: 'players', P: 'players', l: 'log', L: 'log', s: 'score', S: 'score', v: 'card', V: 'card', g: 'legend', G: 'legend',
}

const SIGNS: Record<string, string> = { '?': 'keys', ',': 'back', '.': 'on' }

const NAMED: Record<string, string> = { Home: 'first', End: 'last', Backspace: 'step', Escape: 'escape' }

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea')
}

/** The act a key stands for; null when it is none of ours or belongs to a field. */
export function shortcut(event: KeyboardEvent, letters: boolean): string | null {
  if (event.defaultPrevented) return null
  if (event.key === 'Escape') return 'escape'
  if (typing(event.target) || event.ctrlKey || event.metaKey) return null
  if (event.altKey) {
    const digit = /^Digit([1-5])$/.exec(event.code)
    return digit ? `seat-${digit[1]}` : null
  }
  if (event.key === 'Enter') return event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement ? null : 'commit'
  if (event.key === ' ') return event.target === document.body ? 'play' : null
  if (/^[1-9]$/.test(event.key)) return `line-${event.key}`
  if (event.key in NAMED) {
    if (event.target instanceof HTMLInputElement && event.target.type === 'range') return null
    return NAMED[event.key] ?? null
  }
  if (!letters) return null
  return SIGNS[event.key] ?? LETTERS[event.key] ?? null
}

/** What a key with a number does: take a line of the list, or look at a seat; null when there is none. */
export function numbered(what: string, session: Session, root: HTMLElement | undefined): (() => void) | null {
  const number = Number(what.split('-')[1]) - 1
  if (what.startsWith('line-')) {
    const line = root?.querySelectorAll<HTMLButtonElement>('[data-region="choices"] [data-move]')[number]
    return line
      ? () => {
          line.focus()
          session.choose(Number(line.dataset['move']), 'key')
        }
      : null
  }
  if (!what.startsWith('seat-')) return null
  return () => {
    if (number < (session.scene?.seats.length ?? 0)) session.viewing = number
  }
}
