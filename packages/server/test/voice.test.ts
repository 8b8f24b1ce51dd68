import { createHmac } from 'node:crypto';
import { mostInCall, roomApi, type VoiceNews, type VoicePerson } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { configFrom } from '../src/config.ts';

const secret = 'only the relay and we know it';
const keptMs = 1500;
const server = new TestServer({ voice: { turn: { urls: ['turn:127.0.0.1:3478'], secret }, stunUrls: [], keptMs } });
beforeAll(() => server.start());
afterAll(() => server.clear());

interface Caller extends Player {
  readonly news: VoiceNews[];
  readonly errors: string[];
}

const sessionOf = (n: number): string => `session-${n}`.padEnd(16, '_');

/** Guests of one table, the first of them its host, who write down what they are told of the call. */
async function callers(people: number, watchers = 0): Promise<Caller[]> {
  const [host] = (await server.party('swintus', 1)) as [Player];
  const seats = [host.seat];
  for (let n = 1; n < people + watchers; n++) {
    const guest = { name: `Гость ${n}`, face: 'fox', ...(n >= people && { watching: true }) };
    seats.push(await roomApi.join(server.http, host.seat.code, guest));
  }
  host.connection.close();
  return Promise.all(seats.map((seat) => listening(seat)));
}

async function listening(seat: Player['seat']): Promise<Caller> {
  const news: VoiceNews[] = [];
  const errors: string[] = [];
  const player = await server.player(seat, {
    on: { voice: (one) => news.push(one), error: (why) => errors.push(why) },
  });
  return { ...player, news, errors };
}

const inCall = ({ news }: Caller): readonly VoicePerson[] =>
  news.findLast((one): one is Extract<VoiceNews, { t: 'voice' }> => one.t === 'voice')?.people ?? [];
/** Who speaks now, as this guest was told. */
const speaking = ({ news }: Caller): string[] => {
  const last = new Map(news.flatMap((one) => (one.t === 'speaking' ? [[one.from, one.speaking] as const] : [])));
  return [...last].flatMap(([from, isSpeaking]) => (isSpeaking ? [from] : []));
};
const signalsTo = ({ news }: Caller) => news.filter((one) => one.t === 'voice-signal');

async function join(all: readonly Caller[]): Promise<void> {
  for (const [n, { connection }] of all.entries()) connection.voice({ t: 'voice', session: sessionOf(n), open: true });
  await until(() => all.every((one) => inCall(one).length === all.length), 'everybody in the call');
}

it('says who is in the call and who offers, hands signals on to whom they are meant for, and names a relay', async () => {
  const [a, b, c] = (await callers(3)) as [Caller, Caller, Caller];
  await join([a, b]);
  await until(() => inCall(c).length === 2, 'news for somebody who is not in it');
  const people = inCall(c);
  expect(new Set(people.map(({ order }) => order)).size).toBe(2);
  expect(people).toMatchObject([
    { guest: a.seat.guest, session: sessionOf(0), open: true, speaks: true, listens: false },
    { guest: b.seat.guest },
  ]);

  const [ice] = a.news.filter((one) => one.t === 'voice-ice');
  const [{ username, credential } = { username: '', credential: '' }] = ice?.servers ?? [];
  expect(credential).toBe(createHmac('sha1', secret).update(username!).digest('base64'));
  expect(Number(username!.split(':')[0]) * 1000).toBeGreaterThan(Date.now());
  expect(username).not.toContain(a.seat.guest);
  expect(c.news.some((one) => one.t === 'voice-ice')).toBe(false);

  const signal = { kind: 'offer', sdp: 'v=0' } as const;
  // Not in the call; to somebody who is not in it; to a stay that is over; to oneself.
  c.connection.voice({ t: 'voice-signal', to: a.seat.guest, session: sessionOf(0), signal });
  a.connection.voice({ t: 'voice-signal', to: c.seat.guest, session: sessionOf(2), signal });
  a.connection.voice({ t: 'voice-signal', to: b.seat.guest, session: sessionOf(7), signal });
  a.connection.voice({ t: 'voice-signal', to: a.seat.guest, session: sessionOf(0), signal });
  a.connection.voice({ t: 'voice-signal', to: b.seat.guest, session: sessionOf(1), signal });
  await until(() => signalsTo(b).length > 0, 'the signal');
  expect(signalsTo(b)).toEqual([{ t: 'voice-signal', from: a.seat.guest, session: sessionOf(0), signal }]);
  expect([...signalsTo(a), ...signalsTo(c)]).toEqual([]);

  b.connection.voice({ t: 'speaking', speaking: true });
  await until(() => c.news.some((one) => one.t === 'speaking' && one.from === b.seat.guest), 'who speaks');
  b.connection.voice({ t: 'voice-leave' });
  await until(() => inCall(c).length === 1, 'one who left');
  expect(speaking(c)).toEqual([]);
});

it('whoever is muted, or watches and was not let in, does not speak; the host’s switch ends the call', async () => {
  const [host, guest, watcher] = (await callers(2, 1)) as [Caller, Caller, Caller];
  await join([host, guest, watcher]);
  const speaks = (one: Caller) => inCall(host).find((person) => person.guest === one.seat.guest)?.speaks;
  expect([speaks(host), speaks(guest), speaks(watcher)]).toEqual([true, true, false]);
  const { guest: id } = watcher.seat;
  expect(await guest.connection.table({ kind: 'let-speak', id, allowed: true })).toMatchObject({ reason: 'not-host' });
  await mustBeDone(host.connection.table({ kind: 'let-speak', id, allowed: true }));
  await mustBeDone(host.connection.table({ kind: 'mute', id: guest.seat.guest, muted: true }));
  await until(() => speaks(watcher) === true && speaks(guest) === false, 'what the host said');
  guest.connection.voice({ t: 'speaking', speaking: true });
  expect(await guest.connection.table({ kind: 'voice', on: false })).toMatchObject({ reason: 'not-host' });
  await mustBeDone(host.connection.table({ kind: 'remove', id, block: true }));
  await until(() => speaks(watcher) === undefined, 'one less');
  host.connection.voice({ t: 'speaking', speaking: true });
  await until(() => speaking(guest).includes(host.seat.guest), 'the host’s word');
  await mustBeDone(host.connection.table({ kind: 'voice', on: false }));
  await until(() => inCall(guest).length === 0, 'the end of the call');
  expect(speaking(guest)).toEqual([]);
  guest.connection.voice({ t: 'voice', session: sessionOf(1), open: true });
  await until(() => guest.errors.length > 0, 'a refusal');
  expect(guest.errors).toEqual(['voice-off']);
  expect(guest.news.some((one) => one.t === 'speaking' && one.from === guest.seat.guest)).toBe(false);
});

it('a socket that comes back goes on with its stay, and the others notice nothing; one that does not ends it', async () => {
  const [a, b] = (await callers(2)) as [Caller, Caller];
  await join([a, b]);
  a.connection.close();
  const again = await listening(a.seat);
  await until(() => inCall(again).length === 2, 'the call, for whoever comes back');
  again.connection.voice({ t: 'voice', session: sessionOf(0), open: false });
  await until(() => inCall(b).some(({ guest, open }) => guest === a.seat.guest && !open), 'the same stay');
  expect(b.news.filter((one) => one.t === 'voice').every(({ people }) => people.length > 0)).toBe(true);
  again.connection.close();
  await until(() => inCall(b).length === 1, 'one who does not come back');
});

it('ten people are in it at most, and a flood reaches nobody but its own limits', async () => {
  const all = await callers(mostInCall, 1);
  await join(all.slice(0, mostInCall));
  const last = all.at(-1) as Caller;
  last.connection.voice({ t: 'voice', session: sessionOf(99), open: true });
  await until(() => last.errors.length > 0, 'a refusal');
  expect(last.errors).toEqual(['call-full']);

  const [a, b, c] = all as [Caller, Caller, Caller];
  const flood = { kind: 'offer', sdp: 'x'.repeat(8000) } as const;
  for (let i = 0; i < 60; i++) {
    a.connection.voice({ t: 'voice-signal', to: b.seat.guest, session: sessionOf(1), signal: flood });
  }
  c.connection.voice({ t: 'voice-signal', to: b.seat.guest, session: sessionOf(1), signal: { kind: 'restart' } });
  await until(() => signalsTo(b).some(({ from }) => from === c.seat.guest), 'what somebody else sends');
  expect(signalsTo(b).length).toBeLessThan(20);
  a.connection.voice({
    t: 'voice-signal',
    to: b.seat.guest,
    session: sessionOf(1),
    signal: { ...flood, sdp: 'x'.repeat(9000) },
  });
  await until(() => a.errors.includes('bad-message'), 'a refusal');
  for (let i = 0; i < 200; i++) b.connection.voice({ t: 'speaking', speaking: i % 2 === 0 });
  // Each new stay is a new way for everybody else.
  for (let n = 0; n < 150; n++) b.connection.voice({ t: 'voice', session: sessionOf(1000 + n), open: true });
  await until(() => b.errors.includes('voice-off'), 'an end of coming in anew');
  await mustBeDone(c.connection.table({ kind: 'ready', ready: true }));
  expect(c.news.filter((one) => one.t === 'speaking').length).toBeLessThan(20);
});

it('an operator switches it off, or is told what cannot work', async () => {
  const silent = await new TestServer({ voice: null }).start();
  const [host] = (await silent.party('swintus', 1)) as [Player];
  expect(host.connection.view?.table).toMatchObject({ voice: false, offersVoice: false });
  expect(await host.connection.table({ kind: 'voice', on: true })).toMatchObject({ reason: 'voice-off' });
  await silent.clear();
  expect(configFrom({ VOICE: 'off' }, '/').voice).toBeNull();
  expect(configFrom({}, '/').voice).toEqual({ turn: null, stunUrls: [], keptMs: 15_000 });
  expect(() => configFrom({ TURN_URL: 'turn:a' }, '/')).toThrow('go together');
  expect(() => configFrom({ STUN_URL: 'https://a' }, '/')).toThrow('STUN_URL must be like stun:');
});
