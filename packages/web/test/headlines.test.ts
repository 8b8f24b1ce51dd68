import { loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import { Chance, type JsonObject, Match, seenBy } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { expect, test } from 'vitest';
import type { CardEvent } from '../src/cards/cardView.ts';
import { headlinesOf } from '../src/cards/headlines.ts';
import { type Headline, headline, queued, readingMs } from '../src/table/headline.ts';
import { moments } from '../src/words/ru/moments.ts';

const scene = { game: 'swintus', me: 0, owed: 0, words: moments.stamps };
const tell = ({ type }: CardEvent): string => type;
const texts = (all: readonly Headline[]): string[] => all.map(({ text }) => text);

test('cards are counted beside what they are taken for, and not told once more', () => {
  const told = headlinesOf(
    [
      { type: 'caught', seat: 2, by: 1 },
      { type: 'took', seat: 2, count: 3, cause: 'caught' },
    ],
    tell,
    scene,
  );
  expect(texts(told)).toEqual(['caught']);
  expect(told[0]).toMatchObject({ weight: 2, gains: [{ seat: 2, count: 3 }], stamp: { from: 1, to: 2, mood: 'bad' } });
});

test('cards that are taken for nothing else are told by themselves, and one’s own come first', () => {
  const [mine] = headlinesOf([{ type: 'took', seat: 0, count: 3, cause: 'debt' }], tell, scene);
  expect(mine).toMatchObject({ text: 'took', weight: 3, gains: [{ seat: 0, count: 3 }], stamp: null });
});

test('a debt that is taken because time was up is told by itself', () => {
  const told = headlinesOf(
    [
      { type: 'dawdled', seat: 1 },
      { type: 'took', seat: 1, count: 2, cause: 'dawdling' },
      { type: 'took', seat: 1, count: 6, cause: 'debt' },
    ],
    tell,
    scene,
  );
  expect(told.map(({ text, gains }) => [text, ...gains])).toEqual([
    ['dawdled', { seat: 1, count: 2 }],
    ['took', { seat: 1, count: 6 }],
  ]);
});

test('a debt has its moment when it is passed on, not when it begins', () => {
  const owes: CardEvent = { type: 'owes', seat: 2, count: 6 };
  expect(headlinesOf([owes], tell, scene)[0]?.stamp).toBeNull();
  expect(headlinesOf([owes], tell, { ...scene, owed: 3 })[0]?.stamp).toMatchObject({
    word: moments.stamps.debt(6),
    to: 2,
  });
  // What was taken is owed no more, whatever the view said that was drawn before.
  const took: CardEvent = { type: 'took', seat: 1, count: 3, cause: 'debt' };
  expect(headlinesOf([took, owes], tell, { ...scene, owed: 3 }).map(({ stamp }) => stamp)).toEqual([null, null]);
});

test('a debt that is passed on stands between who did it and whom it reaches', () => {
  const laid: CardEvent = { type: 'laid', seat: 1, card: 'red-hapyozh', window: 4 };
  const told = headlinesOf([laid, { type: 'owes', seat: 2, count: 6 }], tell, { ...scene, owed: 3 });
  expect(told[0]?.stamp).toMatchObject({ from: 1, to: 2 });
});

test('«П-ф-ф!» stands beside the face of who has no turn, and of nobody else', () => {
  const [told] = headlinesOf([{ type: 'skipped', seat: 2, by: 1 }], tell, { ...scene, game: 'lol' });
  expect(told?.stamp).toEqual({ word: moments.stamps.skipped, from: 2, to: undefined, mood: 'bad' });
});

test('a wink is told to whom it is for, and to nobody else', () => {
  expect(headlinesOf([{ type: 'winked', seat: 1 }], () => null, scene)).toEqual([]);
  expect(headlinesOf([{ type: 'winked', seat: 1, atYou: true }], tell, scene)[0]?.stamp?.word).toBe(
    moments.stamps.wink,
  );
});

test('one’s own place in a race is a good one, unless it costs cards', () => {
  const over = (late: number[]): CardEvent => ({ type: 'slap-over', times: [640, 200, 310], late });
  expect(headlinesOf([over([2])], tell, scene)[0]?.stamp).toMatchObject({ word: moments.stamps.race(3), mood: 'good' });
  expect(headlinesOf([over([0])], tell, scene)[0]?.stamp).toMatchObject({ word: moments.stamps.race(3), mood: 'bad' });
});

test('small news waits for nobody, two things at most wait, and one’s own are the last to go', () => {
  const [small, big, mine] = [headline('small', 1), headline('big', 2), headline('mine', 3)];
  expect(texts(queued([], [small, big]))).toEqual(['big']);
  expect(texts(queued([big], [small]))).toEqual(['big', 'small']);
  expect(texts(queued([mine, big], [{ ...big, text: 'bigger' }]))).toEqual(['mine', 'bigger']);
});

test('a sentence stands as long as it takes to read, and shorter when something waits', () => {
  const text = 'Костя берёт 3 карты: Хапёж есть Хапёж.';
  const leisure = readingMs({ text, weight: 2 }, false);
  const hurry = readingMs({ text, weight: 2 }, true);
  // Between 12 and 17 letters a second for children, up to 25 for who is in a hurry.
  expect(leisure).toBeGreaterThan((text.length / 17) * 1000);
  expect(hurry).toBeGreaterThan((text.length / 25) * 1000);
  expect(hurry).toBeLessThan(leisure);
});

const everything = { sets: ['etiquette', 'zombie', 'moles'] };
const tables: readonly (readonly [game: string, options: JsonObject])[] = [
  ['swintus', {}],
  ['swintus', { ...everything, mistakes: 'punished' }],
  ['lol', { mode: 'blitz' }],
];
/** Cards that everybody sees travel, one by one or all hands at once. */
const seen: ReadonlySet<string> = new Set(['dealt', 'drew', 'swapped', 'dug']);

test.each(tables)('%s %o: nobody’s hand grows without a word on the table', async (id, options) => {
  const game = allGames[id]?.game;
  if (!game) throw new Error(`no game ${id}`);
  const words = await loadWords(id, 'ru');
  const cast = { name: (seat: number) => `N${seat}`, me: 0 };
  let grown = 0;
  for (let round = 0; round < 5; round++) {
    const header = { game: id, rulesVersion: game.rulesVersion, seats: 4, options, seed: `told ${round}`, names: [] };
    const match = Match.start(game, header, { events: true });
    const chance = Chance.seeded(`teller ${round}`);
    const hands = (): readonly number[] => match.view('spectator').hands as readonly number[];
    for (let i = 0; i < 1200 && !match.over; i++) {
      const coming = choose(match, { setups: () => [], signals: true }, chance);
      if (!coming) break;
      const before = hands();
      match.take(coming.input, coming.at);
      const events = match.drainEvents().map((one) => seenBy(one, 0)) as unknown as readonly CardEvent[];
      const now = hands();
      if (events.some(({ type }) => seen.has(type))) continue;
      const told = headlinesOf(events, (event) => words.story(event, cast), { ...scene, game: id });
      for (const { gains } of told) expect(new Set(gains.map(({ seat }) => seat)).size).toBe(gains.length);
      for (const [seat, count] of now.entries()) {
        const more = count - (before[seat] ?? 0);
        if (more <= 0) continue;
        grown++;
        const gains = told.flatMap((one) => one.gains.filter((gain) => gain.seat === seat));
        expect(gains.length, `seat ${seat} got ${more}: ${JSON.stringify(events)}`).toBeGreaterThan(0);
      }
    }
  }
  expect(grown).toBeGreaterThan(20);
});
