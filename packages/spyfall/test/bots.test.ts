import { Chance, type GameEvent, Match, type Observation } from '@tasovka/kernel';
import { describe, expect, test } from 'vitest';
import { answerTo, type Speaker } from '../src/bot/answer.ts';
import { askedBy } from '../src/bot/asked.ts';
import { normalised, placesBy, prior } from '../src/bot/belief.ts';
import { makeBot } from '../src/bot/index.ts';
import { linesIn } from '../src/bot/lines/lines.ts';
import { parseLine } from '../src/bot/parseLine.ts';
import { knowledgeFor } from '../src/bot/placeKnowledge.ts';
import { skills } from '../src/bot/skill.ts';
import { voicesIn } from '../src/bot/voices/voices.ts';
import { languageOf } from '../src/bot/words.ts';
import { places, spyfall } from '../src/index.ts';
import { facts } from '../src/places/facts/index.ts';

const knowledge = knowledgeFor({});
const at = (id: string): number => knowledge.ids.indexOf(id);

const speaker = (id: string | null, language: 'ru' | 'en' = 'ru'): Speaker => ({
  knowledge,
  language,
  skill: skills.strong,
  place: id === null ? null : at(id),
  chances: normalised(prior(knowledge.size, new Set())),
  need: 1,
  discretion: 1,
  said: [],
  asked: [],
  answered: [],
  me: 0,
  names: ['A', 'B', 'C'],
  temperament: 'joker',
  station: null,
});

describe('understanding', () => {
  test.each([
    ['Как тебе Wi-Fi?', 'ru'],
    ['What is «квас»?', 'en'],
    ['5 + 5?', null],
    ['', null],
  ])('«%s» is in %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  test.each([
    ['тебе там не холодно?', 'weather', 'cold', true],
    ['Рыба тут ловится?', 'travel', 'sea', true],
    ['кто у вас главный?', 'people', 'boss', false],
    ['What do you eat in the evening?', 'food', null, false],
    ['Are there any horses around?', 'travel', 'horse', true],
    ['йцукен?', null, null, true],
  ])('«%s»', (question, topic, concept, closed) => {
    expect(askedBy(question)).toEqual({ topic, concept, closed });
  });

  test.each([
    ['lunar-station', 'а лошади у вас есть?', -1],
    ['viking-longship', 'Do you travel by ship?', 1],
    ['hippie-festival', 'музыку слышно?', 1],
    ['neanderthal-cave', 'is there a radio?', -1],
  ])('at %s somebody asked «%s» knows the answer', (id, question, lean) => {
    for (let i = 0; i < 10; i++) {
      const language = /[а-я]/.test(question) ? 'ru' : 'en';
      expect(parseLine(answerTo(question, 1, speaker(id, language), Chance.seeded(`${i}`))).lean).toBe(lean);
    }
  });

  test.each(['ru', 'en'] as const)('what makes no sense is dodged with charm (%s)', (language) => {
    const { dodges } = linesIn[language];
    const answer = answerTo('qwfp zxcv?', 1, speaker('saloon', language), Chance.seeded('dodge'));
    expect([...dodges, ...voicesIn[language].joker.dodges]).toContain(answer);
  });

  test.each(['ru', 'en'] as const)('our own yes and no are heard as such (%s)', (language) => {
    const lines = linesIn[language];
    expect(lines.yes.filter((line) => parseLine(line).lean !== 1)).toEqual([]);
    expect(lines.no.filter((line) => parseLine(line).lean !== -1)).toEqual([]);
    expect(lines.unsure.filter((line) => parseLine(line).lean !== 0)).toEqual([]);
  });
});

describe('what bots can say', () => {
  const spoken = Object.entries(linesIn).flatMap(([language, lines]) =>
    [
      ...Object.values(lines.open).flat(),
      ...Object.values(lines.probes).flat(),
      ...Object.values(lines.common).flat(),
      ...lines.yes,
      ...lines.no,
      ...lines.unsure,
      ...lines.dodges,
    ].map((text) => ({ language, text })),
  );

  test('is in its language, once, and names no place', () => {
    const known = places.flatMap(({ name }) => [name.ru.toLowerCase(), name.en.toLowerCase()]);
    for (const { language, text } of spoken) {
      expect(text).toMatch(language === 'ru' ? /^[^a-z]+$/i : /^[^а-яё]+$/i);
      for (const name of known) expect(text.toLowerCase()).not.toContain(name);
    }
    for (const lines of Object.values(linesIn)) {
      const questions = [...Object.values(lines.open).flat(), ...Object.values(lines.probes).flat()];
      expect(new Set(questions).size).toBe(questions.length);
      for (const question of questions) expect(question).toMatch(/^[а-яёa-z].*\?$/);
    }
  });
});

test('the more is told, the better a listener knows the place', () => {
  let sure = 0;
  for (const [place, { id }] of places.entries()) {
    const remarks = (facts[id] ?? [])
      .filter(({ tell }) => tell > 1)
      .map(({ text }) => {
        const row = knowledge.hear(text.ru, { topic: null, concept: null, closed: false });
        return { by: 1, row, exact: row, slip: 0, vague: 0, kind: 'answer' as const };
      });
    const few = placesBy(prior(knowledge.size, new Set()), remarks.slice(0, 1), 0);
    const many = placesBy(prior(knowledge.size, new Set()), remarks, 0);
    expect(few[place]).toBeLessThan(0.6);
    if ((many[place] as number) > 0.8) sure++;
  }
  expect(sure).toBeGreaterThan(27);
});

describe('a bot', () => {
  const names = ['A', 'B', 'C', 'D'];
  const header = {
    game: 'spyfall',
    rulesVersion: spyfall.rulesVersion,
    seats: 4,
    options: {},
    seed: 'bot',
    names,
    dealer: 0,
  };
  const start = () => Match.start(spyfall, header, { events: true });
  const seatInfo = (seat: number) => ({ seat, seats: 4, names, options: {} });
  const observation = (match: ReturnType<typeof start>, seat: number): Observation => ({
    view: match.view(seat),
    offers: match.offersFor(seat),
    now: match.now,
    language: 'ru',
  });

  test('asked again at the same moment goes on with what it had begun', () => {
    const match = start();
    const bot = makeBot('solid', seatInfo(0));
    const first = bot.decide(observation(match, 0), Chance.seeded('a'));
    match.advance(1_000);
    const again = bot.decide(observation(match, 0), Chance.seeded('b'));
    expect(again?.action).toEqual(first?.action);
    expect(again?.after).toBe((first?.after ?? 0) - 1_000);
  });

  test('takes over in the middle, knowing only what is on the table', () => {
    const match = start();
    match.act(0, { type: 'ask', seat: 2, text: 'что там с погодой?' }, 5_000);
    const decision = makeBot('strong', seatInfo(2)).decide(observation(match, 2), Chance.seeded('c'));
    expect(decision?.action.type).toBe('answer');
    expect(match.act(2, decision?.action, 15_000)).toBe(null);
    expect(decision?.after).toBeGreaterThan(2_000);
  });

  test('asks in the language of the table, and answers in that of the question', () => {
    const match = start();
    const asks = (language: 'ru' | 'en') =>
      makeBot('solid', seatInfo(0)).decide({ ...observation(match, 0), language }, Chance.seeded('l'))?.action
        .text as string;
    expect(asks('ru')).toMatch(/^[А-ЯЁ«]/);
    expect(languageOf(asks('ru'))).toBe('ru');
    expect(languageOf(asks('en'))).toBe('en');
    match.act(0, { type: 'ask', seat: 2, text: 'Is it cold out there?' }, 5_000);
    const { action } = makeBot('solid', seatInfo(2)).decide(observation(match, 2), Chance.seeded('l')) ?? {};
    expect(languageOf(action?.text as string)).toBe('en');
  });

  test('decides by what it sees and nothing else', () => {
    const decide = (spy: number): unknown => {
      const match = Match.start(
        spyfall,
        { ...header, fixedDeal: { deal: { location: 'saloon', spy } } },
        { events: true },
      );
      const bot = makeBot('strong', seatInfo(0));
      const view = match.view(0);
      bot.notice({ type: 'dealt', round: 1 } as GameEvent);
      return bot.decide({ ...observation(match, 0), view: { ...view, roles: {} } }, Chance.seeded('d'));
    };
    // What a language model would be told is compared with it.
    expect(JSON.stringify(decide(1))).toBe(JSON.stringify(decide(3)));
  });
});
