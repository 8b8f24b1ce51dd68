import { allGames } from '@tasovka/games/all';
import { names, tiny } from '@tasovka/kernel/tiny';
import { describe, expect, test } from 'vitest';
import type { Playables } from '../src/scenario/playable.ts';
import { describe as report } from '../src/scenario/report.ts';
import { runScenario } from '../src/scenario/run.ts';

const games: Playables = {
  ...allGames,
  tiny: { game: tiny, names, scenarioDefaults: { turnMs: 0 }, fixable: ['wink', 'swing'] },
};

const scenario = {
  rule: ['TI-2'],
  title: 'A card near the top one is laid',
  game: 'tiny',
  players: 2,
  hands: [
    ['two', 'six', 'three'],
    ['ace', 'four', 'five'],
  ],
  open: 'three',
  deck: ['six', 'ace'],
  steps: [] as unknown[],
};
const lay = { by: 0, do: { type: 'lay', card: 'two' } };

const run = (change: object): string => report('a.json', runScenario({ ...scenario, ...change }, games));
const steps = (...list: unknown[]): string => run({ steps: list });

describe('a scenario that holds', () => {
  test('moves, refusals, time, signals and everything expect can say', () => {
    expect(
      steps(
        { expect: { turn: 0, top: 'three', deck: 17, round: 0, over: false, dealer: 1, events: ['dealt'] } },
        { by: 1, do: { type: 'lay', card: 'four' }, refused: 'not-your-turn' },
        { by: 0, do: { type: 'lay', card: 'six' }, refused: true },
        lay,
        { expect: { hand: { '0': ['three', 'six'], '1': ['five', 'ace', 'four'] }, hands: [2, 3], events: ['laid'] } },
        {
          expect: {
            events: ['laid'],
            sees: { '1': { hand: { '1': ['five', 'four', 'ace'] } }, spectator: { hand: {} } },
          },
        },
        { expect: { hides: { '1': ['six', 'three'], spectator: ['five'] } } },
        { by: 1, do: { type: 'lay', card: 'ace' } },
        { by: 0, do: { type: 'lay', card: 'three' } },
        { expect: { catchable: [0] } },
        { by: 1, do: { type: 'catch', seat: 0 } },
        {
          expect: {
            events: ['took'],
            hands: [2, 2],
            sees: { '0': { hand: { '0': ['six', 'six'] } } },
            hides: { '1': ['six'] },
          },
        },
      ),
    ).toBe('');
  });

  test('time passes and deadlines fire', () => {
    const race = { hands: [['three', 'ace', 'six'], ['ace']], options: { slapMs: 1000 } };
    const laid = { by: 0, do: { type: 'lay', card: 'three' } };
    expect(
      run({
        ...race,
        steps: [
          laid,
          { expect: { phase: 'slap', pending: [0, 1], turn: null } },
          { signal: { type: 'spoke', seat: 1 } },
          { expect: { hands: [2, 2] } },
          { by: 0, do: { type: 'slap', ms: 300 } },
          { after: 999 },
          { expect: { phase: 'slap' } },
          { after: 1 },
          { expect: { phase: 'turn', hands: [2, 3], events: ['raced', 'took'] } },
          { after: 1_000_000 },
          { expect: { turn: 1, events: [] } },
        ],
      }),
    ).toBe('');
    expect(run({ ...race, options: { turnMs: 50 }, steps: [{ after: 50 }, { expect: { turn: 1 } }] })).toBe('');
  });

  test('what came before counts', () => {
    const match = { scores: [5, 0, 7], round: 1, out: [2], used: ['ace'] };
    expect(
      run({
        ...{ players: 3, match, hands: [['two'], ['ace']] },
        steps: [
          { expect: { turn: 0, dealer: 1, scores: [5, 0, 7], round: 1, out: [2] } },
          lay,
          {
            expect: { over: true, phase: 'over', scores: [6, 0, 7], winner: 2, places: [2, 3, 1], ranking: [2, 0, 1] },
          },
          { by: 1, do: { type: 'next' }, refused: 'not-now' },
        ],
      }),
    ).toBe('');
  });

  test('what there is one of per seat may be written as a list or by seat', () => {
    const hands = [
      ['six', 'three', 'two'],
      ['five', 'four', 'ace'],
    ];
    expect(steps({ expect: { hand: hands, hands: { '1': 3 } } })).toBe('');
    expect(steps({ expect: { hand: hands.slice(1) } })).toContain('expect.hand');
  });

  test('the next round is started by anyone', () => {
    const ends = { hands: [['two'], ['ace']] };
    expect(
      run({ ...ends, steps: [lay, { by: 1, do: { type: 'next' } }, { expect: { round: 1, dealer: 0, turn: 1 } }] }),
    ).toBe('');
  });
});

describe('a scenario that does not hold says what to do', () => {
  test.each([
    [
      'a wrong value',
      () => steps(lay, { expect: { turn: 0 } }),
      ['step 2 of 2: {"expect":{"turn":0}}', 'expect.turn', 'expected 0', 'got      1'],
    ],
    [
      'the file, title and rule',
      () => steps({ expect: { turn: 1 } }),
      ['✗ a.json', 'A card near the top one is laid (TI-2)'],
    ],
    [
      'a wrong hand',
      () => steps({ expect: { hand: { 0: ['two', 'two', 'three'] } } }),
      ['expect.hand.0', 'missing  "two"', 'too many "six"'],
    ],
    ['a wrong list', () => steps({ expect: { hands: [3] } }), ['expect.hands', 'expected [3]', 'got      [3,3]']],
    ['no such key now', () => steps({ expect: { spy: 1 } }), ['expect.spy', 'there is no such key in the view now']],
    [
      'a move refused',
      () => steps({ by: 0, do: { type: 'lay', card: 'six' } }),
      [
        'refused as does-not-fit (TI-2)',
        'hand of seat 0: ["two","six","three"]',
        'seat 0 may now: [{"type":"lay","card":["two","three"]}',
      ],
    ],
    ['a move taken', () => steps({ ...lay, refused: 'not-now' }), ['expected "not-now"', 'the move was taken']],
    [
      'another reason',
      () => steps({ by: 1, do: { type: 'draw' }, refused: 'not-now' }),
      ['expected refused as not-now', 'got      refused as not-your-turn'],
    ],
    [
      'an event that did not come',
      () => steps(lay, { expect: { events: ['laid', 'took'] } }),
      ['"took" did not come after "laid"', 'got      ["laid"]'],
    ],
    [
      'a leak',
      () => steps(lay, { expect: { hides: { spectator: ['two'] } } }),
      ['expect.hides.spectator', 'it stands in the view at top', 'it was sent in the event {"type":"laid"'],
    ],
    [
      'what a seat does not see',
      () => steps({ expect: { sees: { 1: { hand: { 0: ['two'] } } } } }),
      ['expect.sees.1.hand.0', 'got      nothing'],
    ],
  ])('%s', (_, play, parts) => {
    const text = play();
    for (const part of parts) expect(text).toContain(part);
  });
});

describe('a scenario that cannot be played says where', () => {
  test.each([
    ['no object', () => report('a.json', runScenario(null, games)), ['expected a scenario as an object, got null']],
    [
      'an unknown key',
      () => run({ stepps: [] }),
      ['error at stepps: unknown key "stepps"', 'did you mean steps?', 'known here: rule, title'],
    ],
    ['a key of another game', () => run({ deal: {} }), ['error at deal: unknown key "deal"', 'hands, open, deck']],
    ['an unknown game', () => run({ game: 'tinny' }), ['error at game: unknown game "tinny"', 'did you mean tiny?']],
    ['too many players', () => run({ players: 9 }), ['error at players: tiny is for 2 to 4 players']],
    ['no players', () => run({ players: undefined }), ['error at players: is missing']],
    [
      'an unknown option',
      () => run({ options: { slapms: 1 } }),
      ['error at options.slapms: unknown key "slapms"; known: turnMs, slapMs, rounds'],
    ],
    ['a wrong option', () => run({ options: { slapMs: 'x' } }), ['error at options.slapMs: expected a whole number']],
    [
      'an unknown card in a hand',
      () => run({ hands: [['tow']] }),
      ['error at hands.0.0: unknown card "tow"', 'did you mean two', '--names tiny lists them all'],
    ],
    ['more cards than the box has', () => run({ deck: Array(5).fill('ace') }), ['cannot deal: the box holds 4 of ace']],
    [
      'a seat for the rest that nobody has',
      () => report('a.json', runScenario({ game: 'swintus', players: 2, rest: 5, steps: [] }, games)),
      ['cannot deal: there is no seat 5 to take the rest of the cards'],
    ],
    ['a wrong score', () => run({ match: { scores: [1] } }), ['error at match.scores: 1 scores for 2 players']],
    [
      'an unknown key of the match',
      () => run({ match: { bills: [1] } }),
      ['error at match.bills: unknown key "bills"', 'scores, round, out, used'],
    ],
    ['an unknown chance', () => run({ fix: { winks: 1 } }), ['error at fix.winks', 'known here: wink, swing']],
    [
      'a step of no kind',
      () => steps({ wait: 5 }),
      ['step 1 of 1: {"wait":5}', 'a step is one of {by, do}', 'this has wait'],
    ],
    [
      'an unknown key of a step',
      () => steps({ ...lay, refuse: true }),
      ['error at refuse: unknown key "refuse"', 'did you mean refused?'],
    ],
    ['a seat nobody has', () => steps({ ...lay, by: 2 }), ['error at by: expected a seat from 0 to 1, got 2']],
    [
      'an unknown move',
      () => steps({ by: 0, do: { type: 'play' } }),
      ['error at do.type: unknown type "play"; known: lay, draw, slap, call, catch'],
    ],
    [
      'an unknown card in a move',
      () => steps({ by: 0, do: { type: 'lay', card: 'siks' } }),
      ['error at do.card: unknown card "siks"', 'did you mean six'],
    ],
    [
      'an unknown field of a move',
      () => steps({ by: 0, do: { type: 'draw', card: 'six' } }),
      ['error at do.card: unknown key "card"'],
    ],
    [
      'an unknown reason',
      () => steps({ ...lay, refused: 'not-my-turn' }),
      ['error at refused: unknown reason', 'did you mean not-your-turn'],
    ],
    [
      'an unknown signal',
      () => steps({ signal: { type: 'sang', seat: 0 } }),
      ['error at signal.type', 'known: spoke, heard, left, hand, said'],
    ],
    [
      'an unknown fact',
      () => steps({ expect: { turns: 0 } }),
      ['error at expect.turns: unknown key "turns"', 'did you mean turn'],
    ],
    ['an unknown fact seen', () => steps({ expect: { sees: { 0: { tpo: 'x' } } } }), ['error at expect.sees.0.tpo']],
    ['an unknown viewer', () => steps({ expect: { sees: { 7: {} } } }), ['error at expect.sees.7: unknown viewer "7"']],
    [
      'a secret that does not exist',
      () => steps({ expect: { hides: { 0: ['thrree'] } } }),
      ['error at expect.hides.0.0: unknown card, role or place "thrree"'],
    ],
  ])('%s', (_, play, parts) => {
    const text = play();
    for (const part of parts) expect(text).toContain(part);
  });
});
