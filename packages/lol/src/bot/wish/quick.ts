import { choices, often, reactionTime } from '@tasovka/cards/bot';
import { type Seat, seatsIn } from '@tasovka/kernel';
import { isNumber } from '../../box.ts';
import { type Scene, say } from '../scene.ts';

/** What is won by being quick: slaps, «Не спи!», catches, «ЛОЛ!». */
export function wishQuick(scene: Scene): void {
  wishSlap(scene);
  wishJump(scene);
  wishCatch(scene);
  wishSaying(scene);
}

/** LO-20, AC-23: the reaction is the move. */
function wishSlap({ offers, now, seen, skill, chance, wishes }: Scene): void {
  if (!offers.has('slap')) return;
  const { window } = seen.table as { window: number };
  wishes.about(`slap ${seen.round} ${window}`, now, () => {
    const ms = reactionTime(skill.tempo, chance);
    return { action: say({ type: 'slap', ms, window }), delay: ms };
  });
}

/** LO-12: the copy of the number on top: a card less is a card less. In one's own turn laying it is an ordinary move. */
function wishJump({ offers, now, seen, skill, chance, wishes }: Scene): void {
  if (!offers.has('jump') || seen.turn === seen.seat || !isNumber(seen.top)) return;
  const window = seen.window as number;
  wishes.about(`jump ${seen.round} ${window} ${seen.hand.join('.')}`, now, () => {
    const delay = reactionTime(skill.tempo, chance);
    return often(skill.jumps, chance) ? { action: say({ type: 'jump', card: seen.top, window }), delay } : null;
  });
}

/** LO-13: who has one card and did not say so. */
function wishCatch(scene: Scene): void {
  const { now, seen, wishes, skill, chance, memory } = scene;
  const offered = choices(scene, 'catch', 'seat') as Seat[];
  for (const seat of seatsIn(seen.catchable)) {
    if (!offered.includes(seat)) continue;
    wishes.about(`catch ${seen.round} ${seat} ${memory.laid}`, now, () => {
      // Who is caught had a fair chance to say it.
      const delay = Math.round(reactionTime(skill.tempo, chance) * 2.2);
      return often(skill.catches, chance) ? { action: say({ type: 'catch', seat }), delay } : null;
    });
  }
}

/** LO-13: at once, or forgotten. */
function wishSaying({ offers, now, seen, skill, chance, wishes, memory }: Scene): void {
  if (!offers.has('say')) return;
  wishes.about(`say ${seen.round} ${memory.laid}`, now, () => {
    if (!often(skill.says, chance)) return null;
    return { action: say({ type: 'say' }), delay: reactionTime(skill.tempo, chance) };
  });
}
