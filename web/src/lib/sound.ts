// Sounds that tell what happened, made by code (Web Audio): nobody needs them to understand, and they are off until switched on.

import { settings } from './settings.svelte'

export type Sound = 'choose' | 'place' | 'gain' | 'dice' | 'refused' | 'yours' | 'end'

interface Tone {
  /** Hertz; noise without it. */
  pitch?: number
  /** Seconds after the beginning, and how long. */
  at: number
  long: number
  loud: number
  wave?: OscillatorType
}

/** Tick, thud, ping, rattle, falling third, rising fifth, chord. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  choose: [{ pitch: 1400, at: 0, long: 0.03, loud: 0.12, wave: 'triangle' }],
  place: [{ pitch: 110, at: 0, long: 0.12, loud: 0.3 }, { at: 0, long: 0.04, loud: 0.06 }],
  gain: [{ pitch: 1175, at: 0, long: 0.16, loud: 0.12 }, { pitch: 1760, at: 0.06, long: 0.2, loud: 0.08 }],
  dice: [0, 0.05, 0.09, 0.15, 0.22].map((at) => ({ at, long: 0.03, loud: 0.16 })),
  refused: [{ pitch: 330, at: 0, long: 0.12, loud: 0.14 }, { pitch: 262, at: 0.12, long: 0.18, loud: 0.14 }],
  yours: [{ pitch: 440, at: 0, long: 0.14, loud: 0.12 }, { pitch: 660, at: 0.12, long: 0.24, loud: 0.12 }],
  end: [262, 330, 392, 523].map((pitch, k) => ({ pitch, at: 0.07 * k, long: 1.1, loud: 0.1 })),
}

let context: AudioContext | null = null

function noise(within: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = within.createBuffer(1, Math.ceil(within.sampleRate * long), within.sampleRate)
  const data = buffer.getChannelData(0)
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1
  const source = within.createBufferSource()
  source.buffer = buffer
  return source
}

function tone(within: AudioContext, { pitch, at, long, loud, wave = 'sine' }: Tone): void {
  const start = within.currentTime + at
  const volume = within.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  volume.connect(within.destination)
  if (pitch === undefined) {
    const source = noise(within, long)
    source.connect(volume)
    source.start(start)
    return
  }
  const source = within.createOscillator()
  source.type = wave
  source.frequency.value = pitch
  source.connect(volume)
  source.start(start)
  source.stop(start + long)
}

/** Plays a sound, where somebody wishes to hear them and the browser can. */
export function play(sound: Sound): void {
  if (!settings.kept.sound || typeof AudioContext === 'undefined' || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const each of SOUNDS[sound]) tone(context, each)
}

/** The switch: who turns them on hears one. */
export function switchSounds(on = !settings.kept.sound): void {
  settings.set('sound', on)
  play('yours')
}

/** What the events of a move sound like: the one thing in them that says most. */
export function soundOf(kinds: readonly string[]): Sound | null {
  if (kinds.some((kind) => /roll|dice|reroll/.test(kind))) return 'dice'
  if (kinds.some((kind) => /gain|points|income|produc/.test(kind))) return 'gain'
  return kinds.length ? 'place' : null
}
