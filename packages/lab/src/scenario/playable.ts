import type { LoadedGame } from '@tasovka/games/all';
import { Match } from '@tasovka/kernel';
import { didYouMean, Problem } from './problem.ts';

/** What the runner needs of a game. */
export type Playable = LoadedGame;
export type Playables = Readonly<Record<string, Playable>>;

const people = ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Егор', 'Женя', 'Зоя', 'Илья', 'Катя', 'Лёва', 'Маша'];

export const namesFor = (players: number): string[] =>
  Array.from({ length: players }, (_, i) => people[i] ?? `Игрок ${i + 1}`);

export function playableOf(id: string, games: Playables): Playable {
  const playable = Object.hasOwn(games, id) ? games[id] : undefined;
  if (playable) return playable;
  const known = Object.keys(games);
  throw new Problem('game', `unknown game "${id}"`, [...didYouMean(id, known), `known: ${known.join(', ')}`]);
}

/** The keys of a scenario that fix a game's deal. */
export const dealKeys = ({ game }: Playable): string[] => Object.keys(game.fixedDeal.fields);

/** The keys of every game's views: a scenario may ask a game for what only other games have, and get null. */
export function viewKeys(games: Playables): string[] {
  const all = Object.values(games).flatMap(({ game }) => {
    const { id, rulesVersion } = game;
    const seats = game.seats.min;
    const header = { game: id, rulesVersion, seats, options: {}, seed: '1', names: namesFor(seats), dealer: 0 };
    return Object.keys(Match.start(game, header).view('judge'));
  });
  return [...new Set(all)];
}
