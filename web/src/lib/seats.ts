// A player is a colour with a shape; the shapes are drawn in a box of 24 by 24.

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const

export const SHAPE_PATHS: Record<(typeof SHAPES)[number], string> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 3L21.5 20.5H2.5z',
  diamond: 'M12 1.5L22 12L12 22.5L2 12z',
  hexagon: 'M12 2L21 7v10l-9 5l-9-5V7z',
}

export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[seat % SHAPES.length] ?? 'circle'
}

export function colourOf(seat: number): string {
  return `var(--seat-${(seat % SHAPES.length) + 1})`
}
