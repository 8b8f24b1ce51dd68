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
  private readonly doubt: Uint8Array[];
  private readonly favourite: (((card: Card) => boolean) | null)[];

  constructor(seats: number, kinds: number) {
    this.known = Array.from({ length: seats }, () => []);
    this.gained = Array<number>(seats).fill(0);
    this.missing = Array.from({ length: seats }, () => new Float64Array(kinds).fill(-1));
    this.doubt = Array.from({ length: seats }, () => new Uint8Array(kinds));
    this.favourite = Array<null>(seats).fill(null);
  }

  clear(): void {
    for (let seat = 0; seat < this.known.length; seat++) this.forget(seat);
  }

  forget(seat: Seat): void {
    (this.known[seat] as Card[]).length = 0;
    this.gained[seat] = 0;
    this.favourite[seat] = null;
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

  /** A seat did as one does who does not hold this kind; `doubt`: how often it does so all the same, in hundredths. */
  lacks(seat: Seat, card: Card, doubt: number): void {
    const missing = this.missing[seat] as Float64Array;
    const doubts = this.doubt[seat] as Uint8Array;
    const gained = this.gained[seat] as number;
    doubts[card] = missing[card] === gained ? Math.min(doubts[card] as number, doubt) : doubt;
    missing[card] = gained;
  }

  /** A seat did as one does who holds such cards; null: no longer. */
  favours(seat: Seat, such: ((card: Card) => boolean) | null): void {
    this.favourite[seat] = such;
  }

  swap(one: Seat, other: Seat): void {
    for (const list of [this.known, this.gained, this.missing, this.doubt, this.favourite] as unknown[][]) {
      [list[one], list[other]] = [list[other], list[one]];
    }
  }

  /** How likely it is that a seat could lay this card, next to one nothing is known of: 1 where nothing speaks against it. */
  couldLay(seat: Seat, card: Card): number {
    if (this.free(seat, card) > 0) return 1;
    return ((this.doubt[seat] as Uint8Array)[card] as number) / 100;
  }

  /** How many of the newest cards of a hand may be of this kind. */
  private free(seat: Seat, card: Card): number {
    const at = (this.missing[seat] as Float64Array)[card] as number;
    return at < 0 ? Infinity : (this.gained[seat] as number) - at;
  }

  /** Fills hands of these sizes from the unseen cards, `pool`, as is plausible; what is not dealt stays in the pool. */
  deal(pool: Card[], sizes: readonly number[], mine: Seat, chance: Chance): Card[][] {
    const hands = sizes.map((size, seat) => (seat === mine ? [] : this.sure(seat, size, pool)));
    for (let seat = 0; seat < sizes.length; seat++) {
      if (seat === mine) continue;
      const hand = hands[seat] as Card[];
      this.addFavourite(seat, sizes[seat] as number, hand, pool, chance);
      for (let left = (sizes[seat] as number) - hand.length; left > 0; left--) {
        const card = this.drawFor(seat, left, pool, chance);
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

  /** At least one of what a seat is thought to hold, mostly. */
  private addFavourite(seat: Seat, size: number, hand: Card[], pool: Card[], chance: Chance): void {
    const such = this.favourite[seat];
    if (!such || hand.length >= size || hand.some(such) || chance.below(100) >= 85) return;
    for (let attempt = 0; attempt < 12 && pool.length > 0; attempt++) {
      const at = chance.below(pool.length);
      const card = pool[at] as Card;
      if (!such(card) || this.free(seat, card) < size) continue;
      pool[at] = pool[pool.length - 1] as Card;
      pool.length--;
      hand.push(card);
      return;
    }
  }

  /** `age`: how many cards of the hand are as new as this one or newer. */
  private drawFor(seat: Seat, age: number, pool: Card[], chance: Chance): Card | undefined {
    for (let attempt = 0; pool.length > 0; attempt++) {
      const at = chance.below(pool.length);
      const card = pool[at] as Card;
      const doubt = (this.doubt[seat] as Uint8Array)[card] as number;
      const likely = age <= this.free(seat, card) || attempt >= 10 || chance.below(100) < doubt;
      if (!likely) continue;
      pool[at] = pool[pool.length - 1] as Card;
      pool.length--;
      return card;
    }
    return undefined;
  }
}
