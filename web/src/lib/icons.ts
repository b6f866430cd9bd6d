// Our own icons on a grid of 24 by 24. `s` strokes a path, `cut` paints it in the colour of the ground.

export interface IconPart {
  d: string
  s?: number
  cut?: true
}

const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const ICONS = {
  sun: [{ d: ring(12, 12, 5) }, { d: 'M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M7 17l-3 3', s: 2 }],
  rules: [{ d: 'M3 4c4-1 7 0 9 2c2-2 5-3 9-2v15c-4-1-7 0-9 2c-2-2-5-3-9-2z', s: 2 }, { d: 'M12 6v14', s: 2 }],
  view: [{ d: 'M1 12c5-8 17-8 22 0c-5 8-17 8-22 0z', s: 2 }, { d: ring(12, 12, 3.4) }],
  menu: [{ d: 'M4 6h16M4 12h16M4 18h16', s: 2.4 }],
  undo: [{ d: 'M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12H9', s: 2.2 }],
  redo: [{ d: 'M15 5l5 5l-5 5M20 10h-9a6 6 0 0 0 0 12h4', s: 2.2 }],
  hint: [{ d: 'M12 2a7 7 0 0 1 4 12.7V18H8v-3.3A7 7 0 0 1 12 2z' }, { d: 'M9 20h6M10 22.5h4', s: 1.8 }],
  close: [{ d: 'M5 5l14 14M19 5L5 19', s: 2.2 }],
  left: [{ d: 'M15 4l-8 8l8 8', s: 2.2 }],
  down: [{ d: 'M5 9l7 7l7-7', s: 2.2 }],
  start: [{ d: 'M5 4v16M20 4L8 12l12 8z', s: 2 }, { d: 'M20 4L8 12l12 8z' }],
  back: [{ d: 'M18 4L6 12l12 8z' }],
  play: [{ d: 'M6 3l15 9l-15 9z' }],
  pause: [{ d: 'M6 4h4v16H6zM14 4h4v16h-4z' }],
  next: [{ d: 'M6 4l12 8l-12 8z' }],
  end: [{ d: 'M19 4v16', s: 2 }, { d: 'M4 4l12 8l-12 8z' }],
  person: [{ d: ring(12, 7, 4.2) }, { d: 'M4 22c0-8 16-8 16 0z' }],
  people: [{ d: `${ring(8.5, 8, 3.8)}${ring(17, 9, 3)}` }, { d: 'M1 21c0-9 15-9 15 0zM17.500 21h5.500c0-5-3-7-7-6.400c1.500 1.600 1.700 4 1.500 6.400z' }],
  cup: [{ d: 'M7 3h10v7a5 5 0 0 1-10 0zM10.800 14h2.400v4h-2.400zM7 19h10v2.200H7z' }, { d: 'M7 5H3.500c0 4 1.500 5.500 4 6M17 5h3.500c0 4-1.500 5.500-4 6', s: 1.8 }],
  flag: [{ d: 'M6 2v20', s: 2.2 }, { d: 'M7 3h12l-3.5 4.5L19 12H7z' }],
  alien: [
    { d: 'M12 3c5 0 8 3.5 8 8s-4 10-8 10s-8-5.500-8-10s3-8 8-8z' },
    { d: 'M7 10c2 0 4 1.500 4 4c-2 0-4-1.500-4-4zM17 10c-2 0-4 1.500-4 4c2 0 4-1.500 4-4z', cut: true },
  ],
  upgrade: [{ d: 'M12 2l9 9h-5v4H8v-4H3zM8 17h8v2H8zM8 20h8v2H8z' }],
  resource: [{ d: 'M12 2l6 8l-6 12l-6-12z' }, { d: 'M3 14l4-3l2 9l-4-1zM21 14l-4-3l-2 9l4-1z' }],
  cluster: [{ d: `${ring(7, 9, 4)}${ring(16, 7, 4)}${ring(13, 16, 5)}` }],
  hole: [{ d: ring(12, 12, 6), s: 2.4 }, { d: 'M1 13c6 5 16 5 22-2', s: 2 }],
  rocket: [
    { d: 'M12 1c4 4 5 9 4 15H8C7 10 8 5 12 1z' },
    { d: 'M8 12l-4 6l4-1zM16 12l4 6l-4-1zM10 18h4l-2 5z' },
    { d: ring(12, 9, 2), cut: true },
  ],
  turn: [{ d: 'M20 12a8 8 0 1 1-3-6.200', s: 2.2 }, { d: 'M21 2v6h-6z' }],
  mirror: [{ d: 'M12 2v20', s: 1.8 }, { d: 'M10 6v12L2 18zM14 6v12l8 0z' }],
  cut: [{ d: 'M4 4l9 12M20 4l-9 12', s: 2 }, { d: ring(7, 19, 3), s: 2 }, { d: ring(17, 19, 3), s: 2 }],
  sound: [{ d: 'M3 9h4l6-5v16l-6-5H3z' }, { d: 'M16.500 8.500a5 5 0 0 1 0 7M19 5.500a9 9 0 0 1 0 13', s: 2 }],
  silent: [{ d: 'M3 9h4l6-5v16l-6-5H3z' }, { d: 'M16.500 9l5.500 6M22 9l-5.500 6', s: 2 }],
  check: [{ d: 'M4 12l6 6L20 6', s: 2.6 }],
  link: [{ d: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2', s: 2.2 }],
  save: [{ d: 'M12 3v12M7 11l5 5l5-5M4 20h16', s: 2.2 }],
  open: [{ d: 'M12 16V4M7 9l5-5l5 5M4 20h16', s: 2.2 }],
  list: [{ d: 'M9 6h12M9 12h12M9 18h12', s: 2.2 }, { d: `${ring(4, 6, 1.8)}${ring(4, 12, 1.8)}${ring(4, 18, 1.8)}` }],
  chart: [{ d: 'M4 20V10h4v10zM10 20V4h4v16zM16 20v-7h4v7z' }],
  chat: [{ d: 'M3 4h18v12H10l-5 5v-5H3z', s: 2 }, { d: 'M7 8.500h10M7 12h6', s: 1.8 }],
  log: [{ d: 'M5 3h14v18H5z', s: 2 }, { d: 'M8 8h8M8 12h8M8 16h5', s: 2 }],
  sheet: [{ d: 'M12 2l5 3v5.600l-5 2.900l-5-2.900V5zM7 13.500l4.500 2.600v4.400L7 23l-4.500-2.500v-4.400zM17 13.500l4.500 2.600v4.400L17 23l-4.500-2.500v-4.400z', s: 1.8 }],
  board: [{ d: 'M3 5h18v14H3z', s: 2 }, { d: 'M8 5v3M16 5v3M8 16v3M16 16v3', s: 2 }],
  dice: [{ d: 'M4 4h16v16H4z', s: 2 }, { d: `${ring(8.5, 8.5, 1.6)}${ring(15.5, 15.5, 1.6)}${ring(12, 12, 1.6)}` }],
  flask: [{ d: 'M9 2h6M10 2v7L4 20a1.500 1.500 0 0 0 1.400 2h13.200A1.500 1.500 0 0 0 20 20L14 9V2z', s: 2 }, { d: 'M7.500 15h9L19 20.500H5z' }],
  planet: [{ d: ring(12, 12, 7) }, { d: 'M2 14c4 4 16 4 20-2', s: 2, cut: true }],
  wheel: [{ d: ring(12, 12, 9), s: 2.6 }, { d: 'M12 3v18M4.200 7.500l15.600 9M4.200 16.500l15.600-9', s: 1.8 }, { d: ring(12, 12, 3) }],
  atom: [{ d: ring(12, 12, 3.4) }, { d: 'M2.500 6c3-5 22 7 19 12s-22-7-19-12zM21.500 6c-3-5-22 7-19 12s22-7 19-12z', s: 1.6 }],
  wait: [{ d: ring(12, 12, 9), s: 2 }, { d: 'M12 7v5l4 2', s: 2 }],
  help: [{ d: ring(12, 12, 10), s: 2 }, { d: 'M9 9.500a3 3 0 1 1 4.200 2.700c-.8.400-1.200.900-1.200 1.800', s: 2 }, { d: ring(12, 17.3, 1.2) }],
} satisfies Record<string, IconPart[]>

export type IconName = keyof typeof ICONS
