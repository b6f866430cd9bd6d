// Words on a card that is too low for all of them: what is past for its reader goes first, then the last rows lose lines.

const MOST_LINES = 6

const over = (node: HTMLElement) => node.scrollHeight > node.clientHeight + 1

function rowsOf(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('[data-row]')]
}

/** Shows all rows, or as much of them as there is room for. */
export function fit(node: HTMLElement): void {
  const rows = rowsOf(node)
  for (const row of rows) {
    row.hidden = false
    row.style.removeProperty('--lines')
  }
  for (const row of rows) if (row.dataset['row'] === 'spare' && rows.length > 1 && over(node)) row.hidden = true
  for (const row of [...rows].reverse()) {
    if (row.hidden || !over(node)) continue
    for (let lines = MOST_LINES; lines > 0 && over(node); lines--) row.style.setProperty('--lines', String(lines))
    if (over(node) && row !== rows.find((each) => !each.hidden)) row.hidden = true
  }
}

/** Keeps the rows of a card fitting, whatever becomes of its size and its words. */
export function fitted(node: HTMLElement): { destroy: () => void } {
  let frame = 0
  const again = () => (frame ||= requestAnimationFrame(() => ((frame = 0), fit(node))))
  const sizes = new ResizeObserver(again)
  sizes.observe(node)
  const changes = new MutationObserver(again)
  // a row that is past from now on may go: at once, not when somebody points at the card
  changes.observe(node, { childList: true, characterData: true, attributeFilter: ['data-row'], subtree: true })
  void document.fonts?.ready.then(again)
  return {
    destroy: () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
    },
  }
}
