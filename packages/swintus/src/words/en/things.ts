import { faceOf } from '../cards.ts';

export const values = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const kinds: Readonly<Record<string, string>> = {
  hapyozh: 'Snatch',
  tihohryun: 'Hush-Oink',
  hlopkopyt: 'Hoof Slam',
  perehryuk: 'U-Oink',
  svinorot: 'Pig Out',
  temnodel: 'Shady Deal',
  polisvin: 'Wild Hog',
  shtul: 'Sssit!',
  shshalun: 'Rassscal!',
  shshevelis: 'Pressto!',
  shshtol: 'Pawsss off!',
  shinkognito: 'Incognissto',
  shmotrun: 'Wink-sss',
  shmunitet: 'Immunissty',
  shshto: 'What’sss that?',
  shshuriken: 'Sssshuriken',
};

const others: Readonly<Record<string, string>> = {
  'red-virus': 'Necrocough',
  'green-virus': 'Deadsnot',
  'yellow-virus': 'Skeletitis',
  'blue-virus': 'Rottooth',
  'red-vaccine': 'Scaldbottle',
  'green-vaccine': 'Croakamol',
  'yellow-vaccine': 'Stabaroid',
  'blue-vaccine': 'Drillikins',
  etiquette: 'Etiquette',
  zombie: 'Zombies',
  moles: 'Mole Bankers',
  bill: 'bill',
};

/** “red seven”, “blue Snatch”, “Wild Hog”, “Necrocough”. */
export const thing = (name: string): string => others[name] ?? named(name) ?? name;

function named(name: string): string | undefined {
  const { colour, kind, value } = faceOf(name);
  const noun = kind === 'number' ? values[value ?? -1] : kinds[kind];
  if (noun === undefined) return colour ?? undefined;
  return colour === null ? noun : `${colour} ${noun}`;
}

/** “a blue Snatch”, “Necrocough”: what has one name of its own goes without an article. */
export function one(name: string): string {
  const { colour, kind } = faceOf(name);
  const proper = name in others || (colour === null && kind !== 'polisvin');
  return proper ? thing(name) : `a ${thing(name)}`;
}

const list = new Intl.ListFormat('en');

/** “a blue five and a Wild Hog”. */
export const oneEach = (names: readonly string[]): string => list.format(names.map(one));
