import { allGames as loaded } from '@tasovka/games/all';
import type { AnyGame } from '@tasovka/kernel';

/** The rules of all games, by name. */
export const allGames: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  Object.entries(loaded).map(([id, { game }]) => [id, game]),
);
