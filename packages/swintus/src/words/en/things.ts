import { faceOf, lookUp } from '@tasovka/cards/words';
import type { CardKind, SetName } from '../../box.ts';

const kinds: Readonly<Record<CardKind, string>> = {
  0: 'zero',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  hapyozh: 'Snatch',
  tihohryun: 'Hush-Oink',
  hlopkopyt: 'Hoof Slam',
  perehryuk: 'U-Oink',
  svinorot: 'Pig Out',
  temnodel: 'Shady Deal',
  polisvin: 'Wild Hog',
  'shtul-0': 'Sssit!',
  'shshalun-1': 'Rassscal!',
  'shshevelis-2': 'Pressto!',
  'shshtol-3': 'Pawsss off!',
  'shinkognito-4': 'Incognissto',
  'shmotrun-5': 'Wink-sss',
  'shmunitet-6': 'Immunissty',
  'shshto-7': 'What’sss that?',
  'shshuriken-7': 'Sssshuriken',
  'red-virus': 'Necrocough',
  'green-virus': 'Deadsnot',
  'yellow-virus': 'Skeletitis',
  'blue-virus': 'Rottooth',
  'red-vaccine': 'Scaldbottle',
  'green-vaccine': 'Croakamol',
  'yellow-vaccine': 'Stabaroid',
  'blue-vaccine': 'Drillikins',
};

const others: Readonly<Record<SetName | 'bill', string>> = {
  etiquette: 'Etiquette',
  zombie: 'Zombies',
  moles: 'Mole Bankers',
  bill: 'IOU',
};

/** What has a name of its own, without a colour. */
const proper = (name: string): string | undefined => lookUp(kinds, name) ?? lookUp(others, name);

/** “red seven”, “blue Snatch”, “Wild Hog”, “Necrocough”; a colour alone is itself. */
export function thing(name: string): string {
  const { colour, kind } = faceOf(name);
  const noun = lookUp(kinds, kind);
  return proper(name) ?? (noun === undefined ? name : `${colour} ${noun}`);
}

export const valueName = (value: number): string | undefined => lookUp(kinds, `${value}`);

/** “a blue Snatch”, “Necrocough”: what has one name of its own goes without an article. */
export const one = (name: string): string =>
  name === 'polisvin' || proper(name) === undefined ? `a ${thing(name)}` : thing(name);

const list = new Intl.ListFormat('en');

/** “a blue five and a Wild Hog”. */
export const oneEach = (names: readonly string[]): string => list.format(names.map(one));
