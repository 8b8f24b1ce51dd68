import type { Chance, Seat } from '@tasovka/kernel';
import { type Card, count, removeCard } from '../hand.ts';
import { uniform } from './pace.ts';

/** Cards that came to a hand together, and how well each kind agrees with what the hand did since. */
interface Batch {
  /** How many of them are still held, as far as can be told: what is laid may have come from any batch. */
  size: number;
  readonly odds: Float64Array;
  /** The highest of the odds. */
  most: number;
}

/** Nothing is ruled out for good: people change their minds. */
const least = 1e-4;
/** Older cards are told apart by what they did not do; this many ages are enough. */
const ages = 6;
const attempts = 16;

/**
 * What a bot believes about cards it does not see. Per seat: cards known to be there, and the rest by the time they came,
 * each age with the odds of every kind: how likely a hand that holds it would have done what it did.
 */
export class HiddenHands {
  readonly known: Card[][];
  private readonly sizes: number[];
  /** By seat, oldest first; the first one takes whatever the others leave. */
  private readonly batches: Batch[][];
  private readonly kinds: number;

  constructor(seats: number, kinds: number) {
    this.kinds = kinds;
    this.known = Array.from({ length: seats }, () => []);
    this.sizes = Array<number>(seats).fill(0);
    this.batches = Array.from({ length: seats }, () => [this.fresh(0)]);
  }

  clear(): void {
    for (let seat = 0; seat < this.known.length; seat++) this.forget(seat);
  }

  forget(seat: Seat): void {
    (this.known[seat] as Card[]).length = 0;
    this.batches[seat] = [this.fresh(0)];
  }

  /** How many cards everybody holds, observed with one's own eyes. */
  look(sizes: readonly number[]): void {
    for (let seat = 0; seat < sizes.length; seat++) this.sizes[seat] = sizes[seat] as number;
  }

  /** Unknown cards came to a hand. */
  grew(seat: Seat, size: number): void {
    if (size === 0) return;
    this.sizes[seat] = (this.sizes[seat] as number) + size;
    const batches = this.batches[seat] as Batch[];
    batches.push(this.fresh(size));
    if (batches.length > ages) mergeOldest(batches);
  }

  /** Cards everybody, or at least this bot, saw go into a hand. */
  got(seat: Seat, cards: readonly Card[]): void {
    (this.known[seat] as Card[]).push(...cards);
    this.sizes[seat] = (this.sizes[seat] as number) + cards.length;
  }

  /** A card that was there all along came to light. */
  showed(seat: Seat, card: Card): void {
    this.lost(seat, card);
    this.got(seat, [card]);
  }

  /** A card was seen to leave a hand. */
  gave(seat: Seat, card: Card): void {
    if (removeCard(this.known[seat] as Card[], card)) this.sizes[seat] = (this.sizes[seat] as number) - 1;
    else this.lost(seat, card);
  }

  /** The card that came last left again. */
  gaveNewest(seat: Seat, card: Card): void {
    const batches = this.batches[seat] as Batch[];
    const newest = batches[batches.length - 1] as Batch;
    if (batches.length === 1 || newest.size < 1) {
      this.gave(seat, card);
      return;
    }
    this.sizes[seat] = (this.sizes[seat] as number) - 1;
    newest.size--;
    if (newest.size === 0) batches.pop();
  }

  /** Unseen cards left a hand: what was known to be there may be gone. */
  lostSome(seat: Seat, size: number): void {
    const known = this.known[seat] as Card[];
    if (known.length > 0) this.grewOld(seat, known.length);
    known.length = 0;
    for (let i = 0; i < size; i++) this.lost(seat, null);
  }

  /** A seat did something: how likely one is to do so who holds a card of this kind, next to one who does not. */
  weigh(seat: Seat, likely: (card: Card) => number): void {
    for (const batch of this.batches[seat] as Batch[]) this.weighBatch(batch, likely);
  }

  /** What a seat did tells of the card that came last. */
  weighNewest(seat: Seat, likely: (card: Card) => number): void {
    const batches = this.batches[seat] as Batch[];
    if (batches.length > 1) this.weighBatch(batches[batches.length - 1] as Batch, likely);
  }

  swap(one: Seat, other: Seat): void {
    for (const list of [this.known, this.sizes, this.batches] as unknown[][]) {
      [list[one], list[other]] = [list[other], list[one]];
    }
  }

  /** How likely it is that a seat could lay this card, next to one nothing is known of. */
  couldLay(seat: Seat, card: Card): number {
    if (count(this.known[seat] as Card[], card) > 0) return 1;
    let all = 0;
    let such = 0;
    for (const { size, odds } of this.batchesIn(seat)) {
      let mean = 0;
      for (let kind = 0; kind < this.kinds; kind++) mean += (odds[kind] as number) / this.kinds;
      all += size * mean;
      such += size * (odds[card] as number);
    }
    return all === 0 ? 1 : Math.min(1, such / all);
  }

  /** Fills hands of these sizes from the unseen cards, `pool`, as is plausible; what is not dealt stays in the pool. */
  deal(pool: Card[], sizes: readonly number[], mine: Seat, chance: Chance): Card[][] {
    const hands = sizes.map((size, seat) => (seat === mine ? [] : this.sure(seat, size, pool)));
    const first = chance.below(sizes.length);
    for (let i = 0; i < sizes.length; i++) {
      const seat = (first + i) % sizes.length;
      if (seat === mine) continue;
      const hand = hands[seat] as Card[];
      const wanted = Math.min((sizes[seat] as number) - hand.length, pool.length);
      const batches = this.batchesIn(seat);
      // Even steps along all batches from a random start: each gives as many as it is thought to hold, parts by chance.
      const start = uniform(chance);
      for (let k = 0; k < wanted; k++) hand.push(drawFor(batchAt(batches, (k + start) / wanted), pool, chance));
    }
    return hands;
  }

  private fresh(size: number): Batch {
    return { size, odds: new Float64Array(this.kinds).fill(1), most: 1 };
  }

  private weighBatch(batch: Batch, likely: (card: Card) => number): void {
    const { odds } = batch;
    batch.most = 0;
    for (let kind = 0; kind < odds.length; kind++) {
      odds[kind] = Math.max(least, (odds[kind] as number) * likely(kind));
      if ((odds[kind] as number) > batch.most) batch.most = odds[kind] as number;
    }
  }

  /** Brings the first batch to its size: what is in hand, but neither known nor of a later batch. */
  private batchesIn(seat: Seat): Batch[] {
    const batches = this.batches[seat] as Batch[];
    let rest = (this.sizes[seat] as number) - (this.known[seat] as Card[]).length;
    for (let i = 1; i < batches.length; i++) rest -= (batches[i] as Batch).size;
    (batches[0] as Batch).size = Math.max(0, rest);
    return batches;
  }

  /** Cards that were known are among the old ones again. */
  private grewOld(seat: Seat, size: number): void {
    const batches = this.batches[seat] as Batch[];
    batches.splice(1, 0, this.fresh(size));
  }

  /** An unknown card left: from each batch as much as it is likely to have been there; null: whichever it was. */
  private lost(seat: Seat, card: Card | null): void {
    const batches = this.batchesIn(seat);
    let all = 0;
    for (const { size, odds } of batches) all += size * (card === null ? 1 : (odds[card] as number));
    this.sizes[seat] = Math.max(0, (this.sizes[seat] as number) - 1);
    if (all <= 0) return;
    for (const batch of batches) {
      const part = (batch.size * (card === null ? 1 : (batch.odds[card] as number))) / all;
      batch.size = Math.max(0, batch.size - part);
    }
    for (let i = batches.length - 1; i > 0; i--) if ((batches[i] as Batch).size < 0.02) batches.splice(i, 1);
  }

  private sure(seat: Seat, size: number, pool: Card[]): Card[] {
    const hand: Card[] = [];
    for (const card of this.known[seat] as Card[]) if (hand.length < size && removeCard(pool, card)) hand.push(card);
    return hand;
  }
}

/** The batch so far along all of them, from 0 to 1. */
function batchAt(batches: readonly Batch[], along: number): Batch {
  if (batches.length === 1) return batches[0] as Batch;
  let left = 0;
  for (const { size } of batches) left += size * along;
  for (const batch of batches) {
    left -= batch.size;
    if (left < 0) return batch;
  }
  return batches[0] as Batch;
}

function drawFor({ odds, most }: Batch, pool: Card[], chance: Chance): Card {
  let at = 0;
  for (let attempt = 0; attempt < attempts; attempt++) {
    at = chance.below(pool.length);
    if (uniform(chance) * most < (odds[pool[at] as Card] as number)) break;
  }
  const card = pool[at] as Card;
  pool[at] = pool[pool.length - 1] as Card;
  pool.length--;
  return card;
}

function mergeOldest(batches: Batch[]): void {
  const [one, other] = batches.splice(1, 2) as [Batch, Batch];
  const size = one.size + other.size;
  const odds = one.odds.map((odd, kind) => (odd * one.size + (other.odds[kind] as number) * other.size) / size);
  batches.splice(1, 0, { size, odds, most: Math.max(...odds) });
}
