import type { Session } from '../table/session.svelte.ts';

/**
 * There is a call here, and somebody to talk with: bots have no voice. Whoever is in it sees so for as long as they are, and
 * be it alone.
 */
export const isTalkOffered = ({ table, call }: Session): boolean =>
  call?.isIn === true ||
  (table?.voice === true && table.guests.some(({ id, bot, program }) => bot === null && !program && id !== table.you));
