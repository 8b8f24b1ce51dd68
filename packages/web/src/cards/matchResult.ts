import type { Seat } from '@tasovka/kernel';
import type { Session } from '../table/session.svelte.ts';
import { say } from '../words/speech.ts';

export interface Result {
  readonly scores: readonly number[];
  readonly ranking: readonly Seat[];
  readonly places: readonly number[];
}

export const championsOf = ({ ranking, places }: Result): Seat[] => ranking.filter((seat) => places[seat] === 1);

export function headlineOf(result: Result, { cast: { name } }: Session, me: Seat | null): string {
  const { now: t } = say;
  const champions = championsOf(result);
  const [first = 0] = champions;
  const mine = me !== null && champions.includes(me);
  if (champions.length === 1) return mine ? t.end.youWin : t.end.winner(name(first));
  if (champions.length === result.ranking.length) return t.end.allWin;
  const names = champions.filter((seat) => seat !== me).map(name);
  return t.end.share(mine ? [t.table.you, ...names] : names);
}

/** As many as there is room for. */
const steps = 5;

/** The first three and whoever shares their places, the best in the middle. Of a place that is too crowded nobody stands there. */
export function podiumOf({ ranking, places }: Result): Seat[] {
  const ranked = ranking.map((seat) => places[seat] ?? 1);
  const isRoom = (place: number): boolean => place <= 3 && ranked.filter((one) => one <= place).length <= steps;
  return ranking
    .filter((_, i) => isRoom(ranked[i] as number))
    .reduce<Seat[]>((row, seat, i) => (i % 2 === 1 ? [seat, ...row] : [...row, seat]), []);
}
