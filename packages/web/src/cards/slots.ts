/** A place for a key: rows count from the hand up, columns from the left. */
export interface Slot {
  readonly row: number;
  readonly column: 0 | 1 | 2;
}

const columns = 3;

/**
 * The row above the hand, the same in every match. A slot has several keys only if no two of them are ever offered
 * together: what is done in turn, and what answers a charge.
 */
const home: Readonly<Record<string, number>> = {
  pass: 0,
  check: 0,
  dispute: 0,
  voteYes: 0,
  draw: 1,
  take: 1,
  trust: 1,
  accept: 1,
  give: 1,
  colour: 1,
  swap: 1,
  voteNo: 1,
  // The call, and above it what is called about others.
  declare: 2,
  say: 2,
  catch: 5,
};

/** The same move under two names: a finger that aims at one means the other as well. */
const families: Readonly<Record<string, string>> = { take: 'draw' };

export const isSameMove = (a: string, b: string): boolean => (families[a] ?? a) === (families[b] ?? b);

/** Where the keys of one match stand. A gesture gets the first free place when it first comes, and keeps it. */
export class Slots {
  private readonly given = new Map<string, number>();

  of(key: string): Slot {
    const place = home[key] ?? this.given.get(key) ?? this.give(key);
    return { row: Math.floor(place / columns), column: (place % columns) as Slot['column'] };
  }

  private give(key: string): number {
    const taken = new Set([...Object.values(home), ...this.given.values()]);
    let place = columns;
    while (taken.has(place)) place++;
    this.given.set(key, place);
    return place;
  }
}
