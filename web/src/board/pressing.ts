// A finger that stays where it is.

const LONG = 650
const STILL = 8 // px

/** An attachment: what a long press by touch does. */
export function heldLong(act: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const forget = () => clearTimeout(waiting)
    const press = (event: PointerEvent) => {
      forget()
      if (event.pointerType !== 'touch') return
      from = { x: event.clientX, y: event.clientY }
      waiting = setTimeout(act, LONG)
    }
    const moved = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) forget()
    }
    const heard = { pointerdown: press, pointermove: moved, pointerup: forget, pointercancel: forget }
    for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener as EventListener)
    return () => {
      forget()
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener as EventListener)
    }
  }
}
