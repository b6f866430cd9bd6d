// A picture of how a game ended, to keep or to send: the dawn, who won, and the ranking.

import { address, SCENES } from '../art/manifest'
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

export async function drawPicture(claim: string, told: string, rows: readonly Ranked[]): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const brush = canvas.getContext('2d')
  if (!brush) return canvas
  brush.fillStyle = '#070A14'
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  const dawn = SCENES.dawn ? await load(address(SCENES.dawn)) : null
  if (dawn) {
    const zoom = Math.max(WIDTH / dawn.width, HEIGHT / dawn.height)
    brush.drawImage(dawn, (WIDTH - dawn.width * zoom) / 2, 0, dawn.width * zoom, dawn.height * zoom)
  }
  const family = token('--font-title')
  brush.textAlign = 'center'
  brush.fillStyle = INK
  brush.shadowColor = 'rgb(6 8 18 / 80%)'
  brush.shadowBlur = 14
  brush.font = `600 76px ${family}`
  brush.fillText(claim, WIDTH / 2, 130, WIDTH - 80)
  brush.font = `600 26px ${token('--font-text')}`
  brush.fillText(told, WIDTH / 2, 178, WIDTH - 80)
  brush.shadowBlur = 0
  const top = HEIGHT - 56 - rows.length * 58
  brush.fillStyle = 'rgb(10 13 26 / 84%)'
  brush.beginPath()
  brush.roundRect(330, top - 18, 540, rows.length * 58 + 36, 18)
  brush.fill()
  rows.forEach((row, k) => {
    const y = top + k * 58
    shape(brush, row.seat, 366, y + 12, 32)
    brush.fillStyle = INK
    brush.textAlign = 'left'
    brush.font = `600 30px ${token('--font-text')}`
    brush.fillText(row.name, 420, y + 39, 320)
    brush.textAlign = 'right'
    brush.font = `600 38px ${family}`
    brush.fillText(row.score, 834, y + 41)
  })
  brush.textAlign = 'center'
  brush.fillStyle = '#BCC6DD'
  brush.font = `600 20px ${family}`
  brush.fillText('Perihelion', WIDTH / 2, HEIGHT - 14)
  return canvas
}

/** Gives the picture to the player as a file. */
export async function keepPicture(file: string, claim: string, told: string, rows: readonly Ranked[]): Promise<void> {
  const canvas = await drawPicture(claim, told, rows)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = file
  link.click()
  URL.revokeObjectURL(link.href)
}
