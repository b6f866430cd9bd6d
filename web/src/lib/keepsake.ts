// A picture of how a game ended, to keep or to send: the dawn, who won, the final table and the ranking.

import { address, SCENES } from '../art/manifest'
import { boardPicture } from './snapshot'
import { SHAPE_PATHS, shapeOf } from './seats'

export interface Ranked {
  seat: number
  name: string
  score: string
}

const [WIDTH, HEIGHT] = [1200, 630]
const INK = '#EEF1F9'

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}

async function load(source: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = source
  try {
    await image.decode()
    return image
  } catch {
    return null // without a connection: the words alone
  }
}

function shape(brush: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(size / 24, size / 24)
  brush.fillStyle = token(`--seat-${(seat % 5) + 1}`)
  brush.fill(new Path2D(SHAPE_PATHS[shapeOf(seat)]))
  brush.restore()
}

/** What the picture says. */
export interface Words {
  claim: string
  told: string
  decided: string
  rows: readonly Ranked[]
}

function backdrop(brush: CanvasRenderingContext2D, dawn: HTMLImageElement | null): void {
  brush.fillStyle = '#070A14'
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  if (!dawn) return
  const zoom = Math.max(WIDTH / dawn.width, HEIGHT / dawn.height)
  brush.drawImage(dawn, (WIDTH - dawn.width * zoom) / 2, 0, dawn.width * zoom, dawn.height * zoom)
}

function plate(brush: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  brush.fillStyle = 'rgb(10 13 26 / 84%)'
  brush.beginPath()
  brush.roundRect(x, y, width, height, 18)
  brush.fill()
}

/** The final table, fitted into its place. */
function table(brush: CanvasRenderingContext2D, board: HTMLImageElement): void {
  const [left, top, width, height] = [36, 196, 724, 396]
  plate(brush, left, top, width, height)
  const zoom = Math.min((width - 24) / board.width, (height - 24) / board.height)
  const [wide, high] = [board.width * zoom, board.height * zoom]
  brush.drawImage(board, left + (width - wide) / 2, top + (height - high) / 2, wide, high)
}

function ranking(brush: CanvasRenderingContext2D, rows: readonly Ranked[], left: number): void {
  const [top, high] = [HEIGHT - 56 - rows.length * 58, 58]
  plate(brush, left, top - 18, 380, rows.length * high + 36)
  rows.forEach((row, k) => {
    const y = top + k * high
    shape(brush, row.seat, left + 24, y + 12, 32)
    brush.fillStyle = INK
    brush.textAlign = 'left'
    brush.font = `600 28px ${token('--font-text')}`
    brush.fillText(row.name, left + 70, y + 39, 200)
    brush.textAlign = 'right'
    brush.font = `600 38px ${token('--font-title')}`
    brush.fillText(row.score, left + 356, y + 41)
  })
}

export async function drawPicture({ claim, told, decided, rows }: Words): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const brush = canvas.getContext('2d')
  if (!brush) return canvas
  backdrop(brush, SCENES.dawn ? await load(address(SCENES.dawn)) : null)
  brush.textAlign = 'center'
  brush.fillStyle = INK
  brush.shadowColor = 'rgb(6 8 18 / 80%)'
  brush.shadowBlur = 14
  brush.font = `600 64px ${token('--font-title')}`
  brush.fillText(claim, WIDTH / 2, 84, WIDTH - 80)
  brush.font = `600 24px ${token('--font-text')}`
  brush.fillText(told, WIDTH / 2, 126, WIDTH - 80)
  if (decided) brush.fillText(decided, WIDTH / 2, 160, WIDTH - 80)
  brush.shadowBlur = 0
  const board = await boardPicture()
  if (board) table(brush, board)
  ranking(brush, rows, board ? 784 : 410)
  brush.textAlign = 'center'
  brush.fillStyle = '#BCC6DD'
  brush.font = `600 20px ${token('--font-title')}`
  brush.fillText('Perihelion', WIDTH / 2, HEIGHT - 10)
  return canvas
}

/** Gives the picture to the player as a file. */
export async function keepPicture(file: string, words: Words): Promise<void> {
  const canvas = await drawPicture(words)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file
  link.click()
  URL.revokeObjectURL(link.href)
}
