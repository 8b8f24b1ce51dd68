import type { Share } from './stats.ts';

/** Whether seats win as often as each other: shown, shown to be untrue, or more matches would have to tell. */
export type Evenness = 'even' | 'open' | 'uneven';

/** Seats may win this much more or less often than their share. */
export const tolerated = 0.03;
/** One in two thousand: with hundreds of tables and several seats each, chance alone crosses a narrower bound. */
const patience = 3.5;

/** Even: all intervals of 95 % lie within what is tolerated. The intervals of the shares are asked for by their width. */
export function evennessOf(shares: (z: number) => readonly Share[], even: number): Evenness {
  if (shares(1.96).every(({ low, high }) => low >= even - tolerated && high <= even + tolerated)) return 'even';
  return shares(patience).some(({ low, high }) => low > even + tolerated || high < even - tolerated)
    ? 'uneven'
    : 'open';
}
