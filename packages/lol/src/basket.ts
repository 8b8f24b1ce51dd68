import type { Offer } from '@tasovka/kernel';

/**
 * Where offers are gathered. A growing list asks for far more room than it needs, and offers are made at every move:
 * this one keeps its room and hands out lists of just the right length.
 */
export class Basket<T> {
  private readonly items: T[] = [];
  private size = 0;

  push(item: T): void {
    this.items[this.size++] = item;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  /** All that was gathered; the basket is empty again. */
  empty(): T[] {
    const all = this.items.slice(0, this.size);
    this.size = 0;
    return all;
  }
}

export type Offers = Pick<Basket<Offer>, 'push'>;
