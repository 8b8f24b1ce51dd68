import { thinkingTime } from '@tasovka/cards/bot';
import type { Millis } from '@tasovka/kernel';
import type { LolAction } from '../../actions.ts';
import { type Scene, say } from '../scene.ts';

/** LO-21: a bot has no voice and no ears: it disputes that it spoke, and lets others go free. */
export function wishJudging(scene: Scene): void {
  if (scene.offers.has('accept')) wishOnce(scene, 'answer', { type: 'dispute' });
  if (scene.offers.has('vote')) wishOnce(scene, 'vote', { type: 'vote', guilty: false });
}

function wishOnce({ seen, now, skill, chance, wishes }: Scene, what: string, action: LolAction): void {
  const { due } = seen.table as { due: Millis };
  wishes.about(`${what} ${seen.round} ${due}`, now, () => ({
    action: say(action),
    delay: Math.min(thinkingTime(skill.tempo, 3, 5000, chance), Math.max(0, due - now) / 2),
  }));
}
