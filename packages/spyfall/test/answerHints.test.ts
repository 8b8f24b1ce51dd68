import { expect, test } from 'vitest';
import { answerHints, hintCount } from '../src/answerHints.ts';
import { places } from '../src/places/index.ts';
import { questions } from '../src/words/questions.ts';

const languages = ['ru', 'en'] as const;
/** What the table suggests, and what nobody understands. */
const asked = (language: 'ru' | 'en'): string[] => [...Object.values(questions[language]).flat(), 'Ъ?', ''];

test('an agent and the spy get as many hints, all different and none empty, whatever is asked', () => {
  for (const language of languages) {
    for (const question of asked(language)) {
      for (const place of [null, 'somewhere-of-our-own', ...places.map(({ id }) => id)]) {
        for (let turn = 0; turn < 3; turn++) {
          const hints = answerHints(place, question, turn, language);
          expect(new Set(hints).size).toBe(hintCount);
          expect(hints.every((hint) => hint.length > 0)).toBe(true);
        }
      }
    }
  }
});

test('some hint of an agent is of the place, and none says its name', () => {
  for (const { id, name } of places) {
    const hints = asked('ru').flatMap((question) => answerHints(id, question, 0, 'ru'));
    const spys = new Set(asked('ru').flatMap((question) => answerHints(null, question, 0, 'ru')));
    expect(hints.some((hint) => !spys.has(hint))).toBe(true);
    for (const hint of hints) expect(hint.toLowerCase()).not.toContain(name.ru.toLowerCase());
  }
});
