import type { GameEvent, JsonObject } from '@tasovka/kernel';
import { expect, test } from 'vitest';
import { leaks } from './leaks.ts';
import { RoundTruth } from './truth.ts';

const welcome = (
  seat: number | null,
  view: JsonObject,
  offers: readonly JsonObject[] = [],
  game = view.roles ? 'spyfall' : 'swintus',
): string =>
  JSON.stringify({
    t: 'welcome',
    seq: 1,
    view: { table: { game, matches: 1 }, match: { seat, view, offers, awaited: [] } },
    missed: [],
  });
const update = (events: readonly GameEvent[], patch: JsonObject = {}): string =>
  JSON.stringify({ t: 'update', seq: 2, events, patch });

/** Two hands of «Свинтус»; seat 1 has laid its red-1. */
function cards(): RoundTruth {
  const truth = new RoundTruth('swintus');
  truth.look({ hand: { 0: ['blue-1'], 1: ['red-1', 'green-2'] } });
  truth.hear({ type: 'laid', seat: 1, card: 'red-1' });
  return truth;
}
const mine = welcome(0, { round: 0, hand: { 0: ['blue-1'] } });

test('one’s own hand and what was laid are no secrets', () => {
  expect(leaks([mine, update([{ type: 'laid', seat: 1, card: 'red-1' }])], [[cards()]])).toEqual([]);
});

test('a claim may name any card', () => {
  const offers = [{ type: 'dark', fields: { claim: ['green-2', 'red-7'] } }];
  expect(leaks([welcome(0, { round: 0, hand: { 0: ['blue-1'] } }, offers)], [[cards()]])).toEqual([]);
});

test.each([
  ['the hand of another', welcome(0, { round: 0, hand: { 0: ['blue-1'], 1: ['green-2'] } }), 'the hand of seat 1'],
  ['a hand shown to who only watches', welcome(null, { round: 0, hand: { 0: ['blue-1'] } }), 'the hand of seat 0'],
  [
    'a card of another in an offer',
    welcome(0, { round: 0 }, [{ type: 'play', fields: { card: ['green-2'] } }]),
    'green-2',
  ],
])('%s is found', (_, line, why) => {
  expect(leaks([line], [[cards()]]).join()).toContain(why);
});

test('a card of another in an event, or slipped into the view by a patch, is found', () => {
  const drew = update([{ type: 'drew', seat: 1, card: 'green-2' }]);
  const patched = update([], { match: { view: { hand: { 1: ['red-1', 'green-2'] } } } });
  expect(leaks([mine, drew], [[cards()]])).toEqual([expect.stringContaining('green-2')]);
  expect(leaks([mine, patched], [[cards()]]).join()).toContain('the hand of seat 1');
});

/** A round of «Шпион»: seat 1 is the spy. */
function spies(): RoundTruth {
  const truth = new RoundTruth('spyfall');
  truth.look({ roles: { 0: 'saloon-2', 1: null, 2: 'saloon-5' }, location: 'saloon', locations: [] });
  return truth;
}

test('everybody knows their own role and place, and the spy the list of all places', () => {
  expect(leaks([welcome(0, { round: 0, location: 'saloon', roles: { 0: 'saloon-2' } })], [[spies()]])).toEqual([]);
  const guess = { type: 'guess', fields: { location: ['saloon', 'caravan'] } };
  expect(leaks([welcome(1, { round: 0, roles: {} }, [guess])], [[spies()]])).toEqual([]);
});

test('the place told to the spy, or a role to a stranger, is found; at the end all is told', () => {
  const told = { round: 0, location: 'saloon', roles: { 2: 'saloon-5' } };
  expect(leaks([welcome(1, { round: 0, location: 'saloon' })], [[spies()]])).toHaveLength(1);
  expect(leaks([welcome(0, told)], [[spies()]])).toEqual([expect.stringContaining('saloon-5')]);
  expect(
    leaks([welcome(1, { ...told, round: 1, roundScores: [1, 0, 1], end: { how: 'exposed' } })], [[spies()]]),
  ).toEqual([]);
});
