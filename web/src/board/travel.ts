// Pieces fly from where they were to where they are, as copies over the board, which itself stays still.

import { journeys, type Lying } from './pieces'

export const TRAVEL = 220
const APPEAR = 180
const ROLL = 280
const STAGGER = 60
/** A group of events takes at most this long; what is left is placed at once. */
const AT_MOST = 900
const RIPPLE = 260
const MARKED = 1000
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)'
const NEAR = 4

/** A piece as it is drawn, and where on the screen. */
interface Drawn extends Lying {
  element: HTMLElement | SVGElement
  box: DOMRect
  roll: string | undefined
  turns: boolean
}

export function drawn(scope: ParentNode): Drawn[] {
  const found: Drawn[] = []
  for (const element of scope.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 && box.height === 0) continue
    const { piece = '', at = '', count, roll, turns } = element.dataset
    found.push({ element, box, piece, at, count: Number(count ?? 1), roll, turns: turns !== undefined })
  }
  return found
}

/** Everything that is under way, so that a key can end it. */
const running = new Set<Animation>()

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<unknown> {
  const animation = element.animate(frames, options)
  running.add(animation)
  return animation.finished.catch(() => null).finally(() => running.delete(animation))
}

export function skip(): void {
  for (const each of running) each.finish()
}

/** Shows the way from one look of the board to another: flights, or with less motion a mark at both ends. */
export function show(layer: HTMLElement, before: readonly Drawn[], after: readonly Drawn[], less: boolean): void {
  const { moved, come, same } = journeys(before, after)
  if (!same || document.hidden) return
  const flights = moved.flatMap(([from, to]) => {
    const [a, b] = [before[from], after[to]]
    return a && b && far(a.box, b.box) ? [{ from: a.box, to: b, fresh: !before.some((each) => each.piece === b.piece && each.at === b.at) }] : []
  })
  const possible = flights.slice(0, Math.floor((AT_MOST - TRAVEL) / STAGGER) + 1)
  if (less) {
    for (const { from, to } of possible) mark(layer, from, to.box)
    return
  }
  possible.forEach(({ from, to, fresh }, k) => fly(layer, from, to, k * STAGGER, fresh))
  for (const number of come) {
    const each = after[number]
    if (each) void run(each.element, each.roll !== undefined ? ROLLING : each.turns ? TURNING : APPEARING, { duration: each.roll === undefined ? APPEAR : ROLL, easing: 'ease-out' })
  }
  rollAgain(before, after)
}

const ROLLING: Keyframe[] = [{ rotate: '-220deg', scale: '0.6', opacity: 0.4 }, { rotate: '25deg', scale: '1.08', opacity: 1, offset: 0.7 }, { rotate: '0deg', scale: '1' }]

const TURNING: Keyframe[] = [{ scale: '0 1' }, { scale: '1 1' }]
const APPEARING: Keyframe[] = [{ opacity: 0 }, {}]

/** Dice that lie where they lay but were thrown anew. */
function rollAgain(before: readonly Drawn[], after: readonly Drawn[]): void {
  for (const each of after) {
    if (each.roll === undefined) continue
    const was = before.find((one) => one.at === each.at && one.piece === each.piece)
    if (was && was.roll !== each.roll) void run(each.element, ROLLING, { duration: ROLL, easing: 'ease-out' })
  }
}

const centre = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

function far(a: DOMRect, b: DOMRect): boolean {
  const [x, y] = centre(a)
  const [v, w] = centre(b)
  return Math.hypot(v - x, w - y) > NEAR
}

function fly(layer: HTMLElement, from: DOMRect, to: Drawn, delay: number, fresh: boolean): void {
  const flyer = copyOf(to, layer)
  flyer.dataset['flies'] = to.piece
  layer.append(flyer)
  const [x, y] = centre(from)
  const [v, w] = centre(to.box)
  const size = Math.max(0.5, Math.min(2, from.height / Math.max(1, to.box.height)))
  const start = `translate(${x - v}px, ${y - w}px) scale(${size})`
  void run(flyer, [{ transform: start }, { transform: 'none' }], { duration: TRAVEL, delay, easing: EASE, fill: 'backwards' }).then(() => {
    flyer.remove()
    if (fresh) ripple(layer, to)
  })
  // a stack stays in sight; a piece that was not there shows itself when its copy has arrived
  if (fresh) void run(to.element, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + TRAVEL })
}

/** A world that has come to an empire makes waves in the colour of its seat. */
const LANDED = /^(?:colony|discovered):(\d)$/

function ripple(layer: HTMLElement, { box, at }: Drawn): void {
  const seat = LANDED.exec(at)?.[1]
  if (seat === undefined || !layer.isConnected) return
  const frame = layer.getBoundingClientRect()
  const across = Math.min(box.width, box.height)
  const wave = document.createElement('div')
  wave.className = 'ripple'
  wave.dataset['flies'] = 'ripple'
  Object.assign(wave.style, { left: `${box.left - frame.left + (box.width - across) / 2}px`, top: `${box.top - frame.top}px`, width: `${across}px`, height: `${across}px`, borderColor: `var(--seat-${Number(seat) + 1})` })
  layer.append(wave)
  void run(wave, [{ transform: 'scale(0.8)', opacity: 0.9 }, { transform: 'scale(1.35)', opacity: 0 }], { duration: RIPPLE, easing: 'ease-out' }).then(() => wave.remove())
}

/** On a phone the board goes on under the coach and the choices, over which a mark would stand for nothing. */
const isUnderSheet = ({ left, top, width, height }: DOMRect) =>
  document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-coach], [data-region="choices"]') != null

function mark(layer: HTMLElement, ...boxes: DOMRect[]): void {
  const frame = layer.getBoundingClientRect()
  for (const box of boxes) {
    if (isUnderSheet(box)) continue
    const one = document.createElement('div')
    one.className = 'mark'
    Object.assign(one.style, { left: `${box.left - frame.left - 3}px`, top: `${box.top - frame.top - 3}px`, width: `${box.width + 6}px`, height: `${box.height + 6}px` })
    layer.append(one)
    const forget = () => {
      one.remove()
      removeEventListener('scroll', forget, true)
    }
    addEventListener('scroll', forget, true) // it would mark another place
    setTimeout(forget, MARKED)
  }
}

// ------------------------------------------------------------- a copy that looks alike outside its place

const SVG = 'http://www.w3.org/2000/svg'
/** What a copy would lose outside its place, because a rule or an ancestor gives it. */
const LOOKS = [
  'align-items', 'background', 'border', 'border-radius', 'box-shadow', 'box-sizing', 'clip-path', 'color', 'display', 'fill', 'fill-opacity', 'flex', 'flex-direction', 'font', 'gap',
  'grid-area', 'grid-template', 'height', 'inset', 'justify-content', 'justify-items', 'line-height', 'margin', 'object-fit', 'opacity', 'overflow', 'padding', 'place-items', 'position', 'stroke',
  'stroke-dasharray', 'stroke-linejoin', 'stroke-width', 'text-align', 'text-anchor', 'transform', 'vector-effect', 'white-space', 'width',
]

function dress(copy: Element, original: Element): void {
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return
  const looks = getComputedStyle(original)
  for (const name of LOOKS) copy.style.setProperty(name, looks.getPropertyValue(name))
  for (const name of ['id', 'tabindex', 'role', 'data-piece', 'data-target', 'data-lit', 'data-tray-move']) copy.removeAttribute(name)
  for (let k = 0; k < original.children.length; k++) {
    const [one, other] = [copy.children[k], original.children[k]]
    if (one && other) dress(one, other)
  }
}

function copyOf({ element, box }: Drawn, layer: HTMLElement): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement
  dress(copy, element)
  const frame = layer.getBoundingClientRect()
  const [x, y] = centre(box)
  const parent = element.parentNode
  if (element instanceof SVGElement && element.ownerSVGElement && parent instanceof SVGGraphicsElement) {
    const { a, b, c, d, e, f } = parent.getScreenCTM() ?? new DOMMatrix()
    const svg = document.createElementNS(SVG, 'svg')
    const ground = document.createElementNS(SVG, 'g')
    ground.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - frame.left} ${f - frame.top})`)
    ground.append(copy)
    svg.append(ground)
    svg.setAttribute('class', 'flyer')
    svg.style.cssText = `left: 0; top: 0; width: 100%; height: 100%; overflow: visible; transform-origin: ${x - frame.left}px ${y - frame.top}px`
    return svg
  }
  const flyer = document.createElement('div')
  flyer.className = 'flyer'
  flyer.style.cssText = `left: ${box.left - frame.left}px; top: ${box.top - frame.top}px; width: ${box.width}px; height: ${box.height}px`
  const zoom = element instanceof HTMLElement && element.offsetWidth > 0 ? box.width / element.offsetWidth : 1
  Object.assign(copy.style, { position: 'static', margin: '0', zoom, width: `${box.width / zoom}px`, height: `${box.height / zoom}px`, transform: 'none' })
  flyer.append(copy)
  return flyer
}
