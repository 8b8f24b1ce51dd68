import { loadOptions, loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import type { JsonObject, Language } from '@tasovka/kernel';
import { applyPatch } from '@tasovka/protocol';
import { describe, expect, it } from 'vitest';
import { choicesOf, inWords, isShown, kindOf, presetOf } from '../src/lobby/optionKinds.ts';
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
  it('a ready-made table is known by what is chosen, whatever was chosen before it', async () => {
    const { presets } = await loadWords('lol', 'ru');
    const [calm, blitz] = ['calm', 'blitz'].map((id) => presets.find((preset) => preset.id === id));
    // Each change comes as a patch: what stays keeps its place, and what is new comes last.
    const changed = applyPatch(calm?.options, { slapMs: null, ...blitz?.options }) as JsonObject;
    expect(Object.keys(changed)).not.toEqual(Object.keys(blitz?.options ?? {}));
    expect(presetOf(changed, presets)).toBe(blitz);
    expect(presetOf({ ...changed, bulk: false }, presets)).toBeUndefined();
  });
  it('a table of one’s own is told in one line, and nothing of it by its name in the code', async () => {
    const { options } = await loadWords('swintus', 'ru');
    const chosen = {
      sets: ['etiquette', 'moles'],
      mistakes: 'prevented',
      turnMs: 0,
      deck: { polisvin: 9 },
      molehills: [8],
    };
    expect(inWords(chosen, options, ru.lobby)).toBe(
      `${options.sets?.label}: Этикет, Кроты-банкиры · Ошибки: Не дать ошибиться · Время на ход: Без часов · ${options.deck?.label}.`,
    );
    expect(inWords({}, options, ru.lobby)).toBe('');
  });
});
