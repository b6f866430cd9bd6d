// A click belongs to the place that was pressed, not to what happened to be drawn there: where something under the
// pointer is drawn anew between press and release, browsers send no click at all. Then it is sent from here.

const CONTROL = '[data-target], [data-tray-move], [data-move], [data-act], button, a[href]'
/** What a control is called when it is drawn anew; without a name it has to be the same one. */
const NAMES = ['target', 'trayMove', 'move', 'act'] as const

function controlOf(event: MouseEvent): HTMLElement | null {
  const met = event.target instanceof Element && event.target.isConnected ? event.target : document.elementFromPoint(event.clientX, event.clientY)
  return met?.closest<HTMLElement>(CONTROL) ?? null
}

function nameOf(control: HTMLElement): string | null {
  const names = NAMES.flatMap((each) => (each in control.dataset ? [`${each}:${control.dataset[each] ?? ''}`] : []))
  return names.length ? names.join(' ') : null
}

/** From now on no click of a mouse is lost. A finger's click finds its place by itself, when it is lifted. */
export function keepPresses(): void {
  let pressed: { control: HTMLElement; name: string | null } | null = null
  let clicks = 0
  addEventListener('click', () => { clicks += 1 }, true)
  addEventListener('pointerdown', (event) => {
    const control = event.pointerType === 'mouse' && event.button === 0 ? controlOf(event) : null
    pressed = control && { control, name: nameOf(control) }
  }, true)
  addEventListener('pointerup', (event) => {
    const before = pressed
    pressed = null
    if (!before) return
    const control = controlOf(event)
    const same = control && (control === before.control || (before.name !== null && nameOf(control) === before.name))
    if (!same || (control instanceof HTMLButtonElement && control.disabled)) return
    const until = clicks
    setTimeout(() => {
      if (clicks !== until || !control.isConnected) return
      const { pointerId, pointerType, clientX, clientY } = event
      control.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, pointerId, pointerType, clientX, clientY }))
    })
  }, true)
}
