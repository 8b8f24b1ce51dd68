import {
  type Codec,
  isObject,
  type JsonObject,
  type Language,
  list,
  type OwnText,
  object,
  oneOf,
  optional,
  type Parsed,
  parse,
  readIn,
  type TablePack,
  text,
} from '@tasovka/kernel';
import { type Landscape, landscapeCodec } from './packs/landscape.ts';
import { placeIds } from './places/index.ts';
import { rolesPerPlace, type Topic, topics } from './places/place.ts';

export interface PackPlace {
  readonly id: string;
  readonly name: OwnText;
  readonly when?: OwnText;
  readonly mood?: OwnText;
  readonly roles: readonly OwnText[];
  /** What bots may say about it, each true there and naming nothing; without any they dodge. */
  readonly facts?: readonly PackFact[];
  /** Its picture; without one it gets a picture of nowhere, the same for the same name. */
  readonly landscape?: Landscape;
}

export interface PackFact {
  readonly topic: Topic;
  readonly text: OwnText;
}

/** A table's own locations and roles; docs/spyfall-packs.md tells how to write one. */
export interface Pack {
  readonly name: OwnText;
  readonly places: readonly PackPlace[];
}

export const fewestPlaces = 3;
export const mostPlaces = 60;

/** A plain string is a text for both languages. */
function packText(longest: number): Codec<OwnText> {
  const one = text(longest);
  const two = object({ ru: optional(one), en: optional(one) });
  return {
    read: (raw, at) => (isObject(raw) ? two.read(raw, at) : one.read(raw, at)),
    write: (value) => (typeof value === 'string' ? value : { ...value }),
  };
}

const placeCodec = object({
  id: text(40),
  name: packText(60),
  when: optional(packText(60)),
  mood: optional(packText(400)),
  roles: list(packText(120), 100),
  facts: optional(list(object({ topic: oneOf(...topics), text: packText(160) }), 40)),
  landscape: optional(landscapeCodec),
});

export const packCodec: Codec<Pack> = object({ name: packText(60), places: list(placeCodec, 1000) });

/** A pack from outside, or what is wrong with it and where. */
export function readPack(raw: unknown): Parsed<Pack> {
  const parsed = parse(packCodec, raw);
  const fault = parsed.ok ? packFault(parsed.value) : null;
  return fault ? { ok: false, ...fault } : parsed;
}

/** The same for a table that only wants to know how to call it. */
export function readTablePack(raw: unknown): Parsed<TablePack> {
  const parsed = readPack(raw);
  if (!parsed.ok) return parsed;
  const { name, places } = parsed.value;
  // The codec of an object writes an object.
  const things = packCodec.write(parsed.value) as JsonObject;
  return { ok: true, value: { name, count: places.length, things } };
}

/** What can be wrong with a pack that is well-formed otherwise. */
export type PackFault =
  | { readonly kind: 'place-count'; readonly least: number; readonly most: number; readonly got: number }
  | { readonly kind: 'no-text' }
  | { readonly kind: 'bad-id'; readonly id: string }
  | { readonly kind: 'role-count'; readonly wanted: number; readonly got: number }
  | { readonly kind: 'id-taken'; readonly id: string; readonly other: string }
  | { readonly kind: 'same-text'; readonly text: string; readonly other: string };

interface FoundFault {
  readonly at: string;
  readonly error: string;
  readonly fault: PackFault;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const languages: readonly Language[] = ['ru', 'en'];

/** The first thing that is wrong with a pack, and where. */
export function packFault(pack: Pack): FoundFault | null {
  const got = pack.places.length;
  if (got < fewestPlaces || got > mostPlaces) {
    const error = `a pack has ${fewestPlaces} to ${mostPlaces} locations, this one ${got}`;
    return { at: 'places', error, fault: { kind: 'place-count', least: fewestPlaces, most: mostPlaces, got } };
  }
  if (isMute(pack.name)) return mute('name');
  const names = new Map<string, string>();
  for (const [i, place] of pack.places.entries()) {
    const fault = placeFault(place, `places.${i}`) ?? twice(place.id, `places.${i}.id`, names);
    if (fault) return fault;
    for (const role of roleNames(place.id)) {
      const taken = twice(role, `places.${i}.id`, names);
      if (taken) return taken;
    }
  }
  return sameText(
    pack.places.map((place) => place.name),
    (i) => `places.${i}.name`,
  );
}

const isMute = (given: OwnText): boolean => readIn('ru', given) === '';
const mute = (at: string): FoundFault => ({
  at,
  error: 'needs a text in "ru", in "en" or in both',
  fault: { kind: 'no-text' },
});

function placeFault({ id, name, when, mood, roles, facts = [] }: PackPlace, at: string): FoundFault | null {
  if (!slug.test(id)) {
    const error = `"${id}": only small Latin letters, digits and single hyphens`;
    return { at: `${at}.id`, error, fault: { kind: 'bad-id', id } };
  }
  for (const [key, given] of Object.entries({ name, when, mood })) {
    if (given !== undefined && isMute(given)) return mute(`${at}.${key}`);
  }
  if (roles.length !== rolesPerPlace) {
    const error = `"${id}" needs ${rolesPerPlace} roles, and has ${roles.length}`;
    return { at: `${at}.roles`, error, fault: { kind: 'role-count', wanted: rolesPerPlace, got: roles.length } };
  }
  const untold = facts.findIndex(({ text }) => isMute(text));
  if (untold >= 0) return mute(`${at}.facts.${untold}`);
  const silent = roles.findIndex(isMute);
  if (silent >= 0) return mute(`${at}.roles.${silent}`);
  return sameText(roles, (i) => `${at}.roles.${i}`);
}

/** Names of locations and roles share one space: what is hidden must be told apart from what is not. */
function twice(id: string, at: string, names: Map<string, string>): FoundFault | null {
  const other = names.get(id);
  if (other !== undefined) {
    return { at, error: `"${id}" is already a name at ${other}`, fault: { kind: 'id-taken', id, other } };
  }
  names.set(id, at);
  return null;
}

/** Two that read the same to somebody could not be told apart at the table. */
function sameText(texts: readonly OwnText[], at: (i: number) => string): FoundFault | null {
  for (const language of languages) {
    const seen = new Map<string, number>();
    for (const [i, given] of texts.entries()) {
      const text = readIn(language, given);
      const reads = text.trim().toLowerCase();
      const first = seen.get(reads);
      if (first !== undefined) {
        const other = at(first);
        return { at: at(i), error: `"${text}" is the same as at ${other}`, fault: { kind: 'same-text', text, other } };
      }
      seen.set(reads, i);
    }
  }
  return null;
}

/** The names of the locations that are played with. */
export const boxOf = (box: readonly string[] | null): readonly string[] => box ?? placeIds;

/** A role's name in views and scenarios: its place and its number there, from 1. */
export const roleName = (place: string, role: number): string => `${place}-${role + 1}`;

export const roleNames = (place: string): string[] =>
  Array.from({ length: rolesPerPlace }, (_, role) => roleName(place, role));

/** What a name of a custom pack reads like, or null if it is not in the pack. */
export function packThing(pack: Pack, name: string, language: Language): string | null {
  for (const place of pack.places) {
    if (place.id === name) return readIn(language, place.name);
    const role = place.roles.find((_, i) => roleName(place.id, i) === name);
    if (role !== undefined) return readIn(language, role);
  }
  return null;
}
