import { settings } from './settings.ts';

export type Sound =
  | 'lay'
  | 'draw'
  | 'whoosh'
  | 'alarm'
  | 'slap'
  | 'call'
  | 'caught'
  | 'reveal'
  | 'no'
  | 'win'
  | 'shuffle'
  | 'tick'
  | 'turn';

interface Note {
  readonly at: number;
  readonly from: number;
  readonly to?: number;
  readonly long: number;
  readonly wave?: OscillatorType;
  readonly loud?: number;
}
interface Recipe {
  /** A puff of noise: paper, cloth, hands. */
  readonly noise?: { readonly long: number; readonly pitch: number; readonly loud: number };
  readonly notes?: readonly Note[];
}

const recipes: Readonly<Record<Sound, Recipe>> = {
  lay: { noise: { long: 0.07, pitch: 1800, loud: 0.35 }, notes: [{ at: 0, from: 190, to: 90, long: 0.08, loud: 0.2 }] },
  draw: { noise: { long: 0.12, pitch: 3200, loud: 0.18 } },
  whoosh: {
    noise: { long: 0.25, pitch: 1200, loud: 0.3 },
    notes: [{ at: 0, from: 300, to: 900, long: 0.18, loud: 0.12 }],
  },
  alarm: {
    notes: [
      { at: 0, from: 880, long: 0.09, wave: 'square', loud: 0.12 },
      { at: 0.12, from: 880, long: 0.09, wave: 'square', loud: 0.12 },
    ],
  },
  slap: { noise: { long: 0.09, pitch: 900, loud: 0.6 } },
  call: {
    notes: [
      { at: 0, from: 420, to: 620, long: 0.12, wave: 'sawtooth', loud: 0.14 },
      { at: 0.13, from: 620, to: 480, long: 0.16, wave: 'sawtooth', loud: 0.14 },
    ],
  },
  caught: { notes: [{ at: 0, from: 330, to: 110, long: 0.4, wave: 'sawtooth', loud: 0.16 }] },
  reveal: {
    notes: [
      { at: 0, from: 392, long: 0.1 },
      { at: 0.1, from: 523, long: 0.1 },
      { at: 0.2, from: 659, long: 0.2 },
    ],
  },
  no: { notes: [{ at: 0, from: 180, to: 140, long: 0.16, wave: 'square', loud: 0.1 }] },
  win: {
    notes: [523, 659, 784, 1047].map((from, i) => ({ at: i * 0.12, from, long: 0.22, wave: 'triangle', loud: 0.25 })),
  },
  shuffle: { noise: { long: 0.5, pitch: 2600, loud: 0.22 } },
  tick: { notes: [{ at: 0, from: 1000, long: 0.05, wave: 'square', loud: 0.1 }] },
  turn: {
    notes: [
      { at: 0, from: 660, long: 0.09 },
      { at: 0.1, from: 880, long: 0.14 },
    ],
  },
};

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody touched it. */
function ear(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function hiss(audio: AudioContext, { long, pitch, loud }: NonNullable<Recipe['noise']>): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start();
}

function tone(audio: AudioContext, { at, from, to = from, long, wave = 'sine', loud = 0.2 }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + long + 0.02);
}

/** Every sound is made here and now; nothing is downloaded. */
export function play(sound: Sound): void {
  if (!settings.sound.value) return;
  const audio = ear();
  if (!audio) return;
  const { noise, notes = [] } = recipes[sound];
  if (noise) hiss(audio, noise);
  for (const note of notes) tone(audio, note);
}
