import { botNumber } from '@tasovka/protocol';

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

/** Bots are told apart by their faces, whatever their level: one for each of their names, in the same order. */
export const botFaces = [
  'freckles',
  'bow',
  'monocle',
  'garland',
  'sergeant',
  'plasters',
  'headscarf',
  'mohawk',
  'straw',
  'goggles',
] as const;
export type BotFace = (typeof botFaces)[number];

export const botFace = (name: string): string => botFaces[botNumber(name) % botFaces.length] ?? '';

/** Everybody who has a portrait: people, bots, and Поросёнок, Хряк and Вепрь, who stand for the levels of bots. */
export type AvatarName = (typeof faces)[number] | BotFace | 'piglet' | 'hog' | 'boar';

const levels: Readonly<Record<string, AvatarName>> = { easy: 'piglet', solid: 'hog', strong: 'boar' };

/** The drawing for a face as the server tells it; an unknown one gets a face by its letters. */
export function faceOf(face: string, bot: string | null): AvatarName {
  if (bot !== null) return botFaces.find((one) => one === face) ?? levels[bot] ?? 'hog';
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
