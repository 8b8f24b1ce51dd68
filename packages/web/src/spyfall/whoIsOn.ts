import type { Seat } from '@tasovka/kernel';
import type { Words } from '../words/ru.ts';
import type { SpyView } from './spyView.ts';

/** Whom the table looks at, in words; nothing where all are busy at once. */
export function whoIsOn({ phase, turn, asked }: SpyView, words: Words['spy'], nameOf: (seat: Seat) => string): string {
  if (turn === null) return '';
  const name = nameOf(turn);
  if (phase === 'choose') return words.choosing(name);
  if (phase !== 'talk' && phase !== 'questions') return '';
  return asked === turn ? words.answering(name) : words.asking(name);
}
