/// <reference types="node" />
import { commonReasons } from '@tasovka/kernel';
import { swintus as game } from '../src/game.ts';

const reasons = [...commonReasons, ...game.reasons];

import { readdirSync, readFileSync } from 'node:fs';
import { enPlural, type GameEvent, type GameWords, type JsonObject, ruPlural } from '@tasovka/kernel';
import { describe, expect, it, test } from 'vitest';
import { names } from '../src/index.ts';
import { parseOptions } from '../src/options.ts';
import { words as en } from '../src/words/en.ts';
import { whom } from '../src/words/ru/things.ts';
import { words as ru } from '../src/words/ru.ts';
import { casts, samples, silent, watcher } from './samples.ts';

const languages: readonly (readonly [string, GameWords])[] = [
  ['ru', ru],
  ['en', en],
];

const files = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.startsWith('words'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'));

const source = files('../src', '.ts').join('\n');
const scenarios = files('../scenarios', '.json').join('\n');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] as string);
const distinct = (of: readonly string[]): string[] => [...new Set(of)].sort();

const phases = distinct(all(source, /readonly kind: '([a-z-]+)'/g));
const rules = distinct(all(`${source}\n${scenarios}`, /\b((?:SW|AC)-\d+)\b/g));
const series = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `SW-${from + i}`);

/** Every sentence and label of a language, with where it stands. */
function sentences(of: unknown, at: string): [string, string][] {
  if (typeof of === 'string') return [[at, of]];
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([key, value]) => sentences(value, `${at}.${key}`));
}

/** A line somebody can read: nothing missing, nothing of the machine showing through. */
function readable(line: string | null): void {
  expect(line).toMatch(/^[\p{Lu}«“\d][^\n]*[.!?]$/u);
  expect(line).not.toMatch(/undefined|null|NaN|\[object| {2}|\b(red|green|yellow|blue)-/);
}

describe('the story', () => {
  it('knows every event the rules emit', () => {
    const told = distinct(all(source, /ctx\.emit\?\.\(\s*\{\s*type: '([a-z-]+)'/g));
    expect(all(source, /(ctx\.emit\?\.\()/g)).toHaveLength(
      all(source, /ctx\.emit\?\.\(\s*\{\s*(type): (?:'|how\b)/g).length,
    );
    expect(told.length).toBeGreaterThan(40);
    expect(distinct([...samples, ...silent].map(({ type }) => type))).toEqual(distinct([...told, 'settled']));
  });

  test.each(languages)('%s: a line for everything that is told, whoever reads it', (_, words) => {
    for (const event of samples) for (const cast of casts) readable(words.story(event, cast));
  });

  test.each(languages)('%s: no line for what is only for the eye', (_, words) => {
    for (const event of silent) for (const cast of casts) expect(words.story(event, cast)).toBeNull();
    expect(words.story({ type: 'no-such-thing' }, watcher)).toBeNull();
  });

  it('speaks to who reads it', () => {
    const event: GameEvent = { type: 'caught', seat: 0, by: 1 };
    const [masha, petya] = [casts[0], casts[1]].map((cast) => ru.story(event, cast ?? watcher));
    expect(masha).toMatch(/^Петя ловит .* ты молчишь /);
    expect(petya).toMatch(/^Ты ловишь .* Маша молчит /);
    expect(en.story(event, casts[1] ?? watcher)).toMatch(/^You pounce: Маша holds /);
  });

  test.each(languages)('%s: who was late to a race is told once, and only what they got to themselves', (_, words) => {
    const took: GameEvent = { type: 'took', seat: 0, count: 2, why: 'SW-23' };
    expect(casts.map((cast) => words.story(took, cast) !== null)).toEqual(casts.map(({ me }) => me === 0));
    expect(words.story({ type: 'slap-over', times: [null, null], late: [0, 1] }, watcher)).toContain('2');
  });

  it('guesses nobody’s gender or case', () => {
    const past = /(Маша|Петя|Оля|[Тт]ы) (не |всё )?\p{L}+(л|ла|лась|лся)(?!\p{L})/u;
    for (const event of samples) for (const cast of casts) expect(ru.story(event, cast)).not.toMatch(past);
    for (const event of samples) expect(ru.story(event, watcher)).not.toMatch(/(Маш[ыеу]|Пет[иею]|Ол[иею])(?!\p{L})/u);
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
  test.each(languages)('%s: for every rule the game knows', (_, words) => {
    const known = [...series(1, 6), ...series(10, 25), ...series(30, 39), ...series(50, 62), ...series(70, 84)];
    for (const rule of [...rules, ...known, 'AC-20', 'AC-21', 'AC-22']) expect(words.rules).toHaveProperty([rule]);
  });

  test.each(languages)('%s: for every action, phase, reason and option', (_, words) => {
    const actions = all(files('../src', 'actions.ts').join(), /^ {2}(\w+): object\(/gm);
    const options = parseOptions({}, 4);
    expect(Object.keys(words.actions).sort()).toEqual(distinct([...actions, 'voteYes', 'voteNo', 'next']));
    expect(Object.keys(words.phases).sort()).toEqual(phases);
    expect(Object.keys(words.reasons).sort()).toEqual([...reasons].sort());
    expect(Object.keys(words.options).sort()).toEqual(options.ok ? Object.keys(options.value).sort() : []);
  });

  test.each(languages)('%s: every preset is a table one can sit at', (_, words) => {
    for (const { options } of words.presets)
      for (const seats of [2, 10]) expect(parseOptions(options, seats).ok).toBe(true);
  });

  it('is the same in both languages, and nowhere blank', () => {
    const [russian, english] = [sentences(ru, ''), sentences(en, '')];
    expect(english.map(([at]) => at).sort()).toEqual(russian.map(([at]) => at).sort());
    for (const [at, text] of [...russian, ...english]) expect(text.trim(), at).not.toBe('');
    for (const [at, text] of russian) expect(text, at).not.toMatch(/["']|\s-\s/);
  });
});

describe('refusals', () => {
  const view: JsonObject = { seat: 0, turn: 0, phase: 'turn', top: 'green-7', colour: 'green', owed: 0, window: 1 };
  const views: JsonObject[] = [
    ...phases.map((phase) => ({ ...view, phase })),
    ...['polisvin', 'green-hapyozh', 'shtul-0'].map((top) => ({ ...view, top })),
    { ...view, phase: 'drawn', table: { card: 'red-1' } },
    { ...view, phase: 'temnodel', window: null, table: [{ seat: 1, claim: 'red-5', card: null }] },
    { ...view, colour: null, owed: 6, manners: {} },
    {},
  ];

  test.each(languages)('%s: a sentence for every reason, rule and moment', (_, words) => {
    for (const seen of views)
      for (const reason of reasons) {
        readable(words.refusal({ reason }, seen));
        for (const rule of rules) readable(words.refusal({ reason, rule }, seen));
      }
  });

  it('name the way out', () => {
    const misfit = { reason: 'does-not-fit', rule: 'SW-10' } as const;
    expect(ru.refusal(misfit, view)).toBe('Не тот цвет: нужна зелёная или семёрка. Нет такой — возьми карту.');
    expect(en.refusal(misfit, { ...view, top: 'polisvin' })).toContain('green or a Wild Hog');
    expect(ru.refusal({ reason: 'does-not-fit', rule: 'SW-21' }, { ...view, owed: 6 })).toContain('бери 6 карт');
    expect(ru.refusal({ reason: 'not-now', rule: 'SW-20' }, { ...view, phase: 'slap' })).toContain('Копыта на колоду');
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
    const event = { type: 'took', seat: 0, count: n, why: 'SW-20' };
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
