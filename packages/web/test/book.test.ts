import { awardRules, earnedAwards, quietAwards } from '@tasovka/games/awards';
import type { Book, BookMatch } from '@tasovka/protocol';
import { describe, expect, it, vi } from 'vitest';
import { type EveningAwardKind, eveningAwardKinds, eveningAwardsOf } from '../src/book/eveningAwards.ts';
import { eveningsOf } from '../src/book/evenings.ts';
import { exportedBook } from '../src/book/exportBook.ts';
import { ratingsOf } from '../src/book/ratings.ts';
import { recordsOf } from '../src/book/records.ts';
import { pairsOf, standingsOf, streaksOf } from '../src/book/standing.ts';
import * as en from '../src/words/en/awards.ts';
import * as ru from '../src/words/ru/awards.ts';

const hour = 3_600_000;
/** A match of the people 0, 1, 2… with these places; `null` is a bot. */
function match(
  n: number,
  places: readonly number[],
  more: Partial<BookMatch> = {},
  who?: readonly (number | null)[],
): BookMatch {
  return {
    match: n,
    replay: `replay-${n}`,
    game: 'swintus',
    mode: null,
    seats: places.map((_, seat) => {
      const person = who ? (who[seat] ?? null) : seat;
      return { person, name: `${person ?? 'бот'}`, face: 'pig', bot: person === null ? 'solid' : null };
    }),
    scores: places.map((place) => -place),
    places,
    endedAt: n * hour,
    lengthMs: hour / 4,
    facts: {},
    stopped: false,
    ...more,
  };
}
const latestFirst = (...matches: BookMatch[]): BookMatch[] => matches.reverse();

describe('the standing', () => {
  it('counts wins, then opponents left behind; ties share, and draws are nobody’s win', () => {
    const matches = latestFirst(
      match(1, [1, 2, 3]),
      match(2, [1, 1, 3]),
      match(3, [1, 1, 1]),
      match(4, [2, 3, 1], { stopped: true }),
    );
    expect(standingsOf(matches, 3)).toEqual([
      { person: 0, place: 1, played: 3, wins: 2, beaten: 4.5 / 6 },
      { person: 1, place: 2, played: 3, wins: 1, beaten: 3.5 / 6 },
      { person: 2, place: 3, played: 3, wins: 0, beaten: 1 / 6 },
    ]);
  });

  it('a team of «Шпион» wins together, a blitz by places and not by points, bots have no line', () => {
    const team = match(1, [1, 2, 1, 2], { game: 'spyfall', mode: 'team' });
    const blitz = match(2, [2, 1], { game: 'lol', mode: 'blitz', scores: [0, 50] }, [0, null]);
    const standings = standingsOf(latestFirst(team, blitz), 4);
    expect(standings.map(({ person, wins, place }) => [person, wins, place])).toEqual([
      [2, 1, 1],
      [0, 1, 2],
      [1, 0, 3],
      [3, 0, 3],
    ]);
  });

  it('two who met stand one above the other, or even', () => {
    const matches = latestFirst(
      match(1, [1, 2]),
      match(2, [2, 1]),
      match(3, [1, 2]),
      match(4, [1, 1]),
      match(5, [1, 2], {}, [0, null]),
    );
    expect(pairsOf(matches, 3)).toEqual([{ people: [0, 1], above: [2, 1], even: 1 }]);
  });

  it('a streak is ended by a defeat alone', () => {
    const away = match(3, [1, 2], {}, [1, 2]);
    const matches = latestFirst(
      match(1, [1, 2]),
      match(2, [1, 1]),
      away,
      match(4, [1, 2]),
      match(5, [2, 1]),
      match(6, [2, 1]),
    );
    expect(streaksOf(matches, 3)).toEqual([
      { person: 1, longest: 2, now: 2 },
      { person: 0, longest: 2, now: 0 },
    ]);
  });
});

describe('evenings', () => {
  it('a long pause begins another; a match without a time belongs to its neighbours', () => {
    const late = match(3, [1, 2], { endedAt: 20 * hour });
    const matches = latestFirst(match(1, [1, 2]), match(2, [1, 2], { endedAt: null, lengthMs: null }), late);
    const evenings = eveningsOf(matches);
    expect(evenings.map(({ matches }) => matches.map(({ match }) => match))).toEqual([[3, 2], [1]]);
    expect(evenings[1]).toMatchObject({ began: 0.75 * hour, lengthMs: hour / 4 });
    expect(eveningsOf([])).toEqual([]);
  });

  const earned: Readonly<Record<EveningAwardKind, BookMatch[]>> = {
    polyglot: [match(1, [1, 2]), match(2, [1, 2], { game: 'lol' })],
    runaway: [match(1, [1, 2]), match(2, [1, 2]), match(3, [1, 2])],
    sovereign: [match(1, [1, 2, 3]), match(2, [1, 2, 3])],
    rebound: [match(1, [2, 1]), match(2, [1, 2])],
    steady: [match(1, [3, 1, 2]), match(2, [3, 2, 1]), match(3, [3, 1, 2])],
    silver: [match(1, [2, 1, 3]), match(2, [2, 3, 1])],
    marathon: [match(1, [2, 1, 3], { lengthMs: hour }), match(2, [3, 1, 2])],
    hospitable: [match(1, [3, 1, 2]), match(2, [2, 1, 3]), match(3, [4, 1, 2, 3])],
  };
  it.each(eveningAwardKinds)('%s can be earned', (kind) => {
    const given = eveningAwardsOf(latestFirst(...earned[kind]), 4);
    expect(given.map((award) => award.kind)).toContain(kind);
    expect(new Set(given.map(({ person }) => person)).size).toBe(given.length);
  });

  it('whoever earned nothing in the evening has the best of a match, with its moment', () => {
    const facts = { catches: [null, [2, 17] as const] };
    const given = eveningAwardsOf([match(1, [1, 2], { facts })], 2);
    expect(given[1]).toEqual({ person: 1, kind: 'catcher', amount: 2, path: '/r/replay-1#m17' });
  });
});

describe('records', () => {
  it('are people’s, the first to reach them keeps them, and each has its moment', () => {
    const bot = match(
      1,
      [1, 2],
      {
        facts: {
          slap: [
            [90, 1],
            [400, 2],
          ],
        },
      },
      [null, 0],
    );
    const faster = match(2, [1, 2], {
      facts: {
        slap: [[300, 5]],
        hand: [
          [8, 1],
          [19, 9],
        ],
      },
      lengthMs: hour,
    });
    const equal = match(3, [1, 2], { facts: { slap: [null, [300, 6]] } });
    const found = recordsOf(latestFirst(bot, faster, equal));
    const told = found.map(({ kind, amount, match, seat, moment }) => [kind, amount, match.match, seat, moment]);
    expect(told).toEqual([
      ['slap', 300, 2, 0, 5],
      ['hand', 19, 2, 1, 9],
      ['longest', hour, 2, null, null],
      ['shortest', hour / 4, 1, null, null],
    ]);
  });
});

describe('ratings', () => {
  it('follow from the results alone: two tied winners stand above the third', async () => {
    const rated = await ratingsOf([match(1, [1, 1, 3])]);
    expect(rated.map(({ person }) => person)).toEqual([0, 1, 2]);
    expect(rated[0]!.worth).toBeCloseTo(rated[1]!.worth);
    expect(rated[1]!.worth).toBeGreaterThan(rated[2]!.worth);
    expect(await ratingsOf([])).toEqual([]);
  });

  it('beating a bot counts, and bots are not told', async () => {
    const rated = await ratingsOf([match(1, [1, 2, 2], {}, [0, null, null])]);
    expect(rated).toHaveLength(1);
    expect(rated[0]!.doubt).toBeLessThan(25 / 3);
  });
});

it('an exported book is one file that says what it is, whatever people call themselves', () => {
  const hostile = '</script><img src=x onerror=alert(1)>\u2028"';
  const people = [{ name: hostile, face: 'pig' }];
  const book: Book = {
    format: 1,
    code: 'AAAAA',
    people,
    you: 0,
    matches: [match(1, [1, 2])],
    ratings: false,
    mayChange: true,
  };
  const exported = JSON.parse(exportedBook(book)) as Record<string, unknown>;
  expect(exported).toMatchObject({ tasovka: 'book', format: 1, people });
  expect(exported).not.toHaveProperty('mayChange');
});

describe('the words of awards', () => {
  const all = [...earnedAwards, ...quietAwards];
  it.each([
    ['ru', ru],
    ['en', en],
  ] as const)('%s: each has its own title, and a number that declines', (_, { awards, eveningAwards }) => {
    const titles = [
      ...all.map((kind) => awards[kind].title),
      ...eveningAwardKinds.map((kind) => eveningAwards[kind].title),
    ];
    expect(new Set(titles).size).toBe(titles.length);
    for (const kind of earnedAwards) expect(awards[kind].of(21)).not.toMatch(/undefined|NaN/);
    expect(Object.keys(awardRules).length).toBeGreaterThan(30);
  });
  it('years are grouped and decline', () => {
    expect(ru.awards.tourist.of(42_069)).toMatch(/^промах всего на 42.069 лет$/);
    expect(ru.awards.tourist.of(794)).toBe('промах всего на 794 года');
  });
});

it('bots have the names and faces of the table, programs their own', async () => {
  vi.stubGlobal(
    '$state',
    Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }),
  );
  const { withBots } = await import('../src/book/fetchBook.ts');
  const seat = (name: string, bot: string | null) => ({ person: bot === null ? 0 : null, name, face: 'pig', bot });
  const seats = [seat('Хрюня', null), seat('Пятачок', 'solid'), seat('Хрюня', 'easy'), seat('Хрюня', 'program')];
  expect(withBots(match(1, [1, 2, 3, 4], { seats })).seats.map(({ face }) => face)).toEqual([
    'pig',
    'freckles',
    'bow',
    'pig',
  ]);
});

describe('one’s own book', () => {
  it('is kept on the device, learns from tables, fits into a link and is forgotten', async () => {
    vi.stubGlobal(
      '$state',
      Object.assign(<T>(value: T) => value, { raw: <T>(value: T) => value }),
    );
    const { mineIn, myMatches, packed, remember, totalsOf, unpack } = await import('../src/book/myBook.ts');
    const facts = { slap: [[312, 4] as const] };
    const book = (matches: BookMatch[]): Book => ({
      format: 1,
      code: 'AAAAA',
      people: [{ name: 'Я', face: 'pig' }],
      you: 0,
      matches,
      ratings: false,
      mayChange: false,
    });
    remember(mineIn(book([match(2, [2, 1]), match(1, [1, 2], { facts, game: 'lol' })])));
    remember(
      mineIn(
        book([match(3, [1, 2], { replay: null, game: 'lol' }), match(1, [1, 2], { facts, game: 'lol', replay: null })]),
      ),
    );
    expect(myMatches().map(({ match, replay }) => [match, replay])).toEqual([
      [3, null],
      [2, 'replay-2'],
      [1, 'replay-1'],
    ]);
    expect(totalsOf(myMatches())).toMatchObject({ played: 3, wins: 2, favourite: 'lol', fastest: 312 });
    for (const nonsense of ['', '[]', '{"format":1,"matches":[{"code":1}]}', '{"format":2,"matches":[]}'])
      unpack(nonsense);
    expect(myMatches()).toHaveLength(3);
    remember(Array.from({ length: 400 }, (_, i) => ({ ...myMatches()[0]!, code: 'BBBBB', match: i, endedAt: i })));
    expect(myMatches()).toHaveLength(300);
    expect(packed().length).toBeLessThanOrEqual(32_000);
    expect(JSON.parse(packed()).matches.length).toBeGreaterThan(50);
  });
});
