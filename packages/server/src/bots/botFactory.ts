import { type Bot, type BotLevel, botLevels, type SeatInfo } from '@tasovka/kernel';

/** Who plays the empty seats: a mind for one seat of one match of a game. */
export type BotFactory = (game: string, level: BotLevel, chair: SeatInfo) => Bot;

/** Levels come from the wire as words. */
export const levelOf = (word: string | null): BotLevel => botLevels.find((level) => level === word) ?? 'solid';
