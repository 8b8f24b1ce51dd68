import { commonReasons, enPlural, Match, ruPlural } from '@tasovka/kernel';
import { describe, expect, it, test } from 'vitest';
import type { SwintusCard } from '../src/box.ts';
import type { SwintusEvent } from '../src/event.ts';
import { names, type SwintusView, swintus } from '../src/index.ts';
import { readOptions } from '../src/options.ts';
import { words as en } from '../src/words/en.ts';
import { whom } from '../src/words/ru/things.ts';
import { words as ru } from '../src/words/ru.ts';
import type { SwintusWords } from '../src/words/types.ts';
import { casts, samples, silent, watcher } from './samples.ts';

const languages: readonly (readonly [string, SwintusWords])[] = [
  ['ru', ru],
  ['en', en],
];

const reasons = [...commonReasons, ...swintus.reasons];
const rules = Object.keys(en.rules);
/** As many as bring up every way of telling: three or four of each. */
const everyWay = Array.from({ length: 12 }, (_, nth) => nth);
const distinct = (of: readonly string[]): string[] => [...new Set(of)].sort();

/** Every sentence and label of a language, with where it stands. */
function sentences(of: unknown, at: string): [string, string][] {
  if (typeof of === 'string') return [[at, of]];
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([key, value]) => sentences(value, `${at}.${key}`));
}

/** A line somebody can read: nothing missing, nothing of the machine showing through. */
function readable(line: string | null): void {
  expect(line).toMatch(/^[\p{Lu}«“\d][^\n]*[.!?][»”]?$/u);
  expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}|\b(red|green|yellow|blue)-/);
}

describe('the story', () => {
  test.each(languages)('%s: a line for everything that is told, whoever reads it', (_, words) => {
    for (const event of samples)
      for (const cast of casts) for (const nth of everyWay) readable(words.story(event, cast, nth));
  });

  test.each(languages)('%s: what happens again is told in other words, and in no more than a line', (_, words) => {
    for (const event of samples) {
      const told = everyWay.map((nth) => words.story(event, watcher, nth));
      if (told[0] === null) continue;
      expect(new Set(told).size, told.join(' ')).toBeGreaterThanOrEqual(3);
      for (const [nth, line] of told.entries()) {
        expect(line).not.toBe(told[nth + 1]);
        expect(line?.length, `${line}`).toBeLessThanOrEqual(110);
      }
    }
  });

  test.each(languages)('%s: no line for what is only for the eye', (_, words) => {
    for (const event of silent)
      for (const cast of casts) for (const nth of everyWay) expect(words.story(event, cast, nth)).toBeNull();
  });

  it('says that the first card does nothing, where it looks as if it would (SW-5)', () => {
    const told = (open: SwintusCard) => ru.story({ type: 'dealt', dealer: 0, open }, watcher);
    expect(told('red-hapyozh')).toContain('Первая карта просто лежит: её свойство спит.');
    expect(told('polisvin')).toContain('клади на неё что угодно');
    expect(told('red-7')).not.toContain('Первая карта');
  });

  it('speaks to who reads it', () => {
    const event: SwintusEvent = { type: 'caught', seat: 0, by: 1 };
    const [masha, petya] = [casts[0], casts[1]].map((cast) => ru.story(event, cast ?? watcher));
    expect(masha).toMatch(/^Петя ловит .* ты молчишь /);
    expect(petya).toMatch(/^Ты ловишь .* Маша молчит /);
    expect(en.story(event, casts[1] ?? watcher)).toMatch(/^You pounce: Маша holds /);
  });

  test.each(languages)('%s: who was late to a race is told once, and only what they got to themselves', (_, words) => {
    const took: SwintusEvent = { type: 'took', seat: 0, count: 2, cause: 'slap' };
    expect(casts.map((cast) => words.story(took, cast) !== null)).toEqual(casts.map(({ me }) => me === 0));
    expect(words.story({ type: 'slap-over', times: [null, null], late: [0, 1] }, watcher)).toContain('2');
  });

  it('guesses nobody’s gender or case', () => {
    const past = /(Маша|Петя|Оля|[Тт]ы) (не |всё )?\p{L}+(л|ла|лась|лся)(?!\p{L})/u;
    for (const event of samples)
      for (const cast of casts) for (const nth of everyWay) expect(ru.story(event, cast, nth)).not.toMatch(past);
    for (const event of samples)
      for (const nth of everyWay)
        expect(ru.story(event, watcher, nth)).not.toMatch(/(Маш[ыеу]|Пет[иею]|Ол[иею])(?!\p{L})/u);
  });
});

describe('cards', () => {
  test.each(languages)('%s: every card has a name of its own', (_, words) => {
    const things = names.map((name) => words.thing(name));
    for (const [i, thing] of things.entries()) expect(thing).not.toBe(names[i]);
    expect(distinct(things)).toHaveLength(names.length);
    expect(things.join()).not.toMatch(/undefined|,,|-\d/);
  });

  it('are laid in the accusative', () => {
    const cases = ['red-7', 'blue-0', 'blue-hapyozh', 'green-tihohryun', 'polisvin', 'shshalun-1', 'red-vaccine'];
    expect(cases.map(whom).join('; ')).toBe(
      'красную семёрку; синий ноль; синий Хапёж; зелёного Тихохрюна; Полисвина; Шшалуна; Грелку-горелку',
    );
    expect(cases.map(ru.thing).join('; ')).toBe(
      'красная семёрка; синий ноль; синий Хапёж; зелёный Тихохрюн; Полисвин; Шшалун; Грелка-горелка',
    );
  });
});

describe('help', () => {
  test.each(languages)('%s: every preset is a table one can sit at', (_, words) => {
    for (const { options } of words.presets)
      for (const seats of [2, 10]) expect(readOptions(options, seats).ok).toBe(true);
  });

  it('is the same in both languages, and nowhere blank', () => {
    const [russian, english] = [sentences(ru, ''), sentences(en, '')];
    expect(english.map(([at]) => at).sort()).toEqual(russian.map(([at]) => at).sort());
    for (const [at, text] of [...russian, ...english]) expect(text.trim(), at).not.toBe('');
    for (const [at, text] of russian) expect(text, at).not.toMatch(/["']|\s-\s/);
  });
});

const calm = { offences: [], winking: [], winkedBy: [], planned: false, swing: null, count: null };

describe('refusals', () => {
  const header = { game: swintus.id, rulesVersion: swintus.rulesVersion, seats: 3, options: {}, seed: '1', names: [] };
  const view: SwintusView = {
    ...Match.start(swintus, header).view(0),
    ...{ turn: 0, phase: 'turn', table: null, top: 'green-7', colour: 'green', owed: 0, window: 1 },
  };
  const charge = { by: 1, against: 0, card: 'shtul-0', count: 0, cards: null, due: 1 } as const;
  const views: SwintusView[] = [
    view,
    { ...view, phase: 'svinorot' },
    { ...view, phase: 'over' },
    { ...view, top: 'polisvin' },
    { ...view, top: 'green-hapyozh' },
    { ...view, top: 'shtul-0' },
    { ...view, phase: 'slap', table: { by: 1, window: 1, due: 1, times: [], half: null } },
    { ...view, phase: 'virus', table: { card: 'red-virus', by: 1, to: 0, due: 1 } },
    { ...view, phase: 'answer', table: charge },
    { ...view, phase: 'vote', table: charge },
    { ...view, phase: 'give', table: { from: 0, to: 1, due: 1 } },
    { ...view, phase: 'drawn', table: { card: null } },
    { ...view, phase: 'drawn', table: { card: 'red-1' } },
    { ...view, phase: 'temnodel', window: null, table: [{ seat: 1, claim: 'red-5', card: null }] },
    { ...view, phase: 'temnodel-last', window: null, table: [{ seat: 1, claim: 'red-5', card: null }] },
    { ...view, colour: null, owed: 6, manners: calm },
  ];

  test.each(languages)('%s: a sentence for every reason, rule and moment', (_, words) => {
    for (const seen of views)
      for (const reason of reasons) {
        readable(words.refusal({ reason }, seen));
        for (const rule of rules) readable(words.refusal({ reason, rule }, seen));
      }
  });

  it('name the way out', () => {
    const slapping: SwintusView = {
      ...view,
      phase: 'slap',
      table: { by: 1, window: 1, due: 1, times: [], half: null },
    };
    const misfit = { reason: 'does-not-fit', rule: 'SW-10' } as const;
    expect(ru.refusal(misfit, view)).toBe('Не тот цвет: нужна зелёная или семёрка. Нет такой — возьми карту.');
    expect(en.refusal(misfit, { ...view, top: 'polisvin' })).toContain('green or a Wild Hog');
    expect(ru.refusal({ reason: 'does-not-fit', rule: 'SW-21' }, { ...view, owed: 6 })).toContain('бери 6 карт');
    expect(ru.refusal({ reason: 'not-now', rule: 'SW-20' }, slapping)).toContain('Копыта на колоду');
    const accused: SwintusView = { ...view, phase: 'answer', table: charge };
    const touched = { reason: 'not-now', rule: 'SW-59' } as const;
    expect(ru.refusal(touched, accused)).toContain('Обвиняют тебя');
    expect(ru.refusal(touched, { ...accused, seat: 2 })).toContain('ждём');
  });
});

describe('plurals', () => {
  it.each([
    [1, '1 карту', '1 card'],
    [2, '2 карты', '2 cards'],
    [5, '5 карт', '5 cards'],
    [11, '11 карт', '11 cards'],
    [21, '21 карту', '21 cards'],
  ])('%i', (n, russian, english) => {
    const event = { type: 'took', seat: 0, count: n, cause: 'debt' } as const;
    expect(ru.story(event, watcher)).toContain(`Маша берёт ${russian}:`);
    expect(en.story(event, watcher)).toContain(`Маша takes ${english}:`);
    expect(ruPlural(n, 'карту', 'карты', 'карт')).toBe(russian);
    expect(enPlural(n, 'card')).toBe(english);
  });

  it('of bills and points', () => {
    const bills = [1, 2, 5, 11, 21].map((left) => ru.story({ type: 'bill-returned', seat: 0, left }, watcher));
    expect(bills.map((line) => line?.split('ещё ')[1])).toEqual([
      '1 вексель.',
      '2 векселя.',
      '5 векселей.',
      '11 векселей.',
      '21 вексель.',
    ]);
    const points = [1, 2, 5, 11, 21].map((extra) => ru.story({ type: 'round-won', seat: 0, extra }, watcher));
    expect(points.map((line) => line?.match(/ещё (\d+ \p{L}+)/u)?.[1])).toEqual([
      '1 очко',
      '2 очка',
      '5 очков',
      '11 очков',
      '21 очко',
    ]);
  });
});
