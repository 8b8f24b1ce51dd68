import { type ApiError, type HttpProblem, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePack } from '../kit/samplePack.ts';
import { TestServer } from '../kit/testServer.ts';

const problemOf = (call: Promise<unknown>): Promise<HttpProblem | null> =>
  call.then(
    () => null,
    (error) => (error as ApiError).problem,
  );

describe('packs that are shared', () => {
  const server = new TestServer({ adminToken: 'secret', sharedPacks: 3 });
  beforeAll(() => server.start());
  afterAll(() => server.clear());

  const share = (places: number, more = {}): Promise<{ code: string }> =>
    roomApi.sharePack(server.http, { game: 'spyfall', pack: samplePack(places, more) });
  const admin = (code: string, password: string): Promise<Response> =>
    fetch(`${server.http}/admin/delete-pack`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`,
      },
      body: new URLSearchParams({ pack: code }),
    });

  it('are there for anybody with the code, also after a restart, and take room once', async () => {
    const { code } = await share(3);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(await share(3)).toEqual({ code });
    await server.stop();
    await server.start();
    expect(await roomApi.sharedPack(server.http, code.toLowerCase())).toEqual({ game: 'spyfall', pack: samplePack(3) });
  });

  it('are refused with a reason, and nothing is kept of them', async () => {
    const post = async (body: string): Promise<[number, HttpProblem]> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.http}/api/packs`, { method: 'POST', headers, body });
      return [answer.status, (await answer.json()) as HttpProblem];
    };
    expect(await problemOf(share(1))).toMatchObject({
      reason: 'bad-pack',
      at: 'places',
      fault: { kind: 'place-count' },
    });
    expect(await problemOf(share(3, { version: 2 }))).toMatchObject({
      reason: 'bad-pack',
      fault: { kind: 'unknown-key' },
    });
    expect(await problemOf(share(3, { name: 'Дв\u202eор' }))).toEqual({ reason: 'hostile-text' });
    expect(await problemOf(share(3, { name: 'Д\u0301\u0301\u0301\u0301\u0301вор' }))).toEqual({
      reason: 'hostile-text',
    });
    expect(await problemOf(share(3, { name: '\u200b' }))).toEqual({ reason: 'hostile-text' });
    expect(await problemOf(share(3, { name: 'x'.repeat(140_000) }))).toEqual({ reason: 'too-large' });
    expect(await problemOf(roomApi.sharePack(server.http, { game: 'chess', pack: samplePack(3) }))).toEqual({
      reason: 'bad-message',
    });
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '{"game":"spyfall"}',
      '{"game":"__proto__","pack":{}}',
      `{"game":"spyfall","pack":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
    ]) {
      expect((await post(body))[0], body.slice(0, 40)).toBe(400);
    }
    for (const code of ['ABCDEFGH', 'short', '..%2f..', 'ABCDEFGHI', '0OIL1111']) {
      expect(await problemOf(roomApi.sharedPack(server.http, code))).toEqual({ reason: 'no-such-pack' });
    }
  });

  it('a name that looks like markup is a name, and stays text on the administrator’s page', async () => {
    const { code } = await share(3, { name: '<img src=x onerror=alert(1)>' });
    const page = await fetch(`${server.http}/admin`, {
      headers: { authorization: `Basic ${Buffer.from('admin:secret').toString('base64')}` },
    });
    const html = await page.text();
    expect(html).toContain(code);
    expect(html).not.toContain('<img');
    expect((await admin(code, 'guessed')).status).toBe(401);
    expect((await admin(code, 'secret')).status).toBe(303);
    expect(await problemOf(roomApi.sharedPack(server.http, code))).toEqual({ reason: 'no-such-pack' });
    expect((await admin(code, 'secret')).status).toBe(404);
  });

  it('have a shelf of so many', async () => {
    await share(4);
    await share(5);
    expect(await problemOf(share(6))).toEqual({ reason: 'shelf-full' });
    // What is there already is no more.
    expect(await share(5)).toMatchObject({ code: expect.any(String) });
  });
});

it('sharing and guessing codes are counted by address', async () => {
  const server = await new TestServer({ packsPerHour: 2, missesPerMinute: 3 }).start();
  const share = (places: number) =>
    problemOf(roomApi.sharePack(server.http, { game: 'spyfall', pack: samplePack(places) }));
  const guess = () => problemOf(roomApi.sharedPack(server.http, 'ABCDEFGH'));
  expect([await share(3), await share(4), (await share(5))?.reason]).toEqual([null, null, 'too-many']);
  const told: unknown[] = [];
  for (let i = 0; i < 60; i++) told.push((await guess())?.reason);
  expect(told[0]).toBe('no-such-pack');
  expect(told.at(-1)).toBe('too-many');
  await server.clear();
});

it('a table takes no pack either whose text is not what it looks like', async () => {
  const server = await new TestServer({}).start();
  const { code, token } = await roomApi.create(server.http, { game: 'spyfall', name: 'Я', face: 'x' });
  const bring = (name: string) => problemOf(roomApi.bringPack(server.http, code, token, samplePack(3, { name })));
  expect(await bring('Двор\u2066')).toEqual({ reason: 'hostile-text' });
  expect(await bring('Двор 🏡 👨‍👩‍👧')).toBeNull();
  await server.clear();
});
