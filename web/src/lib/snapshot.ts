// The board as it stands, as a picture: its elements in a drawing of their own, with styles and pictures inside it.
// On the dark ground of the picture it stands in the dark theme. Nothing is fetched but what this page has already, so it works wherever the page does.

const BOARD = '[data-region="board"]'
const LINKS = /url\(["']?([^"')]+)["']?\)/g
const LARGEST = 400

async function inlined(source: string, known: Map<string, Promise<string>>): Promise<string> {
  if (source.startsWith('data:') || source.startsWith('#')) return source
  const address = new URL(source, location.href)
  if (address.origin !== location.origin) return ''
  const found = known.get(address.href) ?? asData(address.href)
  known.set(address.href, found)
  return found
}

async function asData(source: string): Promise<string> {
  try {
    const blob = await (await fetch(source)).blob()
    return await new Promise((done, fail) => {
      const reader = new FileReader()
      reader.onload = () => done(String(reader.result))
      reader.onerror = fail
      reader.readAsDataURL(blob)
    })
  } catch {
    return '' // without it the place stays empty
  }
}

/** A text of styles with its links as data; links to parts of the same drawing stay. */
async function selfContained(text: string, known: Map<string, Promise<string>>): Promise<string> {
  const links = [...new Set([...text.matchAll(LINKS)].map((each) => each[1] ?? ''))].filter((each) => !each.startsWith('#')).slice(0, LARGEST)
  const data = new Map(await Promise.all(links.map(async (each) => [each, await inlined(each, known)] as const)))
  return text.replace(LINKS, (whole, link: string) => (data.has(link) ? `url("${data.get(link) ?? ''}")` : whole))
}

function stylesOf(document: Document): string {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule && !rule.cssText.includes('latin-400'))).map((rule) => rule.cssText)
    } catch {
      return [] // of another origin
    }
  }).join('\n')
}

/** A copy of the board, the pictures in it as data. */
async function copied(board: HTMLElement, known: Map<string, Promise<string>>): Promise<HTMLElement> {
  const copy = board.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll('button, [tabindex]')) each.removeAttribute('tabindex')
  const pictures = [...copy.querySelectorAll('img, image')].map(async (each) => {
    const name = each.hasAttribute('src') ? 'src' : 'href'
    each.setAttribute(name, await inlined(each.getAttribute(name) ?? '', known))
  })
  const styled = [...copy.querySelectorAll<HTMLElement>('[style*="url("]')].map(async (each) => {
    each.setAttribute('style', await selfContained(each.getAttribute('style') ?? '', known))
  })
  await Promise.all([...pictures, ...styled])
  return copy
}

/** The board in sight as an image; null where there is none or the browser cannot draw it so. */
export async function boardPicture(): Promise<HTMLImageElement | null> {
  const board = document.querySelector<HTMLElement>(BOARD)
  if (!board) return null
  const { width, height } = board.getBoundingClientRect()
  if (width < 1 || height < 1) return null
  const known = new Map<string, Promise<string>>()
  const root = document.documentElement
  const [styles, copy] = await Promise.all([selfContained(stylesOf(document), known), copied(board, known)])
  const page = document.implementation.createHTMLDocument()
  const body = page.createElement('div')
  for (const { name, value } of root.attributes) body.setAttribute(name, name === 'data-theme' ? 'dark' : value)
  body.append(copy)
  const inside = new XMLSerializer().serializeToString(body)
  const size = `width="${width}" height="${height}"`
  const attributes = [...root.attributes].filter((each) => each.name.startsWith('data-')).map((each) => `${each.name}="${each.name === 'data-theme' ? 'dark' : each.value}"`).join(' ')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${attributes} style="font-size:${getComputedStyle(root).fontSize}"><style>${styles.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style><foreignObject ${size}>${inside}</foreignObject></svg>`
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}
