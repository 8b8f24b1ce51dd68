import { look } from '@tasovka/cards';
import type { Context } from './event.ts';
import type { State } from './state.ts';

/** Everybody looks at what happened: no clock runs, and the count to five (AC-5) waits as well. */
export function pauseToLook(state: State, ctx: Context): void {
  const wait = look(state, ctx);
  const count = state.etiquette?.count;
  if (count) count.from += wait;
}
