// Where on the page the places are that a beat of a lesson or a hint names: "panel:score", "place:slot:II-3", "move:12 15".
// "look:12" is where that move is made on the board, and nothing more. What a line of the log names is also a "named:…" of the board,
// a "piece:…" or a "player:…"; of "place:a | player:1" the first that can be seen counts.

/** Most places of one name that are ringed: more would ring half the board. A move that can be made at more of them is ringed in the list. */
const MOST = 4

const MOVE = 'move:'

/** Between places of which the first that can be seen counts. */
const OR = ' | '

const visible = (each: Element) => {
  const { width, height } = each.getBoundingClientRect()
  return width > 0 && height > 0
}

function selectors(place: string): string[] {
  const colon = place.indexOf(':')
  const [kind, name] = [place.slice(0, colon), place.slice(colon + 1)]
  const quoted = CSS.escape(name)
  if (kind === 'move' || kind === 'look') {
    const each = (attribute: string, how: string) => name.split(' ').map((id) => `[${attribute}${how}"${CSS.escape(id)}"]`)
    const board = [...each('data-moves', '~='), ...each('data-move', '='), ...each('data-move-back', '=')]
    const onBoard = board.map((one) => `[data-region="board"] ${one}`).join()
    if (kind === 'look') return [onBoard] // a line of the list would tell the move itself
    const inList = (ones: string[]) => ones.map((one) => `[data-region="choices"] ${one}`).join()
    return [onBoard, inList(each('data-move', '=')), inList(each('data-moves', '~='))] // the last: a folded group
  }
  if (kind === 'region') return [`[data-region="${quoted}"]`, `#tab-${quoted}`]
  if (kind === 'player') return [`[data-region="players"] [data-seat="${quoted}"]`]
  if (kind === 'piece' || kind === 'named') return [`[data-region="board"] [data-${kind}="${quoted}"]`]
  if (kind === 'panel') return [`[data-place="panel:${quoted}"]`]
  return [`[data-region="board"] [data-target="${quoted}"]`]
}

/** The elements of a place that can be seen; on the board before the list. */
export function elementsOf(place: string, root: ParentNode = document): Element[] {
  for (const selector of place.split(OR).flatMap(selectors)) {
    const found = [...root.querySelectorAll(selector)].filter(visible)
    if (found.length > MOST && place.startsWith(MOVE)) continue
    if (found.length) return found.slice(0, MOST)
  }
  return []
}

/** What a screen reader calls a place. */
export function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label') ?? element.querySelector('h2, h3, .hidden')?.textContent ?? element.textContent
  return own.replace(/\s+/g, ' ').trim().slice(0, 90)
}
