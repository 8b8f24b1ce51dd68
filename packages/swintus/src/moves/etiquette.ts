import { type CardRefusal, holdsAll, look, removeCard, without } from '@tasovka/cards';
import { type Offer, refuse, type Seat, seatsIn } from '@tasovka/kernel';
import type { ActionOf } from '../actions.ts';
import { namesOf } from '../box.ts';
import { charge, giveBack } from '../etiquette/charge.ts';
import type { EtiquetteCard } from '../etiquette/etiquetteCard.ts';
import { askToGive } from '../etiquette/give.ts';
import { etiquetteCardOf, etiquetteName } from '../etiquette/index.ts';
import { isOpen, spend } from '../etiquette/offences.ts';
import { shmunitet } from '../etiquette/shmunitet.ts';
import { shshuriken } from '../etiquette/shshuriken.ts';
import { hits } from '../etiquette/swing.ts';
import type { Context } from '../event.ts';
import { type EtiquetteState, handOf, type State } from '../state.ts';
import { handShrank } from '../tableActions.ts';
import type { Move } from './move.ts';
import { endsWithVirus, isFrozen, others } from './turn.ts';

/** SW-52: out of turn, the card and two more of one's choice go to the player who did what the card is about. */
export const etiquette: Move<'etiquette'> = {
  check(state, seat, action) {
    const etiquetteCard = etiquetteCardOf(action.card);
    if (!state.etiquette || !etiquetteCard) return refuse('not-allowed', 'SW-52');
    const refusal = mayPunish(state, seat, action.seat, etiquetteCard);
    if (refusal) return refusal;
    if (!holdsAll(handOf(state, seat), [action.card, ...action.cards]))
      return refuse('not-in-hand', etiquetteCard.rule);
    if (etiquetteCard === shshuriken && action.aim === undefined) return refuse('bad-move', etiquetteCard.rule);
    const penalty = penaltySize(state, seat);
    if (penalty < 0) return refuse('not-allowed', 'SW-52');
    return action.cards.length === penalty ? null : refuse('needs-card', 'SW-52');
  },
  perform(state, seat, action, ctx) {
    const etiquetteCard = etiquetteCardOf(action.card);
    if (etiquetteCard?.act) spend(state, etiquetteCard.act, action.seat, seat);
    if (etiquetteCard === shshuriken && !throwIt(state, seat, action, ctx)) return;
    sendGift(state, seat, action, ctx);
  },
  offer(state, seat, offers) {
    if (!state.etiquette || !mayBeCalledFor(state, state.etiquette)) return;
    const penalty = penaltySize(state, seat);
    if (penalty < 0) return;
    const hand = handOf(state, seat);
    let at = 0;
    for (const held of hand) {
      const played = etiquetteCardOf(held);
      if (played && hand.indexOf(held) === at) offerEtiquetteCard(state, seat, played, penalty, offers);
      at++;
    }
  },
};

/** Most of the time nobody has done anything. */
function mayBeCalledFor(state: State, { offences }: EtiquetteState): boolean {
  const { phase } = state;
  if (phase.type === 'answer') return phase.charge.gift !== null;
  if (isFrozen(state) || phase.type === 'svinorot') return false;
  if (phase.type === 'virus' && endsWithVirus(state, phase)) return false;
  return offences.length > 0 || state.options.place === 'table';
}

/** SW-52: how many cards go along; below zero the card may not be played at all (`keepTwo`). */
function penaltySize(state: State, seat: Seat): number {
  const others = handOf(state, seat).length - 1;
  return Math.min(2, state.options.keepTwo ? others - 2 : others);
}

/** Whether the act is there to be punished, and by this player. */
function mayPunish(state: State, seat: Seat, against: Seat, etiquetteCard: EtiquetteCard): CardRefusal | null {
  const { phase } = state;
  if (etiquetteCard === shmunitet) {
    if (phase.type !== 'answer' || phase.charge.gift === null) return refuse('window-closed', 'SW-59');
    if (phase.charge.against !== seat) return refuse('window-closed', 'SW-59');
    return against === phase.charge.by ? null : refuse('bad-target', 'SW-59');
  }
  if (isFrozen(state) || (phase.type === 'virus' && endsWithVirus(state, phase))) return refuse('not-now', 'SW-59');
  if (phase.type === 'svinorot') return refuse('not-now', 'SW-33');
  if (against === seat || against >= state.seats) return refuse('bad-target', etiquetteCard.rule);
  if (etiquetteCard.claimed && state.options.place === 'table') return null;
  const { act, rule } = etiquetteCard;
  return act !== null && isOpen(state, act, against, seat) ? null : refuse('window-closed', rule);
}

/** SW-61: a hit gives as any etiquette card does; after a miss the target gives instead. */
function throwIt(state: State, seat: Seat, { seat: target, aim = 0 }: ActionOf<'etiquette'>, ctx: Context): boolean {
  const swing = state.etiquette?.swing;
  const hit = swing != null && hits(swing, aim);
  if (state.etiquette) state.etiquette.swing = null;
  ctx.emit?.({ type: 'thrown', seat, target, hit, aim });
  look(state, ctx);
  if (!hit) askToGive(state, target, seat, ctx);
  return hit;
}

/** The cards leave the hand and are in transit while the victim may answer (SW-59). */
function sendGift(state: State, seat: Seat, { card, cards, seat: against }: ActionOf<'etiquette'>, ctx: Context): void {
  const { phase } = state;
  for (const one of [card, ...cards]) removeCard(handOf(state, seat), one);
  handShrank(state, seat);
  const secret = { cards: namesOf(cards) };
  ctx.emit?.(
    { type: 'etiquette', seat, against, card: etiquetteName(card), count: cards.length },
    { [seat]: secret, [against]: secret },
  );
  const resume = phase.type === 'answer' ? phase.resume : phase;
  if (phase.type === 'answer') giveBack(state, phase.charge);
  charge(state, { by: seat, against, gift: { card, cards } }, state.options.windowMs, resume, ctx);
}

/** Everybody this card may be played against now. */
function targetsOf(state: State, seat: Seat, etiquetteCard: EtiquetteCard): readonly Seat[] {
  const { phase } = state;
  if (phase.type === 'answer') {
    return etiquetteCard === shmunitet && phase.charge.against === seat ? [phase.charge.by] : nobodyToPunish;
  }
  if (etiquetteCard.claimed && state.options.place === 'table') return seatsIn(others(state, seat));
  return state.etiquette ? offenders(state.etiquette, etiquetteCard, seat) : nobodyToPunish;
}

/** The players who did what the card is about, and whom this player may punish for it. */
function offenders({ offences }: EtiquetteState, etiquetteCard: EtiquetteCard, by: Seat): readonly Seat[] {
  let found: Seat[] | null = null;
  for (const { act, seat, to } of offences) {
    if (act !== etiquetteCard.act || seat === by || (to !== null && to !== by)) continue;
    if (found === null) found = [seat];
    else if (!found.includes(seat)) found.push(seat);
  }
  return found ?? nobodyToPunish;
}

const nobodyToPunish: readonly Seat[] = [];

function offerEtiquetteCard(
  state: State,
  seat: Seat,
  etiquetteCard: EtiquetteCard,
  penalty: number,
  offers: Offer[],
): void {
  const targets = targetsOf(state, seat, etiquetteCard);
  if (targets === nobodyToPunish) return;
  const card = [etiquetteCard.card];
  const cards = { from: without(handOf(state, seat), etiquetteCard.card), least: penalty, most: penalty };
  const fields =
    etiquetteCard === shshuriken ? { card, seat: targets, cards, aim: anyAim } : { card, seat: targets, cards };
  offers.push({ type: 'etiquette', rule: etiquetteCard.rule, fields, unprompted: true });
}

const anyAim = { lowest: 0, highest: 8000 };
