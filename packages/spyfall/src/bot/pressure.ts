import type { Seat, SettledEvent } from '@tasovka/kernel';
import type { SpyfallEvent } from '../event.ts';

/** What others think counts a little; where bots cannot hear the talk it is all they have. */
const weights = { text: { accused: 0.35, voted: 0.15 }, voice: { accused: 1.1, voted: 0.6 } } as const;

/** The players accused or voted against in this round, and by whom. */
export class Pressure {
  private readonly me: Seat;
  private readonly accused = new Map<Seat, number>();
  private readonly voted = new Map<Seat, number>();

  constructor(me: Seat) {
    this.me = me;
  }

  notice(event: SpyfallEvent | SettledEvent): void {
    if ((event.type !== 'accused' && event.type !== 'voted') || event.seat === this.me) return;
    const { accused } = event;
    if (event.type === 'accused') this.accused.set(accused, (this.accused.get(accused) ?? 0) + 1);
    // A no clears nobody: if it did, the seat that is voted on last would look the worst.
    else if (event.guilty) this.voted.set(accused, (this.voted.get(accused) ?? 0) + 1);
  }

  forget(): void {
    this.accused.clear();
    this.voted.clear();
  }

  on(seat: Seat, talk: 'text' | 'voice'): number {
    const weight = weights[talk];
    const sum = weight.accused * (this.accused.get(seat) ?? 0) + weight.voted * (this.voted.get(seat) ?? 0);
    return Math.min(2.5, sum);
  }
}
