import { Chance, commonReasons, type GameHelp, type GameWords, Match, seenBy } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { describe, expect, test } from 'vitest';
import { descriptor } from '../src/descriptor.ts';
import { readPack, spyfall } from '../src/index.ts';
import { rules } from '../src/ruleNumbers.ts';
import { help as enHelp } from '../src/words/en/help.ts';
import { words as en } from '../src/words/en.ts';
import { help as ruHelp } from '../src/words/ru/help.ts';
import { words as ru, wordsWith } from '../src/words/ru.ts';
import { smallPack } from './packs.ts';

const people = ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша', 'Егор', 'Женя', 'Зоя', 'Илья', 'Катя'];
const phases = ['talk', 'vote', 'final-vote', 'guess', 'agree', 'captains', 'questions', 'choose', 'over'];
const optionNames = [
  'variant',
  'packs',
  'rounds',
  'roundMs',
  'voteMs',
  'answerMs',
  'lookMs',
  'talk',
  'roleplay',
  'captainTwice',
  'house',
  'without',
  'pack',
];

/** Nobody's gender is guessed. */
const past = /(Аня|Боря|Вера|Глеб|Даша|Егор|Женя|Зоя|Илья|Катя|[Тт]ы) (не )?\p{L}+(л|ла|лась|лся)(?!\p{L})/u;

const classic = {
  game: 'spyfall',
  rulesVersion: spyfall.rulesVersion,
  seats: 4,
  options: {},
  seed: '1',
  names: people.slice(0, 4),
};

function startMatch(seats: number, variant: string, seed: string) {
  const options = { variant, rounds: 2 };
  const header = {
    game: 'spyfall',
    rulesVersion: spyfall.rulesVersion,
    seats,
    options,
    seed,
    names: people.slice(0, seats),
  };
  return Match.start(spyfall, header, { events: true });
}

/** Every line a table could read in a few random matches; each tells no more than what all may know. */
function lines(language: GameWords, seats: number, variant: string, seed: string): string[] {
  const match = startMatch(seats, variant, seed);
  const chance = Chance.seeded(seed);
  const told: string[] = [];
  for (let step = 0; step < 400 && !match.over; step++) {
    for (const event of match.drainEvents()) {
      for (const viewer of ['spectator', 0, 1] as const) {
        const cast = { name: (seat: number) => people[seat] as string, me: viewer === 'spectator' ? null : viewer };
        for (let nth = 0; nth < 3; nth++) {
          const line = language.story(seenBy(event, viewer), cast, nth);
          // SP-6: a neighbour reads the story along.
          expect(line).toBe(language.story(seenBy(event, 'spectator'), cast, nth));
          told.push(line ?? `no line for ${event.event.type}`);
        }
      }
    }
    const coming = choose(match as never, { setups: () => [] }, chance);
    if (coming) match.take(coming.input, coming.at);
  }
  return told;
}

describe.each(['ru', 'en'] as const)('%s', (language) => {
  test('every rule, action, phase, option and reason has its words', async () => {
    const { words: said } = await descriptor.loadWords[language]();
    expect(Object.keys(said.rules)).toEqual(rules);
    expect(Object.keys(said.actions)).toEqual([...Object.keys(spyfall.actions.variants), 'next']);
    expect(Object.keys(said.phases).sort()).toEqual([...phases].sort());
    expect(Object.keys(said.options)).toEqual(optionNames);
    expect(Object.keys(said.reasons).sort()).toEqual([...commonReasons, ...spyfall.reasons].sort());
    for (const { options, seats = { min: 5, max: 5 } } of said.presets) {
      expect(spyfall.options(options, seats.min)).toMatchObject({ ok: true });
      expect(spyfall.options(options, seats.max)).toMatchObject({ ok: true });
    }
  });

  test('every event has a line in the story, with names and without holes', async () => {
    const { words: said } = await descriptor.loadWords[language]();
    const tables: [number, string][] = [
      [4, 'classic'],
      [2, 'duo'],
      [3, 'trio'],
      [7, 'team'],
    ];
    for (const [seats, variant] of tables) {
      for (let seed = 0; seed < 12; seed++) {
        for (const line of new Set(lines(said, seats, variant, `${variant} ${seed}`))) {
          expect(line).not.toMatch(/undefined|null|no line|\[object|NaN/);
          // What people say themselves is left as they said it.
          expect(line).toMatch(/^[\p{Lu}«“].*([.!?…]|: [«“].*[”»])$/u);
          expect(line).not.toMatch(past);
        }
      }
    }
  });

  test('things are named in the language', async () => {
    const { words: said } = await descriptor.loadWords[language]();
    expect(said.thing('caravan')).toBe(language === 'ru' ? 'Караван' : 'Caravan');
    expect(said.thing('caravan-1')).not.toBe('caravan-1');
    expect(said.thing('dark')).not.toBe('dark');
  });

  test('a refusal says more than its reason where the rule allows', async () => {
    const { words: said } = await descriptor.loadWords[language]();
    const match = startMatch(3, 'classic', '1');
    const asker = match.standings.dealer;
    const refusal = match.act(asker, { type: 'ask', seat: asker }, 0);
    expect(refusal).toEqual({ reason: 'bad-target', rule: 'SP-10' });
    if (refusal) expect(said.refusal(refusal, match.view(asker))).not.toBe(said.reasons['bad-target']);
  });
});

test('mistakes in a pack are told with their place, as people count and as JSON does', () => {
  const told = (language: GameWords, pack: unknown): string => {
    const found = readPack(pack);
    if (found.ok || !found.fault) throw new Error('nothing to tell');
    return language.fault?.(found.at, found.fault) ?? '';
  };
  const cellar = { ...smallPack.places[1], roles: ['Кот'] };
  const short = { ...smallPack, places: [smallPack.places[0], cellar, smallPack.places[2]] };
  expect(told(ru, short)).toBe('Место 2, роли (places[1].roles): нужно ровно 7 ролей, а тут 1');
  expect(told(en, short)).toBe('Place 2, roles (places[1].roles): it takes exactly 7 roles, and here are 1');
  expect(told(ru, { name: 'x' })).toBe('Файл целиком: не хватает поля «places»');
  expect(told(ru, { ...smallPack, name: {} })).toMatch(/^Название \(name\): ни слова!/);
});

test('options that cannot be played are told without a place', () => {
  const found = spyfall.options({ pack: smallPack, rounds: 9 }, 4);
  if (found.ok || !found.fault) throw new Error('nothing to tell');
  expect(ru.fault?.(found.at, found.fault)).toBe(
    'На такую игру нужно 9 мест, а есть только 4. Убавь раунды, верни вычеркнутые или добавь пак.',
  );
});

test('no sentence about a vote asks for more votes than the table does', () => {
  const view = (house: readonly string[]) => Match.start(spyfall, { ...classic, options: { house } }).view(0);
  for (const language of [ru, en]) {
    const told = { type: 'vote-closed', accused: 1, unanimous: false, votes: { 0: true, 2: true, 3: false } } as const;
    for (const nth of [0, 1, 2]) {
      const line = language.story(told, { name: (seat) => people[seat] as string, me: null }, nth);
      expect(line).not.toMatch(/[Ее]диногл|[Вв]се|animous|one/);
      expect(line).toMatch(/2.*1/);
    }
  }
  const helpOf = (of: GameHelp, house: readonly string[]) =>
    ['do accuse', 'do vote'].map((about) => of.of(about, view(house), { name: () => '', me: 0 })?.text).join(' ');
  for (const [help, most, all] of [
    [ruHelp, /большинство/, /все голоса.*одного «Не верю»/],
    [enHelp, /[Mm]ore than half/, /Everybody but the accused.*single/],
  ] as const) {
    expect(helpOf(help, ['HR-10'])).toMatch(most);
    expect(helpOf(help, ['HR-10'])).not.toMatch(all);
    expect(helpOf(help, [])).toMatch(all);
  }
});

test('points are told with what they are for, the first accuser’s above all', () => {
  const over = {
    type: 'round-over',
    how: 'exposed',
    winners: [0, 1, 3],
    points: [2, 1, 0, 1],
    shown: 2,
    guesses: [],
    spy: 2,
    locations: ['saloon'],
    roles: [],
    darkCard: null,
  } as const;
  const cast = { name: (seat: number) => people[seat] as string, me: null };
  expect(ru.story(over, cast, 0)).toMatch(/кроме шпиона, \+1\. Самое первое обвинение шпиона — Аня: ещё \+1\.$/);
  expect(ru.story({ ...over, points: [1, 1, 0, 1] }, cast, 0)).toMatch(/кроме шпиона, \+1\.$/);
});

test('what is quoted in what is said has marks of its own', () => {
  const cast = { name: (seat: number) => people[seat] as string, me: null };
  const said = { type: 'answered', seat: 0, asker: 1, answer: '«Бывает», говорят' } as const;
  expect(ru.story(said, cast, 0)).toBe('Аня отвечает: «„Бывает“, говорят»');
});

test('a table with its own pack reads its names, and says the same otherwise', async () => {
  const pack = readPack(smallPack);
  if (!pack.ok) throw new Error(pack.error);
  const own = await wordsWith(pack.value, {});
  expect(own.thing('attic')).toBe('Место attic');
  expect(own.thing('attic-3')).toBe('Роль 3');
  expect(own.thing('dark')).toBe('Тёмная карта');
  const guess = { type: 'guessed', seat: 0, location: 'attic' } as const;
  expect(own.story(guess, { name: () => 'Аня', me: null })).toContain('«Место attic»');
});

test('a table that mixes packs reads the names of all of them', async () => {
  const mixed = await wordsWith(smallPack, { packs: ['box', 'yard'] });
  expect(['attic', 'saloon', 'summer-house', 'saloon-2', 'bakery-7'].map(mixed.thing)).toEqual([
    'Место attic',
    'Салун',
    'Дача',
    'Шериф за день до пенсии',
    'Воробей у порога',
  ]);
});
