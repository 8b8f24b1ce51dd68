import {
  type Json,
  type JsonObject,
  list,
  Match,
  named,
  nothing,
  type Offer,
  object as objectOf,
  seatsIn,
  type Table,
  tagged,
  type Viewer,
  whole,
  writeOffer,
} from '@tasovka/kernel';
import { applyPatch } from '@tasovka/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allGames } from '../src/games.ts';
import { SharedDiff, type SharedTableView, ViewerDiff } from '../src/rooms/outbox/viewDiff.ts';

const value: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 1, 'a'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('json'), { maxKeys: 3 }),
  ),
})).json;
const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value) as fc.Arbitrary<JsonObject>;
/** As merge patches see it: null is nothing. */
const known = (json: Json): Json => applyPatch(undefined, json);

const standings = fc.dictionary(fc.constantFrom('e', 'f'), value) as fc.Arbitrary<JsonObject>;
const card = named('card', ['sow', 'hog', 'pig']);
const actions = tagged({
  play: objectOf({ card, window: whole(0, 1000) }),
  give: objectOf({ cards: list(card, 3) }),
  draw: objectOf({}),
});
const draw: Offer = { type: 'draw', rule: 'R-1', fields: nothing };
const offer: fc.Arbitrary<Offer> = fc.oneof(
  fc.constantFrom(draw, { type: 'next', rule: 'R-2', fields: {} }),
  fc.record({
    type: fc.constant('play'),
    rule: fc.constant('R-3'),
    fields: fc.record({ card: fc.array(fc.nat(2)), window: fc.array(fc.constantFrom(7, 255, 256, 1000)) }),
    unprompted: fc.constant(true as const),
  }),
  fc.array(fc.nat(2)).map((from) => ({ type: 'give', rule: 'R-4', fields: { cards: { from, least: 0, most: 1 } } })),
);
const offers = fc.array(offer, { maxLength: 2 });
/** Nobody chooses how the next round begins: the kernel writes that offer itself. */
const written = (one: Offer): JsonObject =>
  one.type === 'next' ? { type: 'next', rule: one.rule, fields: {} } : writeOffer(one, actions);
const match = fc.record({
  standings,
  view: object,
  offers,
  awaited: fc.nat(7),
  viewer: fc.constantFrom(0, 1, 'spectator'),
});
type Picture = typeof match extends fc.Arbitrary<infer T> ? T : never;

/** As much of a match as a diff looks at. */
const matchOf = (picture: Picture) =>
  ({
    awaited: picture.awaited,
    standingsView: () => picture.standings,
    game: { own: ['a', 'b'], actions },
    roundView: (viewer: Viewer) => (viewer === 'spectator' ? { ...picture.view, a: null, b: null } : picture.view),
    ownView: (viewer: Viewer) => (viewer === 'spectator' ? { a: null, b: null } : picture.view),
    offers: () => picture.offers,
    writeOffer: written,
  }) as unknown as NonNullable<Table['match']>;

it('a view kept by patches is the view that is there', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(object, fc.option(match)), { minLength: 2, maxLength: 6 }), (pictures) => {
      const diff = new ViewerDiff(() => {});
      const shared = new SharedDiff({} as SharedTableView, null);
      let view: Json = { table: {} };
      for (const [table, picture] of pictures) {
        const now = picture && matchOf(picture);
        const viewer = (picture?.viewer ?? 'spectator') as Viewer;
        const change = shared.diff(table as unknown as SharedTableView, now);
        view = applyPatch(view, JSON.parse(diff.patch(change, now, viewer, viewer)) as Json);
        const seated = typeof viewer === 'number';
        const wanted = picture && {
          seat: seated ? viewer : null,
          view: { ...picture.standings, ...now?.roundView(viewer) },
          offers: seated ? picture.offers.map(written) : [],
          awaited: seatsIn(picture.awaited),
        };
        expect(known(view)).toEqual(known({ table, match: wanted }));
      }
    }),
  );
});

it('a field belongs to the match, to the round or to a viewer, and to the same in all games', () => {
  const owners = new Map<string, string>();
  const claim = (field: string, owner: string): void => {
    expect(owners.get(field) ?? owner, field).toBe(owner);
    owners.set(field, owner);
  };
  for (const game of Object.values(allGames)) {
    const seats = Math.max(4, game.seats.min);
    const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
    const header = { game: game.id, rulesVersion: game.rulesVersion, seats, options: {}, seed: 'screens', names };
    const match = Match.start(game, header);
    for (const field of Object.keys(match.standingsView())) claim(field, 'match');
    for (const field of Object.keys(match.roundView(0))) claim(field, game.own.includes(field) ? 'viewer' : 'round');
  }
});

it('a viewer who has the whole view is sent only what changed since', () => {
  const picture = { standings: { e: 1 }, view: { a: [1] }, offers: [], awaited: 1, viewer: 0 };
  const shared = new SharedDiff({} as SharedTableView, matchOf(picture));
  const diff = new ViewerDiff(() => {});
  diff.reset(matchOf(picture), 0, 0);
  const now = matchOf({ ...picture, view: { a: [1, 2] }, awaited: 2 });
  expect(JSON.parse(diff.patch(shared.diff(shared.table, now), now, 0, 0))).toEqual({
    match: { view: { a: [1, 2] }, awaited: [1] },
  });
  expect(diff.patch(shared.diff(shared.table, now), now, 0, 0)).toBe('{}');
});
