import type { GameEvent } from '@tasovka/kernel';
import type { News } from './news.ts';

const kept = 64;

interface Moment {
  readonly seq: number;
  readonly open: string;
  readonly own: News['own'];
  /** Who sat where then: the next match may seat them otherwise. */
  readonly seated: readonly string[];
}

/** What happened lately, so that who was away for a moment can be told. */
export class Memory {
  /** A ring: the oldest moment gives its place to the newest. */
  private readonly happened: Moment[] = [];
  private next = 0;
  /** Everything after this is here. */
  private since: number;

  constructor(since: number) {
    this.since = since;
  }

  add(seq: number, news: News, seated: readonly string[]): void {
    if (news.isNone) return;
    const forgotten = this.happened[this.next];
    if (forgotten) this.since = forgotten.seq;
    this.happened[this.next] = { seq, open: news.open, own: news.own, seated };
    this.next = (this.next + 1) % kept;
  }

  reaches(seq: number): boolean {
    return seq >= this.since;
  }

  /** As the guest saw it. */
  after(seq: number, guest: string): GameEvent[] {
    const inOrder = [...this.happened.slice(this.next), ...this.happened.slice(0, this.next)];
    return inOrder.filter((moment) => moment.seq > seq).flatMap((moment) => seenIn(moment, guest));
  }
}

function seenIn({ open, own, seated }: Moment, guest: string): GameEvent[] {
  const seat = seated.indexOf(guest);
  return JSON.parse((seat >= 0 && own?.[seat]) || open) as GameEvent[];
}
