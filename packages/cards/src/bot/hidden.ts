import type { Chance, Seat } from '@tasovka/kernel';
import { type Card, removeCard } from '../hand.ts';

/**
 * What a bot believes about cards it does not see. Per seat: cards known to be there, and kinds that seemed missing
 * when the seat had gained so many cards: whatever came later may be anything.
 */
export class HiddenHands {
  readonly known: Card[][];
  private readonly gained: number[];
  private readonly missing: Float64Array[];

  constructor(seats: number, kinds: number) {
    this.known = Array.from({ length: seats }, () => []);
    this.gained = Array<number>(seats).fill(0);
    this.missing = Array.from({ length: seats }, () => new Float64Array(kinds).fill(-1));
  }

  clear(): void {
    for (let seat = 0; seat < this.known.length; seat++) this.forget(seat);
  }

  forget(seat: Seat): void {
    (this.known[seat] as Card[]).length = 0;
    this.gained[seat] = 0;
    (this.missing[seat] as Float64Array).fill(-1);
  }

  /** Unknown cards came to a hand. */
  grew(seat: Seat, count: number): void {
    this.gained[seat] = (this.gained[seat] as number) + count;
  }

  /** Cards everybody, or at least this bot, saw go into a hand. */
  got(seat: Seat, cards: readonly Card[]): void {
    (this.known[seat] as Card[]).push(...cards);
  }

  /** A card was seen to leave a hand. */
  gave(seat: Seat, card: Card): void {
    removeCard(this.known[seat] as Card[], card);
  }

  /** Unseen cards left a hand: what was known to be there may be gone. */
  lostSome(seat: Seat): void {
    (this.known[seat] as Card[]).length = 0;
  }

  /** A seat did as one does who does not hold this kind. */
  lacks(seat: Seat, card: Card): void {
    (this.missing[seat] as Float64Array)[card] = this.gained[seat] as number;
  }

  swap(one: Seat, other: Seat): void {
    for (const list of [this.known, this.gained, this.missing] as unknown[][]) {
      [list[one], list[other]] = [list[other], list[one]];
    }
  }

  /** How many of the newest cards of a hand may be of this kind. */
  private free(seat: Seat, card: Card): number {
    const at = (this.missing[seat] as Float64Array)[card] as number;
    return at < 0 ? Infinity : (this.gained[seat] as number) - at;
  }

  /** Fills hands of these sizes from the unseen cards, `pool`, as is plausible; what is not dealt stays in the pool. */
  deal(pool: Card[], sizes: readonly number[], mine: Seat, doubt: number, chance: Chance): Card[][] {
    const hands = sizes.map((size, seat) => (seat === mine ? [] : this.sure(seat, size, pool)));
    for (let seat = 0; seat < sizes.length; seat++) {
      if (seat === mine) continue;
      const hand = hands[seat] as Card[];
      for (let left = (sizes[seat] as number) - hand.length; left > 0; left--) {
        const card = this.drawFor(seat, left, pool, doubt, chance);
        if (card === undefined) break;
        hand.push(card);
      }
    }
    return hands;
  }

  private sure(seat: Seat, size: number, pool: Card[]): Card[] {
    const hand: Card[] = [];
    for (const card of this.known[seat] as Card[]) if (hand.length < size && removeCard(pool, card)) hand.push(card);
    return hand;
  }

  /** `age`: how many cards of the hand are as new as this one or newer. */
  private drawFor(seat: Seat, age: number, pool: Card[], doubt: number, chance: Chance): Card | undefined {
    for (let attempt = 0; pool.length > 0; attempt++) {
      const at = chance.below(pool.length);
      const card = pool[at] as Card;
      const likely = age <= this.free(seat, card) || attempt >= 6 || chance.below(100) < doubt;
      if (!likely) continue;
      pool[at] = pool[pool.length - 1] as Card;
      pool.length--;
      return card;
    }
    return undefined;
  }
}
