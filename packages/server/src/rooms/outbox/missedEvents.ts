import { type GameEvent, seenBy } from '@tasovka/kernel';
import { type History, replayableRows, type Store } from '../../storage/store.ts';
import { RowsMissing } from '../log/replayedLog.ts';
import { before, type Games, stateBefore } from '../log/restore.ts';
import { type RoomState, readEntry } from '../log/roomState.ts';
import type { LogRange } from '../services.ts';

/** What a guest missed, replayed from the log. Who was away for very long gets only the last part. */
export async function missedEvents(
  store: Pick<Store, 'history'>,
  code: string,
  { after, upTo }: LogRange,
  guest: string,
  games: Games,
): Promise<readonly GameEvent[]> {
  const from = Math.max(after, upTo - replayableRows);
  let history = await store.history(code, from, upTo);
  for (; history; history = await before(store, code, history, upTo)) {
    try {
      return await replayMissedEvents(stateBefore(history, games), history, from, guest);
    } catch {
      // A snapshot that cannot be read: an older one may do.
    }
  }
  return [];
}

/** Other rooms wait no longer than this while a log is replayed. */
const sliceMs = 10;
const nextSlice = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What a guest saw happen after a row: the log is replayed, and each event is seen from the seat the guest had then. */
async function replayMissedEvents(
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
    state.replay(readEntry(body), at, seq);
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
