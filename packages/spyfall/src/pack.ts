import { type Codec, isObject, type Language, list, object, optional, type Parsed, parse, text } from '@tasovka/kernel';
import { placeIds } from './places/index.ts';

/** A text in one language or two; where one is missing the other stands in. */
export interface PackText {
  readonly ru?: string;
  readonly en?: string;
}

export interface PackPlace {
  readonly id: string;
  readonly name: PackText;
  readonly when?: PackText;
  readonly mood?: PackText;
  readonly roles: readonly PackText[];
}

/** A table's own locations and roles; docs/spyfall-packs.md tells how to write one. */
export interface Pack {
  readonly name: PackText;
  readonly places: readonly PackPlace[];
}

export const rolesPerPlace = 7;
const fewest = 3;
const most = 60;

const inBoth = (longest: number) => object({ ru: optional(text(longest)), en: optional(text(longest)) });

/** A plain string is a text for both languages. */
function packText(longest: number): Codec<PackText> {
  const one = text(longest);
  const two = inBoth(longest);
  return {
    read(raw, at) {
      if (isObject(raw)) return two.read(raw, at);
      const same = one.read(raw, at);
      return { ru: same, en: same };
    },
    write: (value) => two.write(value),
  };
}

const placeCodec = object({
  id: text(40),
  name: packText(60),
  when: optional(packText(60)),
  mood: optional(packText(400)),
  roles: list(packText(120), 100),
});

export const packCodec: Codec<Pack> = object({ name: packText(60), places: list(placeCodec, 1000) });

/** A pack from outside, or what is wrong with it and where. */
export function readPack(raw: unknown): Parsed<Pack> {
  const parsed = parse(packCodec, raw);
  const fault = parsed.ok ? packFault(parsed.value) : null;
  return fault ? { ok: false, ...fault, reason: 'bad-move' } : parsed;
}

export interface Fault {
  readonly at: string;
  readonly error: string;
}

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const languages: readonly Language[] = ['ru', 'en'];

/** What is wrong with a pack that is well-formed otherwise, and where. */
export function packFault(pack: Pack): Fault | null {
  const count = pack.places.length;
  if (count < fewest || count > most) {
    return { at: 'places', error: `a pack has ${fewest} to ${most} locations, this one ${count}` };
  }
  if (isMute(pack.name)) return { at: 'name', error: mute };
  const names = new Map<string, string>();
  for (const [i, place] of pack.places.entries()) {
    const fault = placeFault(place, `places.${i}`) ?? twice(place.id, `places.${i}.id`, names);
    if (fault) return fault;
    for (let role = 0; role < rolesPerPlace; role++) {
      const taken = twice(roleName(place.id, role), `places.${i}.id`, names);
      if (taken) return taken;
    }
  }
  return sameText(
    pack.places.map((place) => place.name),
    (i) => `places.${i}.name`,
  );
}

const mute = 'needs a text in "ru", in "en" or in both';
const isMute = (given: PackText): boolean => given.ru === undefined && given.en === undefined;

function placeFault(place: PackPlace, at: string): Fault | null {
  if (!slug.test(place.id)) {
    return { at: `${at}.id`, error: `"${place.id}": only small Latin letters, digits and single hyphens` };
  }
  if (isMute(place.name)) return { at: `${at}.name`, error: mute };
  if (place.roles.length !== rolesPerPlace) {
    return { at: `${at}.roles`, error: `"${place.id}" needs ${rolesPerPlace} roles, and has ${place.roles.length}` };
  }
  const silent = place.roles.findIndex(isMute);
  if (silent >= 0) return { at: `${at}.roles.${silent}`, error: mute };
  return sameText(place.roles, (i) => `${at}.roles.${i}`);
}

/** Names of locations and roles share one space: what is hidden must be told apart from what is not. */
function twice(id: string, at: string, names: Map<string, string>): Fault | null {
  const other = names.get(id);
  if (other !== undefined) return { at, error: `"${id}" is already a name at ${other}` };
  names.set(id, at);
  return null;
}

/** Two that read the same could not be told apart at the table. */
function sameText(texts: readonly PackText[], at: (i: number) => string): Fault | null {
  for (const language of languages) {
    const seen = new Map<string, number>();
    for (const [i, given] of texts.entries()) {
      const reads = given[language]?.trim().toLowerCase();
      if (reads === undefined) continue;
      const other = seen.get(reads);
      if (other !== undefined) return { at: at(i), error: `"${given[language]}" is the same as at ${at(other)}` };
      seen.set(reads, i);
    }
  }
  return null;
}

/** The names of the locations that are played with. */
export const boxOf = (box: readonly string[] | null): readonly string[] => box ?? placeIds;

/** A role's name in views and scenarios: its place and its number there, from 1. */
export const roleName = (place: string, role: number): string => `${place}-${role + 1}`;

/** What a name of a custom pack reads like, or null if it is not in the pack. */
export function packThing(pack: Pack, name: string, language: Language): string | null {
  const say = (given: PackText): string => (given[language] ?? given.ru ?? given.en) as string;
  for (const place of pack.places) {
    if (place.id === name) return say(place.name);
    const role = place.roles.find((_, i) => roleName(place.id, i) === name);
    if (role) return say(role);
  }
  return null;
}
