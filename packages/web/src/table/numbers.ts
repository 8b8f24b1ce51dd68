import type { GameEvent, Seat } from '@tasovka/kernel';

/** What is counted, the rarest honour first: who did it best gets the title. */
const feats = [
  'fastest',
  'catcher',
  'cutter',
  'liar',
  'guesser',
  'accuser',
  'suspect',
  'doubter',
  'forgetful',
  'dreamer',
  'asker',
  'answerer',
  'snatcher',
  'layer',
  'talker',
] as const;
export type Feat = (typeof feats)[number];

/** For those who did nothing worth counting, each in their own way. */
const quiet = ['calm', 'decor', 'secret', 'support', 'snack', 'sphinx', 'ninja', 'zen', 'mystery', 'stone'] as const;
export type Title = Feat | (typeof quiet)[number];

interface Counted {
  readonly feat: Feat;
  readonly who: string;
  readonly by?: string;
}

/** Which event is whose feat; only what everybody saw is counted. */
const counted: Readonly<Record<string, readonly Counted[]>> = {
  took: [{ feat: 'snatcher', who: 'seat', by: 'count' }],
  drew: [{ feat: 'snatcher', who: 'seat' }],
  laid: [{ feat: 'layer', who: 'seat' }],
  intercepted: [{ feat: 'cutter', who: 'seat' }],
  jumped: [{ feat: 'cutter', who: 'seat' }],
  caught: [
    { feat: 'forgetful', who: 'seat' },
    { feat: 'catcher', who: 'by' },
  ],
  dawdled: [{ feat: 'dreamer', who: 'seat' }],
  'laid-dark': [{ feat: 'liar', who: 'seat' }],
  asked: [{ feat: 'asker', who: 'asker' }],
  answered: [{ feat: 'answerer', who: 'seat' }],
  accused: [
    { feat: 'accuser', who: 'seat' },
    { feat: 'suspect', who: 'accused' },
  ],
  pointed: [{ feat: 'accuser', who: 'seat' }],
  guessed: [{ feat: 'guesser', who: 'seat' }],
};

type Sums = Record<string, Record<Seat, number>>;

/** The match in numbers, for the podium. */
export class Numbers {
  private sums: Sums = {};

  clear(): void {
    this.sums = {};
  }

  /** What to remember over a reload, and how to take it up again. */
  save(): string {
    return JSON.stringify(this.sums);
  }

  restore(saved: string): void {
    this.sums = JSON.parse(saved) as Sums;
  }

  add(feat: Feat, seat: Seat, amount: number): void {
    this.put(feat, seat, (this.of(feat)[seat] ?? 0) + amount);
  }

  count(event: GameEvent): void {
    for (const { feat, who, by } of counted[event.type] ?? []) {
      const seat = event[who];
      const amount = by === undefined ? 1 : event[by];
      if (typeof seat === 'number' && typeof amount === 'number') this.add(feat, seat, amount);
    }
    const { type, seat, ms, guilty } = event;
    if (type === 'slapped' && typeof seat === 'number' && typeof ms === 'number') {
      this.put('fastest', seat, Math.min(ms, this.of('fastest')[seat] ?? ms));
    }
    if (type === 'voted' && typeof seat === 'number' && guilty === false) this.add('doubter', seat, 1);
  }

  /** One title for every seat: each feat goes to the player who did it best, and no title is given twice. */
  titles(seats: number): (readonly [Title, number])[] {
    const given: (readonly [Title, number] | undefined)[] = Array.from({ length: seats });
    const claims = feats.flatMap((feat) => {
      const all = Object.entries(this.of(feat)).map(([seat, amount]) => ({ feat, seat: Number(seat), amount }));
      all.sort((a, b) => (feat === 'fastest' ? a.amount - b.amount : b.amount - a.amount));
      return all.map((one, place) => ({ ...one, place }));
    });
    claims.sort((a, b) => a.place - b.place || feats.indexOf(a.feat) - feats.indexOf(b.feat));
    const taken = new Set<Feat>();
    for (const { feat, seat, amount } of claims) {
      if (seat >= seats || given[seat] || taken.has(feat)) continue;
      given[seat] = [feat, amount];
      taken.add(feat);
    }
    let still = 0;
    return given.map((one) => one ?? [quiet[still++ % quiet.length] as Title, 0]);
  }

  private of(feat: Feat): Readonly<Record<Seat, number>> {
    return this.sums[feat] ?? {};
  }

  private put(feat: Feat, seat: Seat, amount: number): void {
    this.sums[feat] = { ...this.of(feat), [seat]: amount };
  }
}
