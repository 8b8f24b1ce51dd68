import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeLetters, idOf, parseClientMessage, parseNewRoom, parseRoomCode, toPlainLine } from '../src/index.ts';

const message = (raw: unknown) => parseClientMessage(JSON.stringify(raw));

it('reads what is well-formed and bounded, and nothing else', () => {
  expect(message({ t: 'act', id: 1, action: { type: 'draw' }, pressedAt: 5 })).toEqual({
    t: 'act',
    id: 1,
    action: { type: 'draw' },
    pressedAt: 5,
  });
  expect(message({ t: 'say', id: 1, text: '  при\nвет  ' })).toEqual({ t: 'say', id: 1, text: 'при вет' });
  expect(message({ t: 'table', id: 2, request: { kind: 'start' } })).not.toBeNull();
  expect(message({ t: 'table', id: 2, request: { kind: 'pace', times: { turnMs: 0 } } })).not.toBeNull();
  for (const wrong of [
    null,
    [],
    { t: 'act', id: 1, action: [] },
    { t: 'act', id: -1, action: {} },
    { t: 'act', id: 1.5, action: {} },
    { t: 'act', id: 1, action: {}, extra: 1 },
    { t: 'act', id: 1, action: {}, pressedAt: -1 },
    { t: 'say', id: 1, text: ' \u200b ' },
    { t: 'say', id: 1, text: 'x'.repeat(301) },
    { t: 'table', id: 1, request: { kind: 'rename', name: 'x'.repeat(25), face: 'a' } },
    { t: 'table', id: 1, request: { kind: 'pace', times: { turnMs: -1 } } },
    { t: 'table', id: 1, request: { kind: 'pace', times: { turnMs: 86_400_001 } } },
    { t: 'table', id: 1, request: { kind: 'pace', times: { turnMs: 'soon' } } },
    { t: 'table', id: 1, request: { kind: 'pace', times: { ['x'.repeat(25)]: 1 } } },
    {
      t: 'table',
      id: 1,
      request: { kind: 'pace', times: Object.fromEntries([...'abcdefghi'].map((key) => [key, 1])) },
    },
    { t: 'table', id: 1, request: { kind: 'agree', agrees: 1 } },
    { t: 'signal', signal: 'said' },
    { t: '__proto__' },
  ]) {
    expect(message(wrong), JSON.stringify(wrong)).toBeNull();
  }
  expect(parseClientMessage('{')).toBeNull();
  expect(idOf('{"t":"act","id": 17,"action":[]}')).toBe(17);
  expect(parseNewRoom({ game: 'swintus', name: '<b>Аня</b>', face: 'x' })).toMatchObject({ name: '<b>Аня</b>' });
});

it('never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      parseClientMessage(text);
      toPlainLine(text);
      parseRoomCode(text);
    }),
  );
});

it('codes: no vowels, nothing twice, readable in Cyrillic', () => {
  expect(codeLetters).not.toMatch(/[AEIOUYLQSN01]/);
  expect(new Set(codeLetters).size).toBe(codeLetters.length);
  expect(parseRoomCode('вснк-м')).toBe('BCHKM');
  expect(parseRoomCode('bchkm')).toBe('BCHKM');
  expect(parseRoomCode('BCHK')).toBeNull();
  expect(parseRoomCode('BCHKA')).toBeNull();
});
