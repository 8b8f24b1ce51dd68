import { type GameEvent, seenBy } from '@tasovka/kernel';
import type { History } from '../../storage/store.ts';
import { RowsMissing } from '../log/replayedLog.ts';
import type { RoomLog } from '../log/roomLog.ts';
import { type RoomState, readEntry } from '../log/roomState.ts';
import type { RoomServices } from '../services.ts';

export interface CaughtUp {
  readonly events: readonly GameEvent[];
  /** From here on `RoomLog.recentEvents` has the rest. */
  readonly upTo: number;
}

/** What a guest missed after `seen`, as far as it is too long ago for the recent events: read from the log. */
export async function catchUp(
  log: RoomLog,
  services: RoomServices,
  guest: string,
  seen: number,
  isClosed: () => boolean,
): Promise<CaughtUp> {
  const events: GameEvent[] = [];
  let upTo = seen;
  while (!log.recentEvents.covers(upTo) && !isClosed()) {
    const { seq } = log;
    await log.whenDurable();
    events.push(...(await services.missedEvents(log.room, { after: upTo, upTo: seq }, guest)));
    upTo = seq;
  }
  return { events, upTo };
}

/** Other rooms wait no longer than this while a log is replayed. */
const sliceMs = 10;
const nextSlice = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What a guest saw happen after a row: the log is replayed, and each event is seen from the seat the guest had then. */
export async function replayMissedEvents(
  state: RoomState,
  { snapshot, tail }: History,
  after: number,
  guest: string,
): Promise<readonly GameEvent[]> {
  const missed: GameEvent[] = [];
  let began = performance.now();
  let last = snapshot?.seq ?? 0;
  for (const { seq, at, body } of tail) {
    if (seq !== ++last) throw new RowsMissing(`row ${seq} instead of row ${last}`);
    state.replay(readEntry(body), at);
    const emitted = state.table.drainEvents();
    const viewer = state.table.seatOf(guest) ?? 'spectator';
    if (seq > after) for (const event of emitted) missed.push(seenBy(event, viewer));
    if (performance.now() - began > sliceMs) {
      await nextSlice();
      began = performance.now();
    }
  }
  return missed;
}
