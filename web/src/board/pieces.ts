// Pieces as boards draw them: what each is, where it lies, how many lie there; and which of them a change has moved.

/** Interchangeable pieces share a name ("cube:0"); a place is a name of the board's own ("column:A"). */
export interface Lying {
  piece: string
  at: string
  count: number
}

/** What an element of a board carries so that its piece travels. */
export function piece(name: string, at: string | number, count = 1): Record<string, string | number> {
  return { 'data-piece': name, 'data-at': at, 'data-count': count }
}

/** A die: the same, and it rolls where it appears or when `throw_` is another. */
export function die(name: string, at: string | number, throw_: string | number): Record<string, string | number> {
  return { ...piece(name, at), 'data-roll': throw_ }
}

/** A tile: the same, and where it comes to light it turns over like a coin. */
export function turning(name: string, at: string | number): Record<string, string | number> {
  return { ...piece(name, at), 'data-turns': '' }
}

export interface Journeys {
  /** Pairs of numbers: the place left, of those before, and the place reached, of those after. */
  moved: [number, number][]
  /** Numbers of places, of those after, where something has come from nowhere. */
  come: number[]
  /** Whether anything lies where it lay: else another surface is shown, and nothing has moved. */
  same: boolean
}

const keyOf = ({ piece: name, at }: Lying): string => `${name} ${at}`

function counted(all: readonly Lying[]): Map<string, { number: number; count: number }> {
  const found = new Map<string, { number: number; count: number }>()
  all.forEach((each, number) => {
    const known = found.get(keyOf(each))
    found.set(keyOf(each), { number, count: (known?.count ?? 0) + each.count })
  })
  return found
}

/** Which pieces went from where to where, told from what lay where before and after. */
export function journeys(before: readonly Lying[], after: readonly Lying[]): Journeys {
  const was = counted(before)
  const is = counted(after)
  const left = new Map<string, number[]>()
  for (const [key, { number, count }] of was) {
    const name = before[number]?.piece ?? ''
    const gone = count - (is.get(key)?.count ?? 0)
    for (let k = 0; k < gone; k++) left.set(name, [...(left.get(name) ?? []), number])
  }
  const found: Journeys = { moved: [], come: [], same: [...is.keys()].some((key) => was.has(key)) }
  for (const [key, { number, count }] of is) {
    const from = left.get(after[number]?.piece ?? '') ?? []
    const more = count - (was.get(key)?.count ?? 0)
    for (let k = 0; k < more; k++) {
      const origin = from.shift()
      if (origin !== undefined) found.moved.push([origin, number])
      else if (k === 0 && !was.has(key)) found.come.push(number)
    }
  }
  return found
}
