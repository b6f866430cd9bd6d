// How wide texts of pictures are; what was measured before the page's own letters had come is measured again.

let loads = $state(0)
const known = new Map<string, number>()
document.fonts.addEventListener('loadingdone', () => {
  known.clear() // first: what is drawn again asks at once
  loads += 1
})

/** In the text's own units. */
export function widthOf(text: SVGTextElement): number {
  void loads
  return text.getComputedTextLength()
}

const brush = document.createElement('canvas').getContext('2d')

/** How wide words are in the page's own letters, in pixels; the weight as in `600 13px`. */
export function widthOfWords(words: string, font: string): number {
  void loads
  const key = `${font} ${words}`
  let width = known.get(key)
  if (width === undefined) {
    if (!brush) return 0
    brush.font = `${font} "Perihelion Text", sans-serif`
    width = brush.measureText(words).width
    known.set(key, width)
  }
  return width
}
