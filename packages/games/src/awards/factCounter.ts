import type { GameEvent, Seat } from '@tasovka/kernel';
import { type AnyEvent, countFacts } from './countFacts.ts';
import type { Fact, FactKind, MatchFacts } from './facts.ts';

/** When something happened: its number in the recording, and the time since the match began. */
export interface When {
  readonly moment: number;
  readonly at: number;
}

/** What must be remembered until a round is over. */
export interface RoundSoFar {
  /** Null to a device that came in the middle of the round. */
  began: number | null;
  /** The most cards each seat has held. */
  hands: number[];
  /** Who accused whom. */
  accusations: (readonly [seat: Seat, accused: Seat])[];
  /** The dark card that can still be turned over, where it is known to be a lie. */
  lie: { readonly seat: Seat; readonly moment: number } | null;
  /** The lies of each seat that nobody turned over. */
  lies: number[];
}

const freshRound = (began: number | null): RoundSoFar => ({ began, hands: [], accusations: [], lie: null, lies: [] });

/** Counts what everybody is told of a match: on a device while it is played, on the server while it is recorded. */
export class FactCounter {
  private sums: { [K in FactKind]?: (Fact | null)[] } = {};
  private round = freshRound(null);

  clear(): void {
    this.sums = {};
    this.round = freshRound(null);
  }

  /** What to remember over a reload, and how to take it up again. */
  save(): string {
    return JSON.stringify([this.sums, this.round]);
  }

  restore(saved: string): void {
    // Only `save` writes these.
    const [sums, round] = JSON.parse(saved) as [FactCounter['sums'], Partial<RoundSoFar>];
    this.sums = sums;
    // An earlier version remembered less.
    this.round = { ...freshRound(null), ...round };
  }

  get facts(): MatchFacts {
    return this.sums;
  }

  count(event: GameEvent, when: When = { moment: 0, at: 0 }): void {
    if (event.type === 'dealt') this.round = freshRound(when.at);
    // Of a game that is not ours nothing matches, and nothing is counted.
    countFacts(event as AnyEvent, {
      round: this.round,
      ...when,
      add: (kind, seat, amount = 1) => this.put(kind, seat, [(this.amount(kind, seat) ?? 0) + amount, when.moment]),
      most: (kind, seat, amount, moment = when.moment) => {
        if (amount > (this.amount(kind, seat) ?? 0)) this.put(kind, seat, [amount, moment]);
      },
      least: (kind, seat, amount) => {
        if (amount < (this.amount(kind, seat) ?? Number.POSITIVE_INFINITY)) this.put(kind, seat, [amount, when.moment]);
      },
    });
  }

  /** How many cards everybody holds now. */
  sawHands(hands: readonly number[], moment = 0): void {
    for (const [seat, cards] of hands.entries()) {
      this.round.hands[seat] = Math.max(cards, this.round.hands[seat] ?? 0);
      if (cards > (this.amount('hand', seat) ?? 0)) this.put('hand', seat, [cards, moment]);
    }
  }

  /** Somebody said something. */
  heard(seat: Seat, moment = 0): void {
    this.put('talk', seat, [(this.amount('talk', seat) ?? 0) + 1, moment]);
  }

  private amount(kind: FactKind, seat: Seat): number | undefined {
    return this.sums[kind]?.[seat]?.[0];
  }

  private put(kind: FactKind, seat: Seat, fact: Fact): void {
    const seats = this.sums[kind] ?? [];
    this.sums[kind] = seats;
    // Seats before it that have none are null in a file as well.
    while (seats.length < seat) seats.push(null);
    seats[seat] = fact;
  }
}
