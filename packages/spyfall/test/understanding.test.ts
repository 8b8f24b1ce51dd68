import { describe, expect, test } from 'vitest';
import {
  development,
  type Entry,
  entriesOf,
  heldOut,
  judge,
  learnt,
  learntLater,
  type Verdict,
} from '../kit/corpus/index.ts';
import { askedBy } from '../src/bot/asked.ts';
import { resolved } from '../src/bot/conversation.ts';
import { isOneSlipAway } from '../src/bot/lexicon.ts';
import { isEmptyTalk } from '../src/bot/vague.ts';

const counted = (entries: readonly Entry[]): Record<Verdict, number> => {
  const counts = { right: 0, wrong: 0, dodged: 0 };
  for (const entry of entries) counts[judge(entry, askedBy(entry.question))]++;
  return counts;
};

test('the corpus has at least 400 questions, none of them twice', () => {
  const all = [development, learnt, learntLater, heldOut].flatMap(entriesOf).map(({ question }) => question);
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all).size).toBe(all.length);
});

test('held-out questions: at least 80 % right, at most 5 % plainly wrong', () => {
  const entries = entriesOf(heldOut);
  const { right, wrong } = counted(entries);
  expect(right / entries.length).toBeGreaterThanOrEqual(0.8);
  expect(wrong / entries.length).toBeLessThanOrEqual(0.05);
});

test('what was learnt is kept: 95 % right, 3 % plainly wrong', () => {
  const entries = [development, learnt, learntLater].flatMap(entriesOf);
  const { right, wrong } = counted(entries);
  expect(right / entries.length).toBeGreaterThanOrEqual(0.95);
  expect(wrong / entries.length).toBeLessThanOrEqual(0.03);
});

describe('typed questions that were once misread', () => {
  test.each([
    ['как ты одет?', 'clothes', null],
    ['какую музыку слушаешь?', 'sounds', 'music'],
    ['как с едой?', 'food', null],
    ['чё по хавке?', 'food', null],
    ['бухают тут?', 'food', 'drink'],
    ['хули тут так холодно?', 'weather', 'cold'],
    ['на каком траспорте ехать?', 'travel', null],
    ['какая темпиратура?', 'weather', null],
  ])('«%s»', (question, topic, concept) => {
    expect(askedBy(question)).toMatchObject({ topic, concept });
  });

  test('«или» asks for one of two', () => {
    expect(askedBy('жара или холодрыга?').choice).toEqual(['heat', 'cold']);
    expect(askedBy('is it hot or cold?').choice).toEqual(['heat', 'cold']);
  });

  test('of a thing and what is not it, one is meant; of a thing and something unknown neither is asked for', () => {
    expect(askedBy('темно или светло?').choice).toEqual(['dark', null]);
    expect(askedBy('мясо или трава?')).toMatchObject({ topic: 'food', concept: null, closed: false });
    expect(askedBy('холодно или как?')).toMatchObject({ concept: 'cold', closed: true });
  });

  test.each([
    ['можно уйти отсюда?', true],
    ['can you leave whenever you want?', true],
    ['сбежать отсюда трудно?', undefined],
    ['is it hard to leave?', undefined],
  ])('«%s»: whether a yes says that nobody is held', (question, inverted) => {
    expect(askedBy(question)).toMatchObject({ concept: 'trapped', closed: true });
    expect(askedBy(question).inverted).toBe(inverted);
  });

  test('what a thing is like does not hide the thing, and a law is not what is legal', () => {
    expect(askedBy('грязная одежда у всех?')).toMatchObject({ topic: 'clothes', concept: null });
    expect(askedBy('is it legal?')).toMatchObject({ topic: 'rules', concept: null });
  });

  test.each(['сколько тебе лет?', 'как тебя зовут?', 'who do you think is the spy?', 'какой сейчас год?'])(
    '«%s» is about no subject, and is dodged',
    (question) => {
      expect(askedBy(question)).toMatchObject({ topic: null, concept: null });
    },
  );

  test('a question without something is answered the other way round', () => {
    expect(askedBy('без оружия ходите?')).toMatchObject({ concept: 'weapon', inverted: true });
    expect(askedBy('с оружием ходите?').inverted).toBeUndefined();
  });
});

test('«а ты?» asks for what its asker was asked, «в смысле?» for one’s own answer', () => {
  const said = [
    { asker: 2, asked: 0, question: 'как погода?', answer: 'Жарко.' },
    { asker: 0, asked: 1, question: 'как с едой?', answer: 'Едим что дают.' },
  ];
  expect(resolved('а ты?', said, 1, 2)).toMatchObject({ topic: 'food', refers: 'back' });
  expect(resolved('в смысле?', said, 2, 0)).toMatchObject({ topic: 'weather', refers: 'earlier' });
  expect(resolved('а ты?', [], 1, 2).topic).toBe(null);
});

test.each([
  ['одежда', 'одежад', true],
  ['температур', 'темпиратур', true],
  ['холод', 'голод', false],
  ['weather', 'wether', true],
  ['weather', 'feather', false],
])('%s and %s', (a, b, is) => {
  expect(isOneSlipAway(a, b)).toBe(is);
});

test.each([
  ['ну норм', true],
  ['как обычно', true],
  ['по-разному бывает', true],
  ['depends really', true],
  ['nothing special', true],
  ['дубак лютый', false],
  ['скрипят вёсла, кто-то поёт', false],
  ['кочерыжка да гвоздодёр с шваброй', false],
])('«%s» says nothing: %s', (answer, is) => {
  expect(isEmptyTalk(answer)).toBe(is);
});

test('whatever is typed is understood in no time, or not at all', () => {
  for (const text of ['', '?', '🙂🙂🙂', 'а'.repeat(300), 'без '.repeat(70), `${'«'.repeat(150)}${'»'.repeat(150)}`]) {
    expect(() => askedBy(text)).not.toThrow();
  }
});
