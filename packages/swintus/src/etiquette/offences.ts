import type { Millis, Seat } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { Act, EtiquetteState, State } from '../state.ts';

/** How long an act may be punished after it was seen (AC-3, AC-4, AC-6…AC-10). */
export const openMs: Millis = 8000;

export const freshEtiquette = (seats: number): EtiquetteState => ({
  offences: [],
  winks: [],
  swing: null,
  count: null,
  questions: Array<Millis | null>(seats).fill(null),
  blind: Array<Millis>(seats).fill(0),
});

/** Somebody did what an etiquette card is about. Without the etiquette set nobody minds. */
export function offend(state: State, act: Act, seat: Seat, ctx: Context, to: Seat | null = null): void {
  if (!state.etiquette) return;
  const until = act === 'dawdled' ? null : ctx.now + openMs;
  state.etiquette.offences = state.etiquette.offences.filter(
    (one) => one.act !== act || one.seat !== seat || one.to !== to,
  );
  state.etiquette.offences.push({ act, seat, to, until });
  if (act !== 'winked') ctx.emit?.({ type: 'offended', act, seat, to });
}

/** One act, one card: what was punished is over. */
export function spend(state: State, act: Act, seat: Seat, by: Seat): void {
  if (!state.etiquette) return;
  const { offences } = state.etiquette;
  const spent = offences.findIndex((one) => one.act === act && one.seat === seat && mayPunish(one.to, by));
  if (spent >= 0) offences.splice(spent, 1);
}

const mayPunish = (to: Seat | null, by: Seat): boolean => to === null || to === by;

export const isOpen = (state: State, act: Act, seat: Seat, by: Seat): boolean =>
  state.etiquette?.offences.some((one) => one.act === act && one.seat === seat && mayPunish(one.to, by)) ?? false;
