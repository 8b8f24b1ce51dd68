import { Chance, Match } from '@tasovka/kernel';
import { describe, expect, test } from 'vitest';
import type { Assessment } from '../src/bot/assessment.ts';
import { prior, suspicions } from '../src/bot/belief.ts';
import { makeBot } from '../src/bot/index.ts';
import { Listener } from '../src/bot/listener.ts';
import { knowledgeFor } from '../src/bot/placeKnowledge.ts';
import { skills } from '../src/bot/skill.ts';
import { emptiness } from '../src/bot/vague.ts';
import { vote } from '../src/bot/verdict.ts';
import { places, spyfall } from '../src/index.ts';

const knowledge = knowledgeFor({});
const longship = knowledge.ids.indexOf('viking-longship');

/** How much the answers of seat 1 speak against it, to somebody who knows that they are at sea. */
function against(...answers: readonly (readonly [question: string, answer: string])[]): number {
  const said = answers.map(([question, answer]) => ({ asker: 0, asked: 1, question, answer }));
  const remarks = new Listener(knowledge, { ...skills.solid, slips: 0 }).listen(said, Chance.seeded('heard'));
  const known = Float64Array.from({ length: knowledge.size }, (_, at) => (at === longship ? 1 : 0));
  return suspicions(prior(knowledge.size, new Set()), remarks, known, 2)[1] ?? 0;
}

test.each([
  ['ну норм', 1],
  ['как обычно', 1],
  ['the usual', 1],
  ['голоса в основном', 0.5],
  ['вкус на любителя', 0.5],
  ['acquired taste', 0.5],
  ['дубак лютый', 0],
  ['скрипят вёсла, кто-то поёт', 0],
])('«%s» is empty by %d', (answer, is) => {
  expect(emptiness(answer)).toBe(is);
});

describe('what answers say against whoever gives them', () => {
  const shrugs = [
    ['как погода?', 'ну норм'],
    ['как с едой?', 'как обычно'],
    ['что слышно?', 'по-разному бывает'],
  ] as const;

  test('vague ones weigh the more the more there are, those that keep to the subject half as much', () => {
    const [one, two, three] = [1, 2, 3].map((count) => against(...shrugs.slice(0, count))) as [number, number, number];
    expect(one).toBeGreaterThan(0);
    expect(two - one).toBeGreaterThan(one);
    expect(three - two).toBeGreaterThan(two - one);
    const topical = against(['что слышно?', 'голоса в основном'], ['как с едой?', 'вкус на любителя']);
    expect(topical).toBeGreaterThan(0);
    expect(topical).toBeLessThanOrEqual(two / 2);
  });

  test('what is true there speaks for them, also in slang', () => {
    expect(against(['как погода?', 'дубак лютый, зуб на зуб не попадает'])).toBeLessThan(0);
    expect(against(['на чём едете?', 'по воде, где ж ещё'])).toBeLessThan(0);
  });

  test('no single line clears anybody, or convicts', () => {
    const tellsAll = 'по воде на вёслах, мокро и дует, щиты, меха и топоры, грабим помаленьку';
    const oneLine = against(['на чём едете?', tellsAll]);
    expect(oneLine).toBeLessThan(-1);
    expect(oneLine).toBeGreaterThan(-1.2);
    expect(against(['на чём едете?', 'верхом, на лошадке, по песку, жарища капец'])).toBeLessThan(1.6);
  });

  test('what is off the subject weighs little', () => {
    const [beside, asked] = ['как с едой?', 'что в руках носишь?'].map((question) => against([question, 'книжки']));
    expect(asked).toBeGreaterThan(0.5);
    expect(beside).toBeLessThan((asked ?? 0) / 2);
  });
});

test('nobody holds up a whole table for a doubt, and nobody gives way to half of it', () => {
  const votes = (pending: readonly number[], cast: Readonly<Record<number, boolean>>, odds: number) =>
    vote({
      me: 0,
      seats: 5,
      place: longship,
      skill: skills.solid,
      chance: Chance.seeded('vote'),
      guilt: [0, odds, 0, 0, 1 - odds],
      observed: { view: { phase: 'vote', accused: 1, pending, votes: cast } },
    } as unknown as Assessment).action.guilty;
  const unanimous = { 2: true, 3: true, 4: true };
  expect(votes([0], unanimous, 0.45)).toBe(true);
  expect(votes([0], unanimous, 0.2)).toBe(false);
  expect(votes([0], { ...unanimous, 3: false }, 0.45)).toBe(false);
  expect(votes([0, 4], { 2: true, 3: true }, 0.45)).toBe(false);
});

describe('an accuser', () => {
  const names = ['Ася', 'Лёва', 'Тимур', 'Вера'];
  const options = { roundMs: 900_000 };

  /** A talk at sea in which Лёва says nothing; Ася is a bot. */
  function talked() {
    const match = Match.start(
      spyfall,
      {
        game: 'spyfall',
        rulesVersion: spyfall.rulesVersion,
        seats: 4,
        options,
        seed: 'why',
        names,
        dealer: 0,
        fixedDeal: { deal: { location: 'viking-longship', spy: 1 } },
      },
      { events: true },
    );
    const empty = ['ну норм', 'как обычно', 'по-разному бывает', 'смотря когда', 'ничего особенного', 'хз'];
    const told = ['Холодно.', 'Брызги в лицо.', 'Ветер треплет парус.', 'Мокро.', 'Волны.', 'Скрипят вёсла.'];
    const act = (seat: number, action: object) =>
      expect(match.act(seat, action as never, match.now + 5_000)).toBe(null);
    for (let i = 0; i < 12; i++) {
      const asker = match.view('judge').turn ?? 0;
      const { fields } = match.offersFor(asker).find(({ type }) => type === 'ask') ?? {};
      const askable = (fields as { seat: number[] }).seat;
      const asked = askable.includes(1) ? 1 : (askable[0] ?? 0);
      act(asker, { type: 'ask', seat: asked, text: 'как погода?' });
      act(asked, { type: 'answer', text: (asked === 1 ? empty : told)[(i >> 1) % 6] });
    }
    return match;
  }

  test('says why at the reveal, and only then', () => {
    const match = talked();
    const bot = makeBot('solid', { seat: 0, seats: 4, names, options });
    const seen = () => ({ view: match.view(0), offers: match.offersFor(0), now: match.now, language: 'ru' as const });
    const decision = bot.decide(seen(), Chance.seeded('a'));
    expect(decision?.action).toEqual({ type: 'accuse', seat: 1 });
    const over = { type: 'round-over' } as never;
    expect(bot.remark?.(over, seen(), Chance.seeded('a'))).toBe(null);
    bot.notice({ type: 'accused', seat: 0, accused: 1 } as never);
    const why = bot.remark?.(over, seen(), Chance.seeded('a'))?.text ?? '';
    expect(why).toContain('Лёва');
    for (const { name } of places) expect(why).not.toContain(name.ru);
  });
});
