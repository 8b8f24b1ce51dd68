import type { GameEvent } from '@tasovka/kernel';
import type { EncodedEvents } from './encodedEvents.ts';

/** Room for the events of twenty to thirty log entries. */
const pageBytes = 4096;
const newline = 0x0a;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The events of one row of the log: its number, what all saw, and what some seats saw instead. */
type RowEvents = readonly [seq: number, forAll: GameEvent[], bySeat: Readonly<Record<string, GameEvent[]>>];

/** The events of several rows as lines of text, one after another. */
class Page {
  /** The guests by seat then: the next match may seat them otherwise. */
  seated: readonly string[] = [];
  lastSeq = 0;
  private readonly bytes = new Uint8Array(pageBytes);
  private used = 0;

  begin(seated: readonly string[]): this {
    this.seated = seated;
    this.used = 0;
    return this;
  }

  /** False where no space is left. */
  add(seq: number, line: string): boolean {
    const space = pageBytes - this.used - 1;
    if (line.length > space) return false;
    const { read, written } = encoder.encodeInto(line, this.bytes.subarray(this.used, this.used + space));
    if (read < line.length) return false;
    this.used += written;
    this.bytes[this.used++] = newline;
    this.lastSeq = seq;
    return true;
  }

  after(seq: number, guest: string): GameEvent[] {
    const seat = this.seated.indexOf(guest);
    const lines = decoder.decode(this.bytes.subarray(0, this.used)).split('\n').slice(0, -1);
    return lines
      .map((line): RowEvents => JSON.parse(line))
      .filter(([at]) => at > seq)
      .flatMap(([, forAll, bySeat]) => bySeat[seat] ?? forAll);
  }
}

/**
 * The latest events, for guests who were away for a moment. They are kept outside of the heap: as texts and lists, what
 * a thousand rooms remember would be a large part of all that a major garbage collection has to look at.
 */
export class RecentEvents {
  /** When the newer page is full the older one is dropped. */
  private older: Page | null = null;
  private newer: Page | null = null;
  /** Everything after this row is here. */
  private since: number;

  constructor(since: number) {
    this.since = since;
  }

  add(seq: number, events: EncodedEvents, seated: readonly string[]): void {
    if (events.isEmpty) return;
    const line = `[${seq},${events.forAll},${encodeOwn(events)}]`;
    if (this.newer?.seated === seated && this.newer.add(seq, line)) return;
    this.turnPage(seated);
    // Events that fill more than a page are read from the log instead.
    if (!this.newer?.add(seq, line)) this.forget(seq);
  }

  covers(seq: number): boolean {
    return seq >= this.since;
  }

  /** As the guest saw it. */
  after(seq: number, guest: string): GameEvent[] {
    return [this.older, this.newer].flatMap((page) => page?.after(seq, guest) ?? []);
  }

  private turnPage(seated: readonly string[]): void {
    const page = this.older ?? new Page();
    if (this.older) this.since = this.older.lastSeq;
    this.older = this.newer;
    this.newer = page.begin(seated);
  }

  private forget(seq: number): void {
    this.older = this.newer = null;
    this.since = seq;
  }
}

function encodeOwn({ bySeat }: EncodedEvents): string {
  if (bySeat === null) return '{}';
  let fields = '';
  for (let seat = 0; seat < bySeat.length; seat++) {
    if (bySeat[seat] !== undefined) fields += `${fields === '' ? '' : ','}"${seat}":${bySeat[seat]}`;
  }
  return `{${fields}}`;
}
