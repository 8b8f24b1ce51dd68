import { isFull } from './chairs.ts';
import { addGuest, answerSeat, passHost, setHost } from './guests.ts';
import { setOpen } from './shoulders.ts';
import type { Table } from './table.ts';
import { type Guest, limits, type TableInput, type TableRefusal } from './tableInput.ts';

type Of<Kind extends TableInput['kind']> = Extract<TableInput, { kind: Kind }>;

type GuestInput = Of<
  | 'join'
  | 'leave'
  | 'rename'
  | 'watch'
  | 'ready'
  | 'presence'
  | 'sit-in'
  | 'host'
  | 'lock'
  | 'programs'
  | 'mute'
  | 'voice'
  | 'let-speak'
  | 'seat'
  | 'language'
  | 'predict'
  | 'open-hand'
  | 'look-over'
>;

/** What changes people and their rights, and neither the match nor what is played. */
export function changeGuests(table: Table, input: GuestInput): TableRefusal | null {
  const { data } = table;
  switch (input.kind) {
    case 'join':
      return join(table, input);
    case 'leave':
      return withGuest(table, input.id, (guest) => removeGuest(table, guest, input.for));
    case 'rename':
      return withGuest(table, input.id, (guest) => Object.assign(guest, { name: input.name, face: input.face }));
    case 'watch':
      return watch(table, input);
    case 'ready':
      return withGuest(table, input.id, (guest) => Object.assign(guest, { ready: input.ready }));
    case 'presence':
      return withGuest(table, input.id, (guest) => setPresence(table, guest, input.online));
    case 'sit-in':
      return withGuest(table, input.id, (guest) => Object.assign(guest, { satIn: input.on }));
    case 'host':
      return withGuest(table, input.to, ({ id }) => setHost(data, id, input.lent === true));
    case 'lock':
      data.locked = input.locked;
      return null;
    case 'programs':
      data.programs = input.allowed;
      return null;
    case 'mute':
      return withGuest(table, input.id, (guest) => Object.assign(guest, { muted: input.muted }));
    case 'voice':
      data.voice = input.on;
      return null;
    case 'let-speak':
      return withGuest(table, input.id, (guest) => Object.assign(guest, { maySpeak: input.allowed }));
    case 'seat':
      return withGuest(table, input.id, (guest) => answerSeat(guest, input.allowed));
    case 'language':
      data.language = input.language;
      return null;
    case 'predict':
      return withGuest(table, input.id, (guest) => {
        guest.predicts = { seat: input.seat, round: table.match?.standings.round ?? 0 };
      });
    case 'open-hand':
      return withGuest(table, input.id, (guest) => setOpen(data.guests, guest, input.open));
    case 'look-over':
      return withGuest(table, input.id, (guest) => Object.assign(guest, { looksOver: input.at }));
  }
}

function withGuest(table: Table, id: string, change: (guest: Guest) => unknown): TableRefusal | null {
  const guest = table.guest(id);
  if (!guest) return { reason: 'unknown-guest' };
  change(guest);
  return null;
}

function join(table: Table, input: Of<'join'>): TableRefusal | null {
  const { data, players, playing } = table;
  if (table.guest(input.id)) return null;
  const watchers = data.guests.length - players.length;
  const watches = input.watching || playing;
  const isForBot = input.bot !== undefined;
  if (watches ? watchers >= limits.watchers : isFull(players, isForBot)) return { reason: 'table-full' };
  addGuest(data, input, watches);
  return null;
}

/** A seat in a running match is kept: a bot sits in for the guest who left. `heir`: who gets the chair. */
export function removeGuest(table: Table, guest: Guest, heir?: string): void {
  const { data, playing } = table;
  const { id, name } = guest;
  if (playing && table.seatOf(id) !== null) Object.assign(guest, { online: false, satIn: true });
  else data.guests = data.guests.filter((one) => one.id !== id);
  if (data.host === id) passHost(data);
  if (heir !== undefined) withGuest(table, heir, (one) => Object.assign(one, { chairOf: name }));
}

function setPresence(table: Table, guest: Guest, online: boolean): void {
  const { data } = table;
  guest.online = online;
  if (online) guest.satIn = false;
  const host = data.host === null ? undefined : table.guest(data.host);
  if (!host) passHost(data);
}

/** Between matches a guest sits down and gets up at will. During one, a guest without a seat asks for the next. */
function watch(table: Table, { id, watching }: Of<'watch'>): TableRefusal | null {
  const { playing } = table;
  const asks = playing && !watching;
  if (playing && table.seatOf(id) !== null) return { reason: 'playing' };
  if (!asks && !watching && isFull(table.players, false)) return { reason: 'table-full' };
  return withGuest(table, id, (guest) => {
    if (asks) guest.asksToSit = guest.watching;
    else Object.assign(guest, { watching, ready: false, asksToSit: false, chairOf: null });
  });
}
