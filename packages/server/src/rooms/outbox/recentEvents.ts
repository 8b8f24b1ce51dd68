import type { GameEvent } from '@tasovka/kernel';
import type { EncodedEvents } from './encodedEvents.ts';

/** A page of some twenty to thirty moments. */
const pageBytes = 4096;
const newline = 0x0a;

/** What was told of one line of the log: its number, what all saw, and what some seats saw instead. */
type Moment = readonly [seq: number, open: GameEvent[], own: Readonly<Record<string, GameEvent[]>>];

/** Moments as lines of text, one after another. */
class Page {
  /** Who sat where then: the next match may seat them otherwise. */
  seated: readonly string[] = [];
  lastSeq = 0;
  private readonly bytes = Buffer.allocUnsafeSlow(pageBytes);
  private used = 0;

  begin(seated: readonly string[]): this {
    this.seated = seated;
    this.used = 0;
    return this;
  }

  /** False where there is no room left. */
  add(seq: number, line: string): boolean {
    // A letter takes three bytes at most, and to count them is to read it all.
    const room = pageBytes - this.used - 1;
    if (line.length > room || (line.length * 3 > room && Buffer.byteLength(line) > room)) return false;
    this.used += this.bytes.write(line, this.used);
    this.bytes[this.used++] = newline;
    this.lastSeq = seq;
    return true;
  }

  after(seq: number, guest: string): GameEvent[] {
    const seat = this.seated.indexOf(guest);
    const lines = this.bytes.toString('utf8', 0, this.used).split('\n').slice(0, -1);
    return lines
      .map((line) => JSON.parse(line) as Moment)
      .filter(([at]) => at > seq)
      .flatMap(([, open, own]) => own[seat] ?? open);
  }
}

/**
 * What happened lately, so that who was away for a moment can be told. It lies beside the heap: as texts and lists, what a
 * thousand rooms remember would be a quarter of all that a great collection of garbage has to look at.
 */
export class RecentEvents {
  /** When the newer one is full the older one is forgotten. */
  private older: Page | null = null;
  private newer: Page | null = null;
  /** Everything after this is here. */
  private since: number;

  constructor(since: number) {
    this.since = since;
  }

  add(seq: number, news: EncodedEvents, seated: readonly string[]): void {
    if (news.isEmpty) return;
    const line = `[${seq},${news.forAll},${ownIn(news)}]`;
    if (this.newer?.seated === seated && this.newer.add(seq, line)) return;
    this.turnPage(seated);
    // What fills more than a page is read from the log.
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

function ownIn({ bySeat: own }: EncodedEvents): string {
  if (own === null) return '{}';
  let fields = '';
  for (let seat = 0; seat < own.length; seat++) {
    if (own[seat] !== undefined) fields += `${fields === '' ? '' : ','}"${seat}":${own[seat]}`;
  }
  return `{${fields}}`;
}
