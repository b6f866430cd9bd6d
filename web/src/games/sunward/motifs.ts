// A motif for each fill, so that the zones differ without colour. Drawn round (0, 0) in a box of about 20 by 20.

export interface Motif {
  stroke?: string
  fill?: string
}

export const MOTIFS: Record<string, Motif> = {
  crescents: { stroke: 'M4-7a8 8 0 1 0 4 10A6.500 6.500 0 1 1 4-7z' },
  zigzags: { stroke: 'M-7-5l5 4l-3 3l5 4l-2 3M1-7l4 4l-3 3l5 4' },
  'upright bars': { stroke: 'M-6-7v14M0-7v14M6-7v14' },
  pebbles: { fill: 'M-5-4a3.200 2.600 0 1 0 .1 0zM5-1a3 2.400 0 1 0 .1 0zM-2 4a2.600 2 0 1 0 .1 0z' },
  chevrons: { stroke: 'M-7-1l7-6l7 6M-7 6l7-6l7 6' },
  'three-rayed stars': { stroke: 'M0 1v-8M0 1l7 5M0 1l-7 5' },
  'half discs': { stroke: 'M-7 3a7 7 0 0 1 14 0zM-8 6h16' },
  'tailed dots': { stroke: 'M-7 7L2-2', fill: 'M4-7.500a4 4 0 1 0 .1 0z' },
  'crosses in squares': { stroke: 'M-6-6h12v12h-12zM0-6v12M-6 0h12' },
  spirals: { stroke: 'M0 0c2-3 6 0 4 4s-9 3-10-2s4-10 9-8s6 6 5 8' },
  'solid with a light rim': { stroke: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0zM-8.500 3.500c5 2.500 12 0 17-7' },
}

export const MISSION_ICONS = {
  aliens: 'alien',
  upgrades: 'upgrade',
  resources: 'resource',
  cluster: 'cluster',
  black_hole: 'hole',
} as const

export function missionIcon(mission: string): 'alien' | 'upgrade' | 'resource' | 'cluster' | 'hole' {
  return MISSION_ICONS[mission as keyof typeof MISSION_ICONS] ?? 'cluster'
}
