import type {
  AnyGame,
  Bot,
  BotLevel,
  GameDescriptor,
  GameHelp,
  GameRules,
  GameWords,
  Language,
  MakeBot,
  OwnWays,
  SeatInfo,
  ThinkingTime,
} from '@tasovka/kernel';
import { games } from './list.ts';

export { games };

/** Makes a bot for a seat of any game; undefined where there is no such game. */
export type BotFactory = (game: string, level: BotLevel, seat: SeatInfo) => Bot | undefined;

export const isGame = (id: string): boolean => games.some((game) => game.id === id);

export function descriptorOf(id: string): GameDescriptor {
  const descriptor = games.find((game) => game.id === id);
  if (!descriptor) throw new Error(`no game ${id}`);
  return descriptor;
}

export const loadGame = async (id: string): Promise<GameRules> => descriptorOf(id).loadRules();

export const loadOptions = async (id: string): Promise<AnyGame['options']> => descriptorOf(id).loadOptions();

/** Decks and house rules; null where a game has none. */
export const loadOwnWays = async (id: string): Promise<OwnWays | null> =>
  (await descriptorOf(id).loadOwnWays?.()) ?? null;

/** `pack` is a table's own set of things, already accepted by the rules of the game; `options` are those of the table. */
export async function loadWords(id: string, language: Language, pack?: unknown, options?: unknown): Promise<GameWords> {
  const { words, wordsWith } = await descriptorOf(id).loadWords[language]();
  return (pack || options) && wordsWith ? wordsWith(pack, options) : words;
}

/** Null where a game explains nothing but its rules. */
export const loadHelp = async (id: string, language: Language): Promise<GameHelp | null> =>
  (await descriptorOf(id).loadHelp?.[language]())?.help ?? null;

export async function loadBots(time?: ThinkingTime): Promise<BotFactory> {
  const entries = games.map(async (game): Promise<[string, MakeBot]> => [game.id, await game.loadBot(time)]);
  const makers = new Map(await Promise.all(entries));
  return (game, level, seat) => makers.get(game)?.(level, seat);
}
