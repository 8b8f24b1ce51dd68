import { isPerson } from '@tasovka/kernel';
import type { RoomInputs } from '../inbox/roomInputs.ts';

/** How long guests may be disconnected before something happens. */
export interface AbsenceLimits {
  /** AC-3: then everybody sees that their chair is empty. */
  readonly leftMs: number;
  /** Then a bot may sit in, and host powers pass on. */
  readonly sitInMs: number;
}

export type AbsenceStep = { readonly guest: string; readonly step: 'left' | 'long-gone' };

/** Which guests are disconnected, since when, and which steps have been taken. */
export class AbsenceTimers {
  private readonly limits: AbsenceLimits;
  private readonly away = new Map<string, { since: number; step: 'away' | 'left' | 'long-gone' }>();

  constructor(limits: AbsenceLimits) {
    this.limits = limits;
  }

  start(guest: string, since: number): void {
    this.away.set(guest, { since, step: 'away' });
  }

  end(guest: string): void {
    this.away.delete(guest);
  }

  get due(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const { since, step } of this.away.values()) due = Math.min(due, since + this.limit(step));
    return due;
  }

  /** The steps that are due; each step of an absence is returned once. */
  expired(now: number): AbsenceStep[] {
    const steps: AbsenceStep[] = [];
    for (const [guest, absence] of this.away) {
      while (absence.step !== 'long-gone' && absence.since + this.limit(absence.step) <= now) {
        absence.step = absence.step === 'away' ? 'left' : 'long-gone';
        steps.push({ guest, step: absence.step });
      }
    }
    return steps;
  }

  isLongGone(guest: string): boolean {
    return this.away.get(guest)?.step === 'long-gone';
  }

  private limit(step: 'away' | 'left' | 'long-gone'): number {
    if (step === 'long-gone') return Number.POSITIVE_INFINITY;
    return step === 'away' ? this.limits.leftMs : this.limits.sitInMs;
  }
}

/** What happens at the table: first the chair is shown empty, then a bot sits in. */
export function handleAbsence(inputs: RoomInputs, { guest, step }: AbsenceStep): void {
  const { table, sitIn } = inputs.state;
  const known = table.guest(guest);
  if (!known || known.bot !== null) return;
  if (step === 'left') {
    inputs.appendSignal(guest, { type: 'left' });
    if (known.online) inputs.appendTableInput({ kind: 'presence', id: guest, online: false });
    return;
  }
  if (sitIn && table.playing && table.seatOf(guest) !== null && !known.satIn) {
    inputs.appendTableInput({ kind: 'sit-in', id: guest, on: true });
  }
}

/** A television that was left on, or a stranger who looks on, is no host: whoever sits at the table is. */
export function replaceAbsentHost(inputs: RoomInputs, absences: AbsenceTimers): void {
  const { host, guests } = inputs.state.table.data;
  if (host === null || !absences.isLongGone(host)) return;
  const heir = guests.find((one) => isPerson(one) && one.online && !one.watching && one.id !== host);
  if (heir) inputs.appendTableInput({ kind: 'host', to: heir.id, by: host, lent: true });
}

/** Whoever was away has their powers back. */
export function returnPowers(inputs: RoomInputs, guest: string): void {
  const { host, lentBy } = inputs.state.table.data;
  if (host !== null && lentBy === guest) inputs.appendTableInput({ kind: 'host', to: guest, by: host });
}

/** Hosts of older rooms could make a bot host, for good: the next person who comes in is host then. */
export function replaceBotAsHost(inputs: RoomInputs, guest: string): void {
  const { table } = inputs.state;
  const host = table.data.guests.find(({ id }) => id === table.data.host);
  if (table.guest(guest)?.program) return;
  if (host && host.bot !== null) inputs.appendTableInput({ kind: 'host', to: guest, by: host.id });
}

/** A guest who left or was removed during a match keeps the seat until its end. */
export function removeDeparted(inputs: RoomInputs): void {
  const { table } = inputs.state;
  if (table.playing) return;
  for (const { id, bot, online, satIn } of [...table.data.guests]) {
    if (bot === null && !online && satIn) inputs.appendTableInput({ kind: 'leave', id, by: id });
  }
}
