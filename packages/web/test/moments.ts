import type { JsonObject } from '@tasovka/kernel';
import type { RoomView } from '@tasovka/protocol';
import { table } from './people.ts';

/** Where points are a penalty, who has the fewest is ahead. */
const standings = (scores: readonly number[], more: JsonObject = {}, penalty = false): JsonObject => {
  const worth = scores.map((mine) => (penalty ? -mine : mine));
  const ranking = worth.map((_, seat) => seat).sort((a, b) => (worth[b] as number) - (worth[a] as number));
  return {
    round: 1,
    dealer: 1,
    scores,
    out: [],
    over: false,
    ranking,
    places: worth.map((mine) => 1 + worth.filter((other) => other > mine).length),
    ...more,
  };
};

const eight = ['red-2', 'red-hapyozh', 'yellow-temnodel', 'polisvin', 'green-2', 'green-4', 'blue-5', 'blue-tihohryun'];
const thirty = [...eight, ...eight, ...eight, 'red-7', 'red-0', 'blue-7', 'green-0', 'yellow-3', 'yellow-hlopkopyt'];

/** A moment of a card game, seen from seat 0. */
function cards(
  game: string,
  hands: readonly number[],
  hand: readonly string[],
  view: JsonObject,
  offers: readonly JsonObject[],
  options: JsonObject = {},
): RoomView {
  return {
    table: table(game, hands.length, true, options),
    match: {
      seat: 0,
      awaited: [0],
      offers,
      view: {
        ...standings(
          hands.map((_, seat) => (seat * 7) % 23),
          {},
          game === 'lol',
        ),
        seat: 0,
        turn: 0,
        phase: 'turn',
        hand: { 0: hand },
        hands,
        top: 'green-7',
        colour: 'green',
        direction: 1,
        owed: 0,
        pending: [],
        declared: [],
        catchable: [],
        deck: 63,
        pile: 20,
        dark: 0,
        bills: hands.map(() => 0),
        molesLeft: 12,
        thinking: 75_000,
        goal: 60,
        ...view,
      },
    },
  };
}

const offer = (type: string, fields: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  type,
  rule: 'SW-10',
  fields,
  ...more,
});
const draw = offer('draw');
const declare = offer('declare', {}, { unprompted: true });
const play = (...card: string[]): JsonObject => offer('play', { card });
const wild = offer('play', { card: ['polisvin'], colour: ['red', 'green', 'yellow', 'blue'] });

const spy = (view: JsonObject, offers: readonly JsonObject[], count = 6): RoomView => ({
  table: table('spyfall', count, true),
  match: {
    seat: 0,
    awaited: [0],
    offers,
    view: {
      ...standings(Array.from({ length: count }, (_, seat) => seat % 3)),
      variant: 'classic',
      rounds: 5,
      phase: 'talk',
      turn: 0,
      asker: 1,
      asked: 0,
      clock: 300_000,
      clockEnds: 300_000,
      votes: {},
      accusers: [2],
      location: 'viking-longship',
      locations: [],
      roles: { 0: 'viking-longship-3' },
      captains: [],
      teams: {},
      used: ['wigwam'],
      talk: 'text',
      said: [
        { asker: 2, asked: 1, question: 'Чем тут пахнет?', answer: 'Солью и немытыми товарищами.' },
        { asker: 1, asked: 0, question: 'Не укачивает?' },
      ],
      ...view,
    },
  },
});

const stoppedMatch = {
  cause: 'rules-updated',
  game: 'lol',
  seated: ['g0', 'g1', 'g2', 'g3'],
  scores: [12, 40, -5, 101],
} as const;

/** Every moment worth a picture, by name. */
export const moments: Readonly<Record<string, RoomView>> = {
  'lobby-swintus': { table: table('swintus', 5, false), match: null },
  'lobby-stopped': { table: { ...table('lol', 4, false), stopped: stoppedMatch }, match: null },
  'lobby-full': { table: table('lol', 9, false), match: null },
  'lobby-spy': { table: table('spyfall', 6, false), match: null },
  'swintus-turn': cards('swintus', [8, 3, 1, 6], eight, {}, [play('green-2', 'green-4'), wild, draw, declare]),
  'swintus-ten': cards('swintus', [8, 3, 1, 6, 7, 12, 2, 5, 9, 4], eight, { turn: 4, direction: -1 }, [declare]),
  'swintus-thirty': cards('swintus', [30, 3, 1, 6], thirty, {}, [
    play('green-2', 'green-4', 'green-0'),
    wild,
    draw,
    declare,
  ]),
  'swintus-one': cards('swintus', [1, 3, 1], ['red-2'], { turn: 2, catchable: [1] }, [
    offer('catch', { seat: [1] }),
    declare,
  ]),
  'swintus-owed': cards('swintus', [8, 3, 4], eight, { top: 'blue-hapyozh', colour: 'blue', owed: 6 }, [
    play('red-hapyozh'),
    offer('take'),
    declare,
  ]),
  'swintus-slap': cards(
    'swintus',
    [8, 3, 4],
    eight,
    {
      phase: 'slap',
      turn: null,
      pending: [0, 2],
      top: 'yellow-hlopkopyt',
      table: { by: 1, window: 7, due: 70_000, times: [null, 412, null] },
    },
    [offer('slap', { ms: { lowest: 80, highest: 5000 }, window: [7] })],
  ),
  'swintus-dark': cards(
    'swintus',
    [8, 3, 4],
    eight,
    {
      phase: 'temnodel',
      top: 'green-temnodel',
      dark: 2,
      table: [
        { seat: 2, claim: 'green-3' },
        { seat: 1, claim: 'green-5' },
      ],
    },
    [offer('check'), offer('dark', { card: eight, claim: ['green-0', 'green-1', 'green-5', 'red-5'] }), declare],
  ),
  'swintus-etiquette': cards(
    'swintus',
    [8, 3, 4, 6],
    [...eight.slice(0, 6), 'shmotrun-5', 'shshtol-3'],
    {
      turn: 2,
      silence: 1,
      manners: {
        offences: [{ act: 'hand', seat: 3, until: 70_000 }],
        winking: [1],
        winkedBy: [1],
        planned: false,
        count: { from: 0, said: 3 },
      },
    },
    [
      offer(
        'etiquette',
        { card: ['shshtol-3'], seat: [3], cards: { from: eight, least: 2, most: 2 } },
        { unprompted: true },
      ),
      offer('count', {}, { unprompted: true }),
      offer('wink', { seat: [1, 2, 3] }, { unprompted: true }),
      declare,
    ],
  ),
  'swintus-answer': cards(
    'swintus',
    [6, 3, 4, 6],
    eight.slice(0, 6),
    {
      phase: 'answer',
      turn: null,
      pending: [0],
      table: { by: 2, against: 0, card: 'shshtol-3', count: 2, cards: ['red-3', 'blue-1'], due: 66_000 },
    },
    [offer('accept'), declare],
  ),
  'swintus-round': cards(
    'swintus',
    [0, 3, 4, 6],
    [],
    {
      phase: 'over',
      turn: null,
      bills: [2, 0, 1, 0],
      ...standings([21, 9, 14, 4], { roundScores: [13, 0, 0, 0], roundWinner: 0 }),
    },
    [offer('next')],
    { sets: ['moles'] },
  ),
  'swintus-round-ten': cards(
    'swintus',
    [3, 3, 2, 0, 1, 2, 1, 2, 1, 4],
    [],
    {
      phase: 'over',
      turn: null,
      ...standings([21, 9, 14, 34, 3, 0, 17, 8, 28, 11], {
        roundScores: [0, 0, 0, 19, 0, 0, 0, 0, 0, 0],
        roundWinner: 3,
      }),
    },
    [offer('next')],
  ),
  'swintus-end-ten': cards(
    'swintus',
    [3, 3, 2, 0, 1, 2, 1, 2, 1, 4],
    [],
    {
      phase: 'over',
      turn: null,
      ...standings([21, 9, 14, 54, 3, 0, 17, 8, 28, 11], {
        roundScores: [0, 0, 0, 19, 0, 0, 0, 0, 0, 0],
        roundWinner: 3,
        over: true,
        winner: 3,
      }),
    },
    [],
  ),
  'swintus-throw': cards(
    'swintus',
    [8, 3, 4, 6],
    [...eight.slice(0, 7), 'shshuriken-7'],
    {
      manners: {
        offences: [],
        winking: [],
        winkedBy: [],
        planned: false,
        count: null,
        swing: { seat: 2, since: 50_000, phase: 0.3 },
      },
    },
    [
      offer('etiquette', { card: ['shshuriken-7'], aim: { lowest: 0, highest: 10_000 } }, { unprompted: true }),
      declare,
    ],
  ),
  'swintus-end': cards(
    'swintus',
    [0, 3, 4, 6],
    [],
    {
      phase: 'over',
      turn: null,
      ...standings([43, 9, 31, 14], { roundScores: [13, 0, 0, 0], roundWinner: 0, over: true, winner: 0 }),
    },
    [],
  ),
  'lol-turn': cards(
    'lol',
    [6, 3, 1, 6],
    ['red-9', 'green-bah', 'yellow-haha', 'lol', 'blue-0', 'green-bro'],
    { top: 'green-4' },
    [
      play('green-bah', 'green-bro'),
      offer('play', { card: ['lol'], colour: ['red', 'green', 'yellow', 'blue'] }),
      draw,
    ],
  ),
  'spy-talk': spy({}, [
    offer('answer', { text: { longest: 300, optional: true } }),
    offer('accuse', { seat: [1, 2, 3, 4, 5] }, { unprompted: true }),
  ]),
  'spy-vote': spy(
    {
      phase: 'vote',
      turn: null,
      accused: 3,
      accuser: 2,
      voteEnds: 85_000,
      votes: { 2: true, 1: false },
      pending: [0, 4, 5],
    },
    [offer('vote', { guilty: [true, false] })],
  ),
  'spy-agree': spy(
    { variant: 'trio', phase: 'agree', turn: null, pointer: 1, darkCard: '?', voteEnds: 85_000, pending: [0, 2] },
    [offer('agree', { yes: [true, false] })],
    3,
  ),
  'spy-reveal': spy(
    {
      phase: 'over',
      turn: null,
      spy: 4,
      roles: {
        0: 'viking-longship-3',
        1: 'viking-longship-1',
        2: 'viking-longship-2',
        3: 'viking-longship-4',
        5: 'viking-longship-5',
      },
      end: { how: 'exposed', winners: [0, 1, 2, 3, 5], shown: 4, guesses: [] },
      ...standings([1, 2, 4, 1, 1, 3]),
      roundScores: [1, 1, 2, 1, 0, 1],
    },
    [offer('next')],
  ),
  'spy-shared': spy(
    {
      phase: 'over',
      turn: null,
      spy: 4,
      end: { how: 'exposed', winners: [0, 1, 2, 3, 5], shown: 4, guesses: [] },
      ...standings([5, 3, 5, 3, 2, 3], { roundScores: [1, 1, 2, 1, 0, 1], over: true }),
    },
    [],
  ),
};
