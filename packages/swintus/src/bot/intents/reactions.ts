import type { Card } from '@tasovka/cards';
import { choices, fastest, type Intent, often, reactionTime } from '@tasovka/cards/bot';
import { has, type Seat, type SeatSet, seatsIn } from '@tasovka/kernel';
import type { Options } from '../../options.ts';
import { type Context, say } from '../context.ts';
import { copyWanted, interceptWith, wantsCopy } from '../heuristics/offTurn.ts';
import { bestAction } from '../lookahead.ts';

/** What is won by being quick: slaps, interceptions, catches, calls. */
export function considerReactions(context: Context, options: Options): void {
  considerSlap(context);
  considerInterception(context);
  considerCatch(context, options);
  considerCall(context);
  considerBill(context);
}

/** SW-23, AC-23: the reaction is the move. */
function considerSlap({ offers, now, observed, skill, chance, intents }: Context): void {
  if (!offers.has('slap')) return;
  const window = (observed.table as { window: number }).window;
  intents.about(`slap ${observed.round} ${window}`, now, () => {
    const ms = reactionTime(skill.tempo, chance);
    return { action: say({ type: 'slap', ms, window }), delay: ms };
  });
}

/** SW-14: the copy of the card just laid. In one's own turn laying it is an ordinary move. */
function considerInterception(context: Context): void {
  const { offers, now, observed, intents } = context;
  if (observed.window === null || !offers.has('intercept')) return;
  if (observed.turn === observed.seat && observed.phase !== 'slap') return;
  const called = has(observed.declared, observed.seat);
  intents.about(`copy ${observed.round} ${observed.window} ${observed.hand.join('.')} ${called}`, now, () =>
    interception(context, called),
  );
}

function interception(context: Context, called: boolean): Intent | null {
  const { observed, skill, chance, memory } = context;
  const card = copyWanted(context.world(chance));
  if (card === null || !observed.hand.includes(card)) return null;
  // The call was the first half of this reaction.
  if (called && memory.calledFor === observed.window) return { action: intercepting(context, card), delay: fastest };
  if (!often(skill.intercepts, chance) || !worthIt(context, card)) return null;
  const delay = reactionTime(skill.tempo, chance);
  if (called || observed.hand.length !== 2 || !often(skill.declares, chance)) {
    return { action: intercepting(context, card), delay };
  }
  memory.calledFor = observed.window;
  return { action: say({ type: 'declare' }), delay };
}

const intercepting = (context: Context, card: Card) =>
  say({
    ...interceptWith(context.world(context.chance), context.observed.seat, card, context.chance),
    window: context.observed.window as number,
  });

/** The strong think about it. */
function worthIt({ observed, skill, world, chance }: Context, card: Card): boolean {
  const state = world(chance);
  if (!skill.effort) return wantsCopy(state, observed.seat, card);
  const copy = interceptWith(state, observed.seat, card, chance);
  return bestAction([copy, null], state, observed.seat, skill.effort, world, chance) !== null;
}

/** SW-13: who has one card and did not say so. Where mistakes cost, one must have noticed oneself. */
function considerCatch(context: Context, options: Options): void {
  const { now, observed, intents, skill, chance } = context;
  for (const seat of seatsIn(catchable(context, options))) {
    if (!choices(context, 'catch', 'seat').includes(seat)) continue;
    intents.about(`catch ${observed.round} ${seat} ${context.memory.laid} ${observed.pile}`, now, () => {
      const delay = Math.round(reactionTime(skill.tempo, chance) * 1.2);
      return often(skill.catches, chance) ? { action: say({ type: 'catch', seat }), delay } : null;
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

/** SW-13: with two cards in hand the call costs nothing, and is forgotten by who waits for the moment. */
function considerCall(context: Context): void {
  const { offers, now, observed, skill, chance, intents } = context;
  if (observed.hand.length !== 2 || !offers.has('declare')) return;
  intents.about(`call ${observed.round} ${observed.hand.join('.')}`, now, () => {
    if (!often(skill.declares, chance)) return null;
    return { action: say({ type: 'declare' }), delay: reactionTime(skill.tempo, chance) + 200 };
  });
}

/** SW-84 */
function considerBill({ offers, now, observed, skill, chance, intents, memory }: Context): void {
  if (!offers.has('returnBill')) return;
  intents.about(`bill ${observed.round} ${memory.laid}`, now, () => {
    if (!often(skill.punishes, chance)) return null;
    return { action: say({ type: 'returnBill' }), delay: reactionTime(skill.tempo, chance) };
  });
}
