import { expect, test } from 'vitest';
import { answerHints, hintCount } from '../src/answerHints.ts';
import type { Exchange } from '../src/bot/conversation.ts';
import { ourPlaces } from '../src/packs/lore.ts';
import { places } from '../src/places/index.ts';
import { questions } from '../src/words/questions.ts';

const languages = ['ru', 'en'] as const;
/** What the table suggests, and what nobody understands. */
const asked = (language: 'ru' | 'en'): string[] => [...Object.values(questions[language]).flat(), 'Ъ?', ''];

const talk = (question: string, turn = 0): Exchange[] => [
  ...Array.from({ length: turn }, () => ({ asker: 1, asked: 0, question: null, answer: null })),
  { asker: 0, asked: 1, question, answer: null },
];

test('«а у тебя?» has the hints of what its asker was asked', async () => {
  const said = [{ asker: 1, asked: 0, question: 'чем пахнет?', answer: 'Ладаном.' }, ...talk('а у тебя?')];
  expect(await answerHints('bakery', said, 'ru')).toEqual(await answerHints('bakery', talk('чем пахнет?', 1), 'ru'));
});

test('an agent and the spy get as many hints, all different and none empty, whatever is asked', async () => {
  for (const language of languages) {
    for (const question of asked(language)) {
      for (const place of [null, 'somewhere-of-our-own', 'bakery', ...places.map(({ id }) => id)]) {
        for (let turn = 0; turn < 3; turn++) {
          const hints = await answerHints(place, talk(question, turn), language);
          expect(new Set(hints).size).toBe(hintCount);
          expect(hints.every((hint) => hint.length > 0)).toBe(true);
        }
      }
    }
  }
});

test('some hint of an agent is of the place, and none says its name', async () => {
  const hintsAt = async (place: string | null): Promise<string[]> =>
    (await Promise.all(asked('ru').map((question) => answerHints(place, talk(question), 'ru')))).flat();
  const spys = new Set(await hintsAt(null));
  for (const { id, name } of [...places, ...ourPlaces]) {
    const hints = await hintsAt(id);
    expect(hints.some((hint) => !spys.has(hint))).toBe(true);
    for (const hint of hints) expect(hint.toLowerCase()).not.toContain(name.ru.toLowerCase());
  }
});
