import { considerPause } from '@tasovka/cards/bot';
import type { LolAction } from '../../actions.ts';
import type { Context } from '../context.ts';

/** LO-21: a bot has no voice and no ears: it disputes that it spoke, and clears others. */
export function considerJudging(context: Context): void {
  const { observed, offers } = context;
  if (observed.phase === 'answer' && offers.has('accept')) {
    considerPause<LolAction>(context, 'answer', observed.table.due, () => ({ type: 'dispute' }));
  }
  if (observed.phase === 'vote' && offers.has('vote')) {
    considerPause<LolAction>(context, 'vote', observed.table.due, () => ({ type: 'vote', guilty: false }));
  }
}
