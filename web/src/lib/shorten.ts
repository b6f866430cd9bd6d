// Names too long for their place lose whole words, never half of one: "Museum of…", not "Museum of Reti…".
// What has the class `cut` is watched; its text stays as it is, for screen readers too. A row of signs (`squeeze`) is drawn smaller;
// a name of several lines (`whole`) is set tighter where a single word is too wide.

const LEAST = 12
const SNUG = 0.88
const SMALLEST = 0.7
const WATCHED = '.cut, .squeeze, .whole'

// not a pixel more: a board that is magnified would show it
const over = (element: HTMLElement) => element.scrollWidth > element.clientWidth

function restore(element: HTMLElement): void {
  if (!element.dataset['fitted']) return
  element.classList.remove('short')
  element.style.removeProperty('font-size')
  element.style.removeProperty('letter-spacing')
  element.style.removeProperty('--words')
  if (element.dataset['fitted'] === 'titled') element.removeAttribute('title')
  delete element.dataset['fitted']
}

/** A little smaller, where that is enough and still can be read. */
function tighten(element: HTMLElement): void {
  const size = parseFloat(getComputedStyle(element).fontSize)
  element.dataset['fitted'] = 'snug'
  element.style.letterSpacing = '-0.05em'
  element.style.fontSize = `${Math.max(Math.min(size, LEAST), size * SNUG)}px`
}

/** Where the words that are left end, in the element's own pixels. */
function endOfFirstLine(element: HTMLElement): number {
  const box = element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  const lines = [...range.getClientRects()].filter((each) => each.width > 0)
  const top = Math.min(...lines.map((each) => each.top))
  const end = Math.max(...lines.filter((each) => each.top < top + each.height / 2).map((each) => each.right))
  const zoom = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1
  return (end - box.left) / zoom
}

function shorten(element: HTMLElement): void {
  element.classList.add('short')
  if (over(element)) {
    element.classList.remove('short') // one word alone is too long: the style sheet's ellipsis is all there is
    return
  }
  element.style.setProperty('--words', `${endOfFirstLine(element)}px`)
  if (element.title) return
  element.title = element.textContent?.trim() ?? ''
  element.dataset['fitted'] = 'titled'
}

function squeeze(element: HTMLElement): void {
  element.style.setProperty('--squeeze', String(Math.max(SMALLEST, element.clientWidth / element.scrollWidth - 0.01)))
}

/** All at once, so that the page is measured three times and not three times for each name. */
export function fit(elements: readonly HTMLElement[]): void {
  for (const each of elements) restore(each)
  for (const each of elements) each.style.removeProperty('--squeeze')
  const long = elements.filter((each) => each.isConnected && over(each))
  const names = long.filter((each) => !each.matches('.squeeze'))
  for (const each of long) if (each.matches('.squeeze')) squeeze(each)
  for (const each of names) tighten(each)
  for (const each of names.filter((one) => one.matches('.cut') && over(one))) shorten(each)
}

/** Watches a part of the page until told to stop. */
export function keepWordsWhole(root: HTMLElement): () => void {
  const waiting = new Set<HTMLElement>()
  const known = new WeakSet<HTMLElement>()
  let frame = 0
  const mark = (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) return
    waiting.add(element)
    if (!known.has(element)) {
      known.add(element)
      sizes.observe(element)
    }
    frame ||= requestAnimationFrame(() => {
      frame = 0
      const now = [...waiting]
      waiting.clear()
      fit(now)
    })
  }
  const sizes = new ResizeObserver((entries) => entries.forEach((each) => mark(each.target)))
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const own = target instanceof Element ? target : target.parentElement
      mark(own?.closest(WATCHED))
      for (const node of addedNodes) if (node instanceof Element) [node, ...node.querySelectorAll(WATCHED)].forEach((each) => each.matches(WATCHED) && mark(each))
    }
  })
  const lettered = () => root.querySelectorAll(WATCHED).forEach(mark) // letters of another font are of another width
  document.fonts.addEventListener('loadingdone', lettered)
  changes.observe(root, { childList: true, characterData: true, subtree: true })
  root.querySelectorAll(WATCHED).forEach(mark)
  return () => {
    cancelAnimationFrame(frame)
    document.fonts.removeEventListener('loadingdone', lettered)
    changes.disconnect()
    sizes.disconnect()
  }
}
