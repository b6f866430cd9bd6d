/** Things that only somebody's own component set has: technology-solar-sail is "Solar sail", and has no help. */
export function withoutWords(id: string): string {
  if (id.endsWith('-help')) return ''
  const name = id.slice(id.indexOf('-') + 1).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
