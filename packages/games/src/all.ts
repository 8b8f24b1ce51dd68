import type { GameDescriptor, GameRules } from '@tasovka/kernel';
import { games } from './list.ts';

/** A game with its rules loaded. */
export type LoadedGame = GameRules & Pick<GameDescriptor, 'scenarioDefaults' | 'fixable'>;

const load = async (descriptor: GameDescriptor): Promise<[string, LoadedGame]> => [
  descriptor.id,
  { ...descriptor, ...(await descriptor.loadRules()) },
];

/** All games with their rules, by name: for servers and the lab, which want every game at once. */
export const allGames: Readonly<Record<string, LoadedGame>> = Object.fromEntries(await Promise.all(games.map(load)));
