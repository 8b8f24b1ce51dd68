import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  allows,
  Chance,
  list,
  named,
  type Offer,
  object,
  optional,
  sample,
  tagged,
  text,
  weight,
  whole,
  writeOffer,
} from '../src/index.ts';

const names = ['ace', 'two', 'three'];
const card = named('card', names);
const actions = tagged({
  play: object({ card, seat: optional(whole(0, 3)) }),
  give: object({ cards: list(card, 3) }),
  aim: object({ ms: whole(0, 100), text: optional(text(4)) }),
  look: object({}),
});

const play: Offer = { type: 'play', rule: 'R-1', fields: { card: [0, 2], seat: [1, 2, 3] } };
const give: Offer = { type: 'give', rule: 'R-2', fields: { cards: { from: [0, 0, 1], least: 1, most: 2 } } };
const aim: Offer = {
  type: 'aim',
  rule: 'R-3',
  fields: { ms: { lowest: 5, highest: 9 }, text: { longest: 4, optional: true } },
};
const look: Offer = { type: 'look', rule: 'R-4', fields: {}, unprompted: true };
const as = (action: object): Action => action as Action;

describe('offers', () => {
  test('every sample is allowed, by its own offer alone', () => {
    const all = [play, give, aim, look];
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...all), (seed, offer) => {
        const action = sample(offer, Chance.seeded(seed));
        expect(all.filter((one) => allows(one, action))).toEqual([offer]);
        expect(actions.read(actions.write(action as never), '')).toEqual(action);
      }),
    );
  });

  test('samples reach all there is', () => {
    const chance = Chance.seeded('all');
    const seen = new Set(Array.from({ length: 200 }, () => JSON.stringify(sample(play, chance))));
    expect(seen.size).toBe(6);
    const sizes = new Set(
      Array.from({ length: 50 }, () => sample<Action & { cards: number[] }>(give, chance).cards.length),
    );
    expect([...sizes].sort()).toEqual([1, 2]);
  });

  test('weigh as much as their first field has choices', () => {
    expect([play, give, aim, look].map(weight)).toEqual([2, 1, 1, 1]);
  });

  test('what is not offered is not allowed', () => {
    expect(allows(play, as({ type: 'play', card: 1, seat: 1 }))).toBe(false);
    expect(allows(play, as({ type: 'play', card: 0 }))).toBe(false);
    expect(allows(play, as({ type: 'play', card: 0, seat: 1, more: 1 }))).toBe(false);
    expect(allows(play, as({ type: 'give', card: 0, seat: 1 }))).toBe(false);
    expect(allows(give, as({ type: 'give', cards: [1, 1] }))).toBe(false);
    expect(allows(give, as({ type: 'give', cards: [] }))).toBe(false);
    expect(allows(give, as({ type: 'give', cards: 0 }))).toBe(false);
    expect(allows(aim, as({ type: 'aim', ms: 10 }))).toBe(false);
    expect(allows(aim, as({ type: 'aim', ms: 5, text: 'abcde' }))).toBe(false);
  });

  test('several of a list are a sub-multiset', () => {
    expect(allows(give, as({ type: 'give', cards: [0, 0] }))).toBe(true);
    expect(allows(give, as({ type: 'give', cards: [1, 0] }))).toBe(true);
    expect(allows(aim, as({ type: 'aim', ms: 5 }))).toBe(true);
  });

  test('values that are lists or objects are compared by what they hold', () => {
    const swap: Offer = { type: 'swap', rule: 'R-5', fields: { give: [{ left: 1 }, {}] } };
    expect(allows(swap, as({ type: 'swap', give: { left: 1 } }))).toBe(true);
    expect(allows(swap, as({ type: 'swap', give: { left: 2 } }))).toBe(false);
  });

  test('are written with names', () => {
    expect(writeOffer(play, actions)).toEqual({
      type: 'play',
      rule: 'R-1',
      fields: { card: ['ace', 'three'], seat: [1, 2, 3] },
    });
    expect(writeOffer(give, actions).fields).toEqual({ cards: { from: ['ace', 'ace', 'two'], least: 1, most: 2 } });
    expect(writeOffer(look, actions)).toEqual({ type: 'look', rule: 'R-4', fields: {}, unprompted: true });
  });
});
