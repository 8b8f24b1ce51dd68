import { faceOf } from '../face.ts';

export const kinds: Readonly<Record<string, string>> = {
  bah: 'Bam!',
  ban: 'Ban!',
  pff: 'Pfff!',
  bro: 'Bro!',
  ups: 'Oops!',
  ha: 'Ha!',
  haha: 'Ha-ha!',
  lol: 'LOL!',
  imho: 'IMHO!',
};

/** “red 7”, “blue Bam!”, “IMHO!”; a colour alone is itself. */
export function thing(name: string): string {
  const { colour, kind, value } = faceOf(name);
  const noun = kind === 'number' ? value?.toString() : kinds[kind];
  if (noun === undefined) return colour ?? name;
  return colour === null ? noun : `${colour} ${noun}`;
}

/** “a red 7”, “an IMHO!”. */
export function one(name: string): string {
  return `${/^(8|IMHO|Oops)/.test(thing(name)) ? 'an' : 'a'} ${thing(name)}`;
}

const list = new Intl.ListFormat('en');
export const all = (names: readonly string[]): string => list.format(names.map(thing));
