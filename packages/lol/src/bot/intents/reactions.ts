import { considerSlap, offeredSeats, often, reactionTime } from '@tasovka/cards/bot';
import { seatsIn } from '@tasovka/kernel';
import type { Context } from '../context.ts';

/** What is won by being quick: slaps (LO-20), «Не спи!», catches, «ЛОЛ!». */
export function considerReactions(context: Context): void {
  const { observed, offers } = context;
  if (observed.phase === 'slap' && offers.has('slap')) considerSlap(context, observed.table.window);
  considerJump(context);
  considerCatch(context);
  considerCall(context);
}

/** LO-12: the copy of the number on top: a card less is a card less. In the own turn laying it is an ordinary move. */
function considerJump({ offers, now, observed, skill, chance, intents }: Context): void {
  const { window, top } = observed;
  if (window === null || !offers.has('jump') || observed.turn === observed.seat) return;
  intents.about(`jump ${observed.round} ${window} ${observed.hand.join('.')}`, now, () => {
    const delay = reactionTime(skill.tempo, chance);
    return often(skill.jumps, chance) ? { action: { type: 'jump', card: top, window }, delay } : null;
  });
}

/** LO-13: a player who has one card and did not say so. */
function considerCatch({ now, observed, intents, skill, chance, memory, offers }: Context): void {
  const offered = offeredSeats(offers, 'catch');
  for (const seat of seatsIn(observed.catchable)) {
    if (!offered.includes(seat)) continue;
    intents.about(`catch ${observed.round} ${seat} ${memory.laid}`, now, () => {
      // A player who is caught had a fair chance to say it.
      const delay = Math.round(reactionTime(skill.tempo, chance) * 2.2);
      return often(skill.catches, chance) ? { action: { type: 'catch', seat }, delay } : null;
    });
  }
}

/** LO-13: at once, or forgotten. */
function considerCall({ offers, now, observed, skill, chance, intents, memory }: Context): void {
  if (!offers.has('say')) return;
  intents.about(`say ${observed.round} ${memory.laid}`, now, () => {
    if (!often(skill.calls, chance)) return null;
    return { action: { type: 'say' }, delay: reactionTime(skill.tempo, chance) };
  });
}
