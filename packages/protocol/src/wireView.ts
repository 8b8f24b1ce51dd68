import type { GuestView, RoomView, RoomViewOnWire, TableView, TableViewOnWire } from './messages.ts';

export const guestsById = (guests: readonly GuestView[]): Record<string, GuestView> =>
  Object.fromEntries(guests.map((guest) => [guest.id, guest]));

export const viewOnWire = ({ table, match }: RoomView): RoomViewOnWire => ({
  table: { ...table, guests: guestsById(table.guests) },
  match,
});

export const readView = (sent: RoomViewOnWire): RoomView => new WireViewReader().read(sent);

/** Patches drop what is null; it is put back. */
const withNulls = (guest: GuestView): GuestView => ({
  ...guest,
  bot: guest.bot ?? null,
  seat: guest.seat ?? null,
  chairOf: guest.chairOf ?? null,
  predicts: guest.predicts ?? null,
  looksOver: guest.looksOver ?? null,
});

const listGuests = (guests: TableViewOnWire['guests']): GuestView[] =>
  Object.values(guests)
    .map(withNulls)
    .sort((a, b) => a.order - b.order);

/** Turns what is sent into what is drawn. What a patch did not touch stays the very same object. */
export class WireViewReader {
  private table: { readonly sent: TableViewOnWire; readonly read: TableView } | null = null;

  read({ table, match }: RoomViewOnWire): RoomView {
    return { table: this.readTable(table), match: match ?? null };
  }

  private readTable(sent: TableViewOnWire): TableView {
    const before = this.table;
    if (before?.sent === sent) return before.read;
    const guests = before?.sent.guests === sent.guests ? before.read.guests : listGuests(sent.guests);
    const read = { ...sent, guests };
    this.table = { sent, read };
    return read;
  }
}
