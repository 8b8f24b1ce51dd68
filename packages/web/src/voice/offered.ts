import type { TableView } from '@tasovka/protocol';

/** There is a call here, and somebody to talk with: bots have no voice. */
export const isTalkOffered = (table: TableView | null): boolean =>
  table?.voice === true && table.guests.some(({ id, bot, program }) => bot === null && !program && id !== table.you);
