/** Faces people can choose from; named here so that a list of them does not bring the drawings along. */
export const faces = [
  'clerk',
  'cap',
  'cook',
  'queen',
  'winter',
  'party',
  'painter',
  'deejay',
  'builder',
  'pirate',
  'bookworm',
  'curly',
] as const;

/** Everybody who has a portrait: people, and Поросёнок, Хряк and Вепрь, from the mildest to the fiercest. */
export type AvatarName = (typeof faces)[number] | 'piglet' | 'hog' | 'boar';

const bots: Readonly<Record<string, AvatarName>> = {
  easy: 'piglet',
  solid: 'hog',
  strong: 'boar',
  piglet: 'piglet',
  hog: 'hog',
  boar: 'boar',
};

/** The drawing for a face as the server tells it; an unknown one gets a face by its letters. */
export function faceOf(face: string, bot: string | null): AvatarName {
  if (bot !== null) return bots[bot] ?? bots[face] ?? 'hog';
  const known = faces.find((one) => one === face);
  if (known) return known;
  let sum = 0;
  for (const letter of face) sum += letter.charCodeAt(0);
  return faces[sum % faces.length] ?? 'hog';
}

const anyOf = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)] as T;

/** Any of these that is still free; where none is, any. */
export function anyFree<T>(all: readonly T[], taken: readonly T[]): T {
  const free = all.filter((one) => !taken.includes(one));
  return anyOf(free.length > 0 ? free : all);
}
export const anyFace = (taken: readonly string[] = []): string => anyFree<string>(faces, taken);
