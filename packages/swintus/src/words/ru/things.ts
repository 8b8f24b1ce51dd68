import { type Face, faceOf } from '../cards.ts';

interface Hue {
  /** «красный», «красная», «красную», «красного». */
  readonly he: string;
  readonly she: string;
  readonly her: string;
  readonly him: string;
}

const hues: Readonly<Record<string, Hue>> = {
  red: { he: 'красный', she: 'красная', her: 'красную', him: 'красного' },
  green: { he: 'зелёный', she: 'зелёная', her: 'зелёную', him: 'зелёного' },
  yellow: { he: 'жёлтый', she: 'жёлтая', her: 'жёлтую', him: 'жёлтого' },
  blue: { he: 'синий', she: 'синяя', her: 'синюю', him: 'синего' },
};

export const values = ['ноль', 'единица', 'двойка', 'тройка', 'четвёрка', 'пятёрка', 'шестёрка', 'семёрка'];

/** Names of what is no number; those with a second form are alive enough to be laid as somebody. */
const kinds: Readonly<Record<string, readonly [name: string, whom?: string]>> = {
  hapyozh: ['Хапёж'],
  tihohryun: ['Тихохрюн', 'Тихохрюна'],
  hlopkopyt: ['Хлопкопыт', 'Хлопкопыта'],
  perehryuk: ['Перехрюк'],
  svinorot: ['Свинорот'],
  temnodel: ['Темнодел', 'Темнодела'],
  polisvin: ['Полисвин', 'Полисвина'],
  shtul: ['Штуль'],
  shshalun: ['Шшалун', 'Шшалуна'],
  shshevelis: ['Шшевелись'],
  shshtol: ['Шштоль'],
  shinkognito: ['Шинкогнито'],
  shmotrun: ['Шмотрун', 'Шмотруна'],
  shmunitet: ['Шмунитет'],
  shshto: ['Шшто?'],
  shshuriken: ['Шшурикен'],
};

const infections: Readonly<Record<string, readonly [name: string, whom?: string]>> = {
  'red-virus': ['Некрокашель'],
  'green-virus': ['Мертвосопли'],
  'yellow-virus': ['Скелетизм'],
  'blue-virus': ['Гнилозубье'],
  'red-vaccine': ['Грелка-горелка', 'Грелку-горелку'],
  'green-vaccine': ['Уморин'],
  'yellow-vaccine': ['Штыроид'],
  'blue-vaccine': ['Буравушка', 'Буравушку'],
};

const others: Readonly<Record<string, string>> = {
  etiquette: 'этикет',
  zombie: 'зомби',
  moles: 'кроты-банкиры',
  bill: 'вексель',
};

/** «красная семёрка», «синий Хапёж», «Полисвин», «Некрокашель». */
export const thing = (name: string): string => infections[name]?.[0] ?? others[name] ?? named(faceOf(name)) ?? name;

/** Whom or what one lays: «красную семёрку», «синий Хапёж», «Полисвина». */
export function whom(name: string): string {
  const infection = infections[name];
  if (infection) return infection[1] ?? infection[0];
  const face = faceOf(name);
  const alive = kinds[face.kind]?.[1];
  const value = nounOf(face);
  if (alive !== undefined) return of(face, 'him', alive);
  return value?.endsWith('а') ? of(face, 'her', `${value.slice(0, -1)}у`) : thing(name);
}

function named(face: Face): string | undefined {
  const value = nounOf(face);
  if (value !== undefined) return of(face, value.endsWith('а') ? 'she' : 'he', value);
  const kind = kinds[face.kind]?.[0];
  if (kind !== undefined) return of(face, 'he', kind);
  return face.colour === null ? undefined : hues[face.colour]?.he;
}

const nounOf = ({ kind, value }: Face): string | undefined => (kind === 'number' ? values[value ?? -1] : undefined);

function of({ colour }: Face, form: keyof Hue, noun: string): string {
  const hue = colour === null ? undefined : hues[colour];
  return hue === undefined ? noun : `${hue[form]} ${noun}`;
}

/** A card of this colour, whichever: «зелёная». */
export const cardOf = (colour: string): string => hues[colour]?.she ?? colour;

const list = new Intl.ListFormat('ru');

/** «синюю пятёрку и Полисвина». */
export const whomAll = (names: readonly string[]): string => list.format(names.map(whom));
