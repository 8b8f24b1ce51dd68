import { choices, often, reactionTime } from '@tasovka/cards/bot';
import { type Seat, seatsIn } from '@tasovka/kernel';
import { isNumber } from '../../box.ts';
import { type Context, say } from '../context.ts';

/** What is won by being quick: slaps, «Не спи!», catches, «ЛОЛ!». */
export function considerReactions(context: Context): void {
  considerSlap(context);
  considerJump(context);
  considerCatch(context);
  considerCall(context);
}

/** LO-20, AC-23: the reaction is the move. */
function considerSlap({ offers, now, observed, skill, chance, intents }: Context): void {
  if (!offers.has('slap')) return;
  const { window } = observed.table as { window: number };
  intents.about(`slap ${observed.round} ${window}`, now, () => {
    const ms = reactionTime(skill.tempo, chance);
    return { action: say({ type: 'slap', ms, window }), delay: ms };
  });
}

/** LO-12: the copy of the number on top: a card less is a card less. In one's own turn laying it is an ordinary move. */
function considerJump({ offers, now, observed, skill, chance, intents }: Context): void {
  if (!offers.has('jump') || observed.turn === observed.seat || !isNumber(observed.top)) return;
  const window = observed.window as number;
  intents.about(`jump ${observed.round} ${window} ${observed.hand.join('.')}`, now, () => {
    const delay = reactionTime(skill.tempo, chance);
    return often(skill.jumps, chance) ? { action: say({ type: 'jump', card: observed.top, window }), delay } : null;
  });
}

/** LO-13: who has one card and did not say so. */
function considerCatch(context: Context): void {
  const { now, observed, intents, skill, chance, memory } = context;
  const offered = choices(context, 'catch', 'seat') as Seat[];
  for (const seat of seatsIn(observed.catchable)) {
    if (!offered.includes(seat)) continue;
    intents.about(`catch ${observed.round} ${seat} ${memory.laid}`, now, () => {
      // Who is caught had a fair chance to say it.
      const delay = Math.round(reactionTime(skill.tempo, chance) * 2.2);
      return often(skill.catches, chance) ? { action: say({ type: 'catch', seat }), delay } : null;
    });
  }
}

/** LO-13: at once, or forgotten. */
function considerCall({ offers, now, observed, skill, chance, intents, memory }: Context): void {
  if (!offers.has('say')) return;
  intents.about(`say ${observed.round} ${memory.laid}`, now, () => {
    if (!often(skill.says, chance)) return null;
    return { action: say({ type: 'say' }), delay: reactionTime(skill.tempo, chance) };
  });
}
