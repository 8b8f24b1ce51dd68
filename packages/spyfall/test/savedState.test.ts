import { Chance, type Json, Match, type Standings } from '@tasovka/kernel';
import { expect, test } from 'vitest';
import { deal } from '../src/deal.ts';
import { spyfall } from '../src/index.ts';
import type { MatchState } from '../src/matchState.ts';
import type { Options } from '../src/options.ts';
import { loadState, saveState } from '../src/savedState.ts';
import { smallPack } from './packs.ts';

function optionsWith(places: readonly string[]): Options {
  const pack = {
    ...smallPack,
    places: places.map((id) => ({ ...smallPack.places[0], id, name: `Место ${id}` })),
  };
  const parsed = spyfall.options({ pack, rounds: 1 }, 4);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const standings: Standings<MatchState> = {
  round: 1,
  dealer: 0,
  scores: [0, 0, 0, 0],
  out: 0,
  over: false,
  roundScores: null,
  roundWinner: null,
  matchState: { used: ['porch'], captains: [] },
};
const before = optionsWith(['attic', 'cellar', 'porch', 'roof']);
const ctx = { now: 0, chance: Chance.seeded('saved'), fixed: {}, names: [] };
const state = deal(standings, before, ctx, { deal: { location: 'cellar', spy: 1 } });
const saved: Json = JSON.parse(JSON.stringify(saveState(state)));

test('a saved round names its places and roles, and reads back the same', () => {
  expect(saved).toMatchObject({ used: ['porch'], deal: { locations: ['cellar'] } });
  expect(JSON.stringify(saved)).toMatch(/"role":"cellar-[1-7]"/);
  expect(loadState(saved, before)).toEqual(state);
});

test('a place that is added or moved never turns one place into another', () => {
  for (const places of [
    ['balcony', 'attic', 'cellar', 'porch', 'roof'],
    ['roof', 'porch', 'cellar', 'attic'],
    ['cellar', 'porch', 'garage'],
  ]) {
    const { options: _, ...loaded } = loadState(saved, optionsWith(places));
    expect(loaded).toEqual({ ...loaded, used: state.used, deal: state.deal, phase: state.phase });
  }
});

test.each([
  ['the place that is played', ['attic', 'porch', 'roof'], /unknown location "cellar"/],
  ['a place played before', ['attic', 'cellar', 'roof'], /unknown location "porch"/],
])('without %s the save is refused', (_, places, error) => {
  expect(() => loadState(saved, optionsWith(places))).toThrow(error);
});

test('a match of the box is saved and restored', () => {
  const header = {
    game: 'spyfall',
    rulesVersion: spyfall.rulesVersion,
    seats: 7,
    options: { variant: 'team' },
    seed: 's',
    names: [],
  };
  const match = Match.start(spyfall, header);
  const again = Match.restore(spyfall, match.save());
  expect(again.state).toEqual(match.state);
  expect(() => Match.restore(spyfall, match.save().replaceAll(match.state.deal.locations[0] ?? '', 'gone'))).toThrow(
    /unknown location "gone"/,
  );
});
