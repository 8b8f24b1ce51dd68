import { allGames } from '@tasovka/games/all';
import { Chance } from '@tasovka/kernel';
import { playByHand, playByKernel, playByNumbers } from './heap.ts';
import { compare, type Measured, type Work } from './measure.ts';
import { positions, randomPlay, type Setting, seats, settings } from './play.ts';
import { cloneUno, deal, playUno, step, viewUno } from './uno.ts';

/** What is hoped for. A figure without a goal is for information. */
export type Goal = { readonly ratio: number; readonly aim?: number } | { readonly micros: number } | null;

export interface Figure {
  /** The subcommand it belongs to. */
  readonly group: 'kernel' | 'play' | 'view' | 'clone';
  readonly name: string;
  readonly unit: string;
  readonly baseline: string;
  readonly goal: Goal;
  measure(): Measured;
}

const kernel = (baseline: string, byHand: (chance: Chance) => number, goal: Goal): Figure => ({
  group: 'kernel',
  name: 'heap of beans through the kernel',
  unit: 'moves',
  baseline,
  goal,
  measure() {
    const chance = Chance.seeded('heap');
    return compare(
      () => playByKernel(chance),
      () => byHand(chance),
    );
  },
});

const play = (name: string, setting: Setting, goal: Goal): Figure => ({
  group: 'play',
  name,
  unit: 'moves',
  baseline: 'hand-made UNO loop',
  goal,
  measure: () => compare(randomPlay(setting), playUno),
});

const view = (name: string, setting: Setting): Figure => ({
  group: 'view',
  name: `${name}: one seat's view`,
  unit: 'views',
  baseline: 'hand-made UNO view',
  goal: { micros: 5 },
  measure: () =>
    compare(
      overPositions(setting, (match, seat) => match.view(seat)),
      overUno(viewUno),
    ),
});

const clone = (name: string, setting: Setting): Figure => ({
  group: 'clone',
  name: `${name}: a copy of the match`,
  unit: 'copies',
  baseline: 'hand-made UNO copy',
  goal: null,
  measure: () =>
    compare(
      overPositions(setting, (match) => match.clone()),
      overUno(cloneUno),
    ),
});

/** Kept, so that nothing that is measured can be left out as useless. */
export const kept: { last: unknown } = { last: null };

function overPositions(
  setting: Setting,
  look: (match: ReturnType<typeof positions>[number], seat: number) => unknown,
): Work {
  const matches = positions(setting, 200);
  return () => {
    for (const [i, match] of matches.entries()) kept.last = look(match, i % seats);
    return matches.length;
  };
}

function overUno(look: (seat: number) => object): Work {
  deal();
  for (let i = 0; i < 20; i++) step();
  return () => {
    for (let i = 0; i < 200; i++) kept.last = look(i % seats);
    return 200;
  };
}

const goals: Readonly<Record<string, Goal>> = {
  swintus: { ratio: 0.1, aim: 0.16 },
  'swintus, all sets': { ratio: 0.05, aim: 0.08 },
  lol: { ratio: 0.1, aim: 0.16 },
};

const playable = Object.entries(settings).filter(([, { game }]) => Object.hasOwn(allGames, game));

export const figures: readonly Figure[] = [
  kernel('the same rules, looped by hand', playByHand, { ratio: 0.5 }),
  kernel('the same game as bare numbers', playByNumbers, null),
  ...playable.map(([name, setting]) => play(name, setting, goals[name] ?? null)),
  ...playable.map(([name, setting]) => view(name, setting)),
  ...playable.map(([name, setting]) => clone(name, setting)),
];
