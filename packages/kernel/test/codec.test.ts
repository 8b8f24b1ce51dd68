import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Codec,
  flag,
  list,
  named,
  object,
  oneOf,
  optional,
  parse,
  real,
  tagged,
  text,
  whole,
} from '../src/index.ts';

const cards = ['ace', 'two', 'three'];
const move = tagged({
  play: object({ card: named('card', cards), colour: optional(oneOf('red', 'blue', null)) }),
  give: object({ cards: list(named('card', cards), 2) }),
  say: object({ text: text(5), loud: optional(flag), pitch: optional(real(0, 1)) }),
  pass: object({}),
});

const failure = <T>(codec: Codec<T>, raw: unknown): { error: string; at: string; fault: string | undefined } => {
  const parsed = parse(codec, raw);
  if (parsed.ok) throw new Error(`taken: ${JSON.stringify(parsed.value)}`);
  const { error, at, fault } = parsed;
  return { error, at, fault: fault?.kind };
};

describe('codecs', () => {
  test('names outside, numbers inside, and back', () => {
    const raw = { type: 'play', card: 'two', colour: null };
    const parsed = parse(move, raw);
    expect(parsed).toEqual({ ok: true, value: { type: 'play', card: 1, colour: null } });
    expect(parsed.ok && move.write(parsed.value)).toEqual(raw);
  });

  test('what is missing stays missing', () => {
    const parsed = parse(move, { type: 'play', card: 'two' });
    expect(parsed.ok && Object.keys(parsed.value)).toEqual(['type', 'card']);
    expect(parsed.ok && move.write(parsed.value)).toEqual({ type: 'play', card: 'two' });
  });

  test('errors name the place and what would be right', () => {
    expect(failure(move, 7)).toMatchObject({ at: '', error: 'expected an object, got 7' });
    expect(failure(move, { type: 'plaay' })).toMatchObject({
      at: 'type',
      error: expect.stringContaining('play, give'),
    });
    expect(failure(move, { type: 'play' })).toMatchObject({ error: '"card" is missing', fault: 'missing-key' });
    expect(failure(move, { type: 'play', card: 'nine' })).toMatchObject({ at: 'card', fault: 'unknown-name' });
    expect(failure(move, { type: 'pass', x: 1 })).toMatchObject({
      at: 'x',
      error: expect.stringContaining('unknown key'),
    });
    expect(failure(move, { type: 'give', cards: ['ace', 'nine'] })).toMatchObject({ at: 'cards.1' });
    expect(failure(move, { type: 'give', cards: ['ace', 'ace', 'ace'] }).error).toContain('at most 2');
    expect(failure(move, { type: 'say', text: '  ' }).error).toContain('a text of 1 to 5');
    expect(failure(move, { type: 'say', text: 'abcdef' }).at).toBe('text');
  });

  test('keys that every object inherits are no keys', () => {
    expect(failure(move, { type: 'constructor' }).at).toBe('type');
    expect(failure(move, JSON.parse('{"type":"pass","__proto__":{}}')).at).toBe('__proto__');
    expect(failure(named('card', cards), 'toString').error).toContain('unknown card');
  });

  test('numbers keep to their bounds', () => {
    expect(parse(whole(1, 3), 3).ok).toBe(true);
    for (const raw of [0, 4, 1.5, '2', null, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(parse(whole(1, 3), raw).ok).toBe(false);
    }
    expect(parse(real(0, 1), 0.5).ok).toBe(true);
    expect(parse(real(0, 1), Number.NaN).ok).toBe(false);
  });

  test('survive any JSON, and write back whatever they took', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const parsed = parse(move, raw);
        if (parsed.ok) expect(parse(move, move.write(parsed.value))).toEqual(parsed);
      }),
    );
  });
});
