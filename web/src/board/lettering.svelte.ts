// How wide texts of pictures are; what was measured before the page's own letters had come is measured again.

let loads = $state(0)
document.fonts.addEventListener('loadingdone', () => (loads += 1))

/** In the text's own units. */
export function widthOf(text: SVGTextElement): number {
  void loads
  return text.getComputedTextLength()
}
