import type { JsonObject, Millis, Signal, TableInput, TableRefusal } from '@tasovka/kernel';
import type { RoomLog } from '../log/roomLog.ts';
import type { LogEntry } from '../log/roomState.ts';
import type { RoomServices } from '../services.ts';

/** Where everything that happens to a room is taken down: at its time, and after the deadlines that fell before it. */
export class RoomInputs {
  readonly log: RoomLog;
  /** Real time minus the room's time: a room that sleeps does not grow older. */
  readonly clockOffset: number;
  private readonly services: RoomServices;

  constructor(ledger: RoomLog, services: RoomServices) {
    this.log = ledger;
    this.services = services;
    this.clockOffset = ledger.lastAt === 0 ? 0 : services.clock() - ledger.lastAt;
  }

  get state() {
    return this.log.state;
  }

  now(): Millis {
    return Math.max(this.log.lastAt, this.services.clock() - this.clockOffset);
  }

  /** Deadlines that fell before an entry come before it in the log. */
  append(entry: LogEntry, at: Millis = this.now()): TableRefusal | null {
    this.passTime(at);
    const refusal = this.log.append(entry, at);
    if (refusal) this.services.refused(refusal.reason);
    return refusal;
  }

  appendTableInput(input: TableInput, at?: Millis): TableRefusal | null {
    return this.append({ kind: 'table', input }, at);
  }

  appendMove(seat: number, action: JsonObject, at?: Millis): TableRefusal | null {
    return this.appendTableInput({ kind: 'play', input: { kind: 'act', seat, action } }, at);
  }

  /** What a body or a voice did matters while a match is on, and only of who plays. */
  appendSignal(guest: string, signal: Signal): void {
    const { table } = this.state;
    const seat = table.seatOf(guest);
    if (seat === null || !table.playing || table.data.pausedAt !== null) return;
    this.appendTableInput({ kind: 'play', input: { kind: 'signal', seat, signal } });
  }

  passTime(at: Millis): void {
    const { table } = this.state;
    for (let fallen = 0; table.due <= at; fallen++) {
      if (fallen > 1000) throw new Error('deadlines fall again and again');
      const due = Math.max(this.log.lastAt, Math.ceil(table.due));
      this.log.append({ kind: 'table', input: { kind: 'play', input: { kind: 'deadline' } } }, Math.min(due, at));
    }
  }
}
