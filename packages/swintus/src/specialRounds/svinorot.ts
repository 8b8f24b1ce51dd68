import { type Card, clockStart, look } from '@tasovka/cards';
import { refuse, type Seat } from '@tasovka/kernel';
import { box, isNumber, nameOf, rankOf } from '../box.ts';
import type { CardRule } from '../cardRule.ts';
import type { Context } from '../event.ts';
import { handOf, makePhase, type State, topOf } from '../state.ts';
import { emitLaid, endsRound, handShrank, type Laying, lay, nextAfter, passTurn, take } from '../tableActions.ts';

const small: readonly boolean[] = box.names.map((_, card) => isNumber(card) && (rankOf[card] ?? 0) <= 2);
export const isSmall = (card: number): boolean => small[card] === true;

/** SW-30: goes on anything, with a number 0, 1 or 2 of any colour laid on it at once. */
export const svinorot: CardRule = {
  rule: 'SW-30',
  fit: 'anything',
  validate(state, seat, play) {
    if (play.with === undefined) return refuse('needs-card', 'SW-30');
    if (!handOf(state, seat).includes(play.with)) return refuse('not-in-hand', 'SW-30');
    return isSmall(play.with) ? null : refuse('does-not-fit', 'SW-30');
  },
  choices(state, seat, card) {
    const small = handOf(state, seat).filter(isSmall);
    return small.length > 0 ? { card: [card], with: small } : null;
  },
  place(state, seat, { card, with: starter }, ctx) {
    lay(state, seat, card);
    if (starter === undefined) return;
    lay(state, seat, starter);
    ctx.emit?.({ type: 'laid', seat, card: nameOf(card), with: nameOf(starter), window: state.playCount });
  },
  resolve: (state, seat, _play, ctx) => goOn(state, seat, ctx),
};

/** SW-31: a number of any colour, as high as the last one or one higher. */
export function climbs(state: State, card: number): boolean {
  const step = (rankOf[card] ?? 0) - (rankOf[topOf(state)] ?? 0);
  return isNumber(card) && (step === 0 || step === 1);
}

/** SW-34: the circle goes on, also by an interception; the last card may be laid in it. */
export function layInSvinorot(state: State, seat: Seat, card: Card, ctx: Context, how: Laying = 'laid'): void {
  lay(state, seat, card);
  emitLaid(state, seat, card, how, ctx);
  handShrank(state, seat);
  if (!endsRound(state, seat, ctx)) goOn(state, seat, ctx);
}

/** The circle goes on with the next player. */
export function goOn(state: State, seat: Seat, ctx: Context): void {
  state.turn = nextAfter(state, seat);
  state.thinking = clockStart(state, ctx.now);
  if (state.phase.type !== 'svinorot') state.phase = makePhase('svinorot', {});
}

/** SW-32: the player who does not go on takes the value of the last card; then play is ordinary again. */
export function leaveSvinorot(state: State, ctx: Context): void {
  const seat = state.turn;
  ctx.emit?.({ type: 'gave-up', seat });
  take(state, seat, rankOf[topOf(state)] ?? 0, 'svinorot', ctx);
  look(state, ctx);
  passTurn(state, seat, ctx);
}
