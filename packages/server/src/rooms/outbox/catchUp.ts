import { type AnyGame, type GameEvent, seenBy, Table } from '@tasovka/kernel';
import type { History } from '../../storage/store.ts';
import { RoomState, readEntry } from '../log/roomState.ts';

/** Others wait no longer than this while a log is played again. */
const breathMs = 10;
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A room as it was before the tail. */
export function restoreRoom(
  { snapshot }: History,
  games: Readonly<Record<string, AnyGame>>,
  firstGame: string,
): RoomState {
  return snapshot ? RoomState.restore(games, snapshot.body) : new RoomState(new Table(games, firstGame));
}

/** What a guest saw happen after a line: the log is played again, and each event seen from the seat they had then. */
export async function missedEvents(
  state: RoomState,
  { tail }: History,
  after: number,
  guest: string,
): Promise<readonly GameEvent[]> {
  const missed: GameEvent[] = [];
  let began = performance.now();
  for (const { seq, at, body } of tail) {
    state.replay(readEntry(body), at);
    const told = state.table.drainEvents();
    const viewer = state.table.seatOf(guest) ?? 'spectator';
    if (seq > after) for (const one of told) missed.push(seenBy(one, viewer));
    if (performance.now() - began > breathMs) {
      await breath();
      began = performance.now();
    }
  }
  return missed;
}
