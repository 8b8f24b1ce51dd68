import { enPlural, type Fault } from '@tasovka/kernel';
import { type FaultWords, type PackParts, pathOf, sayFault } from '../fault.ts';
import { house } from './house.ts';

const places = (n: number): string => enPlural(n, 'place');

const faults: FaultWords = {
  'not-a-text': ({ longest }) => `a text belongs here, not empty and not longer than ${enPlural(longest, 'character')}`,
  'not-an-object': () => 'something in curly brackets { } belongs here',
  'not-a-list': () => 'a list in square brackets [ ] belongs here',
  'too-many-items': ({ most, got }) => `that is ${got}, and only ${most} fit`,
  'unknown-key': ({ key }) => `we know no field “${key}”. A typo?`,
  'missing-key': ({ key }) => `the field “${key}” is missing`,
  'unknown-name': ({ got }) => `we don’t know what ${got} is`,
  'wrong-value': ({ got }) => `we can’t make sense of ${got}`,
  'place-count': ({ least, most, got }) => `it takes ${least} to ${places(most)}, and here are ${got}`,
  'no-text': () => 'not a word! Write it in Russian (ru), in English (en) or in both',
  'bad-id': ({ id }) => `“${id}” won’t do: only small Latin letters, digits and single hyphens`,
  'role-count': ({ wanted, got }) => `it takes exactly ${enPlural(wanted, 'role')}, and here are ${got}`,
  'id-taken': ({ id, other }) => `the name “${id}” is taken already, see ${pathOf(other)}`,
  'same-text': ({ text, other }) => `“${text}” is there already, see ${pathOf(other)}. Nobody could tell them apart`,
  'wrong-seats': ({ variant, min, max, seats }) =>
    `${variants[variant]} is for ${min === max ? min : `${min} to ${max}`}, and you are ${seats}.`,
  'house-variant': ({ rule }) =>
    `“${house[rule].title}” means nothing in this variant. Switch it off, or play classic.`,
  'house-seats': ({ rule, needed, seats }) =>
    `“${house[rule].title}” takes ${needed} players and you are ${seats}. Invite more or switch it off.`,
  'too-few-places': ({ needed, size }) =>
    `A game like this takes ${places(needed)}, and there are only ${size}. Play fewer rounds, bring crossed-out places back, or add a pack.`,
  'too-many-places': ({ most, size }) =>
    `At most ${places(most)} are played with at a time, and these are ${size}. Leave a pack out, or cross some places out.`,
  'mixed-names': ({ id }) =>
    `The name “${id}” means one thing in your pack and another in ours. Rename the place (id) in yours.`,
};

const variants = { classic: 'The classic game', duo: 'Duo', trio: 'Trio', team: 'The team game' } as const;

const parts: PackParts = {
  file: 'the whole file',
  lists: { places: 'the list of places', roles: 'roles', facts: 'facts' },
  items: { places: (n) => `place ${n}`, roles: (n) => `role ${n}`, facts: (n) => `fact ${n}` },
  fields: {
    name: 'name',
    when: 'time',
    mood: 'mood',
    landscape: 'picture',
    light: 'light',
    backdrop: 'backdrop',
    thing: 'main thing',
    front: 'foreground',
  },
};

/** What is wrong with the options or a file of places, and where to look. */
export const fault = (at: string, found: Fault): string => sayFault(faults, parts, at, found);
