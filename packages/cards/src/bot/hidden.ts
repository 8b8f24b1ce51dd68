import type { Chance, Seat } from '@tasovka/kernel';
import type { Card } from '../hand.ts';
import { HiddenHand } from './hiddenHand.ts';

/** What a bot believes about the cards of others, seat by seat. */
export class HiddenHands {
  private readonly hands: HiddenHand[];

  constructor(seats: number, kinds: number) {
    this.hands = Array.from({ length: seats }, () => new HiddenHand(kinds));
  }

  clear(): void {
    for (const hand of this.hands) hand.forget();
  }

  forget(seat: Seat): void {
    this.of(seat).forget();
  }

  /** How many cards everybody holds, as the view shows it. */
  look(sizes: readonly number[]): void {
    for (const [seat, size] of sizes.entries()) this.of(seat).size = size;
  }

  knows(seat: Seat, card: Card): boolean {
    return this.of(seat).known.includes(card);
  }

  /** Unknown cards came to a hand. */
  grew(seat: Seat, size: number): void {
    this.of(seat).grew(size);
  }

  /** Cards that everybody, or at least this bot, saw go into a hand. */
  got(seat: Seat, cards: readonly Card[]): void {
    this.of(seat).got(cards);
  }

  /** A card that was there all along came to light. */
  showed(seat: Seat, card: Card): void {
    this.of(seat).lost(card);
    this.of(seat).got([card]);
  }

  /** A card was seen to leave a hand. */
  gave(seat: Seat, card: Card): void {
    this.of(seat).gave(card);
  }

  /** The card that came last left again. */
  gaveNewest(seat: Seat, card: Card): void {
    this.of(seat).gaveNewest(card);
  }

  /** Unseen cards left a hand: cards that were known to be there may be gone. */
  lostSome(seat: Seat, size: number): void {
    this.of(seat).lostSome(size);
  }

  /** A seat did something: how likely a holder of this kind does so, compared with somebody who has none. */
  weigh(seat: Seat, likelihood: (card: Card) => number): void {
    this.of(seat).weigh(likelihood);
  }

  /** The same where it tells only about the card that came last. */
  weighNewest(seat: Seat, likelihood: (card: Card) => number): void {
    this.of(seat).weighNewest(likelihood);
  }

  swap(one: Seat, other: Seat): void {
    const [first, second] = [this.of(one), this.of(other)];
    this.hands[one] = second;
    this.hands[other] = first;
  }

  /** How likely a seat could lay this card, compared with a seat nothing is known of. */
  couldLay(seat: Seat, card: Card): number {
    return this.of(seat).couldLay(card);
  }

  /** Fills hands of these sizes from the unseen cards, `pool`, as is plausible; what is not dealt stays in the pool. */
  deal(pool: Card[], sizes: readonly number[], mine: Seat, chance: Chance): Card[][] {
    const dealt = sizes.map((size, seat) => (seat === mine ? [] : this.of(seat).takeKnown(size, pool)));
    const first = chance.below(sizes.length);
    for (let i = 0; i < sizes.length; i++) {
      const seat = (first + i) % sizes.length;
      const hand = dealt[seat];
      if (seat === mine || hand === undefined) continue;
      this.of(seat).fill(hand, Math.min((sizes[seat] ?? 0) - hand.length, pool.length), pool, chance);
    }
    return dealt;
  }

  private of(seat: Seat): HiddenHand {
    const hand = this.hands[seat];
    if (hand === undefined) throw new Error(`nobody sits in seat ${seat}`);
    return hand;
  }
}
