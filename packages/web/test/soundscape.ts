import { frameMs } from '../src/voice/hearing/echo.ts';

/** Sounds made of numbers, for ears made of numbers. */
export const rate = 8000;
export type Sound = Float32Array;

const samples = (ms: number): number => Math.round((ms / 1000) * rate);
function make(ms: number, at: (i: number) => number): Sound {
  const made = new Float32Array(samples(ms));
  for (let i = 0; i < made.length; i++) made[i] = at(i);
  return made;
}

/** One that is the same each time. */
export function noiseOf(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

export const silence = (ms: number): Sound => make(ms, () => 0);
export const tone = (ms: number, level: number, hertz = 440): Sound =>
  make(ms, (i) => level * Math.SQRT2 * Math.sin((2 * Math.PI * hertz * i) / rate));

/** Steady, as a fan is. `level` is its root mean square. */
export function noise(ms: number, level: number, seed = 'noise'): Sound {
  const next = noiseOf(seed);
  return make(ms, () => level * Math.sqrt(3) * next());
}

/** Words: syllables of 90 to 300 ms of a buzzing voice, run together by three or four, and pauses between. */
export function speech(ms: number, level: number, seed: string): Sound {
  const next = noiseOf(seed);
  const uniform = (from: number, to: number): number => from + ((next() + 1) / 2) * (to - from);
  const made = silence(ms);
  let at = samples(uniform(0, 150));
  let syllables = 3;
  while (at < made.length) {
    const [length, loud, pitch] = [samples(uniform(90, 300)), level * uniform(0.8, 1.8), uniform(100, 240)];
    for (let i = 0; i < length && at + i < made.length; i++) {
      const swell = Math.sin((Math.PI * (i + 0.5)) / length) ** 0.5;
      const buzz = Math.sin((2 * Math.PI * pitch * i) / rate) + 0.5 * Math.sin((4 * Math.PI * pitch * i) / rate);
      made[at + i] = loud * swell * (1.1 * buzz + 0.35 * next());
    }
    at += length + samples(uniform(10, 60));
    if (--syllables > 0) continue;
    at += samples(uniform(120, 600));
    syllables = Math.round(uniform(3, 6));
  }
  return made;
}

/** So many bursts, each as long, and so long between them: a cough, a laugh, a dog. */
export function bursts(count: number, burstMs: number, pauseMs: number, level: number, seed = 'bursts'): Sound {
  const next = noiseOf(seed);
  const burst = (): Sound => make(burstMs, (i) => level * 1.7 * next() * Math.min(1, (4 * i) / samples(burstMs)));
  return chain(...Array.from({ length: count }, () => [burst(), silence(pauseMs)]).flat());
}

export function chain(...sounds: readonly Sound[]): Sound {
  const all = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
}

export function mix(...sounds: readonly Sound[]): Sound {
  const all = new Float32Array(Math.max(...sounds.map(({ length }) => length)));
  for (const sound of sounds) for (let i = 0; i < sound.length; i++) all[i] = (all[i] ?? 0) + (sound[i] ?? 0);
  return all;
}

export const times = (sound: Sound, gain: number): Sound => sound.map((one) => one * gain);
export const late = (sound: Sound, ms: number): Sound => chain(silence(ms), sound).slice(0, sound.length);

/** What a microphone hears of a loudspeaker: later, softer, and in a room. */
export function echoOf(sound: Sound, gain: number, ms: number): Sound {
  const walls = [17, 31, 53, 79, 113, 149].map((more, i) => times(late(sound, ms + more), gain * 0.45 * 0.7 ** i));
  return mix(times(late(sound, ms), gain), ...walls);
}

/** Frame by frame, as the ear takes it. */
export function levels(sound: Sound): number[] {
  const size = samples(frameMs);
  return Array.from({ length: Math.floor(sound.length / size) }, (_, n) => {
    let sum = 0;
    for (let i = n * size; i < (n + 1) * size; i++) sum += (sound[i] ?? 0) ** 2;
    return Math.sqrt(sum / size);
  });
}
