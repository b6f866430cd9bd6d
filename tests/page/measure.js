// What the eye would catch: texts that are cut, overlap, lie under a part of something, break a word, leave the screen, are too small or too faint; a page that scrolls.
// Text is judged by the boxes of its lines. What lies under a cover (a drawer, a card on a card) is not seen and not judged.
// On a phone a map may be drawn small until it is zoomed.
// A window that can be scrolled or moved may hold more than it shows; anything else that hides text cuts it.
() => {
  const LEAST = 11.9, SLACK = 1.5, FAINT = 4.5, FAINT_UNUSABLE = 3, WINDOW = document.querySelector('.backdrop') ? [7, 10, 20] : [255, 255, 255]
  const found = []
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const name = (element) => {
    const own = element.closest('[class]:not([class=""])')
    const kind = own ? String(own.className.baseVal ?? own.className).replace(/\bs-\w+/g, '').trim().split(/\s+/).join('.') : ''
    return `${element.localName}.${kind}`
  }
  const short = (node) => node.textContent.trim().replace(/\s+/g, ' ').slice(0, 48)
  // nothing changes while it is measured, and what lies around many texts is asked once
  const once = (ask, known = new Map()) => (element) => {
    if (!known.has(element)) known.set(element, ask(element))
    return known.get(element)
  }
  const styleOf = once((element) => {
    const { overflowX, overflowY, position, backgroundImage, backgroundColor, webkitLineClamp } = getComputedStyle(element)
    const moves = ['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)
    return { overflowX, overflowY, position, backgroundImage, backgroundColor, webkitLineClamp, moves, pans: element.matches('[data-pans]') }
  })
  const boxOf = once((element) => element.getBoundingClientRect())

  // a colour as red, green, blue and how much it covers; null where there is none to be read
  const read = (colour) => {
    const parts = colour.match(/-?[\d.]+/g)?.map(Number)
    if (!parts || parts.length < 3) return null
    const scale = colour.startsWith('color(') ? 255 : 1
    return { tone: parts.slice(0, 3).map((part) => part * scale), cover: parts[3] ?? 1 }
  }

  // what hides the text: the first box around it that does not let it run over, and whether one can scroll there
  const cutBy = (element, line) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at)
      const clamped = style.webkitLineClamp !== 'none' && at.closest('[data-explain], [title], [aria-label]')
      if (style.pans || at.matches('.cut.short') || (at !== element && style.moves)) return null
      const box = boxOf(at)
      const overX = line.right > box.right + SLACK || line.left < box.left - SLACK
      const overY = line.bottom > box.bottom + line.height * 0.2 || line.top < box.top - line.height * 0.2
      if (overX && style.overflowX !== 'visible' && !['auto', 'scroll'].includes(style.overflowX)) return at
      if (overY && clamped && !overX) return null
      if (overY && style.overflowY !== 'visible' && !['auto', 'scroll'].includes(style.overflowY)) return at
      if (style.moves) return null
      if (style.position === 'fixed') break
    }
    return line.right > innerWidth + SLACK || line.left < -SLACK || line.bottom > innerHeight + line.height * 0.2 || line.top < -SLACK ? document.body : null
  }

  // an empty box with words in it hides nothing that lies below it
  const covers = once((element) => {
    const { backgroundImage, backgroundColor } = styleOf(element)
    return backgroundImage !== 'none' || (read(backgroundColor)?.cover ?? 0) > 0.1 || element.closest('svg, img, canvas, [role=dialog]') !== null
  })

  const seenAt = (element, x, y) => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(element) || element.contains(hit)) return true
      if (covers(hit)) return false
    }
    return false
  }
  // what hides letters below it: a line across them and a field without colour do not, and under a head that stays lines may go
  const stays = once((element) => getComputedStyle(element).position === 'sticky' || (element.parentElement !== null && stays(element.parentElement)))
  const hides = once((element) => {
    if (stays(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (!(element instanceof SVGGeometryElement)) return covers(element) && !element.matches('svg, g, text, tspan')
    const { fill, fillOpacity } = getComputedStyle(element)
    return fill.startsWith('url(') || (read(fill)?.cover ?? 0) * Number(fillOpacity) > 0.1
  })

  // what could hide anything: only where such a box reaches over a line it has to be asked what lies on top, which takes far longer
  const hiding = [...document.querySelectorAll('body :not(.backdrop)')].filter(hides).map((each) => [each, boxOf(each)])
  const mayBeCovered = (element, { left, right, top, bottom }) => hiding.some(([each, box]) =>
    box.left < right && box.right > left && box.top < bottom && box.bottom > top && !each.contains(element) && !element.contains(each))

  // what lies over a part of a line that is seen otherwise: a picture of another place, say; a drawer or a hint may, for a while
  const coveredBy = (element, line) => {
    const { left, right, top, bottom } = line
    if (right - left < 4 || bottom - top < 4 || !mayBeCovered(element, line)) return null
    const parts = [0.04, 0.27, 0.5, 0.73, 0.96].flatMap((x) => [0.3, 0.7].map((y) => [left + (right - left) * x, top + (bottom - top) * y]))
    for (const [x, y] of parts)
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit.contains(element) || element.contains(hit)) break
        const beside = element.closest('[data-pans]') && !hit.closest('[data-pans]') // a map moves under its buttons
        const passing = hit.closest('.notes') // goes by itself
        if (!beside && !passing && hides(hit) && layerOf(hit) === layerOf(element)) return hit
      }
    return null
  }

  const seen = (element, line) => [0.5, 0.1, 0.9].some((part) => seenAt(element, line.left + line.width * part, line.top + line.height * 0.5))

  // where the words stand that a name has let go of, by lib/shorten.ts or by a clamp: below this, and they lie over nothing
  const keeps = once((element) => {
    if (element.matches('.cut.short') || styleOf(element).webkitLineClamp !== 'none') return element
    return element.parentElement && keeps(element.parentElement)
  })

  // a drawer, a hint or what is laid out for one decision lies over the table for a while and may hide half a line of it; on one and the same layer that is a fault
  const layerOf = once((element) => element.closest('[role=dialog], [role=tooltip], [data-layer]'))
  const underLayer = (a, b) => {
    if (layerOf(a.element) === layerOf(b.element)) return false
    const [x, y] = [(Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2, (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2]
    return ![a, b].every((each) => seenAt(each.element, x, y))
  }

  // the part of a line that letters take, without the air that a font brings along, and that the windows around it show: what has
  // moved out of one can lie over nothing
  const shown = (element, line, size) => {
    const air = Math.max(0, (line.height - 1.2 * size) / 2)
    let { left, right, top, bottom } = { ...line, top: line.top + air, bottom: line.bottom - air }
    for (let at = element; at; at = at.parentElement) {
      const style = styleOf(at)
      if (style.pans || style.moves) {
        const box = boxOf(at)
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      if (style.position === 'fixed') break
    }
    return { left, right, top, bottom, height: line.height - 2 * air }
  }

  const over = (upper, lower) => upper.tone.map((part, k) => part * upper.cover + lower[k] * (1 - upper.cover))
  const light = (tone) => tone.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k], 0)
  // what the text stands on: colours and washes around it, over the window; null above a picture, which is measured elsewhere
  const ground = (element) => {
    const layers = []
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at)
      if (style.backgroundImage.includes('url(')) return null
      const washes = style.backgroundImage.match(/(rgba?|color)\([^)]*\)/g) ?? []
      for (const colour of [washes[0], style.backgroundColor]) {
        const layer = colour ? read(colour) : null
        if (layer && layer.cover > 0) layers.push(layer)
      }
      if (layers.at(-1)?.cover === 1) break
    }
    return layers.reduceRight((lower, layer) => over(layer, lower), WINDOW)
  }
  const contrast = (element) => {
    const [own, below] = [read(getComputedStyle(element).color), ground(element)]
    if (!own || !below) return 21
    const [one, other] = [light(over(own, below)), light(below)].sort((a, b) => b - a)
    return (one + 0.05) / (other + 0.05)
  }
  // covered, or over a picture that is not around it; asked last, of what seems faint: looking through the page is slow
  const onPicture = (element, box) => {
    const below = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const pictured = (each) => each.closest('svg, img') || (!each.matches('.backdrop') && getComputedStyle(each).backgroundImage.includes('url('))
    return !below.includes(element) || below.some(pictured)
  }

  const forced = matchMedia('(forced-colors: active)').matches
  const lines = []
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || element.closest('.hidden, .skip, option, title, desc, style')) continue
    if (getComputedStyle(element).clipPath !== 'none' && element.offsetWidth <= 1) continue // for screen readers alone
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((each) => each.width > 1 && each.height > 1)
    if (boxes.length === 0) continue
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.closest('svg') && element.getScreenCTM ? element.getScreenCTM().d : 1)
    if (size < LEAST && !element.closest(innerWidth < 1100 ? 'svg, kbd' : 'kbd')) found.push(`too small: ${size.toFixed(1)} ${name(element)} "${short(node)}"`)
    const grade = element.closest('svg') || forced ? 21 : contrast(element)
    const least = element.closest(':disabled, [aria-disabled=true]') ? FAINT_UNUSABLE : FAINT
    if (grade < least && !onPicture(element, boxes[0])) found.push(`too faint: ${grade.toFixed(1)} ${name(element)} "${short(node)}"`)
    // a word that goes on in the next line is broken; a short line drawn narrower is not
    const rows = new Set([...range.getClientRects()].map((each) => Math.round(each.top)))
    for (const word of rows.size > 1 ? node.textContent.matchAll(/[\p{L}]{3,}/gu) : []) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const tops = new Set([...range.getClientRects()].map((each) => Math.round(each.top)))
      if (tops.size > 1) found.push(`broken word: ${name(element)} "${word[0]}"`)
    }
    if (element.closest('svg') && /\p{L}…/u.test(node.textContent)) found.push(`shortened in a picture: "${short(node)}"`)
    const around = getComputedStyle(element)
    if (element instanceof HTMLElement && around.display !== 'inline' && around.overflowX === 'visible' && element.scrollWidth > element.clientWidth + 2)
      found.push(`wider than its box: ${name(element)} "${short(node)}"`)
    let cut = false
    const kept = keeps(element)
    for (const box of boxes) {
      const line = { left: box.left, right: box.right, top: box.top, bottom: box.bottom, width: box.width, height: box.height }
      const by = cutBy(element, line)
      if (by && !cut) {
        cut = true
        const ellipsis = getComputedStyle(by).textOverflow === 'ellipsis'
        if (!(by === document.body && !seen(element, line) && element.closest('.rail')))
          found.push(`${ellipsis ? 'shortened' : 'cut'} by ${name(by)}: "${short(node)}"`)
      }
      const gone = kept !== null && (line.top + line.bottom) / 2 > boxOf(kept).bottom - 2
      if (cut || gone || !seen(element, line)) continue
      const letters = shown(element, line, size)
      lines.push({ node, element, ...letters })
      const cover = coveredBy(element, letters)
      if (cover) found.push(`half covered by ${name(cover)}: ${name(element)} "${short(node)}"`)
    }
  }

  lines.sort((a, b) => a.top - b.top)
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length && lines[j].top < lines[i].bottom; j++) {
      const [a, b] = [lines[i], lines[j]]
      if (a.node === b.node) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > 0.3 * Math.min(a.height, b.height) && !underLayer(a, b)) found.push(`overlap: ${name(a.element)} "${short(a.node)}" and ${name(b.element)} "${short(b.node)}"`)
    }

  // a control that is hidden in part, where one cannot scroll to the rest of it
  for (const control of document.querySelectorAll('#app :is(button, select, input)')) {
    const box = control.getBoundingClientRect()
    if (box.width < 4 || box.height < 4 || control.closest('.hidden, .skip') || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at)
      if (style.pans || style.moves || style.position === 'fixed') break
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const around = boxOf(at)
      const over = Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom)
      if (over > 2.5) {
        found.push(`control cut by ${name(at)}: ${Math.round(over)} px of ${name(control)} "${short(control)}"`)
        break
      }
    }
  }

  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  const app = document.querySelector('#app')
  if (document.querySelector('.table') && innerHeight >= 560 && Math.max(page.scrollHeight - innerHeight, app.scrollHeight - app.clientHeight) > 0)
    found.push(`the page scrolls by ${Math.max(page.scrollHeight - innerHeight, app.scrollHeight - app.clientHeight)} px`)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  return [...new Set(found)]
}
