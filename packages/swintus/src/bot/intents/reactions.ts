import type { Card } from '@tasovka/cards';
import { considerSlap, type Intent, offeredSeats, often, reactionTime } from '@tasovka/cards/bot';
import { fastestReaction, has, type Seat, type SeatSet, seatsIn } from '@tasovka/kernel';
import type { SwintusAction } from '../../actions.ts';
import type { Options } from '../../options.ts';
import type { Context } from '../context.ts';
import { copyWanted, interceptWith, wantsCopy } from '../heuristics/offTurn.ts';
import { isWorthIt } from '../lookahead.ts';

/** What is won by being quick: slaps (SW-23), interceptions, catches, calls. */
export function considerReactions(context: Context, options: Options): void {
  const { observed, offers } = context;
  if (observed.phase === 'slap' && offers.has('slap')) considerSlap(context, observed.table.window);
  considerInterception(context);
  considerCatch(context, options);
  considerCall(context);
  considerBill(context);
}

/** SW-14: the copy of the card just laid. In the own turn laying it is an ordinary move. */
function considerInterception(context: Context): void {
  const { offers, now, observed, intents } = context;
  const { window } = observed;
  if (window === null || !offers.has('intercept')) return;
  if (observed.turn === observed.seat && observed.phase !== 'slap') return;
  const called = has(observed.declared, observed.seat);
  intents.about(`copy ${observed.round} ${window} ${observed.hand.join('.')} ${called}`, now, () =>
    interception(context, window, called),
  );
}

function interception(context: Context, window: number, called: boolean): Intent<SwintusAction> | null {
  const { observed, skill, chance, memory } = context;
  const card = copyWanted(context.world(chance));
  if (card === null || !observed.hand.includes(card)) return null;
  const intercept = (): SwintusAction => ({
    ...interceptWith(context.world(chance), observed.seat, card, chance),
    window,
  });
  // The call was the first half of this reaction.
  if (called && memory.calledFor === window) return { action: intercept(), delay: fastestReaction };
  if (!often(skill.intercepts, chance) || !wantsInterception(context, card)) return null;
  const delay = reactionTime(skill.tempo, chance);
  if (called || observed.hand.length !== 2 || !often(skill.calls, chance)) return { action: intercept(), delay };
  memory.calledFor = window;
  return { action: { type: 'declare' }, delay };
}

/** Strong bots search. */
function wantsInterception({ observed, skill, world, chance }: Context, card: Card): boolean {
  const { seat } = observed;
  const { effort } = skill;
  const state = world(chance);
  if (!effort) return wantsCopy(state, seat, card);
  return isWorthIt(interceptWith(state, seat, card, chance), { state, seat, effort, world }, chance);
}

/** SW-13: a player with one card who did not call. Where mistakes cost, the bot must have noticed it itself. */
function considerCatch(context: Context, options: Options): void {
  const { now, observed, intents, skill, chance, offers, memory } = context;
  for (const seat of seatsIn(catchable(context, options))) {
    if (!offeredSeats(offers, 'catch').includes(seat)) continue;
    intents.about(`catch ${observed.round} ${seat} ${memory.laid} ${observed.pile}`, now, () => {
      const delay = Math.round(reactionTime(skill.tempo, chance) * 1.2);
      return often(skill.catches, chance) ? { action: { type: 'catch', seat }, delay } : null;
    });
  }
}

function catchable({ observed, memory }: Context, options: Options): SeatSet {
  if (options.mistakes === 'prevented') return observed.catchable;
  let found = memory.uncalled & ~observed.declared & ~(1 << observed.seat);
  observed.sizes.forEach((size, seat: Seat) => {
    if (size !== 1) found &= ~(1 << seat);
  });
  return found;
}

/** SW-13: with two cards in hand the call costs nothing, and whoever waits for the moment forgets it. */
function considerCall({ offers, now, observed, skill, chance, intents }: Context): void {
  if (observed.hand.length !== 2 || !offers.has('declare')) return;
  intents.about(`call ${observed.round} ${observed.hand.join('.')}`, now, () => {
    if (!often(skill.calls, chance)) return null;
    return { action: { type: 'declare' }, delay: reactionTime(skill.tempo, chance) + 200 };
  });
}

/** SW-84 */
function considerBill({ offers, now, observed, skill, chance, intents, memory }: Context): void {
  if (!offers.has('returnBill')) return;
  intents.about(`bill ${observed.round} ${memory.laid}`, now, () => {
    if (!often(skill.punishes, chance)) return null;
    return { action: { type: 'returnBill' }, delay: reactionTime(skill.tempo, chance) };
  });
}
