import type { Store } from '../../src/storage/store.ts';

/** What is wrong with a node's way to the storage. */
export interface StoreFaults {
  /** Every call takes so much longer. */
  slowBy: number;
  /** How many calls of ten fail before they reach the storage, and how many after it has done what was asked. */
  failBefore: number;
  failAfter: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const happens = (ofTen: number): boolean => Math.random() * 10 < ofTen;

/** The real storage, as a node reaches it over a bad network. */
export function faultyStore(store: Store, faults: StoreFaults): Store {
  return new Proxy(store, {
    get: (owner, name) => {
      const method: unknown = Reflect.get(owner, name);
      if (typeof method !== 'function') return method;
      return async (...words: unknown[]): Promise<unknown> => {
        await wait(0.5 + Math.random() + faults.slowBy * Math.random());
        if (happens(faults.failBefore)) throw new Error('the storage was not reached');
        const result: unknown = await Reflect.apply(method, owner, words);
        await wait(0.5 + Math.random() + faults.slowBy * Math.random());
        if (happens(faults.failAfter)) throw new Error('the storage’s answer was lost');
        return result;
      };
    },
  });
}
