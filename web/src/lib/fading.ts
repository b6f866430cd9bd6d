// What goes on beyond the edge of a window that scrolls fades there (`.fades` in base.css), by as much as there is to go.

/** Pixels of the widest fade. */
const MOST = 18

/** Keeps the fades of a window true while it is scrolled and while it or what it holds grows or shrinks. */
export function fading(pane: HTMLElement): () => void {
  const fade = (edge: '--above' | '--below', further: number) => pane.style.setProperty(edge, `${Math.max(0, Math.min(MOST, further))}px`)
  const measure = () => {
    fade('--above', pane.scrollTop)
    fade('--below', pane.scrollHeight - pane.clientHeight - pane.scrollTop)
  }
  const sizes = new ResizeObserver(measure)
  const observe = () => {
    sizes.disconnect()
    for (const each of [pane, ...pane.children]) sizes.observe(each)
  }
  const parts = new MutationObserver(observe)
  parts.observe(pane, { childList: true })
  observe()
  pane.addEventListener('scroll', measure, { passive: true })
  return () => {
    pane.removeEventListener('scroll', measure)
    parts.disconnect()
    sizes.disconnect()
  }
}
