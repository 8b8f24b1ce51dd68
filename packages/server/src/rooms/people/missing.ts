import type { RoomInputs } from '../inbox/roomInputs.ts';
import type { AbsenceStep } from './absence.ts';

/** What becomes of a table whose guest is away: the chair is seen to be empty, then others do without them. */
export function handleAbsence(desk: RoomInputs, { guest, step }: AbsenceStep): void {
  const { table, sitIn } = desk.state;
  const known = table.guest(guest);
  if (!known || known.bot !== null) return;
  if (step === 'left') {
    desk.appendSignal(guest, { type: 'left' });
    if (known.online) desk.appendTableInput({ kind: 'presence', id: guest, online: false });
    return;
  }
  if (sitIn && table.playing && table.seatOf(guest) !== null && !known.satIn) {
    desk.appendTableInput({ kind: 'sit-in', id: guest, on: true });
  }
  const heir = table.data.guests.find((one) => one.bot === null && one.online && one.id !== guest);
  if (table.data.host === guest && heir) desk.appendTableInput({ kind: 'host', to: heir.id, by: guest });
}

/** Who left or was put out during a match kept the seat until its end. */
export function removeDeparted(desk: RoomInputs): void {
  const { table } = desk.state;
  if (table.playing) return;
  for (const { id, bot, online, satIn } of [...table.data.guests]) {
    if (bot === null && !online && satIn) desk.appendTableInput({ kind: 'leave', id, by: id });
  }
}
