import { type FactKind, factOf } from '@tasovka/games/awards';
import type { BookMatch } from '@tasovka/protocol';
import { factsOf, inOrder } from './matches.ts';

/** What is remembered as the most there ever was at a table; of slaps it is the shortest. */
export const recordKinds = [
  'slap',
  'hand',
  'bluff',
  'tallTale',
  'miss',
  'comeback',
  'gulp',
  'cuts',
  'catches',
  'dig',
  'asked',
  'longest',
  'shortest',
] as const satisfies readonly (FactKind | 'longest' | 'shortest')[];
export type RecordKind = (typeof recordKinds)[number];

export interface BookRecord {
  readonly kind: RecordKind;
  readonly amount: number;
  readonly match: BookMatch;
  /** Null where it is about the whole match. */
  readonly seat: number | null;
  readonly moment: number | null;
}

/** Below this it is nothing to remember. */
const least: Partial<Record<RecordKind, number>> = {
  hand: 9,
  gulp: 4,
  comeback: 8,
  dig: 3,
  asked: 3,
  bluff: 20_000,
  tallTale: 2,
};

const isBetter = (kind: RecordKind, amount: number, before: number): boolean =>
  kind === 'slap' || kind === 'shortest' ? amount < before : amount > before;

/** Of people alone: a bot has neither hands nor nerves. Whoever was first to reach something keeps it. */
export function recordsOf(matches: readonly BookMatch[]): BookRecord[] {
  const played = inOrder(matches);
  return recordKinds.flatMap((kind) => {
    let best: BookRecord | null = null;
    for (const match of played) {
      for (const found of candidates(kind, match)) {
        if (found.amount >= (least[kind] ?? 0) && (!best || isBetter(kind, found.amount, best.amount))) best = found;
      }
    }
    return best ? [best] : [];
  });
}

function candidates(kind: RecordKind, match: BookMatch): BookRecord[] {
  if (kind === 'longest' || kind === 'shortest') {
    const { lengthMs } = match;
    return lengthMs === null ? [] : [{ kind, amount: lengthMs, match, seat: null, moment: null }];
  }
  return match.seats.flatMap(({ person }, seat): BookRecord[] => {
    const fact = person === null ? null : factOf(factsOf(match), kind, seat);
    return fact ? [{ kind, amount: fact[0], match, seat, moment: fact[1] }] : [];
  });
}
