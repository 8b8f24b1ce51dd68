import { giveAwards, type MatchFacts } from '@tasovka/games/awards';
import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut } from '../kit/play.ts';
import { playRandomMatch } from '../kit/randomMatch.ts';
import { mustBeDone, type Player, TestServer } from '../kit/testServer.ts';
import { allGames } from '../src/games.ts';
import type { BookEntry } from '../src/rooms/book/bookEntry.ts';
import { BookPeople } from '../src/rooms/book/bookPeople.ts';
import { forgetGuest } from '../src/rooms/book/forgetGuest.ts';
import { forgetSeat } from '../src/rooms/book/forgetSeat.ts';
import { readBook } from '../src/rooms/book/tableBook.ts';
import { recordMatch } from '../src/rooms/recordings/recordMatch.ts';
import { framesFor } from '../src/rooms/recordings/replayFrames.ts';
import type { Store } from '../src/storage/store.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const refusedWith = (reason: string) => ({ problem: { reason } });
const bookFor = ({ seat }: Player) => roomApi.book(server.http, seat.code, seat.token);

async function played(): Promise<[Player, Player, Player]> {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0, target: 5 })) as [Player, Player];
  const joined = await roomApi.join(server.http, host.seat.code, { name: 'Зритель', face: 'fox', watching: true });
  const watcher = await server.player(joined);
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await playOut([host, guest]);
  return [host, guest, watcher];
}

describe('the book of a table', () => {
  it('tells of every match to whoever was there, and to nobody else', async () => {
    const [host, guest, watcher] = await played();
    const book = await bookFor(host);
    expect(book).toMatchObject({ format: 1, code: host.seat.code, you: 0, ratings: false, mayChange: true });
    expect(book.people).toEqual([
      { name: 'Аня', face: 'pig' },
      { name: 'Гость 1', face: 'fox' },
    ]);
    const [match] = book.matches;
    expect(match).toMatchObject({ match: 1, game: 'swintus', stopped: false, mode: null });
    expect(match!.seats.map(({ person }) => person)).toEqual([0, 1]);
    expect([...match!.places].sort()).toEqual([1, 2]);
    expect(match!.endedAt).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(book)).not.toContain(host.seat.guest);

    // Every fact names a moment that a replay has.
    const replay = await roomApi.replay(server.http, match!.replay!, 'watchers', watcher.seat.token);
    const moments = new Set(replay.frames.map(([n]) => n));
    const facts = Object.values(match!.facts)
      .flat()
      .filter((fact) => fact !== null);
    expect(facts.length).toBeGreaterThan(4);
    for (const [, moment] of facts) expect(moments.has(moment)).toBe(true);

    expect(await bookFor(guest)).toMatchObject({ you: 1, mayChange: false });
    expect(await bookFor(watcher)).toMatchObject({ you: null, mayChange: false });
    await expect(roomApi.book(server.http, host.seat.code, 'x'.repeat(22))).rejects.toMatchObject(
      refusedWith('bad-token'),
    );
    expect((await fetch(`${server.http}/api/rooms/${host.seat.code}/book`)).status).toBe(403);
  });

  it('has ratings only where the host wants them, also after a restart', async () => {
    const [host, guest] = await played();
    const { code, token } = host.seat;
    await expect(roomApi.setRatings(server.http, code, guest.seat.token, true)).rejects.toMatchObject(
      refusedWith('not-host'),
    );
    const post = { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } };
    expect((await fetch(`${server.http}/api/rooms/${code}/book`, { ...post, body: '{"ratings":1}' })).status).toBe(400);
    await roomApi.setRatings(server.http, code, token, true);
    expect((await bookFor(guest)).ratings).toBe(true);
    await server.stop();
    await server.start();
    expect((await bookFor(guest)).ratings).toBe(true);
  });

  it('forgets whoever asks, in the book, in results and in replays, and nobody else', async () => {
    const [host, guest, watcher] = await played();
    const { code, token } = guest.seat;
    const before = await bookFor(host);
    const reports = async () => (await roomApi.reports(server.http, code, host.seat.token)).reports.length;
    const of = { recording: before.matches[0]!.replay!, moment: 3 };
    await roomApi.report(server.http, code, watcher.seat.token, { of, rule: '', text: 'Я Зритель' });
    expect(await reports()).toBe(1);
    await roomApi.forgetMe(server.http, code, watcher.seat.token);
    expect(await reports()).toBe(0);
    await roomApi.forgetMe(server.http, code, token);
    const book = await bookFor(host);
    expect(book.people).toEqual([{ name: 'Аня', face: 'pig' }]);
    expect(book.matches[0]!.seats[1]).toEqual({ person: null, name: '', face: '', bot: null });
    expect(book.matches[0]!.places).toEqual(before.matches[0]!.places);
    for (const [kind, amounts] of Object.entries(book.matches[0]!.facts)) {
      expect(amounts[0] ?? null, kind).toEqual(before.matches[0]!.facts[kind]?.[0] ?? null);
      expect(amounts[1] ?? null, kind).toBeNull();
    }
    const { results } = await roomApi.results(server.http, code, host.seat.token);
    expect(results[0]!.names).toEqual(['Аня', '']);
    const replay = await roomApi.replay(server.http, book.matches[0]!.replay!, 'open', host.seat.token);
    expect(JSON.stringify(replay)).not.toContain('Гость 1');
    expect(JSON.stringify(replay)).toContain('Аня');
    // They are at the table as before, with another past.
    expect((await bookFor(guest)).you).toBeNull();
    await roomApi.forgetMe(server.http, code, token);
  });

  it('goes with its room', async () => {
    const [host] = await played();
    await roomApi.remove(server.http, host.seat.code, host.seat.token);
    await expect(bookFor(host)).rejects.toMatchObject(refusedWith('no-such-room'));
  });

  it('a link carries what the old device gives along, once and not too much', async () => {
    const [host] = (await server.party('lol', 2)) as [Player];
    const { code, token } = host.seat;
    const tooMuch = roomApi.link(server.http, code, token, 'x'.repeat(32_001));
    await expect(tooMuch).rejects.toMatchObject(refusedWith('bad-message'));
    const { link } = await roomApi.link(server.http, code, token, 'a book');
    const moved = await roomApi.redeem(server.http, link);
    expect(moved.carries).toBe('a book');
    const again = await roomApi.link(server.http, code, moved.token);
    expect(await roomApi.redeem(server.http, again.link)).not.toHaveProperty('carries');
  });
});

it('what lay dark is told to those who played, and to others where the host opened the match', async () => {
  const seats = ['g1', 'g2'].map((guest) => ({ guest, device: null, name: guest, face: 'pig', bot: null }));
  const facts = { tallTale: [[3, 7]], dark: [[4, 9]] };
  const entry = { format: 1, match: 1, game: 'swintus', mode: null, seats, scores: [], places: [1, 2], facts };
  const readBy = async (guest: string, access: string) => {
    const recording = { room: 'AAAAA', match: 1, id: 'r', access, about: '{}', deal: null };
    const store = {
      book: async () => [JSON.stringify({ ...entry, endedAt: 1, lengthMs: 1 })],
      recordings: async () => [recording],
      results: async () => [],
    };
    return Object.keys((await readBook(store, 'AAAAA', false, { guest, isHost: false })).matches[0]!.facts);
  };
  expect(await readBy('g2', 'players')).toEqual(['tallTale', 'dark']);
  expect(await readBy('watcher', 'players')).toEqual(['dark']);
  expect(await readBy('watcher', 'guests')).toEqual(['tallTale', 'dark']);
});

it('of a match that was stopped only names are known, and whoever asks is forgotten there as well', async () => {
  const stopped = (names: string[]) =>
    JSON.stringify({ match: 4, game: 'lol', names, scores: [0, 0], places: [1, 1], stopped: true });
  const rewritten: string[] = [];
  const nothing = async (): Promise<void> => {};
  const store = {
    push: { drop: nothing },
    recordings: async () => [],
    book: async () => [],
    results: async () => [stopped(['Аня', 'Костя'])],
    dropReports: nothing,
    rewriteResult: async (_room: string, _before: string, after: string) => void rewritten.push(after),
  };
  // The rest of a storage is not asked for.
  await forgetGuest(store as unknown as Store, 'AAAAA', { id: 'g2', name: 'Костя' }, async (body) => body);
  expect(rewritten).toEqual([stopped(['Аня', ''])]);
});

describe('who is who', () => {
  const seat = (guest: string, device: string | null, name: string) => ({
    guest,
    device,
    name,
    face: 'pig',
    bot: null,
  });
  const entry = (match: number, ...seats: BookEntry['seats'][number][]): BookEntry => ({
    format: 1,
    match,
    game: 'lol',
    mode: null,
    seats,
    scores: [],
    places: [],
    endedAt: match,
    lengthMs: 1,
    facts: {},
  });

  it('a guest who left and came back is known by the device, and has the last name', () => {
    const people = new BookPeople([
      entry(2, seat('g3', 'd1', 'Мария'), seat('g2', 'd2', 'Петя')),
      entry(1, seat('g1', 'd1', 'Маша'), seat('g2', 'd2', 'Петя')),
    ]);
    expect(people.people.map(({ name }) => name)).toEqual(['Мария', 'Петя']);
    expect(people.numberOfGuest('g1')).toBe(people.numberOfGuest('g3'));
  });

  it('two who share a device and sit together are two; bots and forgotten people are nobody', () => {
    const bot = { ...seat('b1', null, 'Хрюша'), bot: 'solid' };
    const people = new BookPeople([
      entry(1, seat('g1', 'd1', 'Маша'), seat('g2', 'd1', 'Петя'), bot, { ...seat('', null, ''), guest: null }),
    ]);
    expect(people.people.map(({ name }) => name)).toEqual(['Маша', 'Петя']);
    expect(people.numberOf(bot)).toBeNull();
  });
});

describe('matches of random players', () => {
  const tables = [
    ['swintus', 4, { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 12 }],
    ['lol', 4, { mode: 'blitz' }],
    ['spyfall', 5, { rounds: 3, roundMs: 60_000 }],
  ] as const;
  it.each(tables)(
    '%s: awards vary, and a person among bots often has one that was earned',
    async (game, seats, options) => {
      const kinds = new Set<string>();
      let [earned, tales] = [0, 0];
      const matches = 6;
      for (let run = 0; run < matches; run++) {
        const match = playRandomMatch(game, seats, JSON.parse(JSON.stringify(options)), `awards ${run}`);
        const store = { history: async () => ({ snapshot: null, tail: match.rows }) };
        const rest = async (): Promise<void> => {};
        const made = await recordMatch(store, 'AAAAA', match.finished, { games: allGames, firstGame: game }, rest);
        const facts = made!.entry.facts as MatchFacts;
        for (const { kind } of giveAwards(facts, seats)) kinds.add(kind);
        if (giveAwards(facts, seats, (seat) => seat > 0)[0]!.moment !== null) earned++;
        if (game === 'spyfall') expectForgotten(made!.body);
        if (game === 'swintus') tales += facts.tallTale?.filter((fact) => fact !== null).length ?? 0;
      }
      expect(kinds.size).toBeGreaterThanOrEqual(8);
      expect(earned).toBeGreaterThan(matches / 2);
      if (game === 'swintus') expect(tales).toBeGreaterThan(0);
    },
  );

  function expectForgotten(body: string): void {
    const words = JSON.stringify(framesFor(forgetSeat(body, 1), 'open'));
    expect(words).not.toContain('Гость g1');
    expect(words).toContain('Гость g2');
    expect(words).not.toMatch(/"asker":1,[^{}]*"question":"/);
  }
});
