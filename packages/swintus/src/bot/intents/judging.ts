import { considerPause, often } from '@tasovka/cards/bot';
import type { SwintusAction } from '../../actions.ts';
import { shmunitet } from '../../etiquette/shmunitet.ts';
import type { ChargeView } from '../../view.ts';
import { type Context, holds } from '../context.ts';
import { worstOf } from '../heuristics/worth.ts';
import { penaltyCards } from './etiquette.ts';

/** Pauses that wait for this seat: an accusation, a gift that is due, a vote. */
export function considerJudging(context: Context): void {
  const { observed, offers } = context;
  const { hand } = observed;
  const pause = (what: string, { due }: { readonly due: number }, make: () => SwintusAction): void =>
    // Another hand is another question: what is given must still be there, and be as much as is asked for.
    considerPause(context, `${what} ${hand.join('.')}`, due, make);
  if (observed.phase === 'answer' && offers.has('accept')) {
    pause('answer', observed.table, () => answer(context, observed.table));
  }
  if (observed.phase === 'give' && offers.has('give')) {
    pause('give', observed.table, () => ({ type: 'give', cards: worstOf(hand, 2) }));
  }
  // A bot has no ears: it clears everybody who is accused.
  if (observed.phase === 'vote' && offers.has('vote')) {
    pause('vote', observed.table, () => ({ type: 'vote', guilty: false }));
  }
}

/** SW-59: what can be thrown back is; a claim about the bot's voice is disputed, because it has none. */
function answer(context: Context, { by, card }: ChargeView): SwintusAction {
  const { offers, skill, chance } = context;
  const back = penaltyCards(context, shmunitet.card);
  if (card !== null && holds(context, shmunitet.card) && back && often(skill.punishes, chance)) {
    return { type: 'etiquette', card: shmunitet.card, seat: by, cards: back };
  }
  return offers.has('dispute') ? { type: 'dispute' } : { type: 'accept' };
}
