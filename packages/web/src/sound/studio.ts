import { makeHiss } from './instruments.ts';
import { recipes } from './recipes.ts';
import type { Sound } from './sounds.ts';

/** The least time between two of a kind: ten cards taken at once are one rustle, and an hour of it tires nobody. */
const apartMs: Readonly<Record<Sound, number>> = {
  lay: 60,
  draw: 110,
  whoosh: 200,
  alarm: 900,
  slap: 70,
  call: 500,
  caught: 700,
  reveal: 500,
  no: 350,
  win: 3000,
  shuffle: 1500,
  tick: 90,
  turn: 1500,
};

export interface Studio {
  play(sound: Sound): void;
  /** All that is heard of it. */
  readonly last: AudioNode;
}

/**
 * The room in which all sounds are made: a compressor holds them together when ten come at once, and a bend above it lets
 * nothing reach the edge. The volume comes last, so that a quiet room sounds the same.
 */
export function openStudio(audio: BaseAudioContext, volume: () => number): Studio {
  const held = audio.createDynamicsCompressor();
  held.threshold.value = -20;
  held.ratio.value = 4;
  held.attack.value = 0.003;
  held.release.value = 0.15;
  const edge = audio.createWaveShaper();
  edge.curve = Float32Array.from({ length: 1025 }, (_, i) => 0.85 * Math.tanh((i - 512) / 512 / 0.85));
  const last = audio.createGain();
  held.connect(edge).connect(last).connect(audio.destination);
  const hiss = makeHiss(audio);
  const played = new Map<Sound, number>();
  return {
    last,
    play(sound) {
      const now = performance.now();
      if (now - (played.get(sound) ?? Number.NEGATIVE_INFINITY) < apartMs[sound]) return;
      played.set(sound, now);
      last.gain.value = volume() ** 2;
      recipes[sound]({ audio, out: held, at: audio.currentTime + 0.005, hiss, luck: Math.random });
    },
  };
}
