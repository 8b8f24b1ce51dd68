import { type Card, type CardRefusal, clockStart, holdsAll } from '@tasovka/cards';
import { refuse, type Seat } from '@tasovka/kernel';
import type { Context } from '../event.ts';
import { handOf, makePhase, type PhaseOf, type State } from '../state.ts';
import { endsRound, handOver, handShrank } from '../tableActions.ts';
import { resume } from './charge.ts';

/** How long one may choose the two cards. */
const giveMs = 10_000;

/** SW-58, SW-61: somebody owes two cards of their own choice. */
export function askToGive(state: State, from: Seat, to: Seat, ctx: Context): void {
  state.phase = makePhase('give', { from, to, due: clockStart(state, ctx.now) + giveMs, resume: state.phase });
  ctx.emit?.({ type: 'must-give', seat: from, to });
}

export const giftSize = (state: State, { from }: PhaseOf<'give'>): number => Math.min(2, handOf(state, from).length);

export function checkGift(state: State, phase: PhaseOf<'give'>, cards: readonly Card[]): CardRefusal | null {
  if (cards.length !== giftSize(state, phase)) return refuse('needs-card', 'SW-58');
  return holdsAll(handOf(state, phase.from), cards) ? null : refuse('not-in-hand', 'SW-58');
}

export function giveCards(state: State, phase: PhaseOf<'give'>, cards: readonly Card[], ctx: Context): void {
  resume(state, phase.resume, ctx);
  handOver(state, phase.from, phase.to, cards, ctx);
  handShrank(state, phase.from);
  if (cards.length > 0) endsRound(state, phase.from, ctx);
}

/** A player who does not choose in time gives at random. */
export function giveAtRandom(state: State, phase: PhaseOf<'give'>, ctx: Context): void {
  const cards = [...handOf(state, phase.from)];
  ctx.chance.shuffle(cards);
  giveCards(state, phase, cards.slice(0, giftSize(state, phase)), ctx);
}
