import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callArgs } from '../test/callers.ts';

const rate = 48_000;
/** Syllables a second. */
const pace = 4;

/** A voice as microphones hear it, all vowels: harmonics of a throat that wavers, in syllables. One channel of 16 bits. */
function speech(seconds: number): Buffer {
  const samples = Buffer.alloc(rate * seconds * 2);
  let phase = 0;
  for (let i = 0; i < rate * seconds; i++) {
    const t = i / rate;
    phase +=
      (2 * Math.PI * (140 + 15 * Math.sin(2 * Math.PI * 0.7 * t) + 20 * Math.sin(2 * Math.PI * pace * t))) / rate;
    const formant = 700 + 350 * Math.sin(2 * Math.PI * 1.3 * t);
    let sum = 0;
    for (let n = 1; n <= 20; n++) sum += Math.sin(n * phase) / (1 + ((n * 140 - formant) / 300) ** 2);
    const loud = 0.15 + 0.85 * Math.max(0, Math.sin(Math.PI * pace * t)) ** 2;
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, 0.12 * loud * sum)) * 32_000), i * 2);
  }
  return Buffer.concat([wavHeader(samples.length), samples]);
}

function wavHeader(length: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return header;
}

/** For a browser whose microphone hears somebody talk, on and on. */
export function talkArgs(): string[] {
  const voice = join(tmpdir(), 'tasovka-speech.wav');
  writeFileSync(voice, speech(10));
  return [...callArgs, `--use-file-for-fake-audio-capture=${voice}`];
}
