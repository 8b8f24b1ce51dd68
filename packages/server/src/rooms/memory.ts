import { type GameEvent, seenBy, type Told, type Viewer } from '@tasovka/kernel';

const kept = 64;

/** What happened lately, so that who was away for a moment can be told. */
export class Memory {
  private readonly happened: { seq: number; told: readonly Told[] }[] = [];
  /** Everything after this is here. */
  private since: number;

  constructor(since: number) {
    this.since = since;
  }

  add(seq: number, told: readonly Told[]): void {
    if (told.length === 0) return;
    this.happened.push({ seq, told });
    if (this.happened.length > kept) this.since = (this.happened.shift() as { seq: number }).seq;
  }

  reaches(seq: number): boolean {
    return seq >= this.since;
  }

  after(seq: number, viewer: Viewer): GameEvent[] {
    return this.happened
      .filter((one) => one.seq > seq)
      .flatMap(({ told }) => told.map((event) => seenBy(event, viewer)));
  }
}
