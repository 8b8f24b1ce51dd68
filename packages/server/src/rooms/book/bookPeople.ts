import type { BookPerson } from '@tasovka/protocol';
import type { BookEntry, EntrySeat } from './bookEntry.ts';

/** Somebody, by all the names they had in the log: guests who left and came back have another. */
interface Somebody {
  readonly guests: Set<string>;
  device: string | null;
  latest: BookPerson;
  /** Where they sat; nobody sits in two seats of one match. */
  readonly matches: Set<number>;
}

/** Who is who in a book. Two guests of one device are one person, unless they sat at the table together. */
export class BookPeople {
  private readonly list: Somebody[] = [];

  /** `entries`: the latest first. The others are gone through from the first match on. */
  constructor(entries: readonly BookEntry[]) {
    for (const entry of [...entries].sort((a, b) => a.match - b.match)) {
      for (const seat of entry.seats) if (seat.guest !== null && seat.bot === null) this.add(seat, entry);
    }
  }

  get people(): BookPerson[] {
    return this.list.map(({ latest }) => latest);
  }

  /** Which of the people sat there; null for bots and for those who are forgotten. */
  numberOf({ guest, bot }: EntrySeat): number | null {
    return guest === null || bot !== null ? null : this.numberOfGuest(guest);
  }

  numberOfGuest(guest: string): number | null {
    const number = this.list.findIndex(({ guests }) => guests.has(guest));
    return number < 0 ? null : number;
  }

  private add({ guest, device, name, face }: EntrySeat, { match, seats }: BookEntry): void {
    if (guest === null) return;
    const isShared = device !== null && seats.filter((seat) => seat.device === device).length > 1;
    const known =
      this.list.find(({ guests }) => guests.has(guest)) ??
      (isShared || device === null
        ? undefined
        : this.list.find((one) => one.device === device && !one.matches.has(match)));
    const somebody = known ?? { guests: new Set(), device, latest: { name, face }, matches: new Set() };
    if (!known) this.list.push(somebody);
    somebody.guests.add(guest);
    somebody.matches.add(match);
    somebody.device = device ?? somebody.device;
    somebody.latest = { name, face };
  }
}
