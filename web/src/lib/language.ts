/** Polish for those whose browser asks for it first, English for all others. */
export function choose(languages: readonly string[]): 'pl' | 'en' {
  const first = languages.find((each) => /^(pl|en)\b/i.test(each)) ?? 'en'
  return first.toLowerCase().startsWith('pl') ? 'pl' : 'en'
}
