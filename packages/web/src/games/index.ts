import { games, isGame } from '@tasovka/games';
import type { GameDescriptor, GameLabel, JsonObject } from '@tasovka/kernel';
import { settings } from '../lib/settings.ts';
import type { AppGame } from './appGame.ts';
import { appGames } from './list.ts';
import { plainGame } from './plain.ts';

export { games };

/** A game of the list: the one that is asked for, or the first. */
export const knownGame = (id: string): string => (isGame(id) ? id : (games[0]?.id ?? ''));

export const appGameOf = (id: string): AppGame => appGames.find((game) => game.id === id) ?? plainGame(id);

/** A new table begins in peace: who wants the box's five seconds has them with one tap. */
export const calmOptions = (id: string): JsonObject => ({
  ...appGameOf(id).paces?.find((pace) => pace.id === 'calm')?.times,
});

/** A server may know a game that this app was built without. */
const found = (id: string): GameDescriptor | undefined => games.find((game) => game.id === id);

export const labelOf = (id: string): GameLabel => found(id)?.label[settings.language.value] ?? { name: id, line: '' };

export const seatsOf = (id: string): GameDescriptor['seats'] => found(id)?.seats ?? { min: 1, max: 10 };
