import type { GameEvent, Seat } from '@tasovka/kernel';

export type Feat =
  | 'fastest'
  | 'snatcher'
  | 'cutter'
  | 'layer'
  | 'catcher'
  | 'forgetful'
  | 'dreamer'
  | 'talker'
  | 'liar';

/** Which event is which seat's feat; only what everybody saw is counted. */
const feats: Readonly<Record<string, { readonly feat: Feat; readonly who: string; readonly by?: string }>> = {
  took: { feat: 'snatcher', who: 'seat', by: 'count' },
  drew: { feat: 'snatcher', who: 'seat' },
  laid: { feat: 'layer', who: 'seat' },
  intercepted: { feat: 'cutter', who: 'seat' },
  jumped: { feat: 'cutter', who: 'seat' },
  caught: { feat: 'forgetful', who: 'seat' },
  dawdled: { feat: 'dreamer', who: 'seat' },
  'laid-dark': { feat: 'liar', who: 'seat' },
};

/** The match in numbers, for the podium. */
export class Numbers {
  private sums = new Map<Feat, Map<Seat, number>>();

  clear(): void {
    this.sums.clear();
  }

  add(feat: Feat, seat: Seat, amount: number): void {
    const seats = this.sums.get(feat) ?? new Map<Seat, number>();
    seats.set(seat, (seats.get(seat) ?? 0) + amount);
    this.sums.set(feat, seats);
  }

  count(event: GameEvent): void {
    const known = feats[event.type];
    if (known) {
      const seat = event[known.who];
      const amount = known.by === undefined ? 1 : event[known.by];
      if (typeof seat === 'number' && typeof amount === 'number') this.add(known.feat, seat, amount);
    }
    if (event.type === 'caught' && typeof event.by === 'number') this.add('catcher', event.by, 1);
    if (event.type === 'slapped' && typeof event.seat === 'number' && typeof event.ms === 'number') {
      this.fastest(event.seat, event.ms);
    }
  }

  private fastest(seat: Seat, ms: number): void {
    const seats = this.sums.get('fastest') ?? new Map<Seat, number>();
    seats.set(seat, Math.min(ms, seats.get(seat) ?? ms));
    this.sums.set('fastest', seats);
  }

  /** One title for every seat: each feat goes to who did it best, and nobody gets two. */
  titles(seats: number): (readonly [Feat | 'calm', number])[] {
    const given: (readonly [Feat | 'calm', number] | undefined)[] = Array.from({ length: seats });
    const claims = [...this.sums].flatMap(([feat, bySeat]) => {
      const best = [...bySeat].sort(([, a], [, b]) => (feat === 'fastest' ? a - b : b - a));
      return best.map(([seat, amount], place) => ({ feat, seat, amount, place }));
    });
    const order: readonly Feat[] = [
      'fastest',
      'catcher',
      'cutter',
      'liar',
      'forgetful',
      'dreamer',
      'snatcher',
      'layer',
      'talker',
    ];
    claims.sort((a, b) => a.place - b.place || order.indexOf(a.feat) - order.indexOf(b.feat));
    const taken = new Set<Feat>();
    for (const { feat, seat, amount } of claims) {
      if (seat >= seats || given[seat] || taken.has(feat)) continue;
      given[seat] = [feat, amount];
      taken.add(feat);
    }
    return given.map((one) => one ?? (['calm', 0] as const));
  }
}
