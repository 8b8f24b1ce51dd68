import type { BookMatch } from '@tasovka/protocol';
import { inOrder } from './matches.ts';

export interface Rating {
  readonly person: number;
  /** A cautious guess: what somebody is worth with hardly any doubt. */
  readonly worth: number;
  /** How much is still in doubt. */
  readonly doubt: number;
}

/**
 * The ratings of a table, counted anew from its results each time: nothing is stored that could differ from them. Bots
 * are rated along, each level as one player, so that beating them counts; they are not told.
 */
export async function ratingsOf(matches: readonly BookMatch[]): Promise<Rating[]> {
  const [{ rate, rating, ordinal }, { bradleyTerryFull }] = await Promise.all([
    import('openskill'),
    import('openskill/models'),
  ]);
  const worth = new Map<string, ReturnType<typeof rating>>();
  for (const { seats, places } of inOrder(matches)) {
    const known = seats.flatMap(({ person, bot }, seat) => {
      const key = person !== null ? `${person}` : bot !== null ? `bot ${bot}` : null;
      return key === null ? [] : [{ key, place: places[seat] ?? 1 }];
    });
    // Two bots of one level would be rated twice by one match.
    const once = known.filter(({ key }, i) => known.findIndex((other) => other.key === key) === i);
    if (once.length < 2) continue;
    const teams = once.map(({ key }) => [worth.get(key) ?? rating()]);
    const rated = rate(teams, { rank: once.map(({ place }) => place), model: bradleyTerryFull });
    for (const [i, { key }] of once.entries()) {
      const [now] = rated[i] ?? [];
      if (now) worth.set(key, now);
    }
  }
  return [...worth]
    .filter(([key]) => !key.startsWith('bot'))
    .map(([key, one]) => ({ person: Number(key), worth: ordinal(one), doubt: one.sigma }))
    .sort((a, b) => b.worth - a.worth || a.person - b.person);
}
