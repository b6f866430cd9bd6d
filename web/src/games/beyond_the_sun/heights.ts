// How high the cards of a column are: each as its words need, so that all of them can be read; backs give way.

import { widthOfWords } from '../../board/lettering.svelte'
import type { Part } from './words'

const SIGN = 13
/** Two lines: its level, and what waits there. */
const LEAST_BACK = 33
const EDGES = 9

/** What stands on a card, row by row; the marks before a row have a width of their own. */
export interface Written {
  name: string
  rows: { parts: Part[]; mark: number; spare: boolean }[]
}

interface Piece {
  wide: number
  /** Whether a line may end before it. */
  free: boolean
}

function piecesOf(parts: Part[], font: string): Piece[] {
  const found: Piece[] = []
  let free = true
  for (const { words, sign } of parts) {
    const text = words.split(/( )/)
    for (const each of text) {
      if (each === ' ') free = true
      else if (each) {
        found.push({ wide: widthOfWords(each, font), free })
        free = false
      }
    }
    if (sign) {
      found.push({ wide: SIGN, free: free && !words })
      free = false
    }
  }
  return found
}

function linesOf(parts: Part[], font: string, width: number, mark = 0): number {
  const space = widthOfWords(' ', font)
  let lines = 1
  let at = mark
  let word = 0
  const pieces = piecesOf(parts, font)
  pieces.forEach((piece, k) => {
    word += piece.wide
    if (pieces[k + 1]?.free === false) return
    if (at > 0 && at + space + word > width) {
      lines += 1
      at = word
    } else at += (at > 0 ? space : 0) + word
    word = 0
  })
  return lines
}

/** Pixels that a card of this width needs for its words, `read` without what is past for its reader; narrow cards have small letters. */
export function needOf(written: Written, width: number, read = false, small = false): number {
  const wide = width >= 168
  const inner = width - (wide ? 40 + 14 : width >= 150 ? 26 + 11 : 20 + 7)
  const [name, words] = wide && !small ? [14, 13] : [13, 12]
  const rows = written.rows.filter((row) => !(read && row.spare && written.rows.length > 1))
  const lines = rows.reduce((sum, row) => sum + linesOf(row.parts, `400 ${words}px`, inner, row.mark), 0)
  return linesOf([{ words: written.name }], `600 ${name}px`, inner) * name * 1.14 + lines * words * 1.17 + rows.length + EDGES
}

const HOLE = 18

/** Pixels that a named action of this width needs: its name with its spaces beside or below it, and its words. */
export function needOfAction(title: string, spaces: number, words: Part[], width: number): number {
  const inner = width - 12
  const holes = spaces * (HOLE + 4)
  const beside = widthOfWords(title, '600 13px') + holes <= inner
  const head = beside ? HOLE : linesOf([{ words: title }], '600 13px', inner) * 13 * 1.15 + HOLE + 4
  return head + linesOf(words, '400 12px', inner) * 12 * 1.15 + EDGES
}

/**
 * The heights of a column: what each card needs and a share of what is left. Where it is not enough, what is past goes, then letters are
 * smaller; only then words give way.
 */
export function heightsOf(cards: (Written | null)[], width: number, room: number): { heights: number[]; small: boolean } {
  const needs = (read: boolean, small: boolean) => cards.map((card) => (card ? needOf(card, width, read, small) : LEAST_BACK))
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
  for (const small of [false, true])
    for (const read of [false, true]) {
      const found = needs(read, small)
      const left = room - sum(found)
      if (left >= 0) return { heights: found.map((each) => each + (left * each) / sum(found)), small }
    }
  const least = needs(true, true)
  const backs = cards.filter((card) => !card).length * LEAST_BACK
  const shrunk = (room - backs) / (sum(least) - backs)
  return { heights: least.map((each, k) => (cards[k] ? each * shrunk : each)), small: true }
}
