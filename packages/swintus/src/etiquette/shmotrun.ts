import type { Millis, Seat } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import type { State, Wink } from '../state.ts';
import { makeEtiquetteCard } from './etiquetteCard.ts';
import { offend } from './offences.ts';

/** SW-58: to whom you winked, if nobody else noticed. */
export const shmotrun = makeEtiquetteCard('shmotrun-5', { rule: 'SW-58', act: 'winked', claimed: true });

/** AC-8: a wink comes within five seconds, takes two, and may be noticed for one more. */
const withinMs = 5000;
const noticeableMs = 3000;

export function planWink(state: State, by: Seat, to: Seat, ctx: Context): void {
  const delay = ctx.fixed.wink ?? ctx.chance.below(withinMs + 1);
  state.etiquette?.winks.push({ by, to, at: ctx.now + delay, started: false });
}

export const winkDue = (wink: Wink): Millis => (wink.started ? wink.at + noticeableMs : wink.at);

/** It begins on everyone's screen; or, unnoticed to the end, it opens the card for the winker. */
export function winkOn(state: State, wink: Wink, ctx: Context): void {
  if (!state.etiquette) return;
  if (!wink.started) {
    wink.started = true;
    ctx.emit?.({ type: 'winked', seat: wink.by }, { [wink.to]: { atYou: true }, [wink.by]: { to: wink.to } });
    return;
  }
  state.etiquette.winks = state.etiquette.winks.filter((one) => one !== wink);
  offend(state, 'winked', wink.to, ctx, wink.by);
}

/** The wink somebody else can notice now. */
export const visibleWink = (state: State, by: Seat, spotter: Seat): Wink | undefined =>
  state.etiquette?.winks.find((wink) => wink.by === by && wink.started && wink.to !== spotter);
