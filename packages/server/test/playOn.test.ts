import { momentsOf, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playOut, viewOf } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { previewTags } from '../src/http/preview.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

const options = { turnMs: 0, target: 5 };
const refusedWith = (reason: string) => ({ problem: { reason } });
const me = { name: 'Аня', face: 'pig' };

async function finished(): Promise<{ host: Player; guest: Player; watcher: Player; id: string; deal: string }> {
  const [host, guest] = (await server.party('swintus', 2, options)) as [Player, Player];
  const { code, token } = host.seat;
  const seat = await roomApi.join(server.http, code, { name: 'Зритель', face: 'fox', watching: true });
  const watcher = await server.player(seat);
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await until(() => guest.connection.view?.match != null, 'the match');
  await playOut([host, guest]);
  const { recordings } = await roomApi.recordings(server.http, code, token);
  return { host, guest, watcher, id: recordings[0]!.id, deal: recordings[0]!.deal! };
}

it('hides names so that they are nowhere in the download, for strangers and for whoever asks', async () => {
  const { host, guest, id } = await finished();
  const { token } = host.seat;
  const names = ['Аня', 'Гость 1'];
  const asked = JSON.stringify(await roomApi.replay(server.http, id, 'open', token, true));
  for (const name of names) expect(asked).not.toContain(name);
  await roomApi.openReplay(server.http, id, 'nameless-link', token);
  const strange = JSON.stringify(await roomApi.replay(server.http, id, 'open'));
  for (const name of names) expect(strange).not.toContain(name);
  expect(JSON.stringify(await roomApi.replay(server.http, id, 'open', guest.seat.token))).toContain('Гость 1');
  expect((await fetch(`${server.http}/api/replays/${id}?names=shown`)).status).toBe(400);

  // What a messenger shows of the link: no names here, some where the host said so, and nothing where it is not for anybody.
  const preview = async () => (await server.requests.preview(id))?.players.map(({ name }) => name) ?? null;
  expect(await preview()).toEqual(['', '']);
  await roomApi.openReplay(server.http, id, 'link', token);
  expect(await preview()).toEqual(names);
  const hostile = { game: 'swintus', players: [{ name: '"><script>', face: '', bot: null }], scores: [3], places: [1] };
  expect(previewTags(hostile, 'en', 'https://x')).toContain('content="&#34;&#62;&#60;script&#62; 3. Open the link');
  await roomApi.openReplay(server.http, id, 'players', token);
  expect(await preview()).toBe(null);
});

it('is played on with bots at a new table, and with the same people at their own', async () => {
  const { host, guest, watcher, id } = await finished();
  const { code, token } = host.seat;
  const open = await roomApi.replay(server.http, id, 'open', token);
  const moment = open.frames[Math.floor(open.frames.length / 2)]![0];
  const from = { recording: id, moment, seat: 1, ...me };
  const ask = (who: Player, more: object) =>
    roomApi.playOn(server.http, code, who.seat.token, { ...from, with: 'bots', ...more });

  await expect(ask(watcher, {})).rejects.toMatchObject(refusedWith('not-allowed'));
  await expect(ask(guest, { with: 'people' })).rejects.toMatchObject(refusedWith('not-host'));
  await expect(ask(host, { seat: 2 })).rejects.toMatchObject(refusedWith('bad-message'));
  await expect(ask(host, { recording: 'x'.repeat(22) })).rejects.toMatchObject(refusedWith('no-such-room'));
  await expect(ask(host, { moment: 999_999 })).rejects.toMatchObject(refusedWith('not-playing'));

  const alone = await server.player(await ask(host, {}));
  expect(alone.seat.code).not.toBe(code);
  await until(() => alone.connection.view?.match != null, 'the match');
  expect(alone.connection.view).toMatchObject({ match: { seat: 1 }, table: { paused: true } });
  const { frames } = await roomApi.replay(server.http, id, 1, token);
  const then = momentsOf({ frames: frames.filter(([n]) => n <= moment) }).at(-1)!;
  expect(viewOf(alone.connection).hand).toEqual(then.view.hand);
  await mustBeDone(alone.connection.table({ kind: 'pause', paused: false }));

  // Shortly before the end: whoever plays at random would take long from the beginning.
  const late = open.frames.at(-3)![0];
  await ask(host, { with: 'people', moment: late });
  await until(() => viewOf(guest.connection).over === false, 'the match again');
  expect(host.connection.view!.table).toMatchObject({ paused: true, matches: 2 });
  expect(guest.connection.view!.match!.seat).toBe(1);
  await expect(ask(host, { with: 'people' })).rejects.toMatchObject(refusedWith('playing'));
  await mustBeDone(host.connection.table({ kind: 'pause', paused: false }));
  await playOut([host, guest]);
  const [again, first] = (await roomApi.recordings(server.http, code, token)).recordings;
  expect(again).toMatchObject({ playedOn: { recording: id, moment: late }, deal: null, mayPlayOn: true });
  expect(first).toMatchObject({ playedOn: null, id });
});

it('is dealt again at another table, and results lie side by side for those who have played it', async () => {
  const { host, watcher, deal } = await finished();
  const dealFor = ({ seat }: Player) => roomApi.deal(server.http, deal, seat.code, seat.token);
  expect(await roomApi.deal(server.http, deal)).toMatchObject({ game: 'swintus', seats: 2, tables: 1, results: null });
  expect((await dealFor(watcher)).results).toBe(null);
  expect((await dealFor(host)).results).toHaveLength(1);

  const vera = await server.player(await roomApi.playDeal(server.http, deal, { name: 'Вера', face: 'fox' }));
  const gleb = await server.player(await roomApi.join(server.http, vera.seat.code, { name: 'Глеб', face: 'pig' }));
  await until(() => vera.connection.view?.table.guests.length === 2, 'the other');
  expect(vera.connection.view!.table.deal).toMatchObject({ id: deal, seats: 2, isNext: true, knownBy: [] });
  expect(JSON.stringify(vera.connection.view)).not.toContain('seed');
  await mustBeDone(gleb.connection.table({ kind: 'knows-deal' }));
  await mustBeDone(gleb.connection.table({ kind: 'ready', ready: true }));
  await mustBeDone(vera.connection.table({ kind: 'start' }));
  await until(() => viewOf(vera.connection).over === false, 'the match');
  await until(() => viewOf(gleb.connection).over === false, 'the match');
  expect((await dealFor(vera)).results).toBe(null);
  const first = (viewOf(vera.connection).hand as { 0: string[] })[0];
  await playOut([vera, gleb]);
  const { results } = await dealFor(vera);
  expect(results!.map(({ yours, knew }) => ({ yours, knew }))).toEqual([
    { yours: false, knew: [] },
    { yours: true, knew: [1] },
  ]);
  // The deal is what it was there.
  const [there] = (await roomApi.recordings(server.http, host.seat.code, host.seat.token)).recordings;
  const { frames } = await roomApi.replay(server.http, there!.id, 0, host.seat.token);
  expect((frames[0]![2].view as { hand: { 0: string[] } }).hand[0]).toEqual(first);
  // Where the host of that table hid the names, they are hidden here as well, and nobody's own are.
  const namesFor = async (who: Player) =>
    (await dealFor(who)).results!.map(({ players }) => players.map(({ name }) => name));
  expect(await namesFor(vera)).toEqual([
    ['Аня', 'Гость 1'],
    ['Вера', 'Глеб'],
  ]);
  await roomApi.openReplay(server.http, there!.id, 'nameless-link', host.seat.token);
  expect((await namesFor(vera))[0]).toEqual(['', '']);
  expect((await namesFor(host))[0]).toEqual(['Аня', 'Гость 1']);
  // The next match is one of its own.
  expect(vera.connection.view!.table.deal ?? null).toBe(null);
  await expect(roomApi.deal(server.http, 'x'.repeat(22))).rejects.toMatchObject(refusedWith('no-such-room'));
});

it('takes reports, and shows the match in them to the host when it is over', async () => {
  const [host, guest] = (await server.party('swintus', 2, { turnMs: 0, target: 5 })) as [Player, Player];
  const { code, token } = host.seat;
  const report = (who: Player, of: { recording: string; moment: number } | null = null) =>
    roomApi.report(server.http, code, who.seat.token, { of, rule: 'SW-12', text: 'Карта не  легла\nпочему?' });
  await expect(report(guest)).rejects.toMatchObject(refusedWith('not-playing'));
  await mustBeDone(host.connection.table({ kind: 'start' }));
  await until(() => guest.connection.view?.match != null, 'the match');
  expect(await report(guest)).toEqual({ ok: true });
  await expect(roomApi.reports(server.http, code, guest.seat.token)).rejects.toMatchObject(refusedWith('not-host'));
  const [first] = (await roomApi.reports(server.http, code, token)).reports;
  expect(first).toMatchObject({
    rule: 'SW-12',
    text: 'Карта не легла почему?',
    by: 'Гость 1',
    isOpen: false,
    match: 1,
  });
  const scenario = () => roomApi.scenario(server.http, code, first!.id, token);
  await expect(scenario()).rejects.toMatchObject(refusedWith('playing'));
  await playOut([host, guest]);
  expect(await scenario()).toMatchObject({ scenario: { rule: ['SW-12'], game: 'swintus', players: 2 } });
  const odd = roomApi.scenario(server.http, code, '%00', token);
  await expect(odd).rejects.toMatchObject(refusedWith('bad-message'));
  const wrong = roomApi.scenario(server.http, code, first!.id, guest.seat.token);
  await expect(wrong).rejects.toMatchObject(refusedWith('not-host'));

  const [{ id } = { id: '' }] = (await roomApi.recordings(server.http, code, token)).recordings;
  expect(await report(host, { recording: id, moment: 4 })).toEqual({ ok: true });
  await expect(report(host, { recording: 'x'.repeat(22), moment: 4 })).rejects.toMatchObject(
    refusedWith('no-such-room'),
  );
  const more = () => report(guest, { recording: id, moment: 2 });
  // Ten of a guest are kept: one is there, and each plays the match again, so that few are under way at a time.
  for (let i = 0; i < 9; i++) expect(await more()).toEqual({ ok: true });
  await expect(more()).rejects.toMatchObject(refusedWith('too-many'));
});
