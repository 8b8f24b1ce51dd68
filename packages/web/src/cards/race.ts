import type { Seat } from '@tasovka/kernel';

/** Everybody's milliseconds in a race, by seat, and who came too late. */
export interface Race {
  readonly times: readonly (number | null)[];
  readonly late: readonly Seat[];
}
