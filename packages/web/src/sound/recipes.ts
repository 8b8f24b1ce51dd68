import { about, bar, grunt, knock, rustle, type Stage } from './instruments.ts';
import type { Sound } from './sounds.ts';

type Recipe = (stage: Stage) => void;

/** «Хрю»: the mouth goes from shut to wide. */
const oink = (stage: Stage, after: number, pitch: number, loud: number): void =>
  grunt(stage, {
    after,
    long: 0.2,
    pitch: [pitch, pitch * 1.35, pitch * 0.9],
    mouth: [
      [350, 700],
      [800, 1700],
    ],
    loud,
  });

/** One of these by luck: the ear tires of what is always the same. */
const oneOf =
  (...ways: readonly Recipe[]): Recipe =>
  (stage) =>
    ways[Math.floor(stage.luck() * ways.length)]?.(stage);

const tap = (stage: Stage, after: number, loud: number): void => {
  rustle(stage, { after, long: 0.05, from: 2100, to: 1300, loud });
  knock(stage, { after, long: 0.07, from: about(stage, 150), to: 75, loud: loud * 0.55 });
};

export const recipes: Readonly<Record<Sound, Recipe>> = {
  lay: (stage) => tap(stage, 0, about(stage, 1.1, 0.2)),
  draw: (stage) =>
    rustle(stage, { long: 0.16, rise: 0.05, from: 2400, to: 4200, sharp: 0.6, loud: about(stage, 0.5, 0.2) }),
  shuffle(stage) {
    const cards = 13 + Math.floor(stage.luck() * 5);
    for (let i = 0; i < cards; i++)
      rustle(stage, {
        after: 0.62 * Math.sqrt(i / cards),
        long: 0.035,
        from: 2600 + 60 * i,
        loud: about(stage, 0.26, 0.3),
      });
    tap(stage, 0.7, 0.4);
  },
  whoosh(stage) {
    rustle(stage, { long: 0.3, rise: 0.11, from: 500, to: about(stage, 2400), sharp: 1.4, loud: 0.62 });
    tap(stage, 0.2, 0.24);
  },
  slap(stage) {
    rustle(stage, { long: 0.03, rise: 0.001, from: 3200, sharp: 0.5, loud: 0.75 });
    rustle(stage, { long: 0.11, rise: 0.001, from: 1000, to: 600, sharp: 0.7, loud: 0.8 });
    knock(stage, { long: 0.13, from: about(stage, 170), to: 60, loud: 0.5 });
  },
  // A squeal that calls everybody to the table, after two knocks on it.
  alarm(stage) {
    for (const after of [0, 0.11]) knock(stage, { after, long: 0.08, from: 420, to: 300, loud: 0.4, wave: 'triangle' });
    grunt(stage, {
      after: 0.22,
      long: 0.24,
      pitch: [430, 640, 560],
      mouth: [
        [900, 1300],
        [1800, 2400],
      ],
      rough: 0.25,
      loud: 0.11,
    });
  },
  call: oneOf(
    (stage) => {
      oink(stage, 0, 115, 0.2);
      oink(stage, 0.19, 135, 0.22);
    },
    (stage) => oink(stage, 0, 150, 0.25),
    (stage) => {
      oink(stage, 0, 100, 0.18);
      oink(stage, 0.15, 120, 0.18);
      oink(stage, 0.3, 150, 0.2);
    },
  ),
  // Caught: it falls, and shakes all the way.
  caught: (stage) =>
    grunt(stage, {
      long: 0.5,
      pitch: [360, 300, 105],
      mouth: [
        [900, 420],
        [2000, 900],
      ],
      rough: 0.4,
      loud: 0.15,
    }),
  reveal(stage) {
    for (const [i, pitch] of [392, 523, 659].entries()) bar(stage, pitch, i * 0.1, 0.12 + i * 0.02);
  },
  no(stage) {
    for (const [i, pitch] of [92, 74].entries())
      grunt(stage, {
        after: i * 0.17,
        long: 0.13,
        pitch: [pitch, pitch, pitch * 0.85],
        mouth: [
          [420, 360],
          [900, 800],
        ],
        breath: 0.1,
        loud: 0.2,
      });
  },
  win(stage) {
    for (const [i, pitch] of [523, 659, 784, 1047, 784, 1047].entries()) bar(stage, pitch, i * 0.12, 0.13);
    oink(stage, 0.84, 140, 0.18);
    oink(stage, 1.02, 165, 0.2);
  },
  tick: oneOf(
    (stage) => knock(stage, { long: 0.035, from: about(stage, 1750, 0.03), to: 1300, loud: 0.9 }),
    (stage) => knock(stage, { long: 0.035, from: about(stage, 1450, 0.03), to: 1100, loud: 0.9 }),
  ),
  // Nothing is heard more often: always upward, by one of three steps.
  turn(stage) {
    const step = [784, 880, 988][Math.floor(stage.luck() * 3)] ?? 880;
    bar(stage, 587, 0, 0.11);
    bar(stage, step, about(stage, 0.12, 0.08), 0.12);
  },
};
