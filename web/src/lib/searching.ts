/** Small letters without marks: `rubiez` finds „Rubież”, for not every keyboard has them. */
export function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').trim()
}

/** Those whose text has all the words asked for; if there are none, the words without their endings: `kafel` is to find „kafla”. */
export function search<T>(all: T[], textOf: (each: T) => string, wanted: string): T[] {
  const words = bare(wanted).split(/\s+/)
  const withAll = (needed: string[]) =>
    all.filter((each) => {
      const text = bare(textOf(each))
      return needed.every((word) => text.includes(word))
    })
  const found = withAll(words)
  return found.length ? found : withAll(words.map((word) => (word.length > 4 ? word.slice(0, -2) : word)))
}
