import { codeLetters, formatRoomCode, parseRoomCode, roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from '../kit/testServer.ts';
import { newCode, newLink, roomOfLink } from '../src/rooms/secrets.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

it('new codes are eight letters that read as nothing else, in either alphabet, and make no words', () => {
  for (let i = 0; i < 1000; i++) {
    const code = newCode();
    expect(code).toMatch(/^[B-Z]{8}$/);
    expect(parseRoomCode(code)).toBe(code);
    expect(parseRoomCode(formatRoomCode(code).toLowerCase())).toBe(code);
  }
  expect(codeLetters).not.toMatch(/[AEIOUYLNQS015]/);
});

it('a code is shown in two groups of four; one of an older room as it is', () => {
  expect(formatRoomCode('BCDFGHJK')).toBe('BCDF-GHJK');
  expect(formatRoomCode('BCDFG')).toBe('BCDFG');
});

it('codes of eight and of five letters are read as people type them', () => {
  expect(parseRoomCode('всдф гнжк')).toBe('BCDFGHJK');
  expect(parseRoomCode('BCDF–ghjk')).toBe('BCDFGHJK');
  expect(parseRoomCode('всдфг')).toBe('BCDFG');
  expect(parseRoomCode('нжкмр')).toBe('HJKMP');
  expect(parseRoomCode('ятхзш')).toBe('RTXZW');
  expect(parseRoomCode(' b-c d–f.g ')).toBe('BCDFG');
  for (const wrong of ['', 'BCDF', 'BCDFGH', 'BCDFGHJ', 'BCDFGHJKM', 'BCDFA', 'BCDF0', 'ЩЫЪЬЭ', '%00%0']) {
    expect(parseRoomCode(wrong), wrong).toBeNull();
  }
});

it('a link tells where its code ends, of whatever length that is', () => {
  for (const code of ['BCDFG', 'BCDFGHJK']) {
    for (let i = 0; i < 100; i++) expect(roomOfLink(newLink(code))).toBe(code);
  }
  expect(roomOfLink('')).toBe('');
});

it('a seat moves by link at a table with a new code', async () => {
  const me = await roomApi.create(server.http, { game: 'swintus', name: 'Аня', face: 'pig' });
  expect(me.code).toHaveLength(8);
  const { link } = await roomApi.link(server.http, me.code, me.token);
  expect(await roomApi.redeem(server.http, link)).toMatchObject({ code: me.code, guest: me.guest });
});
