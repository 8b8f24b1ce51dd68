/** Where and when a sound is made, and the luck that makes no two alike. */
export interface Stage {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** Hiss, made once. */
  readonly hiss: AudioBuffer;
  readonly luck: () => number;
}

/** About so much: a little less or more each time. */
export const about = ({ luck }: Stage, amount: number, by = 0.12): number => amount * (1 + (luck() * 2 - 1) * by);

export function makeHiss(audio: BaseAudioContext): AudioBuffer {
  const hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return hiss;
}

/** Swells for `rise` and dies away; never with a click. */
function envelope({ audio }: Stage, start: number, rise: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.setTargetAtTime(0, start + rise, (long - rise) / 4);
  return gain;
}

interface Rustle {
  readonly after?: number;
  readonly long: number;
  readonly rise?: number;
  /** Where it is brightest, at first and in the end. */
  readonly from: number;
  readonly to?: number;
  readonly sharp?: number;
  readonly loud: number;
}

/** Paper, cloth, air, hands. */
export function rustle(
  stage: Stage,
  { after = 0, long, rise = 0.003, from, to = from, sharp = 0.9, loud }: Rustle,
): void {
  const { audio, out, at, hiss, luck } = stage;
  const start = at + after;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(about(stage, from), start);
  filter.frequency.exponentialRampToValueAtTime(about(stage, to), start + long);
  source
    .connect(filter)
    .connect(envelope(stage, start, rise, long, loud))
    .connect(out);
  source.start(start, luck() * 0.5, long + 0.05);
}

interface Knock {
  readonly after?: number;
  readonly long: number;
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

/** A body that is struck: a table, wood, a drum. */
export function knock(stage: Stage, { after = 0, long, from, to = from, loud, wave = 'sine' }: Knock): void {
  const { audio, out, at } = stage;
  const start = at + after;
  const body = audio.createOscillator();
  body.type = wave;
  body.frequency.setValueAtTime(from, start);
  body.frequency.exponentialRampToValueAtTime(to, start + long);
  body.connect(envelope(stage, start, 0.002, long, loud)).connect(out);
  body.start(start);
  body.stop(start + long + 0.05);
}

/** A wooden bar with its short overtone, as on a marimba. */
export function bar(stage: Stage, pitch: number, after: number, loud = 0.24): void {
  const struck = about(stage, pitch, 0.006);
  knock(stage, { after, long: about(stage, 0.42, 0.15), from: struck, loud: about(stage, loud) });
  knock(stage, { after, long: 0.09, from: struck * 3.93, loud: about(stage, loud * 0.35, 0.4) });
}

interface Grunt {
  readonly after?: number;
  readonly long: number;
  /** The voice, at first, in the middle and in the end. */
  readonly pitch: readonly [number, number, number];
  /** The mouth: where the voice rings, at first and in the end. */
  readonly mouth: readonly (readonly [from: number, to: number])[];
  /** How much the voice rattles: a pig's is rough. */
  readonly rough?: number;
  readonly breath?: number;
  readonly loud: number;
}

/** A pig: a rough voice with a shaking pitch, through a mouth that opens and shuts, and breath in its nose. */
export function grunt(
  stage: Stage,
  { after = 0, long: usual, pitch, mouth, rough = 0.5, breath = 0.2, loud }: Grunt,
): void {
  const { audio, at } = stage;
  const start = at + after;
  const long = about(stage, usual, 0.1);
  const size = about(stage, 1, 0.09);
  const voice = audio.createOscillator();
  voice.type = 'sawtooth';
  const [first, middle, end] = pitch.map((hertz) => hertz * size) as [number, number, number];
  voice.frequency.setValueAtTime(first, start);
  voice.frequency.linearRampToValueAtTime(middle, start + long * 0.4);
  voice.frequency.linearRampToValueAtTime(end, start + long);
  const shake = audio.createOscillator();
  shake.frequency.value = about(stage, 27, 0.25);
  const depth = audio.createGain();
  depth.gain.value = first * 0.07;
  shake.connect(depth).connect(voice.frequency);

  const rattle = audio.createGain();
  rattle.gain.value = 1 - rough / 2;
  const rattling = audio.createGain();
  rattling.gain.value = rough / 2;
  shake.connect(rattling).connect(rattle.gain);
  const whole = envelope(stage, start, Math.min(0.04, long / 4), long, loud);
  whole.connect(stage.out);
  rattle.connect(whole);
  let sounding: AudioNode = voice;
  // A saw is all edge: what a mouth lets out is softer.
  const lips = audio.createBiquadFilter();
  lips.frequency.value = 2600;
  sounding = sounding.connect(lips);
  for (const [from, to] of mouth) {
    const ring = audio.createBiquadFilter();
    ring.type = 'peaking';
    ring.gain.value = 14;
    ring.Q.value = 3.5;
    ring.frequency.setValueAtTime(from / size, start);
    ring.frequency.linearRampToValueAtTime(to / size, start + long * 0.7);
    sounding = sounding.connect(ring);
  }
  sounding.connect(rattle);
  for (const one of [voice, shake]) {
    one.start(start);
    one.stop(start + long + 0.05);
  }
  rustle(stage, { after, long, rise: 0.02, from: 900, to: 500, sharp: 0.7, loud: loud * breath });
}
