import type { DevicePlan } from './messages.ts';

const alone = 'ALONE-';
const round = 'ROUND-';

/** What a table of one's own is called, where tables are told apart by their codes. Codes of servers have no dash. */
export const aloneRoom = (game: string): string => alone + game.toUpperCase();
export const isAlone = (code: string): boolean => code.startsWith(alone);
export const isOnDevice = (code: string): boolean => isAlone(code) || code.startsWith(round);
export const gameOf = (code: string): string => code.slice(code.indexOf('-') + 1).toLowerCase();
/** One phone for all: as many seats as people. */
export const roundRoom = (game: string): string => round + game.toUpperCase();

/** Where a table is found again. */
export const tablePath = (code: string): string =>
  isOnDevice(code) ? `/${code.toLowerCase().replace('-', '/')}` : `/t/${code}`;

export const me = 'me';

/** One table for each game: whoever comes back goes on where they were. */
export const alonePlan = (game: string, name: string, face: string): DevicePlan => ({
  room: aloneRoom(game),
  game,
  people: [{ id: me, name, face }],
});
