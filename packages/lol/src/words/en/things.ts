import { faceOf, lookUp } from '@tasovka/cards/words';
import type { CardKind } from '../../box.ts';

const kinds: Readonly<Record<CardKind, string>> = {
  0: '0',
  1: '1',
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
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
  const { colour, kind } = faceOf(name);
  const noun = lookUp(kinds, kind);
  if (noun === undefined) return name;
  return colour === null ? noun : `${colour} ${noun}`;
}

/** “a red 7”, “an IMHO!”. */
export function one(name: string): string {
  return `${/^(8|IMHO|Oops)/.test(thing(name)) ? 'an' : 'a'} ${thing(name)}`;
}

const list = new Intl.ListFormat('en');
export const all = (names: readonly string[]): string => list.format(names.map(thing));
