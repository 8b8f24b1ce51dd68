import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { openStudio } from '../src/sound/studio.ts';
import { openBrowser, startLocalServer } from './localServer.ts';

/**
 * Every sound as a recording, several times each since no two are alike: `npm run sounds`, written to ./sounds, with how
 * loud and how shrill each is. Fails where one reaches the edge, lasts too long, stands out of the others, is mostly where
 * the ear is most easily hurt, or is the very same every time.
 */
const folder = process.env.SOUNDS ?? join(import.meta.dirname, '../../../sounds');
const site = join(import.meta.dirname, '../dist/site/assets');
const studio = readdirSync(site).find((name) => /^studio-.*\.js$/.test(name));
const sounds = 'lay draw whoosh alarm slap call caught reveal no win shuffle tick turn'.split(' ');
const takes = 6;
const rate = 44_100;
const bounds = { peak: -1, spread: 10, seconds: 2, shrill: 0.5, alike: 0.95 };

function wav(samples: readonly number[]): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length * 2, 40);
  const body = Buffer.from(Int16Array.from(samples, (one) => Math.round(one * 32_767)).buffer);
  return Buffer.concat([head, body]);
}
const dB = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-6));

/** As loud as its loudest 100 ms: what an ear takes a short sound for. */
function loudness(samples: readonly number[]): number {
  const window = rate / 10;
  let most = 0;
  for (let from = 0; from < samples.length; from += window / 4) {
    const some = samples.slice(from, from + window);
    most = Math.max(most, some.reduce((sum, one) => sum + one * one, 0) / window);
  }
  return dB(Math.sqrt(most));
}

/** As much of its energy as lies from 2 to 5 kHz: two filters, each a wall of 12 dB an octave. */
function shrillness(samples: readonly number[]): number {
  const energy = (some: readonly number[]): number => some.reduce((sum, one) => sum + one * one, 0);
  return energy(filtered(filtered(samples, 2000, 'high'), 5000, 'low')) / Math.max(energy(samples), 1e-12);
}

/** A Butterworth filter of the second order. */
function filtered(samples: readonly number[], hertz: number, passes: 'low' | 'high'): number[] {
  const turn = (2 * Math.PI * hertz) / rate;
  const [cosine, width] = [Math.cos(turn), Math.sin(turn) * Math.SQRT1_2];
  const side = passes === 'low' ? 1 - cosine : 1 + cosine;
  const [b0, b1] = [side / 2, passes === 'low' ? side : -side];
  const [a0, a1, a2] = [1 + width, -2 * cosine, 1 - width];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** How alike two takes are, 1 for the same. */
function likeness(one: readonly number[], other: readonly number[]): number {
  let [both, ours, theirs] = [0, 0, 0];
  for (const [i, x] of one.entries()) {
    const y = other[i] ?? 0;
    both += x * y;
    ours += x * x;
    theirs += y * y;
  }
  return both / Math.max(Math.sqrt(ours * theirs), 1e-12);
}

const server = await startLocalServer(Number(process.env.SOUNDS_PORT ?? 3189));
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(server.base);
mkdirSync(folder, { recursive: true });
const heard: { sound: string; samples: readonly number[]; loud: number; peak: number; seconds: number }[] = [];
for (const sound of sounds) {
  for (let take = 0; take < takes; take++) {
    const samples = await page.evaluate(
      async ({ from, name, hertz }) => {
        const { openStudio: open } = (await import(from)) as { openStudio: typeof openStudio };
        const audio = new OfflineAudioContext(1, hertz * 2, hertz);
        open(audio, () => 1).play(name as never);
        return [...(await audio.startRendering()).getChannelData(0)];
      },
      { from: `/assets/${studio}`, name: sound, hertz: rate },
    );
    const end = samples.findLastIndex((one) => Math.abs(one) > 0.001);
    const peak = dB(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0));
    heard.push({ sound, samples, peak, loud: loudness(samples), seconds: end / rate });
    writeFileSync(join(folder, `${sound}-${take}.wav`), wav(samples.slice(0, end + rate / 20)));
  }
}
await browser.close();
server.close();
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
const rows = sounds.map((sound) => {
  const all = heard.filter((one) => one.sound === sound);
  return {
    sound,
    loud: mean(all.map(({ loud }) => loud)),
    peak: Math.max(...all.map(({ peak }) => peak)),
    seconds: Math.max(...all.map(({ seconds }) => seconds)),
    shrill: mean(all.map(({ samples }) => shrillness(samples))),
    alike: mean(all.slice(1).map(({ samples }, i) => likeness(all[i]?.samples ?? [], samples))),
  };
});
for (const { sound, loud, peak, seconds, shrill, alike } of rows)
  console.log(
    `${sound.padEnd(8)} ${loud.toFixed(1).padStart(6)} dB  peak ${peak.toFixed(1).padStart(5)} dBFS  ${seconds.toFixed(2)} s  ${(100 * shrill).toFixed(0).padStart(3)} % shrill  ${(100 * alike).toFixed(0).padStart(4)} % alike`,
  );
const louds = rows.map(({ loud }) => loud);
const spread = Math.max(...louds) - Math.min(...louds);
console.log(`from the quietest to the loudest: ${spread.toFixed(1)} dB`);
const isGood =
  spread < bounds.spread &&
  rows.every(
    ({ peak, seconds, shrill, alike }) =>
      peak < bounds.peak && seconds < bounds.seconds && shrill < bounds.shrill && alike < bounds.alike,
  );
if (!isGood) console.log(`the bounds are ${JSON.stringify(bounds)}`);
process.exitCode = isGood ? 0 : 1;
