import { Table } from '@tasovka/kernel';
import { type ApiError, type HttpProblem, roomApi } from '@tasovka/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PushDevice, PushService } from '../kit/pushService.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';
import { allGames } from '../src/games.ts';
import { pushConfig } from '../src/push/pushConfig.ts';
import { isKnownPushService } from '../src/push/pushServices.ts';
import { RoomState } from '../src/rooms/log/roomState.ts';
import { type Gathered, Gathering } from '../src/rooms/people/gathering.ts';

const problemOf = (call: Promise<unknown>): Promise<HttpProblem | null> =>
  call.then(
    () => null,
    (error) => (error as ApiError).problem,
  );
const minute = 60_000;

describe('whom the server may call', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s', (endpoint) => expect(isKnownPushService(new URL(endpoint))).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://user:password@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://fcm.googleapis.com./',
    'https://evil.example/?fcm.googleapis.com',
    'https://evilpush.apple.com/',
    'https://push.apple.com.evil.example/',
    'https://notify.windows.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://ｆcm.googleapis.com.evil.example/',
  ])('not %s', (endpoint) => expect(isKnownPushService(new URL(endpoint))).toBe(false));

  it('is a matter of the operator, who gives a contact', () => {
    expect(pushConfig({})).toBe(null);
    expect(pushConfig({ PUSH_CONTACT: 'me@example.org' })?.contact).toBe('mailto:me@example.org');
    expect(pushConfig({ PUSH_CONTACT: 'https://example.org' })?.contact).toBe('https://example.org');
    for (const PUSH_CONTACT of ['me', 'http://example.org', 'mailto:', 'mailto:<me@example.org>', 'a b@example.org']) {
      expect(() => pushConfig({ PUSH_CONTACT }), PUSH_CONTACT).toThrow('PUSH_CONTACT');
    }
  });
});

it('a host who looks in for a moment calls nobody, and one who stays does', () => {
  const table = new Table(allGames, 'swintus');
  for (const id of ['host', 'away']) table.take({ kind: 'join', id, name: id, face: 'x', watching: false }, 0);
  const rung: Gathered[] = [];
  const bell = { settleMs: 1000, ring: (one: Gathered) => void rung.push(one), forget: () => {}, parted: () => {} };
  const here = new Set<string>();
  const gathering = new Gathering('R', { state: new RoomState(table), seq: 9 }, bell, (id) => here.has(id));
  const comes = (id: string, now: number): void => {
    here.add(id);
    gathering.came(id, now);
  };
  comes('away', 0);
  expect(gathering.due).toBe(Number.POSITIVE_INFINITY);
  here.clear();
  comes('host', 10);
  expect(gathering.due).toBe(1010);
  here.clear();
  gathering.settle();
  expect(rung).toEqual([]);
  comes('host', 2000);
  gathering.settle();
  expect(rung).toEqual([{ room: 'R', why: 'opened', host: 'host', game: 'swintus', absent: ['away'] }]);
  comes('host', 3000);
  expect(gathering.due).toBe(Number.POSITIVE_INFINITY);
});

describe('«The table is gathering»', () => {
  const service = new PushService();
  let server: TestServer;
  let host: Player;
  let guest: Player;
  let device: PushDevice;
  /** The server's clock goes on as it does, and leaps. */
  let ahead = 0;

  beforeAll(async () => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    await service.start();
    server = await new TestServer({ push: service.config, sleepMs: 200 }).start();
  });
  afterAll(async () => {
    await server.clear();
    await service.close();
    vi.restoreAllMocks();
  });
  beforeEach(async () => {
    const party = await server.party('swintus', 2);
    [host, guest] = party as [Player, Player];
    device = service.device();
    await subscribe(guest, device);
  });
  afterEach(() => {
    expect(service.faults).toEqual([]);
  });

  const subscribe = ({ seat }: Player, { subscriber }: PushDevice): Promise<void> =>
    roomApi.subscribe(server.http, seat.code, seat.token, subscriber);
  const isOn = async ({ seat }: Player): Promise<boolean> =>
    (await roomApi.pushState(server.http, seat.code, seat.token)).on;
  const later = (ms: number): void => {
    ahead += ms;
  };
  const gone = (player: Player): Promise<void> => {
    player.connection.close();
    const { code, guest: id } = player.seat;
    const isOnline = () => server.registry.rooms.get(code)?.state.table.guest(id)?.online ?? false;
    // Its chair is empty after a while; at an empty table there is nobody to see that.
    return until(() => !isOnline() || !server.registry.rooms.has(code), 'going').then(() => {});
  };
  /** Everybody has gone, and the room with them. */
  const part = async (...players: readonly Player[]): Promise<void> => {
    for (const { connection } of players) connection.close();
    await until(() => !server.registry.rooms.has(host.seat.code), 'sleep');
  };
  const comesBack = async (player: Player): Promise<Player> => server.player(player.seat);
  const told = (): string[] => device.pushed.map(({ message }) => message.body);
  /** Whoever else was to be told of an opening has been: a table beside this one is told as well. */
  const everybodyIsTold = async (): Promise<void> => {
    const [other, absent] = (await server.party('lol', 2)) as [Player, Player];
    const witness = service.device();
    await subscribe(absent, witness);
    absent.connection.close();
    other.connection.close();
    await until(() => !server.registry.rooms.has(other.seat.code), 'sleep');
    later(11 * minute);
    await comesBack(other);
    await until(() => witness.pushed.length > 0, 'the witness');
  };

  it('tells whoever is away, once, when the host opens the table again', async () => {
    await part(host, guest);
    later(11 * minute);
    await comesBack(host);
    await until(() => device.pushed.length > 0, 'a message');
    expect(told()).toEqual(['Аня снова за столом: «Свинтус». Заходи!']);
    const [{ message, headers, claims, serverKey } = expect.fail()] = device.pushed;
    expect(message).toMatchObject({ room: host.seat.code, title: 'Стол собирается', stop: 'Больше не звать' });
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:host@example.org' });
    expect(headers).toMatchObject({ ttl: '1800', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(headers.topic).toMatch(/^[\w-]{24}$/);
    expect(serverKey).toBe((await roomApi.pushState(server.http, host.seat.code, host.seat.token)).key);
  });

  it('tells nobody who is here, and of nobody who is not host', async () => {
    await part(host, guest);
    later(11 * minute);
    const here = await comesBack(guest);
    await comesBack(host);
    await everybodyIsTold();
    expect(told()).toEqual([]);
    here.connection.close();
  });

  it('tells no more than once in three hours of an opening, and in ten minutes of anything', async () => {
    await part(host, guest);
    later(11 * minute);
    let back = await comesBack(host);
    await until(() => told().length === 1, 'a message');
    await mustBeDone(back.connection.table({ kind: 'start' }));
    await part(back);
    later(60 * minute);
    back = await comesBack(host);
    await everybodyIsTold();
    expect(told()).toHaveLength(1);
    await part(back);
    later(180 * minute);
    await comesBack(host);
    await until(() => told().length === 2, 'the next evening');
  });

  it('tells of a start, in the language that was asked for', async () => {
    const english = service.device('en');
    await subscribe(guest, english);
    await gone(guest);
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await until(() => english.pushed.length > 0, 'a message');
    expect(english.pushed[0]?.message.body).toBe('Аня is starting Swintus. Your seat is waiting.');
    expect(told()).toEqual([]);
  });

  it('keeps its key when it is started again', async () => {
    const key = async () => (await roomApi.pushState(server.http, host.seat.code, host.seat.token)).key;
    const before = await key();
    expect(before).toMatch(/^B[\w-]{86}$/);
    await server.stop();
    await server.start();
    expect(await key()).toBe(before);
    expect(await isOn(guest)).toBe(true);
  });

  it('forgets an address that is dead, keeps one that fails for now, and asks nobody else', async () => {
    const ring = async (): Promise<void> => {
      const before = service.asked.length;
      await part(host, guest);
      later(181 * minute);
      host = await comesBack(host);
      await until(() => service.asked.length > before, 'a call');
    };
    device.status = 500;
    await ring();
    device.status = 307;
    await ring();
    expect(await isOn(guest)).toBe(true);
    device.status = 410;
    await ring();
    await vi.waitFor(async () => expect(await isOn(guest)).toBe(false));
    expect(service.asked).not.toContain('/elsewhere');
  });

  it('holds up nobody at the table, nor the end of the server', async () => {
    await gone(guest);
    device.status = 0;
    const before = service.asked.length;
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await until(() => service.asked.length > before, 'a call');
    await server.stop();
    await server.start();
  });

  it('ends with one tap on the message, by who knows where it came, and by nobody else', async () => {
    const stop = async (endpoint: unknown): Promise<number> => {
      const answer = await fetch(`${server.http}/api/rooms/${guest.seat.code}/push/stop`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint }),
      });
      return answer.status;
    };
    expect(await stop(`${device.subscriber.endpoint}x`)).toBe(403);
    expect(await stop(['x'])).toBe(400);
    expect(await isOn(guest)).toBe(true);
    expect(await stop(device.subscriber.endpoint)).toBe(200);
    expect(await isOn(guest)).toBe(false);
    expect(await stop(device.subscriber.endpoint)).toBe(403);
  });

  it('goes with whoever asked for it: by a switch, by leaving, by another device, by being forgotten', async () => {
    const again = async (): Promise<void> => {
      await subscribe(guest, device);
      expect(await isOn(guest)).toBe(true);
    };
    await roomApi.unsubscribe(server.http, guest.seat.code, guest.seat.token);
    expect(await isOn(guest)).toBe(false);
    await again();
    await roomApi.forgetMe(server.http, guest.seat.code, guest.seat.token);
    expect(await isOn(guest)).toBe(false);
    await again();
    const { link } = await roomApi.link(server.http, guest.seat.code, guest.seat.token);
    const seat = await roomApi.redeem(server.http, link);
    guest = await server.player(seat);
    expect(await isOn(guest)).toBe(false);
    await again();
    const second = service.device();
    await subscribe(host, second);
    expect(await isOn(guest)).toBe(true);
    await subscribe(host, device);
    expect(await isOn(guest)).toBe(false);
    await again();
    expect(await isOn(host)).toBe(false);
    const { push } = (
      server.registry as unknown as {
        options: { store: { push: { has: (room: string, guest: string) => Promise<boolean> } } };
      }
    ).options.store;
    await mustBeDone(host.connection.table({ kind: 'remove', id: guest.seat.guest }));
    await vi.waitFor(async () => expect(await push.has(guest.seat.code, guest.seat.guest)).toBe(false));
  });

  it('is refused to strangers, to addresses that are no push service, and to what is none', async () => {
    const { code, token } = guest.seat;
    const post = async (body: unknown): Promise<unknown> =>
      problemOf(roomApi.subscribe(server.http, code, token, body as never));
    const { subscriber } = device;
    expect(await problemOf(roomApi.subscribe(server.http, code, 'x', subscriber))).toEqual({ reason: 'bad-token' });
    expect(await post({ ...subscriber, endpoint: 'http://127.0.0.1:22/' })).toEqual({ reason: 'unknown-push-service' });
    expect(await post({ ...subscriber, endpoint: 'nowhere' })).toEqual({ reason: 'unknown-push-service' });
    for (const wrong of [
      null,
      {},
      { ...subscriber, endpoint: 'x'.repeat(1025) },
      { ...subscriber, endpoint: 'http://127.0.0.1/\r\nx: y' },
      { ...subscriber, keys: { p256dh: 'x', auth: 'x' } },
      { ...subscriber, language: 'fr' },
      { ...subscriber, more: 1 },
    ]) {
      expect(await post(wrong), JSON.stringify(wrong)).toEqual({ reason: 'bad-message' });
    }
    expect(await isOn(guest)).toBe(true);
  });

  it('is not there where the operator names no contact', async () => {
    const silent = await new TestServer().start();
    const seat = await roomApi.create(silent.http, { game: 'swintus', name: 'Я', face: 'x' });
    expect(await roomApi.pushState(silent.http, seat.code, seat.token)).toEqual({ key: null, on: false });
    expect(await problemOf(roomApi.subscribe(silent.http, seat.code, seat.token, device.subscriber))).toEqual({
      reason: 'push-off',
    });
    await silent.clear();
  });
});
