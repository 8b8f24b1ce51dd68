import { loadOptions, loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import type { JsonObject, Language } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf, isShown, kindOf } from '../src/lobby/optionKinds.ts';
import { en } from '../src/words/en.ts';
import { ru } from '../src/words/ru.ts';

const app = { ru, en };

/** Every option of a game that is chosen one of several, with what can be chosen. */
async function asked(game: string, language: Language) {
  const { options } = await loadWords(game, language);
  return Object.entries(options)
    .filter(([key]) => isShown(key) && kindOf(key) === 'one')
    .map(([key, words]) => ({ key, choices: choicesOf(key, words, app[language].lobby) }));
}

describe('options in the lobby', () => {
  for (const [id, { game }] of Object.entries(allGames)) {
    for (const language of ['ru', 'en'] as const) {
      it(`${id}, ${language}: whatever can be chosen is taken as it was meant`, async () => {
        const read = await loadOptions(id);
        for (const { key, choices } of await asked(id, language)) {
          for (const { value } of choices) {
            const seats = { duo: 2, trio: 3, team: 8 }[String(value)] ?? 4;
            const parsed = read({ [key]: value }, seats);
            expect(parsed, `${key}: ${value}`).toMatchObject({ ok: true, value: { [key]: value } });
          }
        }
      });
      it(`${id}, ${language}: what the rules say has words`, async () => {
        const read = await loadOptions(id);
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
          const parsed = read({}, seats);
          const standard = (parsed.ok ? parsed.value : {}) as JsonObject;
          for (const { key, choices } of await asked(id, language)) {
            if (standard[key] === null) continue;
            const labels = choices.filter(({ value }) => value === standard[key]);
            expect(labels, `${key} for ${seats}: ${standard[key]}`).toHaveLength(1);
          }
        }
      });
    }
  }
});
