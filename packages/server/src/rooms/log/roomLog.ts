import type { Millis, TableRefusal } from '@tasovka/kernel';
import { type Row, snapshotEvery } from '../../storage/store.ts';
import type { Connection } from '../connection.ts';
import { EncodedEvents } from '../outbox/encodedEvents.ts';
import type { RecentEvents } from '../outbox/recentEvents.ts';
import type { LogCommit, LogWriter } from './logWriter.ts';
import { writeResult } from './matchResults.ts';
import type { ReplayedLog } from './replayedLog.ts';
import { type LogEntry, type RoomState, writeEntry } from './roomState.ts';

interface UnsentMessage {
  readonly seq: number;
  readonly connection: Connection;
  /** A text to send, or the code to close the connection with. */
  readonly content: string | number;
}

const deliver = ({ connection, content }: Omit<UnsentMessage, 'seq'>): void => {
  if (typeof content === 'string') connection.send(content);
  else connection.close(content);
};

export interface RoomLogHooks {
  /** An entry was appended: the outbox may write its updates now. */
  appended(events: EncodedEvents, tableChanged: boolean): void;
  /** Everything is durable, and the last snapshot is long ago. */
  snapshotDue(): void;
  matchEnded(): void;
  /** Another owner has the room, or the storage failed and nobody knows what it holds. */
  lost(why: 'fenced' | Error): void;
}

/**
 * The log of a room. An entry is applied and appended, and messages about it leave only when it is durable. What comes
 * in meanwhile is applied on top. If an append fails, nobody has been sent anything, and the room is opened anew.
 */
export class RoomLog implements LogWriter {
  readonly room: string;
  readonly epoch: number;
  readonly state: RoomState;
  readonly recentEvents: RecentEvents;
  seq: number;
  /** The time of the last row: the room's clock goes on from here. */
  lastAt: Millis;
  private snapshotSeq: number;
  /** The last durable row: nothing after it was sent to anybody. */
  durableSeq: number;
  private readonly commit: LogCommit;
  private readonly hooks: RoomLogHooks;
  /**
   * One array for ever, emptied: a new one each time would reach old memory while it waits, and a dead array there keeps
   * its last messages alive until the next major collection.
   */
  private readonly unsent: UnsentMessage[] = [];
  private waiting: { readonly seq: number; readonly resolve: (isDurable: boolean) => void }[] = [];
  private closed = false;

  constructor(room: string, epoch: number, replayed: ReplayedLog, commit: LogCommit, hooks: RoomLogHooks) {
    this.room = room;
    this.epoch = epoch;
    this.commit = commit;
    this.hooks = hooks;
    this.state = replayed.state;
    this.recentEvents = replayed.recentEvents;
    this.snapshotSeq = replayed.snapshotSeq;
    this.lastAt = replayed.lastAt;
    this.seq = this.durableSeq = replayed.seq;
  }

  /** A refused entry changes nothing and is not written. The caller has let all deadlines up to `at` happen. */
  append(entry: LogEntry, at: Millis): TableRefusal | null {
    const { table } = this.state;
    const wasOver = table.match?.over;
    const { wantNext } = table.data;
    const refusal = this.state.apply(entry, at, this.seq + 1);
    if (refusal !== null) return refusal;
    const seq = ++this.seq;
    this.lastAt = at;
    const events = new EncodedEvents(table.drainEvents());
    this.recentEvents.add(seq, events, table.data.seated);
    const body = writeEntry(entry, table.settled);
    const isStop = entry.kind === 'table' && entry.input.kind === 'stop';
    const ended = isStop || (table.match?.over === true && wasOver === false);
    this.commit.append(this, ended ? { seq, at, body, result: writeResult(table) } : { seq, at, body });
    const inMatch = entry.kind === 'table' && entry.input.kind === 'play';
    this.hooks.appended(events, !inMatch || table.match?.over !== wasOver || table.data.wantNext !== wantNext);
    if (ended) this.hooks.matchEnded();
    return null;
  }

  /** Sends, or closes the connection, when everything so far is durable. */
  sendWhenDurable(connection: Connection, content: string | number): void {
    if (this.closed) return;
    if (this.durableSeq === this.seq && this.unsent.length === 0) deliver({ connection, content });
    else this.unsent.push({ seq: this.seq, connection, content });
  }

  /** True when everything so far is durable, false where it never will be. */
  whenDurable(): Promise<boolean> {
    if (this.closed || this.isDurable) return Promise.resolve(!this.closed);
    return new Promise((resolve) => this.waiting.push({ seq: this.seq, resolve }));
  }

  get isDurable(): boolean {
    return this.durableSeq === this.seq;
  }

  /** The rows from here on are needed for recordings; null where none are. */
  get neededFrom(): number | null {
    return this.state.unrecorded.neededFrom;
  }

  /** A snapshot; null while something is being written, or where there is one already. */
  snapshot(): Row | null {
    if (!this.isDurable || this.closed || this.snapshotSeq === this.seq) return null;
    this.snapshotSeq = this.seq;
    return { seq: this.seq, at: this.lastAt, body: this.state.save() };
  }

  /** Nothing is written or sent any more. */
  close(): void {
    this.closed = true;
    this.unsent.length = 0;
    for (const { resolve } of this.waiting) resolve(false);
    this.waiting = [];
  }

  written(seq: number, result: boolean | Error): void {
    if (this.closed) return;
    if (result !== true) {
      this.close();
      this.hooks.lost(result === false ? 'fenced' : result);
      return;
    }
    this.durableSeq = seq;
    let sent = 0;
    for (const message of this.unsent) {
      if (message.seq > seq) break;
      deliver(message);
      sent++;
    }
    if (this.waiting.length > 0) {
      for (const one of this.waiting) if (one.seq <= seq) one.resolve(true);
      this.waiting = this.waiting.filter((one) => one.seq > seq);
    }
    if (sent === this.unsent.length) this.unsent.length = 0;
    else if (sent > 0) this.unsent.splice(0, sent);
    if (this.isDurable && seq - this.snapshotSeq >= snapshotEvery) this.hooks.snapshotDue();
  }
}
