// The notation of effects as the set writes it, read so that it can be drawn: "2 ore + 1 retire : research(III)".

export interface Line {
  ore: string | null
  retire: string | null
  toOpponent: boolean
  calls: Call[]
}
export interface Call {
  name: string
  values: string[]
  options: Record<string, string>
  lines: Line[]
}
export type Ability =
  | { kind: 'when'; trigger: string; line: Line }
  | { kind: 'atwill'; limit: string; line: Line }
  | { kind: 'rule'; name: string; value: string | null }

/** Splits at a separator that stands in no bracket. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if ('({'.includes(sign)) depth += 1
    else if (')}'.includes(sign)) depth -= 1
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at))
      from = at + separator.length
      at = from - 1
    }
  }
  parts.push(text.slice(from))
  return parts.map((each) => each.trim()).filter((each) => each !== '')
}

function readCall(text: string): Call {
  const open = text.indexOf('(')
  const call: Call = { name: text.slice(0, open).trim(), values: [], options: {}, lines: [] }
  for (const part of split(text.slice(open + 1, text.lastIndexOf(')')), ',')) {
    const option = /^([a-z_]+)=([^=].*)$/.exec(part)
    if (part.startsWith('{')) call.lines.push(readLine(part.slice(1, -1)))
    else if (option) call.options[option[1] ?? ''] = option[2] ?? ''
    else call.values.push(part)
  }
  return call
}

export function readLine(text: string): Line {
  const [body = ''] = split(text, ' where ')
  const halves = split(body, ':')
  const line: Line = { ore: null, retire: null, toOpponent: false, calls: [] }
  if (halves.length > 1)
    for (const item of split(halves[0] ?? '', '+')) {
      const found = /^(.+) (ore|retire)( to opponent)?$/.exec(item)
      if (found?.[2] === 'ore') line.ore = found[1] ?? null
      else if (found) line.retire = found[1] ?? null
      line.toOpponent ||= found?.[3] !== undefined
    }
  line.calls = split(halves.at(-1) ?? '', ';').map(readCall)
  return line
}

export function readAbility(text: string): Ability {
  const rule = /^rule ([a-z_]+)\((?:[a-z]+=(\d+))?\)$/.exec(text)
  if (rule) return { kind: 'rule', name: rule[1] ?? '', value: rule[2] ?? null }
  const [head = '', ...rest] = text.split('=>')
  const line = readLine(rest.join('=>'))
  const word = head.trim().split(' ')
  return word[0] === 'atwill' ? { kind: 'atwill', limit: word[1] ?? '', line } : { kind: 'when', trigger: word[1] ?? '', line }
}

/** The id of the words for a line: the game's texts have one for every line of the set. */
export function partId(text: string): string {
  return `part-${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}`
}

/** A plain number as it is; what has to be counted is X. */
export function amount(expression: string | undefined): string {
  return expression !== undefined && /^\d+$/.test(expression) ? expression : 'X'
}

/** All calls of a line, those inside others included. */
export function* everyCall(line: Line): Generator<Call> {
  for (const call of line.calls) {
    yield call
    for (const inner of call.lines) yield* everyCall(inner)
  }
}
