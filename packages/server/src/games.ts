import { games } from '@tasovka/games';
import type { AnyGame } from '@tasovka/kernel';

/** The rules of all games, by name. */
export const allGames: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  Object.entries(games).map(([id, { game }]) => [id, game]),
);
