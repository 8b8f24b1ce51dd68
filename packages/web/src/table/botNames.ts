import type { Shown } from '@tasovka/protocol';
import { say } from '../words/speech.ts';

type Table = Shown['table'];

export const botName = (name: string): string => say.now.lobby.botNames[name] ?? name;

/** The face of a bot says which one it is. */
export const botLevel = (face: string): string | null => (face.startsWith('bot-') ? face.slice('bot-'.length) : null);

/** The server christens bots in Russian; everybody reads them in their own language. */
export function withBotNames(table: Table | null): Table | null {
  if (!table?.guests.some(({ bot, name }) => bot !== null && botName(name) !== name)) return table;
  const guests = table.guests.map((guest) => (guest.bot === null ? guest : { ...guest, name: botName(guest.name) }));
  return { ...table, guests };
}
