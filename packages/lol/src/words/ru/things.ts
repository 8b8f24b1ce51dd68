import type { ColourName } from '@tasovka/cards';
import { faceOf, lookUp } from '@tasovka/cards/words';
import type { CardKind } from '../../box.ts';

interface Hue {
  /** «красный», «красная», «красную». */
  readonly he: string;
  readonly she: string;
  readonly her: string;
}

const hues: Readonly<Record<ColourName, Hue>> = {
  red: { he: 'красный', she: 'красная', her: 'красную' },
  green: { he: 'зелёный', she: 'зелёная', her: 'зелёную' },
  yellow: { he: 'жёлтый', she: 'жёлтая', her: 'жёлтую' },
  blue: { he: 'синий', she: 'синяя', her: 'синюю' },
};

const kinds: Readonly<Record<CardKind, string>> = {
  0: 'ноль',
  1: 'единица',
  2: 'двойка',
  3: 'тройка',
  4: 'четвёрка',
  5: 'пятёрка',
  6: 'шестёрка',
  7: 'семёрка',
  8: 'восьмёрка',
  9: 'девятка',
  bah: '«Бах!»',
  ban: '«Бан!»',
  pff: '«П-ф-ф!»',
  bro: '«Бро!»',
  ups: '«Упс!»',
  ha: '«Ха!»',
  haha: '«Ха-ха!»',
  lol: '«ЛОЛ!»',
  imho: '«ИМХО!»',
};

const isShe = (noun: string): boolean => noun.endsWith('а');

/** «красная семёрка», «синий «Бах!»», «ИМХО!»; a colour alone is «красный». */
export function thing(name: string): string {
  const { colour, kind } = faceOf(name);
  const noun = lookUp(kinds, kind);
  if (colour === null) return noun ?? name;
  return noun === undefined ? hues[colour].he : `${hues[colour][isShe(noun) ? 'she' : 'he']} ${noun}`;
}

/** What one lays: «красную семёрку», «синий «Бах!»». */
export function whom(name: string): string {
  const { colour, kind } = faceOf(name);
  const noun = lookUp(kinds, kind);
  if (noun === undefined || colour === null || !isShe(noun)) return thing(name);
  return `${hues[colour].her} ${noun.slice(0, -1)}у`;
}

/** A card of this colour, whichever: «зелёная». */
export const cardOf = (colour: ColourName): string => hues[colour].she;
