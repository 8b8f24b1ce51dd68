import type { Chance } from '@tasovka/kernel';
import { uniform } from '@tasovka/kernel';
import { type Card, removeCard } from '../hand.ts';

/** Cards that came to a hand together, and how well each kind agrees with what the hand did since. */
interface Batch {
  /** How many of them are still held, as far as can be told: a card that is laid may have come from any batch. */
  size: number;
  readonly odds: Float64Array;
  /** The highest of the odds. */
  most: number;
}

/** Nothing is ruled out for good: people change their minds. */
const least = 1e-4;
/** Older cards are told apart by what they did not do; this many batches are enough. */
const mostBatches = 6;
/** A batch that holds less than this is gone. */
const emptied = 0.02;
const attempts = 16;

/**
 * What a bot believes about one hand it does not see: cards known to be there, and the rest by the time they came,
 * each batch with the odds of every kind: how likely a hand that holds it would have done what it did.
 */
export class HiddenHand {
  size = 0;
  known: Card[] = [];
  private readonly kinds: number;
  /** The first batch takes whatever the others leave. */
  private oldest: Batch;
  /** Oldest first. */
  private batches: Batch[];

  constructor(kinds: number) {
    this.kinds = kinds;
    this.oldest = this.fresh(0);
    this.batches = [this.oldest];
  }

  forget(): void {
    this.known = [];
    this.oldest = this.fresh(0);
    this.batches = [this.oldest];
  }

  grew(size: number): void {
    if (size === 0) return;
    this.size += size;
    this.batches.push(this.fresh(size));
    if (this.batches.length > mostBatches) this.mergeOldest();
  }

  got(cards: readonly Card[]): void {
    this.known.push(...cards);
    this.size += cards.length;
  }

  gave(card: Card): void {
    if (removeCard(this.known, card)) this.size--;
    else this.lost(card);
  }

  gaveNewest(card: Card): void {
    const newest = this.newest();
    if (newest === null || newest.size < 1) {
      this.gave(card);
      return;
    }
    this.size--;
    newest.size--;
    if (newest.size === 0) this.batches.pop();
  }

  lostSome(size: number): void {
    // Cards that were known are among the old ones again.
    if (this.known.length > 0) this.batches.splice(1, 0, this.fresh(this.known.length));
    this.known = [];
    for (let i = 0; i < size; i++) this.lost(null);
  }

  /** An unknown card left: from each batch as much as it is likely to have been there; null: any card. */
  lost(card: Card | null): void {
    this.updateOldest();
    const share = ({ size, odds }: Batch): number => size * (card === null ? 1 : (odds[card] ?? 0));
    let all = 0;
    for (const batch of this.batches) all += share(batch);
    this.size = Math.max(0, this.size - 1);
    if (all <= 0) return;
    for (const batch of this.batches) batch.size = Math.max(0, batch.size - share(batch) / all);
    this.batches = this.batches.filter((batch) => batch === this.oldest || batch.size >= emptied);
  }

  weigh(likelihood: (card: Card) => number): void {
    for (const batch of this.batches) weighBatch(batch, likelihood);
  }

  weighNewest(likelihood: (card: Card) => number): void {
    const newest = this.newest();
    if (newest) weighBatch(newest, likelihood);
  }

  /** How likely this hand could lay a card, compared with a hand nothing is known of. */
  couldLay(card: Card): number {
    if (this.known.includes(card)) return 1;
    this.updateOldest();
    let all = 0;
    let such = 0;
    for (const { size, odds } of this.batches) {
      let mean = 0;
      for (let kind = 0; kind < odds.length; kind++) mean += (odds[kind] ?? 0) / odds.length;
      all += size * mean;
      such += size * (odds[card] ?? 0);
    }
    return all === 0 ? 1 : Math.min(1, such / all);
  }

  /** The known cards that are still in the pool, which they leave. */
  takeKnown(size: number, pool: Card[]): Card[] {
    const hand: Card[] = [];
    for (const card of this.known) if (hand.length < size && removeCard(pool, card)) hand.push(card);
    return hand;
  }

  /** Adds as many plausible cards of the pool. */
  fill(hand: Card[], wanted: number, pool: Card[], chance: Chance): void {
    this.updateOldest();
    // Even steps along all batches from a random start: each gives as many as it is thought to hold, parts by chance.
    const start = uniform(chance);
    for (let k = 0; k < wanted; k++) hand.push(drawFor(this.batchAt((k + start) / wanted), pool, chance));
  }

  private fresh(size: number): Batch {
    return { size, odds: new Float64Array(this.kinds).fill(1), most: 1 };
  }

  private newest(): Batch | null {
    const last = this.batches.at(-1);
    return last === undefined || last === this.oldest ? null : last;
  }

  /** Brings the first batch to its size: what is in the hand, but neither known nor of a later batch. */
  private updateOldest(): void {
    let rest = this.size - this.known.length;
    for (const batch of this.batches) if (batch !== this.oldest) rest -= batch.size;
    this.oldest.size = Math.max(0, rest);
  }

  /** The batch that lies so far along all of them, from 0 to 1. */
  private batchAt(along: number): Batch {
    if (this.batches.length === 1) return this.oldest;
    let left = 0;
    for (const { size } of this.batches) left += size * along;
    for (const batch of this.batches) {
      left -= batch.size;
      if (left < 0) return batch;
    }
    return this.oldest;
  }

  private mergeOldest(): void {
    const [oldest, one, other, ...later] = this.batches;
    if (!oldest || !one || !other) return;
    const size = one.size + other.size;
    const odds = one.odds.map((odd, kind) => (odd * one.size + (other.odds[kind] ?? 0) * other.size) / size);
    this.batches = [oldest, { size, odds, most: Math.max(...odds) }, ...later];
  }
}

function weighBatch(batch: Batch, likelihood: (card: Card) => number): void {
  const { odds } = batch;
  batch.most = 0;
  for (let kind = 0; kind < odds.length; kind++) {
    const weighed = Math.max(least, (odds[kind] ?? 0) * likelihood(kind));
    odds[kind] = weighed;
    if (weighed > batch.most) batch.most = weighed;
  }
}

function drawFor({ odds, most }: Batch, pool: Card[], chance: Chance): Card {
  let at = 0;
  let card: Card | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    at = chance.below(pool.length);
    card = pool[at];
    if (card === undefined || uniform(chance) * most < (odds[card] ?? 0)) break;
  }
  const last = pool.pop();
  if (card === undefined || last === undefined) throw new Error('no card is left to deal');
  if (at < pool.length) pool[at] = last;
  return card;
}
