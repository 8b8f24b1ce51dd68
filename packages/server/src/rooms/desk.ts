import type { JsonObject, Millis, Signal, TableInput, TableRefusal } from '@tasovka/kernel';
import type { Ledger } from './ledger.ts';
import type { RoomServices } from './services.ts';
import type { RoomEntry } from './state.ts';

/** Where everything that happens to a room is taken down: at its time, and after the deadlines that fell before it. */
export class Desk {
  readonly ledger: Ledger;
  /** Real time minus the room's time: a room that sleeps does not grow older. */
  readonly clockOffset: number;
  private readonly services: RoomServices;

  constructor(ledger: Ledger, services: RoomServices) {
    this.ledger = ledger;
    this.services = services;
    this.clockOffset = ledger.lastAt === 0 ? 0 : services.clock() - ledger.lastAt;
  }

  get state() {
    return this.ledger.state;
  }

  now(): Millis {
    return Math.max(this.ledger.lastAt, this.services.clock() - this.clockOffset);
  }

  /** Deadlines that fell before an entry come before it in the log. */
  take(entry: RoomEntry, at: Millis = this.now()): TableRefusal | null {
    this.passTime(at);
    const refusal = this.ledger.take(entry, at);
    if (refusal) this.services.refused(refusal.reason);
    return refusal;
  }

  takeAtTable(input: TableInput, at?: Millis): TableRefusal | null {
    return this.take({ kind: 'table', input }, at);
  }

  play(seat: number, action: JsonObject, at?: Millis): TableRefusal | null {
    return this.takeAtTable({ kind: 'play', input: { kind: 'act', seat, action } }, at);
  }

  /** What a body or a voice did matters while a match is on, and only of who plays. */
  signal(guest: string, signal: Signal): void {
    const { table } = this.state;
    const seat = table.seatOf(guest);
    if (seat === null || !table.playing || table.data.pausedAt !== null) return;
    this.takeAtTable({ kind: 'play', input: { kind: 'signal', seat, signal } });
  }

  passTime(at: Millis): void {
    const { table } = this.state;
    for (let fallen = 0; table.due <= at; fallen++) {
      if (fallen > 1000) throw new Error('deadlines fall again and again');
      const due = Math.max(this.ledger.lastAt, Math.ceil(table.due));
      this.ledger.take({ kind: 'table', input: { kind: 'play', input: { kind: 'deadline' } } }, Math.min(due, at));
    }
  }
}
