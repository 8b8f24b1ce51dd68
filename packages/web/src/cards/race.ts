import type { Seat } from '@tasovka/kernel';
import type { Words } from '../words/ru.ts';

/** Everybody's milliseconds in a race, by seat, and who came too late. */
export interface Race {
  readonly times: readonly (number | null)[];
  readonly late: readonly Seat[];
}

/** How fast somebody's hand was, in a word; null where they took no part. */
export function timeIn(race: Race, seat: Seat, t: Words['slap']): string | null {
  const ms = race.times[seat] ?? null;
  return ms === null ? (race.late.includes(seat) ? t.late : null) : t.ms(ms);
}
