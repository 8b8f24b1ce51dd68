import { describe, expect, test } from 'vitest';
import { places } from '../src/index.ts';
import { morePacks, packOf, placesIn } from '../src/packs/ids.ts';
import { things } from '../src/packs/landscape.ts';
import { loadPlaces } from '../src/packs/load.ts';
import { ourLore, ourPlaces } from '../src/packs/lore.ts';
import { facts as allFacts } from '../src/places/facts/index.ts';
import { placeIds } from '../src/places/index.ts';
import type { Both, Fact } from '../src/places/place.ts';

const cyrillic = /[а-яё]/i;
const latin = /[a-z]/i;
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Words of a name without their endings, so that «Караван» is found in «караванщик». */
const stems = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^a-zа-яё]+/)
    .filter((word) => word.length >= 4 && !['band', 'camp', 'great', 'первой', 'чёрной'].includes(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));

const complete = (both: Both): void => {
  expect(both.ru.trim()).toMatch(/\S/);
  expect(both.en.trim()).toMatch(/\S/);
  expect(both.ru.trim()).toBe(both.ru);
  expect(both.en.trim()).toBe(both.en);
  expect(both.en).not.toMatch(cyrillic);
};

test('thirty locations, in the order of their names, each named after its English name', () => {
  expect(places.length).toBe(30);
  expect([...placeIds].sort()).toEqual(placeIds);
  expect(new Set(places.map((place) => place.name.ru)).size).toBe(30);
  for (const place of places) expect(place.id).toBe(slug(place.name.en));
});

test('our packs have the places the rules know, twenty each, no two alike', async () => {
  for (const pack of morePacks) {
    expect((await loadPlaces(pack)).map(({ id }) => id)).toEqual(placesIn[pack]);
    expect(placesIn[pack]).toHaveLength(20);
  }
  const all = [...places, ...ourPlaces];
  for (const language of ['ru', 'en'] as const) {
    expect(new Set(all.map(({ name }) => name[language].toLowerCase())).size).toBe(all.length);
    const roles = all.flatMap((place) => place.roles.map((role) => role[language].toLowerCase()));
    expect(roles.filter((role, i) => roles.indexOf(role) !== i)).toEqual([]);
  }
  for (const { id, name } of ourPlaces) expect(id).toBe(slug(name.en));
  expect(packOf('saloon')).toBe('box');
});

test('every place of our packs is told by its picture: no two have the same thing in the middle', () => {
  const drawn = ourPlaces.map(({ landscape }) => landscape.thing);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const thing of drawn) expect(things).toContain(thing);
});

const factsOf: Readonly<Record<string, readonly Fact[]>> = {
  ...allFacts,
  ...Object.fromEntries(Object.entries(ourLore).map(([id, { facts }]) => [id, facts])),
};

describe.each([...places, ...ourPlaces].map((place) => [place.id, place] as const))('%s', (id, place) => {
  const facts = factsOf[id] ?? [];

  test('both languages are complete', () => {
    for (const both of [place.name, place.when, place.mood, ...place.roles, ...facts.map((fact) => fact.text)]) {
      complete(both);
    }
    for (const both of [place.name, place.mood, ...place.roles, ...facts.map((fact) => fact.text)]) {
      expect(both.ru).toMatch(cyrillic);
      expect(both.en).toMatch(latin);
    }
  });

  test('seven distinct roles, none of them naming the location', () => {
    expect(place.roles.length).toBe(7);
    for (const language of ['ru', 'en'] as const) {
      expect(new Set(place.roles.map((role) => role[language].toLowerCase())).size).toBe(7);
      for (const role of place.roles) {
        for (const stem of stems(place.name[language])) expect(role[language].toLowerCase()).not.toContain(stem);
      }
    }
  });

  test('at least twelve facts, no two the same, from vague to telling, none naming the location', () => {
    expect(facts.length).toBeGreaterThanOrEqual(12);
    for (const language of ['ru', 'en'] as const) {
      expect(new Set(facts.map((fact) => fact.text[language].toLowerCase())).size).toBe(facts.length);
      for (const fact of facts) {
        expect(fact.text[language].toLowerCase()).not.toContain(place.name[language].toLowerCase());
      }
    }
    for (const tell of [1, 2, 3]) expect(facts.filter((fact) => fact.tell === tell).length).toBeGreaterThan(2);
    expect(new Set(facts.map((fact) => fact.topic)).size).toBeGreaterThanOrEqual(9);
  });

  test('two sentences of atmosphere', () => {
    for (const language of ['ru', 'en'] as const) {
      const sentences = place.mood[language].split(/[.!?…]+[»”"')]*(?:\s+|$)/).filter((part) => part.trim() !== '');
      expect(sentences.length, place.mood[language]).toBe(2);
    }
  });
});
