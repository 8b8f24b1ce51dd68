import { describe, expect, it } from 'vitest';
import { calibrate, framesOfEach, thresholdOf, usual } from '../src/voice/hearing/calibration.ts';
import { Echo, frameMs } from '../src/voice/hearing/echo.ts';
import { VoiceJudge } from '../src/voice/hearing/judge.ts';
import * as made from './soundscape.ts';

const { bursts, chain, echoOf, late, levels, mix, noise, silence, speech, times, tone } = made;

/** When somebody was heard to speak, in ms. */
function heard(near: made.Sound, far: made.Sound = silence(0), judge = new VoiceJudge()): number[] {
  const [here, there] = [levels(near), levels(far)];
  return here.flatMap((level, i) => (judge.hears(level, there[i] ?? 0) ? [i * frameMs] : []));
}
const room = (sound: made.Sound, level = 0.004): made.Sound =>
  mix(sound, noise((1000 * sound.length) / made.rate, level));
const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);

describe('one’s own voice', () => {
  it.each([0.06, 0.15, 0.4])('is heard: a tone of %d', (level) => {
    expect(heard(room(chain(silence(1000), tone(1000, level), silence(1000))))).toHaveLength(1);
  });

  it('is heard as soon as it has lasted, and from the first moment on', () => {
    const [first] = heard(tone(3000, 0.28));
    expect(first).toBeLessThan(500);
  });

  it.each(seeds)('is heard: three seconds of words, %s', (seed) => {
    expect(heard(room(chain(silence(500), speech(3000, 0.12, seed)))).length).toBeGreaterThan(0);
  });

  it('is told once in two seconds', () => {
    const told = heard(tone(9000, 0.2));
    for (const [i, at] of told.slice(1).entries()) expect(at - (told[i] ?? 0)).toBeGreaterThanOrEqual(2000);
    expect(told.length).toBeGreaterThan(2);
  });

  it('is not heard while it is pardoned', () => {
    const judge = new VoiceJudge();
    judge.pardon(1500 / frameMs);
    expect(heard(chain(tone(1400, 0.3), silence(2000)), silence(0), judge)).toEqual([]);
  });
});

describe('what is forgiven', () => {
  const forgiven: Readonly<Record<string, made.Sound>> = {
    'a quiet room': silence(5000),
    'a cup put down': bursts(1, 60, 500, 0.6),
    'a cough': bursts(1, 200, 1000, 0.4),
    'three coughs': bursts(3, 220, 240, 0.4),
    'a laugh: ha-ha-ha-ha': bursts(8, 110, 130, 0.3),
    'a dog that barks': bursts(5, 240, 300, 0.5),
    'somebody in another room': speech(5000, 0.01, 'far away'),
  };
  it.each(Object.entries(forgiven))('%s', (_, sound) => {
    expect(heard(room(chain(silence(1000), sound)))).toEqual([]);
  });

  it.each([0.001, 0.01, 0.03])('a room that hums at %d, and still hears words in it', (level) => {
    expect(heard(noise(30_000, level))).toEqual([]);
    const told = heard(mix(noise(15_000, level), chain(silence(12_000), speech(3000, 0.2, 'loud'))));
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toBeGreaterThan(12_000);
  });
});

describe('a loud friend in the loudspeaker', () => {
  const delays = [0, 40, 120, 200, 300];
  const gains = [0.05, 0.3, 1, 2.5];
  const ways = delays.flatMap((delay) => gains.map((gain) => ({ delay, gain })));

  it.each(ways)('a tone that is back after $delay ms, $gain times as loud, accuses nobody', ({ delay, gain }) => {
    const far = chain(silence(1500), tone(1200, 0.25), silence(1500), tone(700, 0.25), silence(1000));
    expect(heard(room(echoOf(far, gain, delay)), far)).toEqual([]);
  });

  it.each(ways)('words that are back after $delay ms, $gain times as loud, accuse nobody', ({ delay, gain }) => {
    for (const seed of seeds) {
      const far = chain(silence(700), speech(10_000, 0.15, seed));
      expect(heard(room(echoOf(far, gain, delay)), far), seed).toEqual([]);
    }
  });

  it('nor does one who turns the loudspeaker up while they talk', () => {
    for (const seed of seeds) {
      const far = speech(12_000, 0.15, seed);
      // Three times as loud within a second.
      const gain = (i: number): number => 0.2 * 3 ** Math.min(1, Math.max(0, i / made.rate - 6));
      const near = echoOf(far, 1, 80).map((one, i) => one * gain(i));
      expect(heard(room(near), far), seed).toEqual([]);
    }
  });

  it('is learnt: how loud, and how late', () => {
    const echo = new Echo();
    const far = speech(10_000, 0.15, 'learnt');
    const near = levels(echoOf(far, 0.3, 140));
    for (const [i, level] of levels(far).entries()) echo.take(near[i] ?? 0, level);
    expect(echo.coupling).toBeGreaterThan(0.2);
    expect(echo.coupling).toBeLessThan(0.6);
    expect(Math.abs((echo.delay ?? 0) * frameMs - 140)).toBeLessThanOrEqual(60);
  });

  it('does not cover who speaks after them, nor, once the room is known, who speaks over them', () => {
    let over = 0;
    for (const seed of seeds) {
      const far = chain(speech(12_000, 0.1, seed), silence(4000));
      const echo = echoOf(far, 0.15, 100);
      const after = mix(echo, chain(silence(13_000), speech(2500, 0.15, `own ${seed}`)));
      expect(heard(room(after), far)[0] ?? 0, seed).toBeGreaterThan(13_000);
      const during = mix(echo, chain(silence(8000), speech(4000, 0.15, `own ${seed}`)));
      const [first] = heard(room(during), far);
      expect(first ?? 8000, seed).toBeGreaterThanOrEqual(8000);
      if (first !== undefined) over++;
    }
    expect(over).toBeGreaterThan(0.8 * seeds.length);
  });

  it('does not cover a tone of one’s own that comes back from a friend’s room', () => {
    const own = chain(silence(2000), tone(1500, 0.25), silence(1500));
    for (const gain of [0.3, 0.9]) expect(heard(room(own), late(times(own, gain), 250))).toHaveLength(1);
  });

  it('nor accuses who coughed just before', () => {
    for (const seed of seeds) {
      const far = chain(silence(2250), speech(6000, 0.15, seed));
      const near = mix(echoOf(far, 0.8, 100), chain(silence(2140), bursts(1, 180, 0, 0.4)));
      expect(heard(room(near), far), seed).toEqual([]);
    }
  });
});

describe('measuring', () => {
  const quiet = levels(noise(2000, 0.006));

  it('sets the threshold between the room and the voice', () => {
    const found = calibrate(quiet, levels(room(speech(2000, 0.1, 'measured'), 0.006)));
    expect(found).not.toBeNull();
    const threshold = thresholdOf(found ?? usual, 0.006);
    expect(threshold).toBeGreaterThan(0.012);
    expect(threshold).toBeLessThan(0.08);
    expect(quiet).toHaveLength(framesOfEach);
  });

  it('a soft voice is heard, and what was loud elsewhere is not, once it was measured', () => {
    const soft = chain(silence(500), speech(3000, 0.02, 'soft'));
    expect(heard(room(soft, 0.001))).toEqual([]);
    const near = new VoiceJudge();
    near.calibration = { quiet: 0.001, speech: 0.025 };
    expect(heard(room(soft, 0.001), silence(0), near).length).toBeGreaterThan(0);
    const loud = new VoiceJudge();
    loud.calibration = { quiet: 0.03, speech: 0.5 };
    expect(heard(room(speech(5000, 0.05, 'neighbours'), 0.02), silence(0), loud)).toEqual([]);
  });

  it('who said nothing is asked again', () => {
    expect(calibrate(quiet, levels(noise(2000, 0.006, 'still quiet')))).toBeNull();
  });

  it('a room that grows loud raises it, and never above one’s voice', () => {
    expect(thresholdOf(usual, 0.02)).toBeGreaterThan(thresholdOf(usual, 0.001));
    expect(thresholdOf(usual, 0.5)).toBeLessThan(usual.speech);
  });
});
