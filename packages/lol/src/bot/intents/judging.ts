import { thinkingTime } from '@tasovka/cards/bot';
import type { Millis } from '@tasovka/kernel';
import type { LolAction } from '../../actions.ts';
import { type Context, say } from '../context.ts';

/** LO-21: a bot has no voice and no ears: it disputes that it spoke, and lets others go free. */
export function considerJudging(context: Context): void {
  if (context.offers.has('accept')) considerOnce(context, 'answer', { type: 'dispute' });
  if (context.offers.has('vote')) considerOnce(context, 'vote', { type: 'vote', guilty: false });
}

function considerOnce({ observed, now, skill, chance, intents }: Context, what: string, action: LolAction): void {
  const { due } = observed.table as { due: Millis };
  intents.about(`${what} ${observed.round} ${due}`, now, () => ({
    action: say(action),
    delay: Math.min(thinkingTime(skill.tempo, 3, 5000, chance), Math.max(0, due - now) / 2),
  }));
}
