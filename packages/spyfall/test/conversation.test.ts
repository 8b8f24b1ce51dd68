import { Chance } from '@tasovka/kernel';
import { describe, expect, test } from 'vitest';
import type { Speaker } from '../src/bot/answer.ts';
import { decideAnswer } from '../src/bot/answer.ts';
import { decideQuestion } from '../src/bot/ask.ts';
import { askedBy } from '../src/bot/asked.ts';
import { askedIn } from '../src/bot/asking/asking.ts';
import { normalised, prior } from '../src/bot/belief.ts';
import { established, quoteOf, resolved, threads } from '../src/bot/conversation.ts';
import { filled, followUpsIn } from '../src/bot/followUps/followUps.ts';
import { linesIn } from '../src/bot/lines/lines.ts';
import { parseLine } from '../src/bot/parseLine.ts';
import { knowledgeFor } from '../src/bot/placeKnowledge.ts';
import { skills } from '../src/bot/skill.ts';
import { stationOf, stations } from '../src/bot/station.ts';
import { putIntoWords, type Utterance } from '../src/bot/utterance.ts';
import { temperamentOf, temperaments, voicesIn } from '../src/bot/voices/voices.ts';
import { places } from '../src/index.ts';
import { type Topic, topics } from '../src/places/place.ts';

const knowledge = knowledgeFor({});
const languages = ['ru', 'en'] as const;

const speaker = (id: string | null, more: Partial<Speaker> = {}): Speaker => ({
  me: 0,
  names: ['Ася', 'Лёва', 'Тимур'],
  temperament: 'shy',
  station: null,
  knowledge,
  language: 'ru',
  skill: skills.solid,
  place: id === null ? null : knowledge.ids.indexOf(id),
  chances: normalised(prior(knowledge.size, new Set())),
  need: 1,
  discretion: 1,
  said: [],
  asked: [],
  answered: [],
  ...more,
});

describe('six voices', () => {
  test.each(languages)('each its own, complete, clean of any thing or place (%s)', (language) => {
    const seen = new Set<string>();
    for (const temperament of temperaments) {
      const { common, asks, openers, tails, yes, no, unsure, dodges } = voicesIn[language][temperament];
      const { adds, asks: roleAsks } =
        followUpsIn[language].stations[stations[temperaments.indexOf(temperament)] ?? 'chief'];
      for (const line of [
        ...Object.values(common),
        ...openers,
        ...tails,
        ...yes,
        ...no,
        ...unsure,
        ...dodges,
        ...asks,
        ...adds,
        ...roleAsks,
      ]) {
        expect(seen.has(line), line).toBe(false);
        seen.add(line);
        expect([...parseLine(line).concepts.keys()], line).toEqual([]);
        expect(line).toMatch(language === 'ru' ? /^[^a-z]+$/i : /^[^а-яё]+$/i);
      }
      expect(asks.filter((line) => !line.endsWith('{}'))).toEqual([]);
      expect(yes.filter((line) => parseLine(line).lean !== 1)).toEqual([]);
      expect(no.filter((line) => parseLine(line).lean !== -1)).toEqual([]);
      expect(
        [...unsure, ...dodges, ...openers, ...Object.values(common)].filter((line) => parseLine(line).lean !== 0),
      ).toEqual([]);
    }
  });

  test.each(languages)(
    'a manner of speaking goes with a fact, never with a yes or what fits anywhere (%s)',
    (language) => {
      const yes = linesIn[language].yes;
      const fact = language === 'ru' ? 'Бобы на завтрак.' : 'Beans for breakfast.';
      for (const temperament of temperaments) {
        const voice = voicesIn[language][temperament];
        const answer = { ...decideAnswer('?', 1, speaker('saloon', { language, temperament }), Chance.seeded('m')) };
        const said = (more: Partial<Utterance>) =>
          Array.from({ length: 80 }, (_, i) => putIntoWords({ ...answer, ...more }, [], Chance.seeded(`${i}`)));
        for (const content of [linesIn[language].common.food[0] ?? '', voice.common.food])
          expect(new Set(said({ stance: 'tells', content }))).toEqual(new Set([content]));
        for (const text of said({ stance: 'yes', content: fact }))
          expect([...yes, ...voice.yes].map((one) => `${one} ${fact}`)).toContain(text);
        const told = said({ stance: 'tells', content: fact });
        const coloured = told.filter((text) => text !== fact).length;
        expect(coloured).toBeGreaterThan(2);
        expect(coloured).toBeLessThan(25);
        // A colon before a sentence with a colon of its own reads like a form that was filled in.
        for (const opener of voice.openers) expect(opener).not.toMatch(/:$/);
        for (const text of said({ stance: 'tells', content: `${fact.slice(0, -1)}: 2.` }))
          expect(text.startsWith(fact.slice(0, 4)), text).toBe(true);
      }
    },
  );

  test.each(languages)('show in what is asked, and hardly ever in words before it (%s)', (language) => {
    const { open, probes } = linesIn[language];
    const all = [
      ...Object.values(askedIn[language]).flatMap((own) => Object.values(own)),
      ...Object.values(open),
      ...Object.values(probes),
      ...Object.values(followUpsIn[language].passOn),
    ].flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => !/^[а-яёa-z].*[^’…]\?$/.test(text) || text.split(' ').length > 9)).toEqual([]);
    for (const temperament of temperaments) {
      const own = Object.values(askedIn[language][temperament]).flat();
      const asked = Array.from({ length: 300 }, (_, i) => {
        const chance = Chance.seeded(`${i}`);
        const utterance = decideQuestion(1, speaker('saloon', { language, temperament, station: 'chief' }), chance);
        return { plainly: utterance.content ?? '', said: putIntoWords(utterance, [], chance) };
      });
      const framed = asked.filter(({ plainly, said }) => said.length > plainly.length).length;
      expect(framed).toBeGreaterThan(0);
      expect(framed / asked.length).toBeLessThan(1 / 6);
      expect(asked.filter(({ plainly }) => own.includes(plainly)).length / asked.length).toBeGreaterThan(0.12);
    }
  });

  test('the same question in other words is not asked again', () => {
    const [left = ''] = linesIn.ru.open.clothes;
    const others = [linesIn.ru.open, askedIn.ru.shy].flatMap((own) => Object.values(own).flat());
    const asked = others.filter((text) => text !== left);
    const said = [{ asker: 2, asked: 1, question: 'А носите вы что?', answer: 'Шляпу.' }];
    const contents = (talk: typeof said) =>
      Array.from(
        { length: 40 },
        (_, i) => decideQuestion(2, speaker('saloon', { said: talk, asked }), Chance.seeded(`${i}`)).content,
      );
    expect(left).toBe('что носите?');
    expect(contents([])).toContain(left);
    expect(contents(said)).not.toContain(left);
  });

  test('neighbours differ, and a bot that comes back is the same', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const all = names.map((_, seat) => temperamentOf(names, seat));
    expect(new Set(all).size).toBe(6);
    expect(names.map((_, seat) => temperamentOf(names, seat))).toEqual(all);
  });

  test.each(languages)('our questions are known again in every voice (%s)', (language) => {
    const base: Utterance = {
      ...decideQuestion(1, speaker(null, { language }), Chance.seeded('v')),
      content: linesIn[language].probes.coin?.[0] ?? '',
    };
    for (const temperament of temperaments) {
      for (let i = 0; i < 12; i++) {
        const said = putIntoWords(
          { ...base, temperament, station: stations[i % 6] ?? null },
          [],
          Chance.seeded(`${i}`),
        );
        expect(askedBy(said), said).toMatchObject({ concept: 'coin', closed: true });
      }
    }
  });
});

test('a vague answer in a voice of its own is given once in a match', () => {
  const line = voicesIn.ru.shy.common.food;
  const told = (answered: string[]) =>
    Array.from({ length: 60 }, (_, i) =>
      decideAnswer('как тут кормят?', 1, speaker(null, { answered }), Chance.seeded(`${i}`)),
    );
  expect(told([]).some(({ content }) => content === line)).toBe(true);
  expect(told([line]).some(({ content }) => content === line)).toBe(false);
});

describe('what hangs on earlier answers', () => {
  test.each(languages)('is about its subject, whatever is quoted (%s)', (language) => {
    const lines = followUpsIn[language];
    const quote = language === 'ru' ? 'Лошади, деньги и дождь' : 'Horses, money and rain';
    for (const topic of topics) {
      // Asked before: 0 by 2, then 1 by 0, who now turns to 1 or on to 2; somebody spoke of another subject meanwhile.
      const said = (mine: Topic, theirs: Topic) => [
        { asker: 1, asked: 2, question: linesIn[language].open.smells[0] ?? '', answer: '?' },
        { asker: 2, asked: 0, question: linesIn[language].open[mine][0] ?? '', answer: '!' },
        { asker: 0, asked: 1, question: linesIn[language].open[theirs][0] ?? '', answer: `${quote}.` },
      ];
      const other = topic === 'food' ? 'work' : 'food';
      const about = (text: string, whom: number, talk = said(other, topic)): void => {
        expect(resolved(text, talk, 0, whom).topic, text).toBe(topic);
        expect(text).toMatch(/\?$/);
      };
      const asks = lines.passOn[topic];
      for (const ask of asks) about(ask, 2, []);
      for (const template of [...lines.press, ...lines.echo, ...lines.clash])
        about(filled(template, { who: 'Anna', quote, second: quote, ask: asks[0] ?? '' }), 1);
      for (const text of lines.back) about(text, 1, said(topic, other));
    }
  });

  const said = [
    { asker: 2, asked: 1, question: 'как с едой?', answer: 'Ну норм.' },
    { asker: 1, asked: 2, question: 'деньги тут нужны?', answer: 'Да, ещё как.' },
    { asker: 2, asked: 1, question: 'а деньги?', answer: 'Денег тут нет.' },
  ];

  test('the vague are pressed, contradictions are noticed, others are quoted by name', () => {
    const found = threads(said, 0, [1]);
    const vague = { move: 'press', topic: 'food', whom: 1, quote: 'Ну норм.' };
    expect(threads(said.slice(0, 2), 0, [1])).toContainEqual(expect.objectContaining(vague));
    // «А точнее?» would now be understood of money.
    expect(found).not.toContainEqual(expect.objectContaining(vague));
    expect(found).toContainEqual(
      expect.objectContaining({ move: 'clash', whom: 1, who: 2, quote: 'Денег тут нет.', second: 'Да, ещё как.' }),
    );
    const asked = Array.from({ length: 60 }, (_, i) =>
      decideQuestion(1, speaker('saloon', { said: said.slice(0, i < 30 ? 3 : 2) }), Chance.seeded(`${i}`)),
    );
    expect(asked.some(({ content }) => content?.includes('Тимур'))).toBe(true);
    expect(new Set(asked.map(({ move }) => move)).size).toBeGreaterThan(3);
  });

  test('a plain no to a plain question is not pressed, and praying is not quoted as if it were rules', () => {
    const plainly = [{ asker: 2, asked: 1, question: 'мёрзнешь тут?', answer: 'Нет, с чего бы.' }];
    expect(threads(plainly, 0, [1]).map(({ move }) => move)).not.toContain('press');
    const prayed = [
      { asker: 1, asked: 2, question: 'молятся тут много?', answer: 'Да. Колокола звонят слишком часто.' },
    ];
    expect(threads(prayed, 0, [1])).toEqual([]);
    const asked = [{ asker: 1, asked: 2, question: 'какие тут звуки?', answer: 'Колокола звонят слишком часто.' }];
    expect(threads(asked, 0, [1])).toContainEqual(expect.objectContaining({ move: 'echo', who: 2 }));
  });

  test.each(languages)('neither yes nor no, and something else after it, which says so (%s)', (language) => {
    const said = (content: string, concept: 'kin' | 'wet') =>
      putIntoWords(
        {
          ...decideAnswer('?', 1, speaker('saloon', { language }), Chance.seeded('n')),
          stance: 'unsure',
          content,
          concept,
        },
        [],
        Chance.seeded('n'),
      );
    const bridged = (text: string) => followUpsIn[language].bridges.some((bridge) => text.includes(bridge));
    const [other, same] =
      language === 'ru'
        ? ['Новичков здесь сразу видно.', 'Дождь тут редкость.']
        : ['Newcomers stand out.', 'Rain is rare.'];
    expect(bridged(said(other, 'kin'))).toBe(true);
    expect(bridged(said(same, 'wet'))).toBe(false);
  });

  test('a subject that was talked of three times rests, and rude words are not repeated', () => {
    const thrice = Array.from({ length: 3 }, () => ({
      asker: 2,
      asked: 1,
      question: 'как с едой?',
      answer: 'Ну норм.',
    }));
    expect(threads(thrice, 0, [1])).toEqual([]);
    const rude = [{ asker: 2, asked: 1, question: 'как с едой?', answer: 'Да хрень полная.' }];
    expect(threads(rude, 0, [1])).toEqual([]);
  });

  test('the spy’s yes and no follow what others have said', () => {
    const heard = [{ asker: 2, asked: 1, question: 'лошади тут есть?', answer: 'Ещё как.' }];
    expect(established(heard, 0).get('horse')).toBe(1);
    for (let i = 0; i < 20; i++) {
      const { stance, isTrue } = decideAnswer(
        'верхом ездите?',
        1,
        speaker(null, { said: heard }),
        Chance.seeded(`${i}`),
      );
      expect({ stance, isTrue }).toEqual({ stance: 'yes', isTrue: false });
    }
  });

  test('«или» between two words for one thing gets no bare yes, which would answer half of it', () => {
    const { stance } = decideAnswer('поют тут или танцуют?', 1, speaker('saloon'), Chance.seeded('x'));
    expect(stance).toBe('both');
  });

  test('nothing is quoted that would leave a bracket or a quotation open', () => {
    expect(quoteOf('Еда простая (горячая. И на том спасибо).')).toBe(null);
    expect(quoteOf('Кричат «раз-два, взяли. И так до заката».')).toBe(null);
    expect(quoteOf('Едим проворно (мухи!). Добавки не дают.')).toBe('Добавки не дают.');
  });

  test('«или» is answered with one of the two', () => {
    const { stance } = decideAnswer('жара или холодрыга?', 1, speaker('viking-longship'), Chance.seeded('x'));
    expect(stance).toBe('second');
  });
});

describe('roles', () => {
  test('most roles of our places are of some station', () => {
    const roles = places.flatMap((place) => place.roles.map(({ ru, en }) => stationOf(`${ru} ${en}`)));
    expect(roles.filter((station) => station !== null).length / roles.length).toBeGreaterThan(0.7);
  });

  test('colour what is said only where the table plays roles', () => {
    const answer = decideAnswer('как с едой?', 1, speaker('saloon', { station: 'chief' }), Chance.seeded('r'));
    const { adds } = followUpsIn.ru.stations.chief;
    const said = (one: Utterance) =>
      Array.from({ length: 40 }, (_, i) => putIntoWords(one, [], Chance.seeded(`${i}`))).filter((text) =>
        adds.some((add) => text.includes(add)),
      ).length;
    expect(said(answer)).toBeGreaterThan(3);
    expect(said({ ...answer, station: null })).toBe(0);
  });
});
