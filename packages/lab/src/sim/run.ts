import type { LoadedGame } from '@tasovka/games/all';
import { Chance, type JsonObject, Match } from '@tasovka/kernel';
import { playOut, randomRun } from '../random-play/play.ts';
import { Tally } from './tally.ts';

export interface Setting {
  readonly entry: LoadedGame;
  readonly players: number;
  readonly matches: number;
  /** Says after so many matches, and now and then from there on, whether they tell enough; `most` are played at the most. */
  readonly until?: { readonly enough: (tally: Tally) => boolean; readonly most: number };
  readonly options: JsonObject;
  readonly seed: string;
  /** Players who can lay something do not draw: rounds are as long as among people. */
  readonly lays?: boolean;
}

export interface Simulated {
  readonly tally: Tally;
  readonly moves: number;
  readonly refused: number;
  readonly seconds: number;
}

/** Listening costs about as much as playing, so only some matches are listened to. */
const heardEvery = 10;

/** A match of random players that takes longer than this will not end. */
export const patience = 500_000;

/** One step in so many is somebody talking, getting up or putting a hand on the table. */
export const chatter = 60;

/** How many matches more, where those played do not tell enough. */
const portion = 500;

/** How often progress is printed. */
const progressMs = 3000;

export function simulate(
  { entry, players, matches, until, options, seed, lays = false }: Setting,
  progress: (done: number) => void = () => {},
): Simulated {
  const { game } = entry;
  const chance = Chance.seeded(`${seed}/player`);
  const tally = new Tally(players, entry.names);
  const run = randomRun(patience, chatter, lays);
  const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`);
  const began = performance.now();
  let told = began;
  let wanted = matches;
  for (let i = 0; i < wanted; i++) {
    const heard = i % heardEvery === 0;
    const header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: players,
      options,
      seed: `${seed}/${i}`,
      names,
    };
    const match = Match.start(game, header, { events: heard });
    tally.begin(heard, match.standings);
    tally.end(match, playOut(match, chance, run, tally));
    if (performance.now() - told > progressMs) {
      told = performance.now();
      progress(i + 1);
    }
    if (i + 1 === wanted && until && !until.enough(tally))
      wanted = Math.max(wanted, Math.min(wanted + portion, until.most));
  }
  return { tally, moves: run.moves, refused: run.refused, seconds: (performance.now() - began) / 1000 };
}
