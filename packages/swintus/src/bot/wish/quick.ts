import type { Card } from '@tasovka/cards';
import { choices, fastest, often, reactionTime, type Wish } from '@tasovka/cards/bot';
import { has, type Seat, type SeatSet, seatsIn } from '@tasovka/kernel';
import type { Options } from '../../options.ts';
import { bestAction } from '../lookahead.ts';
import { copyWanted, interceptWith, wantsCopy } from '../policy/offTurn.ts';
import { type Scene, say } from '../scene.ts';

/** What is won by being quick: slaps, interceptions, catches, calls. */
export function wishQuick(scene: Scene, options: Options): void {
  wishSlap(scene);
  wishCopy(scene);
  wishCatch(scene, options);
  wishCall(scene);
  wishBill(scene);
}

/** SW-23, AC-23: the reaction is the move. */
function wishSlap({ offers, now, seen, skill, chance, wishes }: Scene): void {
  if (!offers.has('slap')) return;
  const window = (seen.table as { window: number }).window;
  wishes.about(`slap ${seen.round} ${window}`, now, () => {
    const ms = reactionTime(skill.tempo, chance);
    return { action: say({ type: 'slap', ms, window }), delay: ms };
  });
}

/** SW-14: the copy of the card just laid. In one's own turn laying it is an ordinary move. */
function wishCopy(scene: Scene): void {
  const { offers, now, seen, wishes } = scene;
  if (seen.window === null || !offers.has('intercept')) return;
  if (seen.turn === seen.seat && seen.phase !== 'slap') return;
  const called = has(seen.declared, seen.seat);
  wishes.about(`copy ${seen.round} ${seen.window} ${seen.hand.join('.')} ${called}`, now, () =>
    copyWish(scene, called),
  );
}

function copyWish(scene: Scene, called: boolean): Wish | null {
  const { seen, skill, chance, memory } = scene;
  const card = copyWanted(scene.world(chance));
  if (card === null || !seen.hand.includes(card)) return null;
  // The call was the first half of this reaction.
  if (called && memory.calledFor === seen.window) return { action: intercepting(scene, card), delay: fastest };
  if (!often(skill.intercepts, chance) || !worthIt(scene, card)) return null;
  const delay = reactionTime(skill.tempo, chance);
  if (called || seen.hand.length !== 2 || !often(skill.declares, chance)) {
    return { action: intercepting(scene, card), delay };
  }
  memory.calledFor = seen.window;
  return { action: say({ type: 'declare' }), delay };
}

const intercepting = (scene: Scene, card: Card) =>
  say({
    ...interceptWith(scene.world(scene.chance), scene.seen.seat, card, scene.chance),
    window: scene.seen.window as number,
  });

/** The strong think about it. */
function worthIt({ seen, skill, world, chance }: Scene, card: Card): boolean {
  const state = world(chance);
  if (!skill.effort) return wantsCopy(state, seen.seat, card);
  const copy = interceptWith(state, seen.seat, card, chance);
  return bestAction([copy, null], state, seen.seat, skill.effort, world, chance) !== null;
}

/** SW-13: who has one card and did not say so. Where mistakes cost, one must have noticed oneself. */
function wishCatch(scene: Scene, options: Options): void {
  const { now, seen, wishes, skill, chance } = scene;
  for (const seat of seatsIn(catchable(scene, options))) {
    if (!choices(scene, 'catch', 'seat').includes(seat)) continue;
    wishes.about(`catch ${seen.round} ${seat} ${scene.memory.laid} ${seen.pile}`, now, () => {
      const delay = Math.round(reactionTime(skill.tempo, chance) * 1.2);
      return often(skill.catches, chance) ? { action: say({ type: 'catch', seat }), delay } : null;
    });
  }
}

function catchable({ seen, memory }: Scene, options: Options): SeatSet {
  if (options.mistakes === 'prevented') return seen.catchable;
  let found = memory.uncalled & ~seen.declared & ~(1 << seen.seat);
  seen.sizes.forEach((size, seat: Seat) => {
    if (size !== 1) found &= ~(1 << seat);
  });
  return found;
}

/** SW-13: with two cards in hand the call costs nothing, and is forgotten by who waits for the moment. */
function wishCall(scene: Scene): void {
  const { offers, now, seen, skill, chance, wishes } = scene;
  if (seen.hand.length !== 2 || !offers.has('declare')) return;
  wishes.about(`call ${seen.round} ${seen.hand.join('.')}`, now, () => {
    if (!often(skill.declares, chance)) return null;
    return { action: say({ type: 'declare' }), delay: reactionTime(skill.tempo, chance) + 200 };
  });
}

/** SW-84 */
function wishBill({ offers, now, seen, skill, chance, wishes, memory }: Scene): void {
  if (!offers.has('returnBill')) return;
  wishes.about(`bill ${seen.round} ${memory.laid}`, now, () => {
    if (!often(skill.punishes, chance)) return null;
    return { action: say({ type: 'returnBill' }), delay: reactionTime(skill.tempo, chance) };
  });
}
