import { readPack } from '@tasovka/spyfall/pack';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Draft, draftOf, emptyPlace, missingIn, packFrom, readDraft, rewritten } from '../src/places/draft.ts';
import { slugOf } from '../src/places/slug.ts';

const roles = Array.from({ length: 7 }, (_, i) => `Роль ${i + 1}`);
const draft = (...names: string[]): Draft => ({
  name: 'Двор',
  places: names.map((name) => ({ ...emptyPlace(), name, roles })),
});

test('a place is called after its name, in letters that moves and logs can have, each differently', () => {
  const taken = new Set<string>();
  const slugs = ['Бабушкина кухня', 'Дом', 'Дом 2', 'дом!', '???', '🏠', 'Ж'.repeat(60)].map((name) =>
    slugOf(name, taken),
  );
  expect(slugs).toEqual(['babushkina-kukhnya', 'dom', 'dom2', 'dom-b', 'place', 'place-b', 'zh'.repeat(16)]);
  for (let i = 0; i < 70; i++) slugOf('Дом', taken);
  expect(taken.size).toBe(77);
});

test('what is written becomes a file that the table reads, and the same draft again', () => {
  const whole = packFrom(draft('Кухня', 'Дом', 'Дом 2'));
  if (!whole.ok) throw new Error(whole.error);
  expect(whole.value.places.map(({ id }) => id)).toEqual(['kukhnya', 'dom', 'dom2']);
  expect(whole.value.places[0]).not.toHaveProperty('mood');
  expect(readPack(JSON.parse(JSON.stringify(whole.value)))).toEqual(whole);
  expect(packFrom(draftOf(whole.value))).toEqual(whole);
});

test('what is missing is told, and nothing unfinished becomes a file', () => {
  const place = { ...emptyPlace(), name: 'Дом', roles: ['Кот', ' кот', '', '', '', '', ''] };
  expect(missingIn(place)).toEqual({ name: false, roles: 5, sameRoles: true });
  expect(missingIn(emptyPlace())).toEqual({ name: true, roles: 7, sameRoles: false });
  expect(missingIn({ ...place, roles })).toBeNull();
  expect(packFrom({ name: 'Двор', places: [place, place, place] }).ok).toBe(false);
  expect(packFrom(draft('Дом')).ok).toBe(false);
  expect(packFrom(draft('Дом', 'дом ', 'Сад')).ok).toBe(false);
});

test('a text in two languages is rewritten in one of them', () => {
  expect(rewritten('Дом', 'en', 'House')).toBe('House');
  expect(rewritten({ ru: 'Дом', en: 'Home' }, 'en', 'House')).toEqual({ ru: 'Дом', en: 'House' });
  expect(rewritten({ ru: 'Дом' }, 'en', 'House')).toEqual({ ru: 'Дом', en: 'House' });
  expect(rewritten({ ru: 'Дом', en: 'Home' }, 'ru', '')).toEqual({ en: 'Home' });
});

test('a draft is read from the device as it was, and anything else is none', () => {
  const kept = draft('Дом', 'Сад', 'Лес');
  expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const strange = { ...kept, places: [{ ...kept.places[0], landscape: { thing: 'swing', light: 'ultraviolet' } }] };
  expect(readDraft(strange)?.places[0]?.landscape.thing).toBe('swing');
  for (const raw of [
    null,
    1,
    'x',
    [],
    {},
    { name: 1, places: [] },
    { name: 'x', places: [null] },
    { name: 'x', places: [{ id: 'a' }] },
  ]) {
    expect(readDraft(raw)).toBeNull();
  }
});

/** What browsers keep, in the memory of a test. */
const kept = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;
let window = new EventTarget();
beforeEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
  window = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('addEventListener', (...all: Parameters<EventTarget['addEventListener']>) =>
    window.addEventListener(...all),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error('QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('$state', { raw: (value: unknown) => value });
});

const openShelf = async () => (await import('../src/places/shelf.svelte.ts')).shelf;
const key = 'tasovka.packs';

test('packs stay on the device, with the version they are written in', async () => {
  const first = await openShelf();
  const made = first.add(draft('Дом')) ?? '';
  first.shared(made, 'ABCDEFGH');
  expect(JSON.parse(kept.get(key) ?? '')).toMatchObject({ version: 1, packs: [{ key: made, code: 'ABCDEFGH' }] });
  vi.resetModules();
  const again = await openShelf();
  expect(again.find(made)?.draft.name).toBe('Двор');
  // A pack that was changed is no longer the one that was shared.
  again.change(made, draft('Сад'));
  expect(again.find(made)?.code).toBeUndefined();
  for (let i = 0; i < 40; i++) again.add(draft('Дом'));
  expect(again.packs).toHaveLength(30);
});

test('where the device has no room it says so, and what could be kept is not lost', async () => {
  const shelf = await openShelf();
  const made = shelf.add(draft('Дом')) ?? '';
  const before = kept.get(key);
  room = 100;
  shelf.change(made, draft('Сад'));
  expect([shelf.isSaved, kept.get(key)]).toEqual([false, before]);
  expect(shelf.find(made)?.draft.places[0]?.name).toBe('Сад');
  room = Number.POSITIVE_INFINITY;
  shelf.change(made, draft('Лес'));
  expect(shelf.isSaved).toBe(true);
});

test('two windows of one device write on one shelf', async () => {
  const here = await openShelf();
  here.add(draft('Дом'));
  vi.resetModules();
  const there = await openShelf();
  const theirs = there.add(draft('Сад')) ?? '';
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  here.add(draft('Лес'));
  expect(here.packs).toHaveLength(3);
  expect(JSON.parse(kept.get(key) ?? '').packs.map((one: { key: string }) => one.key)).toContain(theirs);
});

test('what a newer app wrote is left alone, and rubbish is an empty shelf', async () => {
  const newer = JSON.stringify({ version: 2, packs: [{ key: 'x', scroll: 'y' }] });
  kept.set(key, newer);
  const shelf = await openShelf();
  expect([shelf.isNewer, shelf.packs.length, shelf.add(draft('Дом'))]).toEqual([true, 0, null]);
  expect(kept.get(key)).toBe(newer);
  for (const text of ['', '{', '[]', 'null', '{"version":1}', '{"version":1,"packs":[1,{"key":"a"}]}']) {
    kept.set(key, text);
    vi.resetModules();
    expect((await openShelf()).packs).toEqual([]);
  }
});

test('what is wrong with a draft is said of what is in it, in words', async () => {
  const { places } = await import('../src/words/ru/places.ts');
  const { tellFault } = await import('../src/places/packFaults.ts');
  const twin = (ru: string) => ({ ...emptyPlace(), name: { ru, en: 'Kitchen' }, roles });
  const same = await tellFault(
    packFrom({ name: 'Двор', places: [twin('Кухня'), twin('Кухонька'), ...draft('Сад').places] }),
    'ru',
    places,
  );
  expect(same.ok || same.error).toContain('«Kitchen» уже есть');
  const hidden = await tellFault(packFrom({ ...draft('Дом', 'Сад', 'Лес'), name: 'Дв\u202eор' }), 'ru', places);
  expect(hidden.ok || hidden.error).toContain('невидимые или служебные знаки');
});
