import { descriptorOf } from '@tasovka/games';
import { Table } from '@tasovka/kernel';
import { missedEvents, ReplayedLog, Room, type RoomServices, RoomState, restoreRoom } from '@tasovka/server/room';
import type { DeviceClock } from './deviceClock.ts';
import { DeviceLog } from './deviceLog.ts';
import type { DevicePlan } from './messages.ts';
import type { RowStore } from './rowStore.ts';

/** Bots share the phone with the drawing of cards: docs/measurements.md. */
const thinkingMs = 30;

export interface DeviceHooks {
  /** The room gave up, and is opened anew by whoever comes next. */
  lost(): void;
}

/** Nobody here has to be bounded, and nobody is away: those who are not looking are at the table all the same. */
const unbounded = {
  absenceLimits: { leftMs: Number.POSITIVE_INFINITY, sitInMs: Number.POSITIVE_INFINITY },
  allowances: { tableRequestsPerHour: 1e9, talkPerHour: 1e9, joinsPerHour: 1e9, catchUpsPerHour: 1e9 },
  aloneMs: Number.POSITIVE_INFINITY,
};

/** A server's room on this device: from what is kept of it, or laid anew. Throws where a newer app has written it. */
export async function openDeviceRoom(
  { room: code, game: id, people }: DevicePlan,
  store: RowStore,
  clock: DeviceClock,
  hooks: DeviceHooks,
): Promise<Room> {
  const descriptor = descriptorOf(id);
  const [{ game }, makeBot] = await Promise.all([
    descriptor.loadRules(),
    descriptor.loadBot({ clock: () => performance.now(), budgetMs: thinkingMs }),
  ]);
  const games = { games: { [id]: game }, firstGame: id };
  const epoch = await store.claim(code);
  const kept = await restoreRoom(store, code, games);
  const log = new DeviceLog(code, epoch, store, () => {
    const row = room.log.snapshot();
    return row && { row, neededFrom: room.state.unrecorded.lastFrom };
  });
  const services: RoomServices = {
    ...games,
    ...unbounded,
    commit: log,
    botFactory: (_, level, seat) => makeBot(level, seat),
    botPace: 1,
    wordsForTable: () => null,
    voice: null,
    bell: null,
    fair: true,
    clock: () => clock.now(),
    hashOrigin: () => ({}),
    missedEvents: (room, range, guest) => missedEvents(store, room, range, guest, games),
    roomLost: () => hooks.lost(),
    refused: () => {},
    matchStopped: () => {},
    inputTaken: () => {},
    snapshot: () => void log.snapshot(),
    matchEnded: () => {},
  };
  const empty = () => new ReplayedLog(new RoomState(new Table(games.games, id)), { snapshot: null, tail: [] });
  const room = new Room(code, epoch, kept?.log ?? empty(), services);
  // Whoever comes back later wants to play, and not to look at how the last match ended.
  const [host] = people;
  if (host && kept && room.state.table.match?.over) room.inputs.appendTableInput({ kind: 'lobby', by: host.id });
  for (const { id, name, face } of people) {
    if (!room.state.table.guest(id)) {
      room.inputs.appendTableInput({ kind: 'join', id, name, face, watching: false });
    }
  }
  return room;
}
