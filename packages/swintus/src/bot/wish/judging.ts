import { often, thinkingTime } from '@tasovka/cards/bot';
import type { Millis, Seat } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import { shmunitet } from '../../etiquette/shmunitet.ts';
import { worstOf } from '../policy/worth.ts';
import { holds, type Scene, say } from '../scene.ts';
import { penaltyCards } from './manners.ts';

/** Pauses that wait for this seat: an accusation, a gift that is due, a vote. */
export function wishJudging(scene: Scene): void {
  const { seen, offers } = scene;
  if (offers.has('accept')) wishOnce(scene, 'answer', () => answer(scene));
  if (offers.has('give')) wishOnce(scene, 'give', () => ({ type: 'give', cards: worstOf(seen.hand, 2) }));
  // A bot has no ears: whoever is accused before it goes free.
  if (offers.has('vote')) wishOnce(scene, 'vote', () => ({ type: 'vote', guilty: false }));
}

const patience: Millis = 2500;

function wishOnce({ seen, now, skill, chance, wishes }: Scene, what: string, make: () => SwintusAction): void {
  const { due } = seen.table as { due: Millis };
  // Another hand is another question: what is given must still be there, and be as much as is asked for.
  wishes.about(`${what} ${seen.round} ${due} ${seen.hand.join('.')}`, now, () => ({
    action: say(make()),
    delay: Math.min(thinkingTime(skill.tempo, 3, patience * 2, chance), Math.max(0, due - now) / 2),
  }));
}

/** SW-59: what can be thrown back is; a claim about one's voice is disputed, for a bot has none. */
function answer(scene: Scene): SwintusAction {
  const { seen, offers, skill, chance } = scene;
  const { by, card } = seen.table as { by: Seat; card: string | null };
  const back = penaltyCards(scene, shmunitet.card);
  if (card !== null && holds(scene, shmunitet.card) && back && often(skill.punishes, chance)) {
    return { type: 'etiquette', card: shmunitet.card, seat: by, cards: back };
  }
  return offers.has('dispute') ? { type: 'dispute' } : { type: 'accept' };
}
