import type { ColourName } from '@tasovka/cards';
import { faceOf, lookUp } from '@tasovka/cards/words';
import type { CardKind, SetName } from '../../box.ts';

interface Hue {
  /** «красный», «красная», «красную», «красного». */
  readonly he: string;
  readonly she: string;
  readonly her: string;
  readonly him: string;
}

const hues: Readonly<Record<ColourName, Hue>> = {
  red: { he: 'красный', she: 'красная', her: 'красную', him: 'красного' },
  green: { he: 'зелёный', she: 'зелёная', her: 'зелёную', him: 'зелёного' },
  yellow: { he: 'жёлтый', she: 'жёлтая', her: 'жёлтую', him: 'жёлтого' },
  blue: { he: 'синий', she: 'синяя', her: 'синюю', him: 'синего' },
};

/** Those with a second form are laid as somebody or as something that is she. */
const kinds: Readonly<Record<CardKind, readonly [name: string, whom?: string]>> = {
  0: ['ноль'],
  1: ['единица', 'единицу'],
  2: ['двойка', 'двойку'],
  3: ['тройка', 'тройку'],
  4: ['четвёрка', 'четвёрку'],
  5: ['пятёрка', 'пятёрку'],
  6: ['шестёрка', 'шестёрку'],
  7: ['семёрка', 'семёрку'],
  hapyozh: ['Хапёж'],
  tihohryun: ['Тихохрюн', 'Тихохрюна'],
  hlopkopyt: ['Хлопкопыт', 'Хлопкопыта'],
  perehryuk: ['Перехрюк'],
  svinorot: ['Свинорот'],
  temnodel: ['Темнодел', 'Темнодела'],
  polisvin: ['Полисвин', 'Полисвина'],
  'shtul-0': ['Штуль'],
  'shshalun-1': ['Шшалун', 'Шшалуна'],
  'shshevelis-2': ['Шшевелись'],
  'shshtol-3': ['Шштоль'],
  'shinkognito-4': ['Шинкогнито'],
  'shmotrun-5': ['Шмотрун', 'Шмотруна'],
  'shmunitet-6': ['Шмунитет'],
  'shshto-7': ['Шшто?'],
  'shshuriken-7': ['Шшурикен'],
  'red-virus': ['Некрокашель'],
  'green-virus': ['Мертвосопли'],
  'yellow-virus': ['Скелетизм'],
  'blue-virus': ['Гнилозубье'],
  'red-vaccine': ['Грелка-горелка', 'Грелку-горелку'],
  'green-vaccine': ['Уморин'],
  'yellow-vaccine': ['Штыроид'],
  'blue-vaccine': ['Буравушка', 'Буравушку'],
};

const others: Readonly<Record<SetName | 'bill', string>> = {
  etiquette: 'этикет',
  zombie: 'зомби',
  moles: 'кроты-банкиры',
  bill: 'вексель',
};

/** «красная семёрка», «синий Хапёж», «Полисвин», «Некрокашель»; a colour alone is «красный». */
export function thing(name: string): string {
  const proper = lookUp(kinds, name)?.[0] ?? lookUp(others, name);
  const { colour, kind } = faceOf(name);
  if (proper !== undefined || colour === null) return proper ?? name;
  const [noun] = lookUp(kinds, kind) ?? [];
  return noun === undefined ? hues[colour].he : `${hues[colour][noun.endsWith('а') ? 'she' : 'he']} ${noun}`;
}

/** Whom or what one lays: «красную семёрку», «синий Хапёж», «Полисвина». */
export function whom(name: string): string {
  const { colour, kind } = faceOf(name);
  const [noun, laid] = lookUp(kinds, name) ?? lookUp(kinds, kind) ?? [];
  if (noun === undefined || laid === undefined) return thing(name);
  const isProper = colour === null || lookUp(kinds, name) !== undefined;
  return isProper ? laid : `${hues[colour][noun.endsWith('а') ? 'her' : 'him']} ${laid}`;
}

export const valueName = (value: number): string | undefined => lookUp(kinds, `${value}`)?.[0];

/** A card of this colour, whichever: «зелёная». */
export const cardOf = (colour: ColourName): string => hues[colour].she;

const list = new Intl.ListFormat('ru');

/** «синюю пятёрку и Полисвина». */
export const whomAll = (names: readonly string[]): string => list.format(names.map(whom));
