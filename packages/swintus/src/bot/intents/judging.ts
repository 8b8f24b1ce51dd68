import { often, thinkingTime } from '@tasovka/cards/bot';
import type { Millis, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { shmunitet } from '../../etiquette/shmunitet.ts';
import { type Context, holds, say } from '../context.ts';
import { worstOf } from '../heuristics/worth.ts';
import { penaltyCards } from '../intents/etiquette.ts';

/** Pauses that wait for this seat: an accusation, a gift that is due, a vote. */
export function considerJudging(context: Context): void {
  const { observed, offers } = context;
  if (offers.has('accept')) considerOnce(context, 'answer', () => answer(context));
  if (offers.has('give')) considerOnce(context, 'give', () => ({ type: 'give', cards: worstOf(observed.hand, 2) }));
  // A bot has no ears: whoever is accused before it goes free.
  if (offers.has('vote')) considerOnce(context, 'vote', () => ({ type: 'vote', guilty: false }));
}

const patience: Millis = 2500;

function considerOnce(
  { observed, now, skill, chance, intents }: Context,
  what: string,
  make: () => SwintusAction,
): void {
  const { due } = observed.table as { due: Millis };
  // Another hand is another question: what is given must still be there, and be as much as is asked for.
  intents.about(`${what} ${observed.round} ${due} ${observed.hand.join('.')}`, now, () => ({
    action: say(make()),
    delay: Math.min(thinkingTime(skill.tempo, 3, patience * 2, chance), Math.max(0, due - now) / 2),
  }));
}

/** SW-59: what can be thrown back is; a claim about one's voice is disputed, for a bot has none. */
function answer(context: Context): SwintusAction {
  const { observed, offers, skill, chance } = context;
  const { by, card } = observed.table as { by: Seat; card: string | null };
  const back = penaltyCards(context, shmunitet.card);
  if (card !== null && holds(context, shmunitet.card) && back && often(skill.punishes, chance)) {
    return { type: 'etiquette', card: shmunitet.card, seat: by, cards: back };
  }
  return offers.has('dispute') ? { type: 'dispute' } : { type: 'accept' };
}
