import type { Table, TableData, TableInput } from '@tasovka/kernel';
import { distinctName, newBotName, type TableRequest } from '@tasovka/protocol';
import type { LogEntry, RoomState } from '../log/roomState.ts';
import { newGuestId, newSeed } from '../randomIds.ts';
import { seedOfDeal } from '../recordings/tableDeal.ts';

/** What all at the table are called, but for one. */
export const namesOfOthers = ({ guests }: TableData, guest?: string): string[] =>
  guests.filter(({ id }) => id !== guest).map(({ name }) => name);

export function newBot(level: string, data: TableData, by: string): TableInput {
  const name = newBotName(data.language, namesOfOthers(data));
  return { kind: 'join', id: newGuestId(), name, face: `bot-${level}`, watching: false, bot: level, by };
}

/** A guest's request as an entry of the log. */
export function toLogEntry(request: TableRequest, guest: string, { table, deal }: RoomState): LogEntry {
  if (request.kind === 'sit-in') return { kind: 'sit-in', on: request.on };
  if (request.kind === 'unblock') return { kind: 'unblock' };
  if (request.kind === 'knows-deal') return { kind: 'knows-deal', guest };
  if (request.kind === 'start') {
    const seed = seedOfDeal(deal, table) ?? newSeed();
    return { kind: 'table', input: { kind: 'start', seed, rulesVersion: table.rulesVersion, by: guest } };
  }
  const isBlock = request.kind === 'remove' && request.block === true && request.id !== guest;
  return { kind: 'table', input: toTableInput(request, guest, table), ...(isBlock && { block: true }) };
}

function toTableInput(
  request: Exclude<TableRequest, { kind: 'sit-in' | 'unblock' | 'knows-deal' | 'start' }>,
  guest: string,
  table: Table,
): TableInput {
  switch (request.kind) {
    case 'rename':
      return { ...request, name: distinctName(request.name, namesOfOthers(table.data, guest)), id: guest };
    case 'ready':
    case 'watch':
    case 'agree':
    case 'predict':
    case 'open-hand':
    case 'look-over':
      return { ...request, id: guest };
    case 'bot':
      return newBot(request.level, table.data, guest);
    case 'remove':
      return { kind: 'leave', id: request.id, by: guest };
    case 'leave':
      return { kind: 'leave', id: guest, by: guest };
    case 'choose':
    case 'host':
    case 'lock':
    case 'programs':
    case 'mute':
    case 'voice':
    case 'let-speak':
    case 'seat':
    case 'language':
    case 'lobby':
    case 'pace':
    case 'pause':
      return { ...request, by: guest };
  }
}
