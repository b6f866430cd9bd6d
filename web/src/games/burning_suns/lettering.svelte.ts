// Whether the page's own letters have come: what is measured before is measured again.

let come = $state(false)
void document.fonts.ready.then(() => (come = true))

/** How wide a text of a picture is, in its own units. */
export function widthOf(text: SVGTextElement): number {
  void come
  return text.getComputedTextLength()
}
