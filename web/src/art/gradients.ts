// What stands in a picture's place until it is there, or instead of it.

const KINDS: Record<string, readonly [string, string]> = {
  // New Frontiers, by good
  N: ['#5f8fc0', '#0a1220'],
  R: ['#a8683c', '#150c08'],
  G: ['#5c9a4e', '#0a140a'],
  A: ['#6e7040', '#0c0d08'],
  any: ['#6e7040', '#0c0d08'],
  none: ['#80848e', '#0e1014'],
  // Beyond the Sun
  food: ['#6a9a80', '#0a1212'],
  ore: ['#a07a58', '#120d0a'],
  'food ore': ['#8fa0c8', '#0c1020'],
  sol: ['#ffd27a', '#a85a18'],
  deep: ['#5f84c0', '#0c1428'],
  // Pulsar 2849
  blue: ['#6c9cc0', '#0b1220'],
  barren: ['#a8845c', '#130e0a'],
  pulsar: ['#a8d8ff', '#101828'],
  isolated: ['#cfa0ff', '#161028'],
  centre: ['#2a1c10', '#000000'],
  // Burning Suns
  home: ['#6c9cc0', '#0b1220'],
  hostile: ['#a0503a', '#140a08'],
  inhabited: ['#7f9ab0', '#0c1016'],
  uninhabited: ['#a8b8c8', '#10141a'],
  void: ['#2a2c4a', '#06070f'],
  special: ['#ff7a52', '#5a1a10'],
  asteroid_field: ['#6a5a48', '#0a0806'],
  babel_post: ['#4f7f8a', '#060c10'],
  dark_fleet: ['#5a2028', '#0a0406'],
  ion_storm: ['#5a3f9a', '#0a0614'],
  portal: ['#7a8a80', '#0c0a08'],
  wormhole: ['#7f9fd0', '#0c1428'],
}
const UNKNOWN = ['#5a678a', '#0a0e1a'] as const

/** The lit and the night side of a kind. */
export function sides(kind?: string): readonly [string, string] {
  return (kind === undefined ? undefined : KINDS[kind]) ?? UNKNOWN
}

/** A lit ball, as CSS paints it; the light falls from the upper left. */
export function ball(tint: string, shade: string): string {
  return `radial-gradient(circle at 32% 30%, ${tint}, ${shade} 78%)`
}
