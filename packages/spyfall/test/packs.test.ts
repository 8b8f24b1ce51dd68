import { expect, test } from 'vitest';
import { type Pack, packThing, spyfall } from '../src/index.ts';
import { fault } from '../src/words/ru/fault.ts';
import { smallPack } from './packs.ts';

type Loose = { name: unknown; places: Record<string, unknown>[] };

/** A copy of the small pack with something changed in it. */
function changed(change: (pack: Loose) => void): Loose {
  const pack = JSON.parse(JSON.stringify(smallPack)) as Loose;
  change(pack);
  return pack;
}

const place = (pack: Loose, at: number): Record<string, unknown> => pack.places[at] as Record<string, unknown>;
const many = (count: number) =>
  changed((pack) => {
    pack.places = Array.from({ length: count }, (_, i) => ({ ...place(pack, 0), id: `spot-${i}x`, name: `Spot ${i}` }));
  });

const read = (pack: unknown, more: object = {}, seats = 4) => spyfall.options({ pack, ...more }, seats);

test('a pack of three to sixty locations is taken, in one language or two', () => {
  for (const pack of [smallPack, many(3), many(60)]) expect(read(pack)).toMatchObject({ ok: true });
  const two = changed((pack) => {
    place(pack, 0).name = { ru: 'Чердак', en: 'Attic' };
    place(pack, 1).name = { en: 'Cellar' };
    place(pack, 2).when = { ru: 'Всегда' };
    place(pack, 2).mood = 'Creaks. Then creaks again.';
    place(pack, 2).facts = [{ topic: 'sounds', text: 'It creaks.' }];
  });
  expect(read(two)).toMatchObject({ ok: true, value: { box: ['attic', 'cellar', 'porch', 'roof'] } });
});

test('a field that is called like something every object has is told by its name', () => {
  for (const key of ['__proto__', 'constructor'])
    expect(fault(key, { kind: 'unknown-key', key })).toMatch(new RegExp(`^${key} \\(${key}\\): поле «${key}»`, 'i'));
});

test.each<[string, unknown, string, RegExp]>([
  [
    'a fact without words',
    changed((pack) => Object.assign(place(pack, 1), { facts: [{ topic: 'food', text: {} }] })),
    'pack.places.1.facts.0',
    /needs a text/,
  ],
  [
    'a fact about nothing we know',
    changed((pack) => Object.assign(place(pack, 0), { facts: [{ topic: 'taxes', text: 'x' }] })),
    'pack.places.0.facts.0.topic',
    /taxes/,
  ],
  [
    'too many facts',
    changed((pack) => Object.assign(place(pack, 0), { facts: Array(41).fill({ topic: 'food', text: 'x' }) })),
    'pack.places.0.facts',
    /41|40/,
  ],
  ['too few locations', many(2), 'pack.places', /3 to 60 locations, this one 2/],
  ['too many locations', many(61), 'pack.places', /3 to 60 locations, this one 61/],
  ['no list at all', { name: 'x' }, 'pack', /"places" is missing/],
  ['not an object', 'pack', 'pack', /expected an object/],
  ['an unknown key', changed((pack) => Object.assign(pack, { author: 'me' })), 'pack.author', /unknown key "author"/],
  [
    'six roles',
    changed((pack) => (place(pack, 1).roles as unknown[]).pop()),
    'pack.places.1.roles',
    /"cellar" needs 7 roles, and has 6/,
  ],
  [
    'eight roles',
    changed((pack) => (place(pack, 1).roles as unknown[]).push('Ещё')),
    'pack.places.1.roles',
    /needs 7 roles, and has 8/,
  ],
  [
    'a role twice',
    changed((pack) => Object.assign(place(pack, 2).roles as object, { 6: ' роль 1' })),
    'pack.places.2.roles.6',
    /is the same as at places.2.roles.0/,
  ],
  [
    'a role without a word',
    changed((pack) => Object.assign(place(pack, 2).roles as object, { 6: {} })),
    'pack.places.2.roles.6',
    /in "ru", in "en" or in both/,
  ],
  [
    'an empty role',
    changed((pack) => Object.assign(place(pack, 2).roles as object, { 6: ' ' })),
    'pack.places.2.roles.6',
    /a text of 1 to 120 characters/,
  ],
  [
    'a name without a word',
    changed((pack) => Object.assign(place(pack, 0), { name: {} })),
    'pack.places.0.name',
    /in "ru", in "en" or in both/,
  ],
  [
    'a third language',
    changed((pack) => Object.assign(place(pack, 0), { name: { fr: 'Grenier' } })),
    'pack.places.0.name.fr',
    /unknown key "fr"/,
  ],
  [
    'an id twice',
    changed((pack) => Object.assign(place(pack, 3), { id: 'attic' })),
    'pack.places.3.id',
    /"attic" is already a name at places.0.id/,
  ],
  [
    'an id that is a role',
    changed((pack) => Object.assign(place(pack, 3), { id: 'attic-2' })),
    'pack.places.3.id',
    /already a name/,
  ],
  [
    'an id with capitals',
    changed((pack) => Object.assign(place(pack, 3), { id: 'The Roof' })),
    'pack.places.3.id',
    /only small Latin letters/,
  ],
  [
    'a name twice',
    changed((pack) => Object.assign(place(pack, 3), { name: 'место ATTIC' })),
    'pack.places.3.name',
    /is the same as at places.0.name/,
  ],
  [
    'a name that reads like another to somebody',
    changed((pack) => {
      place(pack, 0).name = { ru: 'Чердак', en: 'Attic' };
      place(pack, 3).name = { ru: 'Крыша' };
      place(pack, 2).name = { en: 'Крыша' };
    }),
    'pack.places.3.name',
    /is the same as at places.2.name/,
  ],
  [
    'a mood without a word',
    changed((pack) => Object.assign(place(pack, 0), { mood: {} })),
    'pack.places.0.mood',
    /in "ru", in "en" or in both/,
  ],
])('refused with the place of the mistake: %s', (_, pack, at, error) => {
  const parsed = read(pack);
  expect(parsed).toMatchObject({ ok: false, at });
  if (!parsed.ok) expect(parsed.error).toMatch(error);
});

test('what was brought is kept as it was written', () => {
  expect(spyfall.readPack?.(smallPack)).toEqual({
    ok: true,
    value: { name: 'Наш двор', count: 4, things: smallPack },
  });
});

test('a match is no longer than its pack, and by default not longer either', () => {
  expect(read(smallPack)).toMatchObject({ ok: true, value: { rounds: 4 } });
  expect(read(smallPack, { rounds: 5 })).toMatchObject({ ok: false, at: 'rounds' });
  expect(read(smallPack, { variant: 'team' }, 7)).toMatchObject({ ok: false, at: 'rounds' });
  expect(read(many(8), { variant: 'team' }, 7)).toMatchObject({ ok: true });
});

test('names of a pack are read in the language asked for, or in the other one', () => {
  const pack: Pack = {
    name: {},
    places: [{ id: 'attic', name: { ru: 'Чердак', en: 'Attic' }, roles: [{ ru: 'Кот' }] }],
  };
  expect(packThing(pack, 'attic', 'en')).toBe('Attic');
  expect(packThing(pack, 'attic-1', 'en')).toBe('Кот');
  expect(packThing(pack, 'caravan', 'en')).toBeNull();
});

test('each variant has its number of players', () => {
  const fits = (variant: string, seats: number): boolean => spyfall.options({ variant }, seats).ok;
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(sizes.filter((seats) => fits('classic', seats))).toEqual([3, 4, 5, 6, 7, 8]);
  expect(sizes.filter((seats) => fits('duo', seats))).toEqual([2]);
  expect(sizes.filter((seats) => fits('trio', seats))).toEqual([3]);
  expect(sizes.filter((seats) => fits('team', seats))).toEqual([7, 8, 9, 10]);
  expect(sizes.every((seats) => spyfall.options({}, seats).ok)).toBe(true);
});

test('packs of ours are mixed with each other and with the table’s own, and places are crossed out', () => {
  const box = (options: object, seats = 4): unknown => {
    const parsed = spyfall.options(options, seats);
    return parsed.ok ? parsed.value.box : [parsed.at, parsed.fault];
  };
  expect(box({})).toBeNull();
  expect(box({ packs: ['box'], without: [] })).toBeNull();
  expect(box({ packs: ['yard'] })).toHaveLength(20);
  expect(box({ packs: ['box', 'yard'] })).toHaveLength(50);
  expect(box({ pack: smallPack })).toEqual(['attic', 'cellar', 'porch', 'roof']);
  expect(box({ pack: smallPack, packs: ['yard'] })).toHaveLength(24);
  expect(box({ packs: ['yard'], without: ['bakery', 'no-such-place'] })).toHaveLength(19);
  expect(box({ pack: smallPack, without: ['attic'] })).toEqual(['cellar', 'porch', 'roof']);
});

test('a mixture that cannot be played is refused with its reason', () => {
  const fault = (options: object, seats = 4): unknown => {
    const parsed = spyfall.options(options, seats);
    return parsed.ok ? null : parsed.fault;
  };
  expect(fault({ packs: [] })).toEqual({ kind: 'too-few-places', needed: 3, size: 0 });
  expect(fault({ pack: smallPack, without: ['attic', 'roof'] })).toEqual({
    kind: 'too-few-places',
    needed: 3,
    size: 2,
  });
  expect(fault({ packs: ['yard'], rounds: 21 })).toEqual({ kind: 'too-few-places', needed: 21, size: 20 });
  expect(fault({ packs: ['box'], pack: many(40) })).toEqual({ kind: 'too-many-places', most: 60, size: 70 });
  const clash = changed((pack) => Object.assign(place(pack, 0), { id: 'bakery-2' }));
  expect(fault({ packs: ['yard'], pack: clash })).toEqual({ kind: 'mixed-names', id: 'bakery-2' });
  expect(fault({ packs: ['attic'] })).toMatchObject({ kind: 'wrong-value' });
});

test('a place of the table’s own stands for ours of the same name', () => {
  const own = changed((pack) => Object.assign(place(pack, 0), { id: 'bakery' }));
  const parsed = spyfall.options({ packs: ['yard'], pack: own }, 4);
  expect(parsed.ok && parsed.value.box).toHaveLength(23);
});
