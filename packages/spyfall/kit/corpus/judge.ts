import type { Asked } from '../../src/bot/understand.ts';
import type { Entry } from './corpus.ts';

export type Verdict = 'right' | 'wrong' | 'dodged';

/** What a bot would speak of if it understood a question so; null: it would dodge in character. */
const takenFor = ({ refers, small, topic }: Asked): string | null => refers ?? small ?? topic;

/** Right: the subject was found, and the thing asked for where there is one. Dodged: nothing was understood. */
export function judge({ labels, concept }: Entry, asked: Asked): Verdict {
  const taken = takenFor(asked);
  if (taken === null) return 'dodged';
  // Small talk that was also recognised by its subject is answered by small talk.
  if (!labels.some((label) => label === taken)) return 'wrong';
  if (concept === null || asked.concept === concept) return 'right';
  // The subject without the thing: the answer is on the subject, though not a yes or a no.
  return asked.concept === null ? 'dodged' : 'wrong';
}
