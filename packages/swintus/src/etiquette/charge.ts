import { clockStart } from '@tasovka/cards';
import type { Seat } from '@tasovka/kernel';
import { namesOf } from '../box.ts';
import type { Context } from '../event.ts';
import { breakSilence } from '../silence.ts';
import { type Charge, handOf, makePhase, type Phase, type State } from '../state.ts';
import { endsRound, giveTurn, handGrew, take } from '../tableActions.ts';
import { etiquetteName } from './index.ts';
import { offend } from './offences.ts';
import { shmunitet } from './shmunitet.ts';

/** Play stands still until the accused has answered (SW-59, acts of a table). */
export function charge(state: State, made: Charge, waitMs: number, resume: Phase, ctx: Context): void {
  state.phase = makePhase('answer', { charge: made, due: clockStart(state, ctx.now) + waitMs, resume });
}

/** Play goes on as it was; whoever is to move may think anew, and a virus lies open anew. */
export function resume(state: State, to: Phase, ctx: Context): void {
  state.phase = to.type === 'virus' ? { ...to, due: clockStart(state, ctx.now) + state.options.windowMs } : to;
  state.thinking = clockStart(state, ctx.now);
  if (state.etiquette) state.etiquette.count = null;
}

/** The charge stands: accepted, unanswered, or found true. */
export function punish(state: State, { by, against, gift }: Charge, ctx: Context): void {
  if (gift === null) {
    breakSilence(state, against, ctx);
    return;
  }
  handOf(state, against).push(gift.card, ...gift.cards);
  handGrew(state, against);
  const secret = { cards: namesOf(gift.cards) };
  ctx.emit?.(
    { type: 'punished', seat: against, by, card: etiquetteName(gift.card), count: gift.cards.length },
    { [by]: secret, [against]: secret },
  );
  if (endsRound(state, by, ctx)) return;
  if (gift.card === shmunitet.card) claimTurn(state, by, ctx);
}

/** SW-59: the next turn is theirs; in a circle they are next in it, and a debt is settled first. */
function claimTurn(state: State, seat: Seat, ctx: Context): void {
  const { type } = state.phase;
  if (state.owed > 0) state.promised = seat;
  else if (type === 'turn' || type === 'drawn') giveTurn(state, seat, ctx);
  else if (type === 'temnodel' || type === 'virus') state.turn = seat;
}

/** The charge fell: what was given comes back, and a false claim may cost (SW-17). */
export function dismiss(state: State, made: Charge, ctx: Context): void {
  giveBack(state, made);
  if (state.options.mistakes !== 'punished') return;
  take(state, made.by, 2, 'mistake', ctx);
  offend(state, 'broke', made.by, ctx);
}

export function giveBack(state: State, { by, gift }: Charge): void {
  if (!gift) return;
  handOf(state, by).push(gift.card, ...gift.cards);
  handGrew(state, by);
}
