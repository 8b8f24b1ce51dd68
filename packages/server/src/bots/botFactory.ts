import { type Bot, type BotLevel, botLevels, type SeatInfo } from '@tasovka/kernel';

/** Makes the bot for one seat of one match of a game. */
export type BotFactory = (game: string, level: BotLevel, seat: SeatInfo) => Bot;

/** Levels come from clients as words. */
export const levelOf = (word: string | null): BotLevel => botLevels.find((level) => level === word) ?? 'solid';
