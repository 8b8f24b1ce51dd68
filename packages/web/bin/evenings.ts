import type { BotLevel, JsonObject } from '@tasovka/kernel';
import { cardWays, type Play, type Way } from '../test/autoplay.ts';
import type { RoundPlan } from '../test/dealer.ts';

/** A game as it is played while somebody measures: one person who does all there is to do, and three bots. */
export interface Evening {
  readonly game: string;
  readonly options: JsonObject;
  readonly level: BotLevel;
  /** In seconds: whatever luck makes of it, nobody waits longer for the podium. */
  readonly longest: number;
  /** What is dealt, so that the moments come soon: a round that ends at once, one with everything in it, and the last. */
  readonly rounds: readonly RoundPlan[];
  readonly play: Play;
  /** Without these it was no whole evening; the rest comes as luck has it. */
  readonly musts: readonly string[];
}

/** People wait for each other; meanwhile the browser tidies up after having opened the page. */
const begins: Way = { does: 'begins the match', press: '.bar .primary:enabled', patience: 30_000 };
/** What a person does at any table besides the game. */
const talks: readonly Way[] = [
  { does: 'closes a sheet', press: '.close', patience: 3000 },
  { does: 'sends a line', press: '.talk form button', patience: 1800 },
  { does: 'writes a line', press: '.talk form input', patience: 1200 },
  { does: 'opens the talk', press: '.chat', patience: 8000 },
];
const podium = { sees: 'the podium', at: '.end' };
const always = [begins.does, 'opens the talk', 'sends a line', 'closes a sheet', podium.sees];

/** The player who is caught at once never gets to lay the last card. */
const kindly = cardWays.map((way) => (way.does === 'catches somebody' ? { ...way, patience: 6000 } : way));
const cardPlay: Play = {
  every: 350,
  ways: [begins, ...talks, ...kindly],
  sights: [
    { sees: 'three cards in the air', at: '.air .card:nth-child(3)' },
    { sees: 'a race', at: '.slap' },
    { sees: 'a question', at: '.choice, section .ways' },
    { sees: 'something dark', at: '.dark .heap' },
    { sees: 'a hand in rows', at: '.hand.rows' },
    { sees: 'the end of a round', at: '.over' },
    podium,
  ],
};
const cardMusts = [...always, 'lays a card', 'a question', 'three cards in the air', 'the end of a round'];

/** Whoever can lay a card at every turn will be rid of them soon. */
const jokers = (count: number): readonly string[] => Array.from({ length: count }, () => 'polisvin');
const numbers = (...colours: readonly string[]): readonly string[] =>
  colours.flatMap((colour) => Array.from({ length: 8 }, (_, value) => `${colour}-${value}`));
/** Whoever moves first, and owes the moles nothing, wins with a single card, and a long hand pays for the podium. */
const oneCardEach = (mine: readonly string[]): JsonObject => ({
  hands: [mine, jokers(1), jokers(1), jokers(1)],
  open: 'red-3',
});
const podiumDeal = oneCardEach([...numbers('red', 'green', 'yellow', 'blue').filter((card) => card !== 'red-3')]);

const swintus: Evening = {
  game: 'swintus',
  level: 'solid',
  longest: 190,
  options: { target: 30, sets: ['etiquette', 'zombie', 'moles'] },
  rounds: [
    {
      // Nobody is rid of all at once, so that everybody has a turn, and whatever one's own hand lays asks something.
      fixedDeal: {
        hands: [jokers(4), ...['red-1', 'green-1', 'blue-1'].map((one) => [one, ...jokers(2)])],
        open: 'red-3',
      },
      late: { afterMs: 15_000, fixedDeal: oneCardEach(['blue-1', 'blue-2']) },
    },
    {
      fixedDeal: {
        hands: [
          // In rows from the beginning, and growing.
          [
            ...['polisvin', 'polisvin', 'red-hlopkopyt', 'blue-svinorot', 'blue-temnodel', 'red-5', 'blue-5'],
            ...['green-virus', 'yellow-hlopkopyt', 'green-temnodel', 'yellow-2', 'green-hapyozh'],
          ],
          [...jokers(4), 'red-6', 'green-6', 'blue-6'],
          // Moves first, and a race is all that fits.
          ['red-hlopkopyt', 'blue-1', 'blue-hlopkopyt', 'green-7', 'yellow-6', 'yellow-7', 'polisvin'],
          // Moves second: something dark. The hand after this one is asked what it thinks of it.
          ['red-temnodel', 'blue-2', 'green-1', 'yellow-4', 'blue-hapyozh', 'green-svinorot', 'polisvin'],
        ],
        open: 'red-3',
      },
      late: { afterMs: 60_000, fixedDeal: podiumDeal },
    },
    { fixedDeal: podiumDeal, late: { afterMs: 10_000, fixedDeal: podiumDeal } },
  ],
  play: cardPlay,
  musts: [...cardMusts, 'a race', 'something dark', 'chooses', 'a hand in rows'],
};

const atOnce: JsonObject = {
  hands: [['imho', 'imho', 'blue-1'], ['red-1'], ['green-1', 'green-3'], ['green-2', 'green-4']],
  open: 'red-3',
};
/** Somebody is caught with a hand full of jokers, and the evening is over (LO-32). */
const caught: JsonObject = {
  hands: [['blue-1', 'blue-2'], ['lol', 'lol', 'lol', 'lol', 'imho', 'imho'], ['green-2', 'green-4'], ['red-1']],
  open: 'red-3',
};

const lol: Evening = {
  game: 'lol',
  level: 'solid',
  longest: 160,
  options: { mode: 'first-out' },
  rounds: [
    { fixedDeal: atOnce, late: { afterMs: 8000, fixedDeal: atOnce } },
    {
      fixedDeal: {
        hands: [
          ['lol', 'imho', 'imho', 'blue-2', 'green-bah', 'yellow-5', 'red-ups'],
          ['red-haha', 'red-0', 'blue-0', 'yellow-3', 'green-6', 'blue-ban', 'yellow-8'],
          // Moves first, and a race is all that fits.
          ['red-bah', 'green-ha', 'blue-haha', 'yellow-1', 'blue-7', 'green-9', 'yellow-6'],
          ['red-ha', 'red-9', 'blue-8', 'yellow-bro', 'green-5', 'yellow-7', 'blue-6'],
        ],
        open: 'red-3',
      },
      late: { afterMs: 50_000, fixedDeal: caught },
    },
    { fixedDeal: caught, late: { afterMs: 8000, fixedDeal: caught } },
  ],
  play: cardPlay,
  musts: [...cardMusts, 'a race'],
};

const spyfall: Evening = {
  game: 'spyfall',
  level: 'easy',
  longest: 200,
  options: { variant: 'classic', rounds: 3, roundMs: 25_000, voteMs: 5000 },
  rounds: [
    { fixedDeal: { deal: { location: 'saloon', spy: 2 } } },
    // Who is the spy may be found before there was anything to guess: there is a second chance.
    { fixedDeal: { deal: { location: 'viking-longship', spy: 0 } } },
    { fixedDeal: { deal: { location: 'robin-hoods-band', spy: 0 } } },
  ],
  play: {
    every: 700,
    ways: [
      begins,
      { does: 'goes on from the reveal', press: '.reveal .go button', patience: 2500 },
      { does: 'is sure', press: '.answers .primary', patience: 700 },
      { does: 'names the place', press: 'ul.guessing button:enabled' },
      { does: 'points at somebody', press: '.people button:enabled', patience: 700 },
      { does: 'means to name the place', press: '.foot p:empty + .primary', patience: 1400 },
      ...talks,
      { does: 'strikes out a place', press: 'dialog li button[aria-pressed="false"]' },
      { does: 'votes', press: '.verdict .yes', patience: 700 },
      { does: 'says it', press: '.foot .send:not(:disabled)' },
      { does: 'chooses whom to ask', press: '.whom:not(:has([aria-pressed="true"])) button' },
      { does: 'rolls a question', press: '.foot .roll' },
      { does: 'writes an answer', press: '.foot form input' },
      { does: 'means to accuse', press: '.tools .hot', patience: 12_000 },
      { does: 'looks at the card', press: '.look', patience: 5000 },
      { does: 'looks through the places', press: '.tools button:not(.hot, .look)', patience: 6000 },
    ],
    sights: [{ sees: 'a verdict', at: '.verdict' }, { sees: 'the reveal', at: '.reveal' }, podium],
  },
  musts: [
    ...always,
    'looks at the card',
    'looks through the places',
    'strikes out a place',
    'chooses whom to ask',
    'rolls a question',
    'says it',
    'means to accuse',
    'points at somebody',
    'votes',
    'names the place',
    'is sure',
    'the reveal',
  ],
};

export const evenings: readonly Evening[] = [swintus, lol, spyfall];
