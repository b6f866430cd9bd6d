// What the inspector shows of the places of this board: picture or emblem, name, sentence, sums.

import type { Card, Sum } from '../../lib/cards'
import { capital, say } from '../../lib/words.svelte'
import { MOMENTS, signOf } from './emblems'
import { GLYPHS } from './glyphs'
import type { Project, PulsarLayout, PulsarView, Sector, Size, Tech, Transmitter } from './model'
import { helpOf, houseOf, nameOf, sectorSaid } from './words'

type NameOf = (seat: number) => string

const diceSum = (dice: readonly number[]): Sum => ({ label: say('pulsar-sum-dice'), value: dice.join(', ') })

export function techCard(tech: Tech, patents: readonly number[], layout: PulsarLayout, name: NameOf): Card {
  const cost = tech.extra_cost.length ? `, ${say('amount-cube', { amount: 1 })}` : ''
  return {
    title: nameOf('tech', tech.id),
    lines: [helpOf('tech', tech.id)],
    rule: 'PUL-15.1',
    emblem: { id: tech.id, family: MOMENTS[tech.kind], icon: GLYPHS[signOf(tech.effect)] },
    sums: [
      { label: say('pulsar-sum-die'), value: `${tech.dice[0] ?? 0}${cost}` },
      { label: say('pulsar-sum-row'), value: `${tech.row} / ${layout.setup.rounds}` },
      ...(patents.length ? [{ label: say('pulsar-sum-patents'), value: patents.map(name).join(', ') }] : []),
    ],
    ...houseOf(tech),
  }
}

export function transmitterCard(tile: Transmitter, state: readonly string[] = []): Card {
  return {
    title: nameOf('transmitter', tile.id),
    lines: [...state, helpOf('transmitter', tile.id)],
    rule: 'PUL-13.1',
    emblem: { id: tile.id, family: 'explore', icon: GLYPHS.dish },
    sums: [diceSum(tile.dice)],
    ...houseOf(tile),
  }
}

export function gyrodyneCard(size: Size, view: PulsarView, layout: PulsarLayout): Card {
  const data = layout.gyrodynes.list.find((each) => each.size === size)
  const award = layout.awards.list.find((each) => each.size === size)
  const left = award?.points.filter((_, k) => view.awards[size][k] === null) ?? []
  return {
    title: capital(say(`gyrodyne-${size}`)),
    lines: [
      say('pulsar-gyrodyne-help', { size: `@gyrodyne-${size}`, n: view.gyrodynes[size], take: data?.take_die ?? 0, finish: data?.finish_die ?? 0, points: data?.vp ?? 0 }),
      left.length ? say('pulsar-award-help', { needs: award?.needs ?? 2, points: left.join(', ') }) : say('pulsar-awards-taken'),
    ],
    emblem: { id: size, family: 'scoring', icon: GLYPHS.gyrodyne },
    rule: 'PUL-12.1',
  }
}

export function projectCard(project: Project, state: readonly string[]): Card {
  return {
    title: nameOf('project', project.id),
    lines: [helpOf('project', project.id), ...state],
    rule: 'PUL-14.1',
    emblem: { id: project.id, family: 'scoring', icon: GLYPHS[signOf(project.run.length ? project.run : project.effect)] },
    sums: [{ label: say('pulsar-sum-die'), value: `${project.die}` }],
    ...houseOf(project),
  }
}

/** The picture of a sector's component; gates have none. */
function pictureOf(sector: Sector, view: PulsarView, layout: PulsarLayout): Pick<Card, 'picture'> {
  if (sector.kind === 'pulsar' || sector.kind === 'isolated') return { picture: { id: sector.id, kind: sector.kind } }
  const tile = layout.systems.list.find((each) => each.id === view.systems.find((one) => one.sector === sector.id)?.tile)
  return tile ? { picture: { id: tile.id, kind: Object.keys(tile.blue).length ? 'blue' : 'barren' } } : {}
}

export function sectorCard(sector: Sector, view: PulsarView, layout: PulsarLayout, name: NameOf, more: readonly string[]): Card {
  const [title = '', ...lines] = sectorSaid(sector, view, layout, name).split('\n')
  const rule = { pulsar: 'PUL-11.1', isolated: 'PUL-11.1', system: 'PUL-10.1' , entry: 'PUL-9.1', gate: 'PUL-14.1' }[sector.kind]
  return { title, lines: [...more, ...lines], rule, ...pictureOf(sector, view, layout) }
}
