import { allGames, type LoadedGame } from '@tasovka/games/all';
import { Chance, type Header, Match } from '@tasovka/kernel';
import { type AnyMatch, playOut, randomRun } from '../random-play/play.ts';
import type { Work } from './measure.ts';

export const seats = 4;

/** How a game is played where its speed is measured: nobody is hurried, and only legal moves are offered. */
export interface Setting {
  readonly game: string;
  readonly options: Header['options'];
}

const swintus = { turnMs: 0, mistakes: 'prevented', target: 1 };

export const settings: Readonly<Record<string, Setting>> = {
  swintus: { game: 'swintus', options: { ...swintus, sets: [] } },
  'swintus, all sets': { game: 'swintus', options: { ...swintus, sets: ['etiquette', 'zombie', 'moles'] } },
  lol: { game: 'lol', options: { turnMs: 0, mode: 'first-out' } },
};

const entryOf = ({ game }: Setting): LoadedGame => {
  const entry = allGames[game];
  if (!entry) throw new Error(`no game is called ${game}`);
  return entry;
};

export function start(setting: Setting, seed: string): AnyMatch {
  const { game } = entryOf(setting);
  const { id, rulesVersion } = game;
  const names = ['a', 'b', 'c', 'd'];
  return Match.start(game, { game: id, rulesVersion, seats, options: setting.options, seed, names });
}

/** Random legal play of whole matches, events off; counts moves. */
export function randomPlay(setting: Setting): Work {
  const chance = Chance.seeded('bench');
  let matches = 0;
  return () => {
    const run = randomRun();
    if (!playOut(start(setting, `${matches++}`), chance, run)) throw new Error(`match ${matches - 1} does not end`);
    if (run.refused > 0) throw new Error(`an offered move was refused in match ${matches - 1}`);
    return run.moves;
  };
}

/** Matches stopped somewhere in the middle. */
export function positions(setting: Setting, wanted: number): AnyMatch[] {
  const chance = Chance.seeded('positions');
  const found: AnyMatch[] = [];
  for (let i = 0; found.length < wanted; i++) {
    const match = start(setting, `${i}`);
    if (!playOut(match, chance, randomRun(10 + chance.below(120)))) found.push(match);
  }
  return found;
}
