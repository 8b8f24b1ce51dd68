import { botNameIn, type RoomView } from '@tasovka/protocol';
import { botFace } from '../lib/faces.ts';
import { settings } from '../lib/settings.ts';

type Table = RoomView['table'];

export const botName = (name: string): string => botNameIn(settings.language.value, name);

/** What the server calls the face of a bot says its level. */
export const botLevel = (face: string): string | null => (face.startsWith('bot-') ? face.slice('bot-'.length) : null);

/** Bots are christened in the language of their host; everybody reads them in their own, and knows them by their faces. */
export function withBotNames(table: Table | null): Table | null {
  if (!table?.guests.some(({ bot }) => bot !== null)) return table;
  const guests = table.guests.map((guest) =>
    guest.bot === null ? guest : { ...guest, name: botName(guest.name), face: botFace(guest.name) },
  );
  return { ...table, guests };
}
