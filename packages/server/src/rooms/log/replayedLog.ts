import type { Millis } from '@tasovka/kernel';
import type { History, Row } from '../../storage/store.ts';
import { EncodedEvents } from '../outbox/encodedEvents.ts';
import { RecentEvents } from '../outbox/recentEvents.ts';
import { type RoomState, readEntry } from './roomState.ts';

/** Rows that do not follow each other: some of them are gone. */
export class RowsMissing extends Error {}

/** A room's log, replayed to its last row. */
export class ReplayedLog {
  readonly state: RoomState;
  readonly recentEvents: RecentEvents;
  readonly snapshotSeq: number;
  seq: number;
  /** The time of the last row. */
  lastAt: Millis;
  /** Rows that were taken once and are refused now. */
  readonly refused: { readonly seq: number; readonly reason: string }[] = [];

  constructor(state: RoomState, { snapshot, tail }: History) {
    this.state = state;
    this.seq = this.snapshotSeq = snapshot?.seq ?? 0;
    this.lastAt = snapshot?.at ?? 0;
    this.recentEvents = new RecentEvents(this.seq);
    for (const row of tail) this.replay(row);
  }

  replay({ seq, at, body }: Row): void {
    if (seq !== this.seq + 1) throw new RowsMissing(`row ${seq} follows row ${this.seq}`);
    const refusal = this.state.replay(readEntry(body), at, seq);
    if (refusal) this.refused.push({ seq, reason: refusal.reason });
    const { table } = this.state;
    this.recentEvents.add(seq, new EncodedEvents(table.drainEvents()), table.data.seated);
    this.seq = seq;
    this.lastAt = at;
  }
}
