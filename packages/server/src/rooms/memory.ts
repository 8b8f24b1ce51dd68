import { type GameEvent, seenBy, type Told } from '@tasovka/kernel';

const kept = 64;

interface Moment {
  readonly seq: number;
  readonly told: readonly Told[];
  /** Who sat where then: the next match may seat them otherwise. */
  readonly seated: readonly string[];
}

/** What happened lately, so that who was away for a moment can be told. */
export class Memory {
  private readonly happened: Moment[] = [];
  /** Everything after this is here. */
  private since: number;

  constructor(since: number) {
    this.since = since;
  }

  add(seq: number, told: readonly Told[], seated: readonly string[]): void {
    if (told.length === 0) return;
    this.happened.push({ seq, told, seated });
    if (this.happened.length > kept) this.since = (this.happened.shift() as Moment).seq;
  }

  reaches(seq: number): boolean {
    return seq >= this.since;
  }

  /** As the guest saw it. */
  after(seq: number, guest: string): GameEvent[] {
    const missed: GameEvent[] = [];
    for (const moment of this.happened) {
      if (moment.seq <= seq) continue;
      const seat = moment.seated.indexOf(guest);
      for (const one of moment.told) missed.push(seenBy(one, seat < 0 ? 'spectator' : seat));
    }
    return missed;
  }
}
