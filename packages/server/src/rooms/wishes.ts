import type { TableData, TableInput } from '@tasovka/kernel';
import { newBotName, type TableWish } from '@tasovka/protocol';
import { newGuestId, newSeed } from './secrets.ts';
import type { RoomEntry } from './state.ts';

function newBot(level: string, { guests, language }: TableData, by: string): TableInput {
  const name = newBotName(language, new Set(guests.map((guest) => guest.name)));
  return { kind: 'join', id: newGuestId(), name, face: `bot-${level}`, watching: false, bot: level, by };
}

/** What a guest's wish is in the words of the log. */
export function entryFor(wish: TableWish, guest: string, table: TableData): RoomEntry {
  if (wish.kind === 'sit-in') return { kind: 'sit-in', on: wish.on };
  return { kind: 'table', input: inputFor(wish, guest, table) };
}

function inputFor(wish: Exclude<TableWish, { kind: 'sit-in' }>, guest: string, table: TableData): TableInput {
  switch (wish.kind) {
    case 'ready':
    case 'rename':
    case 'watch':
      return { ...wish, id: guest };
    case 'bot':
      return newBot(wish.level, table, guest);
    case 'remove':
      return { kind: 'leave', id: wish.id, by: guest };
    case 'leave':
      return { kind: 'leave', id: guest, by: guest };
    case 'start':
      return { kind: 'start', seed: newSeed(), by: guest };
    case 'choose':
    case 'host':
    case 'language':
    case 'lobby':
    case 'pause':
      return { ...wish, by: guest };
  }
}
