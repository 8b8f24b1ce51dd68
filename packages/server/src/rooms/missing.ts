import type { Missing } from './absence.ts';
import type { Desk } from './desk.ts';

/** What becomes of a table whose guest is away: the chair is seen to be empty, then others do without them. */
export function miss(desk: Desk, { guest, step }: Missing): void {
  const { table, sitIn } = desk.state;
  const known = table.guest(guest);
  if (!known || known.bot !== null) return;
  if (step === 'left') {
    desk.signal(guest, { type: 'left' });
    if (known.online) desk.takeAtTable({ kind: 'presence', id: guest, online: false });
    return;
  }
  if (sitIn && table.playing && table.seatOf(guest) !== null && !known.satIn) {
    desk.takeAtTable({ kind: 'sit-in', id: guest, on: true });
  }
  const heir = table.data.guests.find((one) => one.bot === null && one.online && one.id !== guest);
  if (table.data.host === guest && heir) desk.takeAtTable({ kind: 'host', to: heir.id, by: guest });
}

/** Who left or was put out during a match kept the seat until its end. */
export function clearChairs(desk: Desk): void {
  const { table } = desk.state;
  if (table.playing) return;
  for (const { id, bot, online, satIn } of [...table.data.guests]) {
    if (bot === null && !online && satIn) desk.takeAtTable({ kind: 'leave', id, by: id });
  }
}
