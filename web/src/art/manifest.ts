// What the build drew (tools/art): which picture a component shows, and where in which file it is.

/** File, column and row in it, columns and rows of it: a picture of its own is a sheet of one. */
export type Place = readonly [string, number, number, number, number]

export interface Drawn {
  small: Place
  large: string
  /** A disc that fills its square, to be cut round; else a picture with alpha. */
  round: boolean
  /** The radius of the thing itself in its picture, of half its side: less than 1 with rings or a corona. */
  body: number
  /** Its lit and its night side, until the picture is there. */
  tint: string
  shade: string
}

export interface Manifest {
  pictures: Record<string, Drawn>
  /** By the id of a component. */
  shows: Record<string, string>
  /** Pictures of a kind, for components of somebody's own set. */
  kinds: Record<string, string[]>
  textures: Record<string, { file: string; tint: string }>
}

export interface Scenes {
  backdrop: Record<string, string>
  poster: Record<string, string>
  dawn: string
}

const manifests = import.meta.glob<Manifest>(['./generated/*.json', '!./generated/scenes.json'], { import: 'default' })
const scenes = import.meta.glob<Scenes>('./generated/scenes.json', { import: 'default', eager: true })

export const SCENES: Scenes = scenes['./generated/scenes.json'] ?? { backdrop: {}, poster: {}, dawn: '' }
export const NOTHING: Manifest = { pictures: {}, shows: {}, kinds: {}, textures: {} }

export async function manifestOf(game: string): Promise<Manifest> {
  return (await manifests[`./generated/${game}.json`]?.()) ?? NOTHING
}

export function address(file: string): string {
  return `/art/${file}`
}

/** A number of a text, the same in every browser (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const sign of new TextEncoder().encode(text)) value = Math.imul(value ^ sign, 0x01000193) >>> 0
  return value
}

/** The picture of a component, or one by its own name; a component that is not known, of somebody's own set, gets one of its kind by its id. */
export function pictureOf(manifest: Manifest, id: string, kind?: string): Drawn | undefined {
  const own = manifest.pictures[manifest.shows[id] ?? id]
  if (own !== undefined) return own
  const alike = kind === undefined ? undefined : manifest.kinds[kind]
  return alike?.length ? manifest.pictures[alike[hash(id) % alike.length] ?? ''] : undefined
}

/** From 0 to 1: below it a picture is lost on the dark ground of a small square, as voids and dark fleets are. */
const SEEN = 0.36

/** The pictures that are bright enough to stand for their game. */
export function brightOf(manifest: Manifest): string[] {
  const light = (tint: string) => [0.2126, 0.7152, 0.0722].reduce((sum, share, k) => sum + (share * parseInt(tint.slice(1 + 2 * k, 3 + 2 * k), 16)) / 255, 0)
  return Object.keys(manifest.pictures).filter((id) => light(manifest.pictures[id]?.tint ?? '#000000') >= SEEN)
}
