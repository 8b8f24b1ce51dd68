import type { JsonObject, Millis, Signal, TableInput, TableRefusal } from '@tasovka/kernel';
import { RateLimit } from '../../limits/rateLimit.ts';
import type { RoomLog } from '../log/roomLog.ts';
import type { LogEntry } from '../log/roomState.ts';
import type { RoomServices } from '../services.ts';

/** No game that people play has so many; one with times of a millisecond would only fill the log. */
const deadlines = { atOnce: 100, perSecond: 5 };

/** Appends every input of a room to its log: at the room's time, and after the deadlines that fell before it. */
export class RoomInputs {
  readonly log: RoomLog;
  /** Real time minus the room's time: a sleeping room does not grow older. */
  readonly clockOffset: number;
  private readonly services: RoomServices;
  private readonly deadlines: RateLimit;
  /** Before this no deadline need be waited for: too many have fallen. */
  deadlinesFrom: Millis = 0;

  constructor(log: RoomLog, services: RoomServices) {
    this.log = log;
    this.services = services;
    this.deadlines = new RateLimit(deadlines.atOnce, deadlines.perSecond, services.clock());
    this.clockOffset = log.lastAt === 0 ? 0 : services.clock() - log.lastAt;
  }

  get state() {
    return this.log.state;
  }

  now(): Millis {
    return Math.max(this.log.lastAt, this.services.clock() - this.clockOffset);
  }

  /** Milliseconds since 1970. */
  wallClock(): number {
    return this.services.clock();
  }

  /** Deadlines that fell before an entry come before it in the log. */
  append(entry: LogEntry, at: Millis = this.now()): TableRefusal | null {
    this.passTime(at);
    const refusal = this.log.append(entry, at);
    if (refusal) this.services.refused(refusal.reason);
    else if (entry.kind === 'table' && entry.input.kind === 'leave')
      this.services.bell?.forget(this.log.room, entry.input.id);
    return refusal;
  }

  appendTableInput(input: TableInput, at?: Millis): TableRefusal | null {
    return this.append({ kind: 'table', input }, at);
  }

  appendMove(seat: number, action: JsonObject, at?: Millis): TableRefusal | null {
    return this.appendTableInput({ kind: 'play', input: { kind: 'act', seat, action } }, at);
  }

  /** A signal matters only while a match is on, and only from a guest who plays. */
  appendSignal(guest: string, signal: Signal): void {
    const { table } = this.state;
    const seat = table.seatOf(guest);
    if (seat === null || !table.playing || table.data.pausedAt !== null) return;
    this.appendTableInput({ kind: 'play', input: { kind: 'signal', seat, signal } });
  }

  passTime(at: Millis): void {
    const { table } = this.state;
    for (let count = 0; table.due <= at; count++) {
      if (count > 1000) throw new Error('deadlines fall again and again');
      const due = this.mayDeadlineFall(at) ? Math.max(this.log.lastAt, Math.ceil(table.due)) : at;
      this.log.append({ kind: 'table', input: { kind: 'play', input: { kind: 'deadline' } } }, Math.min(due, at));
    }
  }

  /** One too many falls now and not when it was due: those that would follow it are not due yet. */
  private mayDeadlineFall(at: Millis): boolean {
    if (this.deadlines.take(this.services.clock())) return true;
    this.deadlinesFrom = at + 1000 / deadlines.perSecond;
    return false;
  }
}
