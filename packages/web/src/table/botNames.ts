import { botNameIn, type RoomView } from '@tasovka/protocol';
import { settings } from '../lib/settings.ts';

type Table = RoomView['table'];

export const botName = (name: string): string => botNameIn(settings.language.value, name);

/** The face of a bot says which one it is. */
export const botLevel = (face: string): string | null => (face.startsWith('bot-') ? face.slice('bot-'.length) : null);

/** Bots are christened in the language of their host; everybody reads them in their own. */
export function withBotNames(table: Table | null): Table | null {
  if (!table?.guests.some(({ bot, name }) => bot !== null && botName(name) !== name)) return table;
  const guests = table.guests.map((guest) => (guest.bot === null ? guest : { ...guest, name: botName(guest.name) }));
  return { ...table, guests };
}
