import { isObject, type Language, type OwnText, type Parsed, readIn } from '@tasovka/kernel';
import type { Topic } from '@tasovka/spyfall';
import { backdrops, fronts, type Landscape, lights, things } from '@tasovka/spyfall/landscape';
import { type Pack, type PackPlace, readPack } from '@tasovka/spyfall/pack';
import { slugOf } from './slug.ts';

/** A pack that somebody is still writing: anything of it may be missing. */
export interface Draft {
  readonly name: OwnText;
  readonly places: readonly DraftPlace[];
}

export interface DraftPlace {
  /** Empty until the place has been in a file: then it is called after its name. */
  readonly id: string;
  readonly name: OwnText;
  readonly when: OwnText;
  readonly mood: OwnText;
  readonly roles: readonly OwnText[];
  readonly facts: readonly { readonly topic: Topic; readonly text: OwnText }[];
  readonly landscape: Landscape;
}

export const rolesWanted = 7;

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export const anyLandscape = (): Landscape => ({
  light: any(lights),
  backdrop: any(backdrops),
  thing: any(things),
  front: any(fronts),
});

export const emptyPlace = (): DraftPlace => ({
  id: '',
  name: '',
  when: '',
  mood: '',
  roles: Array.from({ length: rolesWanted }, () => ''),
  facts: [],
  landscape: anyLandscape(),
});

const isBlank = (text: OwnText): boolean => readIn('ru', text).trim() === '';

/** One language of a text is written anew; a text that was for both stays for both. */
export function rewritten(text: OwnText, language: Language, next: string): OwnText {
  if (typeof text === 'string') return next;
  const other = language === 'ru' ? 'en' : 'ru';
  return {
    ...(text[other] !== undefined && { [other]: text[other] }),
    ...(next.trim() !== '' && { [language]: next }),
  };
}

/** What is missing in a place. */
export interface Missing {
  readonly name: boolean;
  readonly roles: number;
  readonly sameRoles: boolean;
}

export function missingIn({ name, roles }: DraftPlace): Missing | null {
  const written = roles.filter((role) => !isBlank(role));
  const missing = {
    name: isBlank(name),
    roles: rolesWanted - written.length,
    sameRoles: (['ru', 'en'] as const).some(
      (language) => new Set(written.map((role) => readIn(language, role).trim().toLowerCase())).size < written.length,
    ),
  };
  return missing.name || missing.roles > 0 || missing.sameRoles ? missing : null;
}

/** The draft as a file, or what is wrong with it; what is left empty is left out. */
export function packFrom({ name, places }: Draft): Parsed<Pack> {
  const taken = new Set(places.map(({ id }) => id).filter((id) => id !== ''));
  const file = places.map(({ id, name, when, mood, roles, facts, landscape }) => ({
    id: id || slugOf(readIn('en', name), taken),
    name,
    ...(!isBlank(when) && { when }),
    ...(!isBlank(mood) && { mood }),
    roles: roles.filter((role) => !isBlank(role)),
    ...(facts.some(({ text }) => !isBlank(text)) && { facts: facts.filter(({ text }) => !isBlank(text)) }),
    landscape,
  }));
  return readPack({ name, places: file });
}

/** A file as a draft: a place without a picture gets one, the same for the same name. */
export const draftOf = ({ name, places }: Pack): Draft => ({ name, places: places.map(placeDraft) });

function placeDraft(
  { id, name, when = '', mood = '', roles, facts = [], landscape }: PackPlace,
  at: number,
): DraftPlace {
  const pick = <T>(list: readonly T[], step: number): T => list[(at * step + id.length) % list.length] as T;
  const usual = {
    light: pick(lights, 5),
    backdrop: pick(backdrops, 3),
    thing: pick(things, 7),
    front: pick(fronts, 3),
  };
  return { id, name, when, mood, roles, facts, landscape: landscape ?? usual };
}

const isText = (raw: unknown): raw is OwnText =>
  typeof raw === 'string' || (isObject(raw) && Object.values(raw).every((one) => typeof one === 'string'));

/** A draft from the device's storage, or null where it is none. */
export function readDraft(raw: unknown): Draft | null {
  if (!isObject(raw) || !isText(raw.name) || !Array.isArray(raw.places)) return null;
  const places = raw.places.map(readDraftPlace);
  return places.includes(null) ? null : { name: raw.name, places: places.filter((place) => place !== null) };
}

function readDraftPlace(raw: unknown): DraftPlace | null {
  if (!isObject(raw)) return null;
  const { id, name, when, mood, roles, facts, landscape } = raw;
  if (typeof id !== 'string' || !isText(name) || !isText(when) || !isText(mood)) return null;
  if (!Array.isArray(roles) || !roles.every(isText) || !Array.isArray(facts) || !isObject(landscape)) return null;
  const usual = anyLandscape();
  const known = <T extends string>(list: readonly T[], got: unknown, otherwise: T): T =>
    list.find((one) => one === got) ?? otherwise;
  return {
    id,
    name,
    when,
    mood,
    roles,
    // The rules say at the end whether a topic is one: a newer app may have known more.
    facts: facts.filter((fact): fact is DraftPlace['facts'][number] => isObject(fact) && isText(fact.text)),
    landscape: {
      light: known(lights, landscape.light, usual.light),
      backdrop: known(backdrops, landscape.backdrop, usual.backdrop),
      thing: known(things, landscape.thing, usual.thing),
      front: known(fronts, landscape.front, usual.front),
    },
  };
}
